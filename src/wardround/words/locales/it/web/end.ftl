# La fine di una partita: chi ha vinto, che cosa è stato contato, e che cosa fare poi.

web-end-every-point = Ogni punto
web-end-others = Gli altri
web-end-afterwards = E dopo
web-daily-end = Come è andata agli altri

web-end-busiest = Il dipartimento e la persona più occupati
web-end-use =
    { $n ->
        [one] { $n } piazzamento: { $healed } curati, { $home } mandati a casa
       *[other] { $n } piazzamenti: { $healed } curati, { $home } mandati a casa
    }
web-end-all-uses = Tutti i dipartimenti e il personale
web-end-who = Dipartimento o persona
web-end-times = Piazzati
web-end-healed = Curati
web-end-home = A casa

web-end-left = Rimasto sul tavolo
web-end-left-about = Il consigliere riguarda ogni tua decisione. Ci vuole un momento.
web-end-left-ask = Chiedi al consigliere
web-end-left-thinks = Il consigliere sta guardando …
web-end-left-none = Niente. Il consigliere non ha trovato di meglio.
web-end-better = Che cosa era meglio
web-end-try = Prova
web-end-costly = Le decisioni più costose
web-end-sums = Da dove vengono i punti

web-end-sheet = Il foglio
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
web-end-balance = Vinto e perso
web-end-dead = Pazienti morti
web-end-your-healed = I tuoi Pazienti guariti
web-end-healed-of = Pazienti guariti: { $name }
web-end-you-bought = I tuoi acquisti
web-end-bought-by = Acquisti: { $name }

web-end-report = Segnala un difetto
web-end-report-about = Copia il rapporto e mandacelo insieme al file della partita. Con il file si può rigiocare ogni mossa. Niente viene mandato da solo.
web-end-report-wrong = Che cosa non andava?
web-end-report-text = Il rapporto
web-end-report-copy = Copia il rapporto
web-end-report-file = Salva il file
web-end-report-saved = Il file della partita è salvato.
