### Il tavolo di Dynamite Nurse nel browser: le sue parole. Quello che si dice del gioco viene dal server.

## Carte e Pazienti a parole

web-nurse-ours = nostra versione
web-nurse-numbers = numeri
web-nurse-starting = carta iniziale
web-nurse-costs = costa { $n } oro
web-nurse-gives-tp = dà { $n } PT
web-nurse-gives-gold = dà { $n } oro
web-nurse-points = { $n } PV
web-nurse-severity = gravità { $n }
web-nurse-care = cure { $n }
web-nurse-payment = pagamento di { $n } PT da fare
web-nurse-paid = pagato
web-nurse-in-hand = nella tua mano
web-nurse-left =
    { $n ->
        [one] resta { $n }
       *[other] restano { $n }
    }
web-nurse-of-copies = { $left } su { $copies } in Città
web-nurse-can-pay = puoi pagarla

## Luoghi

web-nurse-parts = Parti del tavolo
web-nurse-tab-mine = Mio
web-nurse-tab-rivals = Rivali
web-nurse-tab-town = Città
web-nurse-road = Sotterraneo e ambulanze
web-nurse-dungeon = Sotterraneo
web-nurse-next-patient = Prossimo dal Sotterraneo
web-nurse-ambulances = Ambulanze
web-nurse-place = Posto { $n }
web-nurse-leading = { $n }, in testa
web-nurse-trailing = { $n }, in coda
web-nurse-charge-of = responsabile: { $name }
web-nurse-nurses = Infermiere
web-nurse-marks = segni di morte
web-nurse-marks-left = segni di morte
web-nurse-graveyard = Cimitero
web-nurse-town = Città
web-nurse-piles =
    { $n ->
        [one] { $n } pila
       *[other] { $n } pile
    }
web-nurse-affordable = ne puoi pagare { $n }
web-nurse-see-next = Prossimo Evento
web-nurse-look-through = Pila Eventi
web-nurse-free = libero
web-nurse-hospital = Ospedale
web-nurse-your-hospital = Il tuo Ospedale
web-nurse-hospital-of = Ospedale di { $name }
web-nurse-beds-used = Pazienti: { $used }, letti: { $beds }
web-nurse-healed = guariti
web-nurse-healed-points = { $n } PV di Pazienti guariti
web-nurse-hand = mano
web-nurse-deck = mazzo
web-nurse-discard = scarti
web-nurse-markers = segnalini liberi
web-nurse-look-closely = Vedi { $name }
web-nurse-title = Dynamite Nurse
web-nurse-most-marks = Più segni di tutti
web-nurse-stage-title = { $name } è la Dynamite Nurse!
web-nurse-stage-marks = { $name } ha più segni di tutti.
web-nurse-you = Tu
web-nurse-nobody-admitted = nessun Paziente ricoverato

## La mano

web-nurse-your-hand = La tua mano
web-nurse-in-play = In gioco
web-nurse-hand-empty = La tua mano è vuota.
web-nurse-as-list = Mostra come elenco
web-nurse-as-fan = Mostra a ventaglio
web-nurse-play-plain = Gioca { $n } carte base

## Trattare o comprare

web-nurse-treat-or-buy = Tratta o compra
web-nurse-treat = Tratta
web-nurse-buy = Compra
web-nurse-or = o
web-nurse-actions =
    { $flex ->
        [0] trattare { $treatments }, comprare { $purchases }
        [one] { $flex } azione{ $treatments ->
            [0] { "" }
           *[other] , trattare { $treatments }
        }{ $purchases ->
            [0] { "" }
           *[other] , comprare { $purchases }
        }
       *[other] { $flex } azioni{ $treatments ->
            [0] { "" }
           *[other] , trattare { $treatments }
        }{ $purchases ->
            [0] { "" }
           *[other] , comprare { $purchases }
        }
    }
# $n si trattano ora, $more dopo aver giocato il resto della mano.
web-nurse-treat-now =
    { $n ->
        [0] { $more ->
            [0] ancora nessuno
           *[other] { $more } con la tua mano
        }
       *[other] { $n } ora{ $more ->
            [0] { "" }
           *[other] , { $more } con la tua mano
        }
    }
web-nurse-buy-now =
    { $n ->
        [0] ancora niente
        [one] { $n } pila ora
       *[other] { $n } pile ora
    }
