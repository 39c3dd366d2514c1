### The board of Dice Hospital in the browser.

## The pieces and places of Dice Hospital

web-dice-colour-red = rosso
web-dice-colour-yellow = giallo
web-dice-colour-green = verde
web-dice-die =
    { $value ->
        [none] { $colour }
       *[other] { $colour } { $value }
    }
web-dice-bed =
    { $colour }, valore { $value }, reparto { $ward }, letto { $bed }, { $treated ->
        [yes] trattato
       *[no] non trattato
    }{ $critical ->
        [yes] , critico
       *[no] { "" }
    }{ $state ->
        [can] , si può scegliere
        [chosen] , scelto
       *[plain] { "" }
    }{ $as ->
        [none] { "" }
       *[other] { " " }come { $as }
    }{ $paid ->
        [yes] { " " }per una sacca di sangue
       *[no] { "" }
    }{ $becomes ->
        [home] , torna a casa
        [death] , morirebbe
        [value] , diventa { $delta }
        [safe] , resta com’è
       *[none] { "" }
    }
web-dice-room =
    { $name }. { $text } { $state ->
        [used] Usato in questo round{ $staff ->
            [none] .
           *[other] : { $staff }.
        }
        [active] Al lavoro.
        [can] Si può usare.
        [picked] Scelto.
       *[plain] { "" }
    }{ $ours ->
        [yes] { " " }Versione nostra.
       *[no] { "" }
    }
web-dice-person =
    { $name }. { $text }{ $ours ->
        [yes] { " " }Versione nostra.
       *[no] { "" }
    }
web-dice-ours = versione nostra
web-dice-patient-about = Il numero è la salute del paziente, da 1 a 6. Oltre il 6 viene dimesso dall'ospedale, sotto l'1 muore.
web-dice-department = Dipartimento
web-dice-specialist = Specialista
web-dice-administrator = Amministratore
web-dice-report = Rapporto medico
web-dice-event = Evento del round
web-dice-stack =
    { $n ->
        [one] { $n } carta rimasta
       *[other] { $n } carte rimaste
    }
web-dice-house = San Pip
web-dice-house-of = Ospedale di { $name }
web-dice-own-hospital = Il tuo ospedale
web-dice-wards = Reparti
web-dice-ward = Reparto { $n }
web-dice-wards-how = sul cuscino: non trattato · sulla coperta: trattato
web-dice-your-wards = I tuoi reparti
web-dice-occupied =
    { $n ->
        [one] { $n } paziente
       *[other] { $n } pazienti
    }, { $free ->
        [one] { $free } letto libero
       *[other] { $free } letti liberi
    }{ $coming ->
        [0] { "" }
       *[other] ; { $coming } in arrivo
    }
web-dice-rooms = Dipartimenti
web-dice-rooms-colour = Per colore
web-dice-rooms-number = Per valore
web-dice-rooms-drafted = Aggiunti
web-dice-used = Usato in questo round
web-dice-staff = Staff
web-dice-idle = libero
web-dice-free = { $name }, liberi: { $n }. { $text }
web-dice-none-free = Tutti sono al lavoro.
web-dice-duty = In servizio
web-dice-works = { $name } in { $room }
web-dice-bags = Sacche di sangue
web-dice-bags-use =
    { $n ->
        [one] Sacche di sangue: { $n }. Usala
       *[other] Sacche di sangue: { $n }. Usane una
    }
web-dice-discharged = Dimessi
web-dice-mortuary = Obitorio
web-dice-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-dice-left =
    { $n ->
        [one] { $n } paziente dimesso in questo round
       *[other] { $n } pazienti dimessi in questo round
    }
web-dice-next = prossimo: +{ $points }
web-dice-ladder = Punti per numero di dimessi insieme
web-dice-fatalities =
    { $n ->
        [one] { $n } decesso
       *[other] { $n } decessi
    }
