# I piani: ciò che si è fatto da quando non si può più tornare indietro, e altre vie tenute per confrontarle.
web-plan-start = Dall’inizio
web-plan-wall = Nessun ritorno
web-plan-take-back = Annulla questo
web-plan-taken-back = Annullato: { $step }.
web-plan-returned = Di nuovo a { $n }. { $step }.
web-plan-all-back = Tutto annullato.
web-plan-again = Rifai fin qui
web-plan-undone = annullato
web-plan-save = Salva come piano { $letter }
web-plan-is = Ciò che hai ora è il piano { $letter }
web-plan-full = Hai tenuto { $n } piani. Dimenticane uno per tenerne un altro.
web-plan-letter = Piano { $letter }
web-plan-kept = Piano { $letter } tenuto: { $facts }.
web-plan-letter-kept = Piano { $letter } tenuto.
web-plan-keep = Tieni come piano { $letter }
web-plan-take = Segui il piano { $letter }
web-plan-take-short = Segui questo piano
web-plan-taken = Il piano { $letter } è eseguito.
web-plan-forget = Dimentica il piano { $letter }
web-plan-forget-short = Dimenticalo
web-plan-forgotten = Il piano { $letter } è dimenticato.
web-plan-no-room = Non c’è posto per tenere ciò che hai ora. Prima dimentica un piano.
web-plan-stopped = Il piano { $letter } si è fermato a «{ $step }». { $why } Nulla di ciò che avevi è perso.
web-plan-gone = Non è più possibile.
web-plan-compare = I piani fianco a fianco
web-plan-now = Ora
web-plan-best = il migliore

# Le righe del confronto.
web-plan-row-leaving = Escono
web-plan-row-points = Punti
web-plan-row-neglected = Trascurati
web-plan-row-deaths = Muoiono
web-plan-row-beds = Letti liberi
web-plan-row-healed = Guariti
web-plan-row-dies = Muoiono
web-plan-row-critical = Diventano critici
web-plan-row-due = Pagamenti dovuti
web-plan-row-treatment = PT persi
web-plan-row-gold = Oro perso

# Le prime due righe, come si dicono.
web-plan-fact-leaving = { $n ->
    [one] { $n } esce
   *[other] { $n } escono
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
