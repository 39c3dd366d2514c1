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
        [can] , puoi sceglierlo
        [chosen] , scelto
       *[plain] { "" }
    }{ $as ->
        [none] { "" }
       *[other] { " " }come { $as }
    }{ $paid ->
        [yes] { " " }per una sacca di sangue
       *[no] { "" }
    }{ $becomes ->
        [home] , viene dimesso
        [death] , muore
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
        [active] In uso ora.
        [can] Puoi usarlo.
        [picked] Scelto.
       *[plain] { "" }
    }{ $ours ->
        [yes] { " " }Nostra versione.
       *[no] { "" }
    }
web-dice-person =
    { $name }. { $text }{ $ours ->
        [yes] { " " }Nostra versione.
       *[no] { "" }
    }
web-dice-ours = nostra versione
web-dice-patient-about = Il numero è la salute del paziente, da 1 a 6. Oltre il 6 viene dimesso, sotto l’1 muore.
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
web-dice-none-free = Tutto il tuo staff è occupato.
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
web-dice-ladder = Punti per pazienti dimessi insieme
web-dice-fatalities =
    { $n ->
        [one] { $n } decesso
       *[other] { $n } decessi
    }
web-dice-home = dimesso
web-dice-arrives = arriva
web-dice-looking-on = Stai guardando la partita.
web-dice-close = Chiudi
web-dice-panes = Parti del tabellone
web-dice-others = Altri

## Deciding

web-dice-choose = Scegli
web-dice-taken = { $staff }: scelta automatica.
web-dice-staff-in-hand = { $staff }: scegli un dipartimento.
web-dice-bag-in-hand = Sacca di sangue: scegli un paziente da curare. Per un altro colore scegli prima un dipartimento.
web-dice-patient-in-hand = Paziente: { $die }. Scegli un dipartimento.
web-dice-needs = { $why } Testo della carta: { $text }
web-dice-give-back = Scartare un miglioramento per una sacca di sangue?
web-dice-no-undo = Non potrai annullare.
web-dice-return-one = Scarta un miglioramento
web-dice-ask-return = Poi chiedimi se scartarne uno per una sacca di sangue
web-dice-kept-all = Tutti i miglioramenti tenuti.
web-dice-keep-all = Tieni tutto
web-dice-starting = I tuoi pazienti iniziali
web-dice-given = Assegnati
web-dice-step = Passo { $n } di { $of }
web-dice-suggest = Suggerisci
web-dice-done = Finisci
web-dice-reopen = Riapri l’attivazione
web-dice-finish = Finisci lo stesso
web-dice-unused =
    { $n ->
        [one] Puoi ancora piazzare { $n } membro dello staff. Vuoi finire?
       *[other] Puoi ancora piazzare { $n } membri dello staff. Vuoi finire?
    }
web-dice-unused-bags =
    { $bags ->
        [one] Una sacca di sangue può ancora curare un paziente. Vuoi finire?
       *[other] { $bags } sacche di sangue possono ancora curare pazienti. Vuoi finire?
    }
web-dice-unused-both =
    { $n ->
        [one] Puoi ancora piazzare { $n } membro dello staff
       *[other] Puoi ancora piazzare { $n } membri dello staff
    } e usare { $bags ->
        [one] una sacca di sangue
       *[other] { $bags } sacche di sangue
    }. Vuoi finire?
web-dice-missing-room = Scegli un dipartimento
web-dice-missing-patient = Scegli un paziente
web-dice-missing-ambulance = Scegli un’ambulanza
web-dice-missing-card = Fai una scelta
web-dice-put-back = Annulla { $die }
web-dice-as = Scegli un colore
web-dice-do-treat = Applica
web-dice-do-transfuse = Applica
web-dice-do-place = Piazza
web-dice-do-set = Assegna
web-dice-do-load = Carica
web-dice-do-leave = Lascia
web-dice-do-remove = Rimuovi
web-dice-do-protect = Proteggi
web-dice-do-raise = Aumenta
web-dice-do-lower = Diminuisci
web-dice-do-collect = Fai raccogliere
web-dice-do-return-die = Rimetti
web-dice-do-take-department = Prendi
web-dice-do-take-specialist = Prendi
web-dice-do-return-improvement = Scarta
web-dice-do-keep = Tieni
web-dice-do-reveal = Rivela
web-dice-do-copy = Copia
web-dice-do-report = Completa
web-dice-do-choose = Scegli
web-dice-do-use = Usa
web-dice-do-draw = Accogli
web-dice-do-skip = Salta
web-dice-do-pass = Passa
web-dice-do-done = Finisci

