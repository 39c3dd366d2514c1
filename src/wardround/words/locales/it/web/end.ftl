# La fine di una partita: chi ha vinto, che cosa è stato contato, e che cosa fare poi.

web-end-every-point = Punto per punto
web-end-others = Gli altri giocatori
web-end-afterwards = E adesso?
web-daily-end = Vedi tutti i risultati

web-end-busiest = Dipartimento e staff più attivi
web-end-use =
    { $n ->
        [one] { $n } piazzamento; curati: { $healed }, dimessi: { $home }
       *[other] { $n } piazzamenti; curati: { $healed }, dimessi: { $home }
    }
web-end-all-uses = Tutti i dipartimenti e lo staff
web-end-who = Dipartimento o staff
web-end-times = Piazzati
web-end-healed = Curati
web-end-home = Dimessi

web-end-left = Punti mancati
web-end-left-about = Il coach analizza tutte le tue decisioni. Ci vuole un momento.
web-end-left-ask = Chiedi al coach
web-end-left-thinks = Il coach sta analizzando…
web-end-left-none = Nessuno! Il coach non ha trovato di meglio.
web-end-better = La mossa migliore
web-end-try = Prova
web-end-costly = Le decisioni più costose
web-end-sums = Da dove vengono i tuoi punti

web-end-sheet = Foglio dei punti
web-end-points-for = Punti per
web-end-count = { $n } in tutto:
web-end-total = Totale
web-end-kind-acquired = Pazienti guariti
web-end-kind-admitted = Ancora ricoverati
web-end-kind-card = Carte e Infermiere
web-end-kind-end-text = A fine partita
web-end-kind-kill-marks = Segni di morte
web-end-bought = Carte comprate
web-end-treatment = PT
web-end-gold = Oro
web-end-used = { $n } usati
web-end-unused = { $n } persi
web-end-balance = Punti guadagnati e persi
web-end-dead = Pazienti morti
web-end-your-healed = I tuoi Pazienti guariti
web-end-healed-of = Pazienti guariti: { $name }
web-end-you-bought = I tuoi acquisti
web-end-bought-by = Acquisti: { $name }

web-end-report = Segnala un bug
web-end-report-about = Copia il rapporto e mandacelo insieme al file di partita, così possiamo rigiocare ogni mossa. Niente viene inviato in automatico.
web-end-report-wrong = Che cosa è andato storto?
web-end-report-text = Rapporto
web-end-report-copy = Copia il rapporto
web-end-report-file = Salva il file
web-end-report-saved = File di partita salvato.
