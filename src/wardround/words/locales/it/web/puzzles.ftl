# Rompicapi

web-puzzles = Rompicapi
web-puzzles-about = Un solo turno, senza tiri: fai più punti che puoi. Il massimo di ogni rompicapo è dimostrato, e senza un piano non ci arrivi. Prima di verificare puoi annullare quanto vuoi.
web-puzzle-coming = Preparazione del rompicapo…
web-puzzle-today = Il rompicapo di oggi
web-puzzle-of-day = Rompicapo del { $day }
web-puzzle-number = Rompicapo { $n }
web-puzzle-level = Difficoltà { $n } di 5.
web-puzzle-same = Lo stesso per tutti.
web-puzzle-play = Gioca il rompicapo di oggi
web-puzzle-again = Riprova
web-puzzle-look = Riguardalo
web-puzzle-next-day = Il prossimo { $when }.
web-puzzle-yours = Il prossimo al tuo livello
web-puzzle-your-level = Il tuo livello: { $n } di 100
web-puzzle-play-next = Giocalo
web-puzzle-follows = Il tuo livello segue i primi tentativi: se ne risolvi uno, il prossimo è più difficile; se lo sbagli, è più facile.
web-puzzle-all-solved = Li hai risolti tutti!
web-puzzle-walk = Tutti i rompicapi: { $game }
web-puzzle-walked =
    { $n ->
        [one] { $n } risolto su { $of }, dal più facile al più difficile.
       *[other] { $n } risolti su { $of }, dal più facile al più difficile.
    }
web-puzzle-signs = ★ al primo tentativo, ✓ risolto, … provato. I puntini indicano la difficoltà.
web-puzzle-is-new = Rompicapo { $n }, difficoltà { $level }
web-puzzle-is-tried = Rompicapo { $n }, difficoltà { $level }, non ancora risolto
web-puzzle-is-solved = Rompicapo { $n }, difficoltà { $level }, risolto
web-puzzle-is-at-once = Rompicapo { $n }, difficoltà { $level }, risolto al primo tentativo
web-puzzle-was-solved =
    { $n ->
        [one] Risolto al primo tentativo.
       *[other] Risolto al tentativo { $n }.
    }
web-puzzle-was-tried =
    { $n ->
        [one] Non ancora risolto: { $n } tentativo.
       *[other] Non ancora risolto: { $n } tentativi.
    }
web-puzzle-stars =
    { $n ->
        [one] { $n } stella su 3
       *[other] { $n } stelle su 3
    }
web-puzzle-question = Fai più punti che puoi in questo round
web-puzzle-over = Tentativo verificato
web-puzzle-so-far =
    { $n ->
        [one] { $n } punto se finisci ora. Senza un piano ne faresti { $greedy }.
       *[other] { $n } punti se finisci ora. Senza un piano ne faresti { $greedy }.
    }
web-puzzle-greedy = Senza un piano ne faresti { $n }.
web-puzzle-check = Verifica
web-puzzle-verdict-best =
    { $points ->
        [one] { $points } punto: il massimo!
       *[other] { $points } punti: il massimo!
    }
web-puzzle-verdict-less =
    { $points ->
        [one] { $points } punto. Il massimo è { $best }.
       *[other] { $points } punti. Il massimo è { $best }.
    }
web-puzzle-retry = Riprova
web-puzzle-change = Cambia il mio turno
web-puzzle-answer = Mostra il piano migliore
web-puzzle-next = Prossimo rompicapo
web-puzzle-list = Tutti i rompicapi
web-puzzle-how = Come funziona
web-puzzle-how-about = Gioca questo turno sul tabellone. Annulla quanto vuoi, poi premi Verifica. Il primo tentativo conta per il tuo livello.
web-puzzle-rules-dice-hospital = Guadagni i punti dei pazienti che dimetti e ne perdi 2 per ognuno che muore per mancanza di cure. Conta solo questo round.
web-puzzle-share-solved =
    { $n ->
        [one] risolto al primo tentativo
       *[other] risolto al tentativo { $n }
    }
web-puzzle-share-tried =
    { $n ->
        [one] non risolto dopo { $n } tentativo
       *[other] non risolto dopo { $n } tentativi
    }
