### Ciò che dice l’allenatore.

## Una revisione

coach-seat = { $player }: { $score ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }
coach-seat-open = { $player }: { $score ->
        [one] { $shown } punto
       *[other] { $shown } punti
    } finora; alla fine ne sono attesi circa { $value }
coach-sum = Attesi { $par }, fortuna { $luck }, altri giocatori { $others }, perdite { $losses }: { $value }.
coach-luck = Fortuna: { $parts }.
coach-luck-intake = arrivi { $amount }
coach-luck-improvements = miglioramenti scoperti { $amount }
coach-luck-rerolls = nuovi tiri { $amount }
coach-luck-draws = carte pescate { $amount }
coach-luck-patients = i Pazienti { $amount }
coach-luck-town = Eventi e Infermiere { $amount }
coach-lost = Perdite: { $parts }.
coach-lost-nothing = Non è stato perso nulla.
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
coach-open = La registrazione finisce prima della partita: è stata rivista fin dove arriva.
coach-about = Gli attesi sono i punti che l’allenatore si aspetta da un giocatore con fortuna normale e senza perdite; tutti i numeri sono stime in punti, e la loro somma è esatta. Una decisione che non perde nulla vale 100% nella precisione, e ogni punto perso lo dimezza.

## I round di Dice Hospital

coach-round-best-proven = Round { $round }: { $points }, e di più non era possibile: dimostrato.
coach-round-best = Round { $round }: { $points }; l’allenatore non ha trovato di meglio.
coach-round-proven = Round { $round }: { $points }, { $count ->
        [one] ne era possibile { $possible }: dimostrato.
       *[other] ne erano possibili { $possible }: dimostrato.
    }
coach-round-at-least = Round { $round }: { $points }, { $count ->
        [one] ne era possibile almeno { $possible }.
       *[other] ne erano possibili almeno { $possible }.
    }
coach-round-line = Più punti: { $line }
coach-round-bad-for-game = Per la partita è costato circa { $loss } punti.
coach-round-good-for-game = Per la partita ciò che è stato fatto è più o meno altrettanto buono.
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
coach-why-neglected = meno pazienti restano senza cure ({ $better } invece di { $worse })
coach-why-now = questo round promette di più ({ $points })
coach-why-later = resta di più per i round successivi ({ $points })
coach-plan-points = Più punti adesso: { $result }.
coach-plan-game = Meglio per la partita: { $result }.
coach-plan-safe = Più sicuro: { $result }.
coach-plan-result = { $points }, dimessi { $discharged }, decessi { $deaths }, senza cure { $neglected }
coach-offer-points = Più punti adesso
coach-offer-game = Meglio per la partita
coach-offer-safe = Più sicuro

## Consigli

coach-hint-plan = Un piano da qui fa { $points } in questo round: dimessi { $discharged }, decessi { $deaths }.
coach-hint-stop = Nulla di ciò che si può ancora fare in questo round ne vale la pena.
coach-hint-choice = Una scelta vale circa { $gain } punti più di quasi tutte le altre.
coach-hint-even = Le scelte valgono più o meno lo stesso.
coach-hint-place = Guarda { $staff } e il dipartimento { $department }.
coach-hint-bag = Pensa a una sacca di sangue.
coach-hint-among = Confronta queste due: { $first }; { $second }.
coach-hint-only = C’è una sola scelta.
coach-hint-move = { $line }
coach-hint-none = Ora non c’è nessun consiglio.
coach-hint-more = hint dice di più.
command-help-hint-about = un consiglio per la tua decisione; ancora una volta dice di più, tre volte in tutto
command-help-plans-about = tre piani per questa attivazione: più punti adesso, meglio per la partita, più sicuro
coach-no-plans = Ora non c’è nulla da pianificare.

## Dynamite Nurse

dn-coach-line = Il meglio con questa mano: { $line }
dn-coach-offer-turn = Il meglio con questa mano
dn-coach-hint-turn = Con questa mano puoi fare circa { $gain } punti in più che senza fare nulla.
dn-coach-hint-stop = Nient’altro che questa mano possa fare ne vale la pena.
dn-coach-hint-treat = Pensa ai tuoi Pazienti.
dn-coach-hint-buy = Pensa a ciò che si può comprare.
dn-coach-hint-play = Pensa a giocare { $card }.
dn-coach-odds = { $patient } si potrebbe pagare al prossimo turno con il { $share }% delle mani possibili.
dn-coach-why-points = più PV ({ $points })
dn-coach-why-cards = carte migliori per i turni a venire ({ $points })
dn-coach-why-patients = i Pazienti stanno meglio ({ $points })
dn-coach-race = Segni di morte rimasti in Città: { $left }. I tuoi: { $own }; il massimo di un altro giocatore: { $most }.

## Ciò che non va

error-bad-review-seat = In { $file } non c’è il posto { $found }: i posti vanno da 1 a { $seats }.
