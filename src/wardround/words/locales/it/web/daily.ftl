# Il turno del giorno

web-daily = Gli stessi dadi per tutti
web-daily-of = Il turno di oggi · { $day }
web-daily-ward = Turno del { $day }
web-daily-about = In solitario, otto round, un solo tentativo: niente consigliere e nessun ritorno oltre il caso.
web-daily-extras = Oggi con: { $extras }.
web-daily-players =
    { $n ->
        [one] Una persona ha finito.
       *[other] { $n } persone hanno finito.
    }
web-daily-goes-on = Il tuo tentativo continua. Ciò che il caso ha mostrato resta; alla fine vedrai come è andata agli altri.
web-daily-points =
    { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
web-daily-place = Posto { $place } su { $players }.
web-daily-others = Il migliore: { $best }; metà ha almeno { $median }.
web-daily-distribution = Quanti hanno quanti punti
web-daily-column =
    { $n ->
        [one] { $range } punti: una persona
       *[other] { $range } punti: { $n } persone
    }
web-daily-column-own =
    { $n ->
        [one] { $range } punti: tu
       *[other] { $range } punti: { $n } persone, tra cui tu
    }
web-daily-streak =
    { $n ->
        [one] Un giorno
       *[other] { $n } giorni di fila
    }
web-daily-play = Inizia il turno
web-daily-continue = Continua
web-daily-look = Riguardalo
web-daily-next = Il prossimo viene { $when }.
web-daily-past = Gli ultimi giorni
web-daily-no-past = Nessuno ha giocato negli ultimi sette giorni.
web-daily-late = Finito troppo tardi per contare.
web-daily-unfinished = Non finito.
web-daily-share =
    { $points ->
        [one] Turno del { $day }: { $points } punto.
       *[other] Turno del { $day }: { $points } punti.
    }
web-daily-share-place =
    { $points ->
        [one] Turno del { $day }: { $points } punto, per ora posto { $place } su { $players }.
       *[other] Turno del { $day }: { $points } punti, per ora posto { $place } su { $players }.
    }
web-daily-share-rounds = Punti per round: { $rounds }.
web-daily-nurse = Le stesse carte per tutti
web-daily-which = Il turno di quale gioco
web-daily-link = Il turno di oggi
web-daily-link-of = Il turno di oggi: { $game }
web-daily-about-nurse = Tu contro due bot, un solo tentativo: niente consigliere e nessun ritorno oltre il caso. Chi decide allo stesso modo incontra gli stessi mazzi e gli stessi bot.
web-daily-goes-on-nurse = Il tuo tentativo continua. Ciò che è pescato resta pescato; alla fine vedrai come è andata agli altri.
web-daily-won = Hai vinto.
web-daily-not-won = Non hai vinto.
web-daily-winners =
    { $n ->
        [0] Nessuno ha ancora vinto.
        [one] Una persona su { $players } ha vinto.
       *[other] { $n } persone su { $players } hanno vinto.
    }
web-daily-share-won = Vinto contro due bot.
web-daily-share-not-won = Contro due bot, non vinto.
