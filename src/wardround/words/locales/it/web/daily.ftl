# Il reparto del giorno

web-daily = Gli stessi dadi per tutti
web-daily-of = Reparto del giorno · { $day }
web-daily-ward = Reparto del { $day }
web-daily-about = In solitario, otto round, un solo tentativo: niente coach, e non si annulla dopo un tiro.
web-daily-extras = Oggi con: { $extras }.
web-daily-players =
    { $n ->
        [one] { $n } giocatore ha finito.
       *[other] { $n } giocatori hanno finito.
    }
web-daily-goes-on = Tentativo in corso. Non si annulla dopo un tiro. Finisci per vedere i risultati.
web-daily-points =
    { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
web-daily-place = Posizione { $place } su { $players }.
web-daily-others = Punteggio migliore: { $best }. Mediana: { $median }.
web-daily-distribution = Distribuzione dei punteggi
web-daily-column =
    { $n ->
        [one] { $range } punti: { $n } giocatore
       *[other] { $range } punti: { $n } giocatori
    }
web-daily-column-own =
    { $n ->
        [one] { $range } punti: tu
       *[other] { $range } punti: { $n } giocatori, tra cui tu
    }
web-daily-streak =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni di fila
    }
web-daily-play = Gioca il reparto
web-daily-continue = Riprendi
web-daily-look = Vedi
web-daily-next = Il prossimo reparto { $when }.
web-daily-past = Ultimi sette giorni
web-daily-no-past = Nessuno ha giocato negli ultimi sette giorni.
web-daily-late = Finito troppo tardi per contare.
web-daily-unfinished = Non finito.
web-daily-share =
    { $points ->
        [one] Reparto del { $day }: { $points } punto.
       *[other] Reparto del { $day }: { $points } punti.
    }
web-daily-share-place =
    { $points ->
        [one] Reparto del { $day }: { $points } punto, per ora posizione { $place } su { $players }.
       *[other] Reparto del { $day }: { $points } punti, per ora posizione { $place } su { $players }.
    }
web-daily-share-rounds = Punti per round: { $rounds }.
web-daily-nurse = Le stesse carte per tutti
web-daily-which = Scegli un reparto del giorno
web-daily-link = Reparto del giorno
web-daily-link-of = Reparto del giorno: { $game }
web-daily-about-nurse = Tu contro due bot, un solo tentativo: niente coach, e non si annulla dopo una pescata. Le stesse scelte portano alle stesse carte e agli stessi bot.
web-daily-goes-on-nurse = Tentativo in corso. Non si annulla dopo una pescata. Finisci per vedere i risultati.
web-daily-won = Hai vinto!
web-daily-not-won = Non hai vinto.
web-daily-winners =
    { $n ->
        [0] Nessuno ha ancora vinto.
        [one] { $n } giocatore su { $players } ha vinto.
       *[other] { $n } giocatori su { $players } hanno vinto.
    }
web-daily-share-won = Vittoria contro due bot.
web-daily-share-not-won = Niente vittoria contro due bot.