web-dice-home = casa
web-dice-arrives = arriva
web-dice-looking-on = Stai guardando.
web-dice-close = Chiudi
web-dice-panes = Parti del tabellone
web-dice-others = Altri

## Deciding

web-dice-choose = Scegli
web-dice-taken = Nessuno era scelto: va { $staff }.
web-dice-staff-in-hand = { $staff } in mano: scegli un dipartimento.
web-dice-bag-in-hand = Una sacca di sangue in mano: scegli un paziente da curare. Per un altro colore scegli prima un dipartimento.
web-dice-needs = { $why } La sua carta: { $text }
web-dice-give-back = Scartare un miglioramento per una sacca di sangue?
web-dice-no-undo = Dopo non si può annullare.
web-dice-keep-all = Tieni tutto
web-dice-starting = I tuoi pazienti iniziali
web-dice-given = Assegnati
web-dice-step = Passo { $n } di { $of }
web-dice-suggest = Suggerisci
web-dice-done = Fatto
web-dice-reopen = Riapri
web-dice-finish = Finisci lo stesso
web-dice-unused =
    { $n ->
        [one] { $n } membro dello staff si può ancora piazzare. Finire?
       *[other] { $n } membri dello staff si possono ancora piazzare. Finire?
    }
web-dice-missing-room = Scegli un dipartimento
web-dice-missing-patient = Scegli un paziente
web-dice-missing-ambulance = Scegli un’ambulanza
web-dice-missing-card = Scegline uno
web-dice-put-back = Rimetti { $die }
web-dice-as = Di quale colore
web-dice-do-treat = Applica
web-dice-do-transfuse = Applica
web-dice-do-place = Piazza
web-dice-do-set = Assegna
web-dice-do-load = Carica
web-dice-do-leave = Lascia
web-dice-do-remove = Rimuovi
web-dice-do-protect = Proteggi
web-dice-do-raise = Aumenta
web-dice-do-lower = Abbassa
web-dice-do-collect = Invia
web-dice-do-return-die = Rimetti
web-dice-do-take-department = Prendi
web-dice-do-take-specialist = Prendi
web-dice-do-return-improvement = Restituisci
web-dice-do-keep = Tieni
web-dice-do-reveal = Rivela
web-dice-do-copy = Copia
web-dice-do-report = Completa
web-dice-do-choose = Scegli
web-dice-do-use = Usa
web-dice-do-draw = Ammetti
web-dice-do-skip = Lascia
web-dice-do-pass = Passa
web-dice-do-done = Fatto

## Intake and improvements

web-dice-ambulances = Ambulanze
web-dice-ambulance = Ambulanza { $n }
web-dice-van = Ambulanza { $n }: { $dice }
web-dice-your-pick = la tua scelta
web-dice-sum = Somma dei punti: { $n }
web-dice-improves =
    { $n ->
        [1] { $last ->
            [yes] Migliori per primo
           *[no] Per ora migliori per primo
        }
       *[other] { $last ->
            [yes] Migliori come numero { $n }
           *[no] Per ora migliori come numero { $n }
        }
    }
web-dice-all-fit = tutti e tre trovano un letto
web-dice-too-many =
    { $n ->
        [one] niente letto per { $n }: va rimosso un paziente di prima
       *[other] niente letto per { $n }: vanno rimossi altrettanti pazienti di prima
    }
web-dice-lowest =
    { $last ->
        [yes] La più bassa: una sacca di sangue e il campanello
       *[no] Se resta la più bassa: una sacca di sangue e il campanello
    }
web-dice-not-first = Il Primo giocatore non può prendere questa
web-dice-lowest-yet = La più bassa finora: una sacca di sangue e il campanello
web-dice-room-left =
    { $n ->
        [one] Ancora { $n } posto
       *[other] Ancora { $n } posti
    }
