### Che cosa succede a un tavolo: chi deve fare che cosa, e che cosa cambierebbe una scelta.

## La riga di stato

now-more-players =
    { $count ->
        [one] Manca ancora { $count } giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
now-waiting =
    { $count ->
        [one] Aspettiamo { $players }: deve { $task }.
       *[other] Aspettiamo { $players }: devono { $task }.
    }
now-won =
    { $person ->
        [you] Vinci con { $score }.
       *[other] { $player } vince con { $score }.
    }
now-shared = { $players }: vittoria condivisa con { $score }.

## Che cosa devono fare i giocatori: Dice Hospital, dopo “deve”

task-set-values = assegnare i valori ai pazienti iniziali
task-keep-administrator = tenere un amministratore
task-reveal-extra = rivelare un dipartimento o uno specialista in più
task-event-return = decidere per l’evento
task-event-raise = decidere per l’evento
task-event-lower = diminuire un paziente per l’evento
task-load = caricare le ambulanze
task-take-ambulance = prendere un’ambulanza
task-leave-die = lasciare fuori un dado
task-remove = liberare dei letti
task-improve = prendere un dipartimento o uno specialista
task-return-improvement = decidere se scartare un miglioramento
task-activation = finire l’attivazione
task-protect = proteggere pazienti trascurati
task-reports = decidere per i rapporti medici
task-collect = far raccogliere un paziente o passare

## Che cosa devono fare i giocatori: Dynamite Nurse, dopo “deve”

dn-task-main = giocare la fase principale
dn-task-second-event = comprare o no il nuovo Evento
dn-task-assign = scegliere il responsabile del nuovo Paziente
dn-task-acquire = decidere se acquisire un Paziente
dn-task-refer = decidere se affidare un Paziente
dn-task-refer-to = scegliere chi riceve un Paziente
dn-task-pass-on = decidere se dare via un Paziente in trasporto
dn-task-pass-on-to = scegliere il nuovo responsabile
dn-task-erase = scegliere un Paziente morto
dn-task-search = scegliere una pila
dn-task-search-top = scegliere una carta per la cima
dn-task-worsen-own = scegliere chi entra in condizioni critiche
dn-task-send-back = scegliere quanti Pazienti tornano indietro
dn-task-send-back-patient = scegliere un Paziente da rimandare
dn-task-send-back-to = scegliere il nuovo responsabile
dn-task-exchange = scegliere un’Infermiera da scambiare
dn-task-swap = scegliere con chi scambiare Pazienti
dn-task-swap-first = scegliere chi comincia
dn-task-swap-give = dare via un Paziente
dn-task-move = decidere se spostare un Paziente
dn-task-stabilise = decidere se stabilizzare un Paziente
dn-task-admit-now = decidere se ricoverare un Paziente
dn-task-discard = scartare
dn-task-recover = riprendere una carta
dn-task-admission = ricoverare Pazienti
dn-task-beds = scegliere chi resta senza letto
dn-task-cleanup = riordinare

## Che cosa darebbe una scelta: Dice Hospital

would-patient-healed = { $before } passa a { $after-value }.
would-patient-flipped = { $before } passa a { $after-value }.
would-patient-recoloured = { $before } diventa { $after-colour }.
would-patient-worsened = { $before } peggiora e passa a { $after-value }.
would-patient-discharged = { $before } viene dimesso.
would-patient-died = { $before } muore: 1 decesso.
would-patient-returned = { $die } torna nel sacchetto.
would-patient-protected = { $die } non peggiora.
would-bag-spent = Spendi una sacca di sangue.
would-bags-gained =
    { $count ->
        [one] Guadagni una sacca di sangue.
       *[other] Guadagni { $count } sacche di sangue.
    }
would-fatality-discarded =
    { $count ->
        [one] Scarti un decesso.
       *[other] Scarti { $count } decessi.
    }
would-first-player = Diventi primo giocatore.
would-points-scored = { $signed }: { $reason }.
would-several-worsen = Pazienti trascurati peggiorano: { $dice }.
would-several-die = { $dice } muoiono: { $fatalities }.

## Che cosa darebbe una scelta: Dynamite Nurse

dn-would-gain = Guadagni { $gains }.
dn-would-patient-operated = { $patient }: guarito, { $vp }.
dn-would-patient-cared-for = { $patient }: non più critico.
dn-would-patient-stabilised = { $patient }: non più critico.
dn-would-patient-paid-for = { $patient }: vivo per questo turno.
dn-would-patient-acquired = Acquisisci il { $patient }: { $vp }.
dn-would-patient-worsened = { $patient }: condizioni critiche.
dn-would-patient-died = { $patient }: morto.
dn-would-kill-marks-taken =
    { $count ->
        [one] Prendi { $count } segno di morte.
       *[other] Prendi { $count } segni di morte.
    }
dn-would-kill-mark-returned = Restituisci un segno di morte.
dn-would-dynamite-nurse-taken = Diventi la Dynamite Nurse.
dn-would-card-bought = { $card } va nei tuoi scarti per { $cost } oro.
dn-would-emergency-own = Questo Paziente va direttamente nel tuo Ospedale. Letti occupati: { $used } su { $beds }.
dn-would-emergency-other = Questo Paziente va direttamente nell’Ospedale { $of }. Letti occupati: { $used } su { $beds }.
dn-would-lack-beds = Senza un letto libero, un Paziente entra in condizioni critiche al prossimo controllo dei letti.
dn-would-charge-own = Questo Paziente aspetta nelle ambulanze. I tuoi letti liberi: { $free }.
dn-would-charge-other = Questo Paziente aspetta nelle ambulanze. Letti liberi nell’Ospedale { $of }: { $free }.
dn-would-transport-failed = Nessun Paziente può essere trasportato.
dn-would-game-ended = La partita finisce: { $reason }.

## La fine di una partita

debrief-round = Round { $round }
debrief-player = { $player } con { $score }
debrief-others = Poi: { $players }.
debrief-tie = Parità fra { $players }: vince chi ha meno pazienti rimasti, poi la somma più alta dei loro valori (DH-9.2).
dn-debrief-tie = Parità fra { $players }: vince chi ha meno segni di morte (DN-3.4).