## Intake and improvements

web-dice-ambulances = Ambulanze
web-dice-ambulance = Ambulanza { $n }
web-dice-van = Ambulanza { $n }: { $dice }
web-dice-your-pick = la tua scelta
web-dice-sum = Somma dei dadi: { $n }
web-dice-improves =
    { $n ->
        [1] { $last ->
            [yes] Migliori prima di tutti
           *[no] Per ora migliori prima di tutti
        }
       *[other] { $last ->
            [yes] Migliori in posizione { $n }
           *[no] Per ora migliori in posizione { $n }
        }
    }
web-dice-all-fit = un letto per tutti e tre
web-dice-too-many =
    { $n ->
        [one] manca { $n } letto: rimuovi { $n } paziente precedente
       *[other] mancano { $n } letti: rimuovi { $n } pazienti precedenti
    }
web-dice-lowest =
    { $last ->
        [yes] La più bassa: sacca di sangue e segnalino primo giocatore
       *[no] Se resta la più bassa: sacca di sangue e segnalino primo giocatore
    }
web-dice-not-first = Il primo giocatore non può prendere questa
web-dice-lowest-yet = La più bassa finora: sacca di sangue e segnalino primo giocatore
web-dice-room-left =
    { $n ->
        [one] Ancora { $n } posto
       *[other] Ancora { $n } posti
    }
web-dice-arriving = In arrivo
web-dice-tray = Riserva degli arrivi
web-dice-load-title = Chi sale adesso?
web-dice-leave-title = Chi resta fuori?
web-dice-market = Miglioramenti disponibili
web-dice-market-tab = Scelte
web-dice-improve-now = Migliora il tuo ospedale
web-dice-comes-here = va qui
web-dice-then-improve = Poi: miglioramenti
web-dice-improve-how =
    { $players ->
        [1] un dipartimento o uno specialista
       *[other] un dipartimento o uno specialista a testa, prima l’ambulanza più bassa
    }
web-dice-market-empty = Non resta nulla.
web-dice-order = Ordine
web-dice-fits =
    { $waits ->
        [yes] dal prossimo round
       *[no] { $n ->
            [0] { $works ->
                [yes] utilizzabile ora
               *[no] nessun paziente adatto ora
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
                [0] nessun dipartimento adatto ora
               *[other] dipende da un tiro
            }
           *[other] serve in { $n } dipartimenti su { $of }
        }
    }

## The night, reports, collections

web-dice-night = Notte dopo il round { $n }
web-dice-taken-by = scelto da { $name }
web-dice-stage-dice = Arrivano nuovi pazienti.
web-dice-stage-night = La notte scende sui reparti.
web-dice-stage-points = Punti ottenuti: { $points }.
web-dice-go-on = Continua
web-dice-night-home =
    { $n ->
        [one] { $n } dimesso
       *[other] { $n } dimessi
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
web-dice-report-progress = Dimessi: { $n } di { $of }. { $points } punti se completato, −{ $points } se no.
web-dice-report-gone = Completato
web-dice-collections = Le ambulanze aspettano

## The forecast, seats and the end

web-dice-fc-leaving =
    { $n ->
        [one] dimesso
       *[other] dimessi
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
web-dice-fc-worse =
    { $n ->
        [one] peggiorerà
       *[other] peggioreranno
    }
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
        [0] nessun arrivo
        [one] { $n } in arrivo
       *[other] { $n } in arrivo
    }
web-dice-fc-over = { $n } in arrivo, { $over } di troppo
web-dice-fc-chip = dimessi: { $leaving }, trascurati: { $neglected }, decessi: { $deaths }
web-dice-fc-crowded = letti: { $beds }, arrivi: { $n }
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
web-dice-chart = Tabella dei punteggi
web-dice-chart-how = un piolo per ogni paziente dimesso insieme agli altri
web-dice-round = Round
web-dice-total = Totale
web-dice-running = Punteggio progressivo
web-dice-running-how = per round; i numeri sono nella tabella dei punteggi
web-dice-sent-home =
    { $n ->
        [one] { $n } paziente dimesso
       *[other] { $n } pazienti dimessi
    }
web-dice-best-round = Round migliore
web-dice-best-round-of = { $name }, round { $n }: { $points }
web-dice-cell-pegs =
    { $n ->
        [one] { $n } dimesso
       *[other] { $n } dimessi
    }
