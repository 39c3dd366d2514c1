### The table of Dynamite Nurse in the browser: its own words. What is said of the game comes from the server.

## Cards and Patients in words

web-nurse-ours = our version
web-nurse-numbers = numbers
web-nurse-starting = starting card
web-nurse-costs = costs { $n } Gold
web-nurse-gives-tp = gives { $n } TP
web-nurse-gives-gold = gives { $n } Gold
web-nurse-points = { $n } VP
web-nurse-severity = Severity { $n }
web-nurse-care = Care { $n }
web-nurse-payment = payment of { $n } TP due
web-nurse-paid = paid
web-nurse-in-hand = in your hand
web-nurse-left = { $n } left
web-nurse-of-copies = { $left } of { $copies } in the Town
web-nurse-can-pay = you can pay for it

## Places

web-nurse-parts = Parts of the table
web-nurse-tab-mine = Mine
web-nurse-tab-rivals = Rivals
web-nurse-tab-town = Town
web-nurse-road = Dungeon and ambulances
web-nurse-dungeon = Dungeon
web-nurse-next-patient = Next from the Dungeon
web-nurse-ambulances = Ambulances
web-nurse-place = Place { $n }
web-nurse-leading = { $n }, leading
web-nurse-trailing = { $n }, trailing
web-nurse-charge-of = in { $name }’s charge
web-nurse-nurses = Nurses
web-nurse-marks = Kill Marks
web-nurse-marks-left = Kill Marks left
web-nurse-graveyard = Graveyard
web-nurse-town = Town
web-nurse-piles =
    { $n ->
        [one] { $n } pile
       *[other] { $n } piles
    }
web-nurse-affordable = you can pay for { $n } now
web-nurse-see-next = Next Event
web-nurse-look-through = Event pile
web-nurse-free = free
web-nurse-hospital = Hospital
web-nurse-your-hospital = Your Hospital
web-nurse-hospital-of = { $name }’s Hospital
web-nurse-beds-used = Patients: { $used }, beds: { $beds }
web-nurse-healed = healed
web-nurse-healed-points = { $n } VP of healed Patients
web-nurse-hand = hand
web-nurse-deck = deck
web-nurse-discard = discard pile
web-nurse-markers = unused Duty Markers
web-nurse-look-closely = View { $name }
web-nurse-title = Dynamite Nurse
web-nurse-most-marks = Most marks
web-nurse-stage-title = { $name } is the Dynamite Nurse!
web-nurse-stage-marks = { $name } has the most marks.
web-nurse-you = You
web-nurse-nobody-admitted = no Patients admitted

## The hand

web-nurse-your-hand = Your hand
web-nurse-in-play = In play
web-nurse-hand-empty = Your hand is empty.
web-nurse-as-list = Show as list
web-nurse-as-fan = Show as fan
web-nurse-play-plain = Play { $n } basic cards

## Treat or buy

web-nurse-treat-or-buy = Treat or buy
web-nurse-treat = Treat
web-nurse-buy = Buy
web-nurse-or = or
web-nurse-actions =
    { $flex ->
        [0] { $treatments } to treat, { $purchases } to buy
        [one] { $flex } action{ $treatments ->
            [0] { "" }
           *[other] , { $treatments } to treat
        }{ $purchases ->
            [0] { "" }
           *[other] , { $purchases } to buy
        }
       *[other] { $flex } actions{ $treatments ->
            [0] { "" }
           *[other] , { $treatments } to treat
        }{ $purchases ->
            [0] { "" }
           *[other] , { $purchases } to buy
        }
    }
# $n can be treated now, $more after the rest of the hand is played.
web-nurse-treat-now =
    { $n ->
        [0] { $more ->
            [0] no one yet
           *[other] { $more } with your hand
        }
       *[other] { $n } now{ $more ->
            [0] { "" }
           *[other] , { $more } with your hand
        }
    }
web-nurse-buy-now =
    { $n ->
        [0] nothing yet
        [one] { $n } pile now
       *[other] { $n } piles now
    }
