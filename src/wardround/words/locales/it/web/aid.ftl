### La scheda riassuntiva, una per gioco. Solo la sua pagina ha bisogno di queste parole.

web-aid-edition = Edizione
web-aid-print = Stampa su una pagina
web-aid-dice-hospital-goal = { $rounds } round; vince chi ha più punti.
web-aid-dice-hospital-course = Un round
web-aid-dice-hospital-intake = Si tirano 3 dadi per ambulanza (né 1 né 6) e si caricano dal più basso al più alto. Ogni giocatore ne prende una; il primo giocatore non può prendere la numero 1. La più bassa tra quelle prese porta una sacca di sangue e il segnalino primo giocatore. Per ogni paziente senza letto muore un paziente precedente.
web-aid-dice-hospital-improvement = In ordine di ambulanza, dalla più bassa: prendi un dipartimento o uno specialista{ $required ->
    [yes] { " finché ce n’è" }
   *[no] , o niente
}. Poi puoi scartare { $returns ->
    [any] dei miglioramenti, ognuno per una sacca di sangue
   *[one] un miglioramento per una sacca di sangue
}.
web-aid-dice-hospital-activation = Tutti insieme: piazza lo staff uno alla volta, ognuno una volta, ogni dipartimento una volta. Un paziente curato oltre il 6 è subito dimesso. Uno specialista può aggiungere il suo effetto. Una sacca di sangue cura di 1 un paziente qualsiasi, o cambia colore a un paziente subito prima di una cura, { $lasts ->
    [effect] per quel solo effetto
   *[phase] fino alla fine della fase
}.
web-aid-dice-hospital-neglect = I pazienti non trattati perdono 1; a 0 muoiono.
web-aid-dice-hospital-discharge = Punti per tutti i pazienti dimessi insieme; { $empty } in più se tutti i letti sono vuoti; poi gli amministratori.
web-aid-dice-hospital-shift-change = Lo staff torna, tutti i pazienti tornano non trattati, si rivelano nuovi miglioramenti.
web-aid-dice-hospital-end = { $fatality } per ogni decesso, { $bag } per ogni sacca di sangue. Parità: meno pazienti rimasti, poi la somma più alta dei loro valori.
web-aid-dice-hospital-points = Punti per i pazienti dimessi in un round
web-aid-dynamite-nurse-goal = Vince chi ha più punti vittoria (PV); a parità, chi ha meno segni di morte.
web-aid-dynamite-nurse-course = Un turno
web-aid-dynamite-nurse-main = Gioca quante carte vuoi. Una volta per turno, tratta un Paziente o compra una carta. Un’Operazione costa la gravità, guarisce e porta un’Infermiera; le cure stabilizzano un Paziente critico. I punti trattamento (PT) e l’oro non usati si perdono.
web-aid-dynamite-nurse-transportation = Un Paziente passa dal Sotterraneo alle ambulanze, e tu scegli chi se ne fa carico. Se sono piene, uno in trasporto diventa critico. I casi d’emergenza vanno dritti a un Ospedale.
web-aid-dynamite-nurse-admission = Ricovera chi vuoi tra i Pazienti a tuo carico. Hai due letti: per ogni Paziente in più, un altro diventa critico; se lo era già, muore e ti dà un segno di morte.
web-aid-dynamite-nurse-cleanup = Tieni una carta o nessuna, scarta il resto, pescane quattro.
web-aid-dynamite-nurse-end = Appena finiscono i segni di morte o il Sotterraneo: PV di Pazienti e carte, +1 per ogni Paziente ricoverato, meno i segni di morte; la Dynamite Nurse vale due segni in più.
web-aid-dynamite-nurse-points = PV per i segni di morte (oltre sei, come con sei)
web-aid-cost = { $cost } oro
web-aid-departments = Dipartimenti
web-aid-specialists = Specialisti
web-aid-administrators = Amministratori
web-aid-expansion = Medicina sperimentale
web-aid-actions = Carte Azione
web-aid-nurses = Infermiere
web-aid-patients = Pazienti
web-aid-tokens = Segnalini
