### I messaggi del coach.

## Un’analisi

coach-seat = { $player }: { $score ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }
coach-seat-open = { $player }: { $score ->
        [one] { $shown } punto
       *[other] { $shown } punti
    } finora, circa { $value } attesi alla fine
coach-sum = Punti attesi { $par }, fortuna { $luck }, altri giocatori { $others }, perdite { $losses }: { $value }.
coach-luck = Fortuna: { $parts }.
coach-luck-intake = arrivi { $amount }
coach-luck-improvements = miglioramenti scoperti { $amount }
coach-luck-rerolls = nuovi tiri { $amount }
coach-luck-draws = carte pescate { $amount }
coach-luck-patients = Pazienti { $amount }
coach-luck-town = Eventi e Infermiere { $amount }
coach-lost = Punti persi: { $parts }.
coach-lost-nothing = Nessun punto perso.
coach-lost-ambulance = ambulanze { $amount }
coach-lost-improvement = miglioramenti { $amount }
coach-lost-activation = attivazione { $amount }
coach-lost-administrator = amministratore { $amount }
coach-lost-main = fasi principali { $amount }
coach-lost-duty = incarichi { $amount }
coach-lost-admission = ricoveri { $amount }
coach-lost-other = altro { $amount }
coach-accuracy =
    { $count ->
        [one] Precisione { $accuracy }% in { $count } decisione.
       *[other] Precisione { $accuracy }% in { $count } decisioni.
    }
coach-mistakes = Le decisioni più costose:
coach-mistake-round =
    { $chapter ->
        [0] Setup, mossa { $move }, { $loss }: { $chosen }
       *[other] Round { $chapter }, mossa { $move }, { $loss }: { $chosen }
    }
coach-mistake-turn = Turno { $chapter }, mossa { $move }, { $loss }: { $chosen }
coach-better = Meglio: { $line }
coach-because = Perché: { $reasons }.
coach-open = Questo file di partita si interrompe prima della fine. L’analisi copre le mosse che contiene.
coach-about = I punti attesi sono quelli che il coach prevede con una fortuna media e senza perdite. Tutti i numeri sono punti stimati, e i conti tornano. Una decisione che non perde nulla vale 100% di precisione; ogni punto perso lo dimezza.

## I round di Dice Hospital

coach-round-best-proven = Round { $round }: { $points }, massimo dimostrato.
coach-round-best = Round { $round }: { $points }; il coach non ha trovato di meglio.
coach-round-proven = Round { $round }: { $points }, { $count ->
        [one] ne era possibile { $possible } (dimostrato).
       *[other] ne erano possibili { $possible } (dimostrato).
    }
coach-round-at-least = Round { $round }: { $points }, { $count ->
        [one] ne era possibile almeno { $possible }.
       *[other] ne erano possibili almeno { $possible }.
    }
coach-round-line = Più punti: { $line }
coach-round-bad-for-game = Sull’intera partita è costato circa { $loss } punti.
coach-round-good-for-game = Sull’intera partita le mosse giocate valgono più o meno lo stesso.
coach-round-average = Round { $round }: { $points }, in media ne erano possibili circa { $possible }.
coach-why-discharged = dimessi: { $better } invece di { $worse } ({ $points })
coach-why-deaths =
    { $better ->
        [0] nessuno muore ({ $points })
       *[other] decessi: { $better } invece di { $worse } ({ $points })
    }
coach-why-empty = l’ospedale è vuoto ({ $points })
coach-why-administrator = l’amministratore dà punti ({ $points })
coach-why-cards = alcune carte danno punti ({ $points })
coach-why-bags = restano più sacche di sangue ({ $better } invece di { $worse })
coach-why-neglected = meno pazienti non trattati ({ $better } invece di { $worse })
coach-why-now = più punti in questo round ({ $points })
coach-why-later = più punti nei round successivi ({ $points })
coach-plan-points = Più punti adesso: { $result }.
coach-plan-game = Meglio per la partita: { $result }.
coach-plan-safe = Più sicuro: { $result }.
coach-plan-result = { $points }, dimessi { $discharged }, decessi { $deaths }, non trattati { $neglected }
coach-offer-points = Più punti adesso
coach-offer-game = Meglio per la partita
coach-offer-safe = Più sicuro

## Suggerimenti

coach-hint-plan = Un piano fa { $points } in questo round: dimessi { $discharged }, decessi { $deaths }.
coach-hint-stop = In questo round nessun’altra mossa ne vale la pena.
coach-hint-choice = Una scelta vale circa { $gain } punti più della maggior parte.
coach-hint-even = Tutte le scelte valgono più o meno lo stesso.
coach-hint-place = Pensa a piazzare { $staff }: { $department }.
coach-hint-bag = Pensa a una sacca di sangue.
coach-hint-among = Confronta queste due scelte: { $first }; { $second }.
coach-hint-only = Hai una sola scelta.
coach-hint-move = { $line }
coach-hint-none = Nessun suggerimento per ora.
coach-hint-more = Scrivi ancora hint per saperne di più.
command-help-hint-about = chiedi un suggerimento per la tua mossa; ripetilo per saperne di più, fino a 3 volte
command-help-plans-about = vedi i piani del coach per questa attivazione o questo turno
coach-no-plans = Per ora non c’è nulla da pianificare.

## Dynamite Nurse

dn-coach-line = La mossa migliore con questa mano: { $line }
dn-coach-offer-turn = La mossa migliore con questa mano
dn-coach-hint-turn = Questa mano può farti guadagnare circa { $gain } punti.
dn-coach-hint-stop = Con questa mano nessun’altra mossa ne vale la pena.
dn-coach-hint-treat = Guarda i tuoi Pazienti.
dn-coach-hint-buy = Guarda che cosa puoi comprare.
dn-coach-hint-play = Pensa a giocare { $card }.
dn-coach-odds = { $patient }: { $share }% di probabilità di poterlo operare al prossimo turno.
dn-coach-why-points = più PV ({ $points })
dn-coach-why-cards = carte migliori per i prossimi turni ({ $points })
dn-coach-why-patients = i Pazienti stanno meglio ({ $points })
dn-coach-race = Segni di morte rimasti in Città: { $left }. I tuoi: { $own }. Massimo di un altro giocatore: { $most }.

## Errori

error-bad-review-seat = { $file } non ha il posto { $found }. Scegli un posto da 1 a { $seats }.
