# I piani: le tue mosse dall’ultimo punto annullabile, e varianti salvate da confrontare.
web-plan-start = Dall’inizio
web-plan-wall = Da qui non puoi annullare oltre
web-plan-take-back = Annulla questa mossa
web-plan-taken-back = Annullato: { $step }.
web-plan-returned = Di nuovo a { $n }. { $step }.
web-plan-all-back = Tutto annullato.
web-plan-again = Ripristina fin qui
web-plan-undone = annullato
web-plan-save = Salva come piano { $letter }
web-plan-is = Questo è il piano { $letter }
web-plan-full = { $n } piani salvati. Eliminane uno per salvarne un altro.
web-plan-letter = Piano { $letter }
web-plan-kept = Piano { $letter } salvato: { $facts }.
web-plan-letter-kept = Piano { $letter } salvato.
web-plan-keep = Salva come piano { $letter }
web-plan-take = Usa il piano { $letter }
web-plan-take-short = Usa
web-plan-taken = Ora segui il piano { $letter }.
web-plan-forget = Elimina il piano { $letter }
web-plan-forget-short = Elimina
web-plan-forgotten = Piano { $letter } eliminato.
web-plan-no-room = Non c’è spazio per salvare le tue mosse. Elimina prima un piano.
web-plan-stopped = Il piano { $letter } si è fermato a «{ $step }». { $why } Non hai perso nulla.
web-plan-gone = Non è più possibile.
web-plan-compare = Confronta i piani
web-plan-now = Ora
web-plan-best = il migliore

# Le righe del confronto.
web-plan-row-leaving = Dimessi
web-plan-row-points = Punti
web-plan-row-neglected = Trascurati
web-plan-row-deaths = Decessi
web-plan-row-beds = Letti liberi
web-plan-row-healed = Guariti
web-plan-row-dies = Morti
web-plan-row-critical = Diventano critici
web-plan-row-due = Pagamenti da fare
web-plan-row-treatment = PT persi
web-plan-row-gold = Oro perso

# Le prime due righe in breve.
web-plan-fact-leaving = { $n ->
    [one] { $n } dimesso
   *[other] { $n } dimessi
}
web-plan-fact-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
web-plan-fact-healed = { $n ->
    [one] { $n } guarito
   *[other] { $n } guariti
}
web-plan-fact-dies = { $n ->
    [one] { $n } muore
   *[other] { $n } muoiono
}