web-dice-arriving = Alla porta
web-dice-tray = Nel vassoio
web-dice-load-title = Chi sale adesso?
web-dice-leave-title = Chi resta fuori?
web-dice-market = Miglioramenti in mostra
web-dice-market-tab = Scelte
web-dice-improve-now = Migliora il tuo ospedale
web-dice-comes-here = arriva qui
web-dice-then-improve = Poi migliorare
web-dice-improve-how = un dipartimento o uno specialista a testa, prima l’ambulanza più bassa
web-dice-market-empty = Non resta niente.
web-dice-order = Ordine
web-dice-fits =
    { $waits ->
        [yes] dal prossimo round
       *[no] { $n ->
            [0] { $works ->
                [yes] utilizzabile ora
               *[no] non serve a nessuno ora
            }
           *[other] adatto a { $n } su { $of }
        }
    }
# In quanti dipartimenti si potrebbe usare la capacità dello specialista.
web-dice-helps =
    { $waits ->
        [yes] dal prossimo round
       *[no] { $n ->
            [0] { $luck ->
                [0] non serve da nessuna parte ora
               *[other] serve solo con la fortuna
            }
           *[other] serve in { $n } su { $of } dipartimenti
        }
    }

## The night, reports, collections

web-dice-night = La notte del round { $n }
web-dice-go-on = Avanti
web-dice-night-home =
    { $n ->
        [one] { $n } a casa
       *[other] { $n } a casa
    }
web-dice-night-worse =
    { $n ->
        [one] { $n } è peggiorato
       *[other] { $n } sono peggiorati
    }
web-dice-night-safe = al sicuro
web-dice-night-dead =
    { $n ->
        [one] { $n } decesso
       *[other] { $n } decessi
    }
web-dice-plus =
    { $n ->
        [one] +{ $n } punto
       *[other] +{ $n } punti
    }
web-dice-reports = Rapporti medici
web-dice-reports-done =
    { $n ->
        [one] { $n } completato
       *[other] { $n } completati
    }
web-dice-report-progress = { $n } di { $of } dimessi; { $points } punti se completato, altrettanti persi se no
web-dice-report-gone = Completato
web-dice-collections = Le ambulanze aspettano

## The forecast, seats and the end

web-dice-fc-leaving =
    { $n ->
        [one] esce
       *[other] escono
    }
web-dice-fc-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
web-dice-fc-next = +{ $more } = +{ $points }
web-dice-fc-neglected =
    { $n ->
        [one] trascurato
       *[other] trascurati
    }
web-dice-fc-worse = ognuno peggiora
web-dice-fc-deaths =
    { $n ->
        [one] { $n } muore stanotte
       *[other] { $n } muoiono stanotte
    }
web-dice-fc-no-deaths = decessi stanotte
web-dice-fc-beds =
    { $n ->
        [one] letto libero
       *[other] letti liberi
    }
web-dice-fc-arriving =
    { $n ->
        [0] non arriva nessuno
        [one] { $n } in arrivo
       *[other] { $n } in arrivo
    }
web-dice-fc-chip = { $leaving } escono, { $neglected } trascurati, { $deaths } muoiono
web-dice-meta-patients =
    { $n ->
        [one] { $n } paziente
       *[other] { $n } pazienti
    }
web-dice-meta-bags =
    { $n ->
        [one] { $n } sacca di sangue
       *[other] { $n } sacche di sangue
    }
web-dice-meta-first = Primo giocatore
web-dice-chart = La cartella
web-dice-chart-how = un piolo per ogni paziente dimesso insieme
web-dice-round = Round
web-dice-round-n = Round { $n }
web-dice-total = Totale
web-dice-running = Punteggio progressivo
web-dice-running-how = per round; i numeri sono nella tabella
web-dice-sent-home =
    { $n ->
        [one] { $n } paziente mandato a casa
       *[other] { $n } pazienti mandati a casa
    }
web-dice-best-round = Round migliore
web-dice-best-round-of = { $name }, round { $n }: { $points }
web-dice-place-n = { $n }. { $name }
web-dice-cell-pegs =
    { $n ->
        [one] { $n } dimesso
       *[other] { $n } dimessi
    }
web-dice-reports-none = Senza avversari