web-nurse-tp = { $n } PT
web-nurse-gold = { $n } oro
web-nurse-way-operate = Opera
web-nurse-way-care = Cura
web-nurse-more-piles = altre { $n } con { $gold } oro
web-nurse-now = ora
web-nurse-with-hand = con la tua mano

## Pulsanti

web-nurse-key-operate = Opera { $n }
web-nurse-key-care = Cura { $n }
web-nurse-key-pay = Paga { $n }
web-nurse-key-lead = In testa
web-nurse-key-trail = In coda
web-nurse-key-play = Gioca
web-nurse-key-keep = Tieni
web-nurse-key-discard = Scarta
web-nurse-do-play = Gioca { $card }
web-nurse-do-buy = Compra { $card }
web-nurse-do-keep = Tieni { $card }
web-nurse-do-discard = Scarta { $card }
web-nurse-do-recover = Riprendi { $card }
web-nurse-do-top = Metti in cima
web-nurse-do-exchange = Prendi { $card }
web-nurse-do-operate = Opera
web-nurse-do-care = Cura
web-nurse-do-pay = Paga
web-nurse-do-admit = Ricovera
web-nurse-do-choose = Scegli { $patient }
web-nurse-do-lead = Metti in testa
web-nurse-do-trail = Metti in coda
web-nurse-do-assign = Scegli { $name }
web-nurse-do-swap = Scambia con { $name }
web-nurse-do-first = Scegli { $name }
web-nurse-do-number = Scegli { $n }
web-nurse-choose = Fai una scelta
web-nurse-why-not = Perché no?
web-nurse-end = Finisci
web-nurse-only-end = Non c’è altro da fare. Termina la tua fase principale.
web-nurse-still =
    { $n ->
        [one] Puoi ancora giocare { $n } carta.
       *[other] Puoi ancora giocare { $n } carte.
    }
web-nurse-still-operate = Operazione ancora possibile: { $name }.
web-nurse-still-care = Cura ancora possibile: { $name }.
web-nurse-still-admit =
    { $n ->
        [one] Un Paziente aspetta e un letto è libero.
       *[other] { $n } Pazienti aspettano e ci sono letti liberi.
    }
web-nurse-no-undo = Non potrai annullare.
web-nurse-look-around = Vedi il tavolo
web-nurse-answer = Rispondi
web-nurse-close = Chiudi

## Guardare le pile

web-nurse-your-cards = Le tue carte
web-nurse-look-graveyard = Cimitero
web-nurse-look-nurses = Pila delle Infermiere
web-nurse-look-events = Pila degli Eventi
web-nurse-look-dungeon = Sotterraneo
web-nurse-in-deck = Nel tuo mazzo ({ $n }), ordine sconosciuto
web-nurse-known-hand = Carte note in mano ({ $n })
web-nurse-deck-and-hand = Mazzo ({ $deck }) e mano ({ $hand }) insieme
web-nurse-in-discard = Scarti ({ $n })
web-nurse-in-play-of = In gioco ({ $n })
web-nurse-healed-of = Guariti ({ $n })
web-nurse-in-dungeon = Rimasti ({ $n }), ordine sconosciuto
web-nurse-on-top = In cima
web-nurse-in-pile = Nella pila ({ $n }), ordine sconosciuto
web-nurse-at-bottom = In fondo, in quest’ordine

## Previsione

web-nurse-if-end = Se finisci ora
web-nurse-dies =
    { $n ->
        [one] { $n } muore
       *[other] { $n } muoiono
    }
web-nurse-turn-critical =
    { $n ->
        [one] { $n } diventa critico
       *[other] { $n } diventano critici
    }
web-nurse-beds-of = { $used } su { $beds } letti
web-nurse-over = { $n } di troppo
web-nurse-none-over = letti sufficienti
web-nurse-spare =
    { $tp ->
        [0] { $gold } oro
       *[other] { $gold ->
            [0] { $tp } PT
           *[other] { $tp } PT, { $gold } oro
        }
    }
web-nurse-lost = persi
web-nurse-due =
    { $n ->
        [one] { $n } pagamento da fare
       *[other] { $n } pagamenti da fare
    }
web-nurse-before-end = prima che finisca la fase

## In un replay

web-nurse-open-hand = Mano ({ $n })
web-nurse-open-deck = Mazzo ({ $n }), ordine sconosciuto
