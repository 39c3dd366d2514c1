### Italiano: lingue, elenchi, provenienza. Ciò che manca qui è detto in inglese.

language-en = inglese
language-fr = francese
language-it = italiano

list-two-and = { $first } e { $last }
list-two-or = { $first } o { $last }
list-more = { $first }, { $rest }
clauses-and = { $first }, e { $last }
clauses-or = { $first }, oppure { $last }
range = da { $low } a { $high }
sentence = { $text }.
count-word =
    { $count ->
        [0] nessun
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { NUMBER($count, useGrouping: 0) }
    }

game-dice-hospital = Dice Hospital
player-number = Giocatore { $number }
player-table = Il tavolo

source-seed = stampato nel regolamento
source-found = trovato altrove
source-reconstructed = la nostra versione
source-user = dal tuo pacchetto
