### Français : langues, listes, provenance. Ce qui manque ici est dit en anglais.

language-en = anglais
language-fr = français
language-it = italien

list-two-and = { $first } et { $last }
list-two-or = { $first } ou { $last }
list-more = { $first }, { $rest }
clauses-and = { $first }, et { $last }
clauses-or = { $first }, soit { $last }
range = { $low } à { $high }
sentence = { $text }.
count-word =
    { $count ->
        [0] aucun
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { NUMBER($count, useGrouping: 0) }
    }

game-dice-hospital = Dice Hospital
player-number = Joueur { $number }
player-table = La table

source-seed = imprimé dans le livret de règles
source-found = trouvé ailleurs
source-reconstructed = notre version
source-user = de votre propre paquet