web-nurse-tp = { $n } TP
web-nurse-gold = { $n } Gold
web-nurse-way-operate = Operate
web-nurse-way-care = Care
web-nurse-more-piles = { $n } more with { $gold } Gold
web-nurse-now = now
web-nurse-with-hand = with your hand

## Buttons

web-nurse-key-operate = Operate { $n }
web-nurse-key-care = Care { $n }
web-nurse-key-pay = Pay { $n }
web-nurse-key-lead = To the front
web-nurse-key-trail = To the back
web-nurse-key-play = Play
web-nurse-key-keep = Keep
web-nurse-key-discard = Discard
web-nurse-do-play = Play { $card }
web-nurse-do-buy = Buy { $card }
web-nurse-do-keep = Keep { $card }
web-nurse-do-discard = Discard { $card }
web-nurse-do-recover = Recover { $card }
web-nurse-do-top = Put on top
web-nurse-do-exchange = Take { $card }
web-nurse-do-operate = Operate
web-nurse-do-care = Care
web-nurse-do-pay = Pay
web-nurse-do-admit = Admit
web-nurse-do-choose = Choose { $patient }
web-nurse-do-lead = To the front
web-nurse-do-trail = To the back
web-nurse-do-assign = Choose { $name }
web-nurse-do-swap = Exchange with { $name }
web-nurse-do-first = Choose { $name }
web-nurse-do-number = Choose { $n }
web-nurse-choose = Choose one
web-nurse-why-not = Why not?
web-nurse-end = End
web-nurse-only-end = Nothing left to do. End your Main Phase.
web-nurse-still =
    { $n ->
        [one] You can still play { $n } card.
       *[other] You can still play { $n } cards.
    }
web-nurse-still-operate = You can still operate on { $name }.
web-nurse-still-care = You can still care for { $name }.
web-nurse-still-admit =
    { $n ->
        [one] A Patient is waiting and a bed is free.
       *[other] { $n } Patients are waiting and beds are free.
    }
web-nurse-no-undo = You can’t undo this.
web-nurse-look-around = View table
web-nurse-answer = Answer
web-nurse-close = Close

## Looking through piles

web-nurse-your-cards = Your cards
web-nurse-look-graveyard = Graveyard
web-nurse-look-nurses = Nurse pile
web-nurse-look-events = Event pile
web-nurse-look-dungeon = Dungeon
web-nurse-in-deck = In your deck ({ $n }), order unknown
web-nurse-known-hand = Known cards in hand ({ $n })
web-nurse-deck-and-hand = Deck ({ $deck }) and hand ({ $hand }) together
web-nurse-in-discard = Discard pile ({ $n })
web-nurse-in-play-of = In play ({ $n })
web-nurse-healed-of = Healed ({ $n })
web-nurse-in-dungeon = Left ({ $n }), order unknown
web-nurse-on-top = On top
web-nurse-in-pile = In the pile ({ $n }), order unknown
web-nurse-at-bottom = At the bottom, in this order

## Forecast

web-nurse-if-end = If you end now
web-nurse-dies =
    { $n ->
        [one] { $n } dies
       *[other] { $n } die
    }
web-nurse-turn-critical =
    { $n ->
        [one] { $n } turns critical
       *[other] { $n } turn critical
    }
web-nurse-beds-of = { $used } of { $beds } beds
web-nurse-over = { $n } too many
web-nurse-none-over = enough beds
web-nurse-spare =
    { $tp ->
        [0] { $gold } Gold
       *[other] { $gold ->
            [0] { $tp } TP
           *[other] { $tp } TP, { $gold } Gold
        }
    }
web-nurse-lost = lost
web-nurse-due =
    { $n ->
        [one] { $n } payment due
       *[other] { $n } payments due
    }
web-nurse-before-end = before the phase ends

## In a replay

web-nurse-open-hand = Hand ({ $n })
web-nurse-open-deck = Deck ({ $n }), order unknown
