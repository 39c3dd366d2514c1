### Ce qui ne tient pas à un seul jeu : langues, listes, provenance, erreurs.

## Langues

language-en = anglais
language-fr = français
language-it = italien
language-own = Français

## Listes et nombres

list-two-and = { $first } et { $last }
list-two-or = { $first } ou { $last }
list-more = { $first }, { $rest }
list-apart = { $first } ; { $rest }
clauses-and = { $first }, et { $last }
clauses-or = { $first }, soit { $last }
range = { $low } à { $high }
sentence = { $text }.
decimal-mark = ,
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

## Jeux, places et joueurs

game-dice-hospital = Dice Hospital
game-dynamite-nurse = Dynamite Nurse
seat-you = Vous
player-number = Joueur { $number }
player-of-number = du joueur { $number }
player-of-name = de { $player }
player-to-number = au joueur { $number }
player-to-name = à { $player }
player-table = La table
# Le début d’une phrase au passé composé ; le participe, avec « avoir », ne s’accorde pas.
player-has =
    { $person ->
        [you] Vous avez
       *[other] { $player } a
    }
unofficial = Une version d’amateurs, non officielle. Les noms appartiennent à leurs propriétaires.

## D’où vient une carte

source-seed = imprimé dans le livret de règles
source-found = trouvé ailleurs
source-inferred = déduit du livret de règles
source-reconstructed = notre version
source-user = de votre propre paquet
source-partly = { $source } : { $facts }

## Pourquoi une action est refusée : tous les jeux

reason-line = { $reason }.
reason-line-rule = { $reason } ({ $rule }).
reason-not-your-turn = Ce n’est pas le tour de ce joueur
reason-luck-next = La suite dépend des dés ou des cartes, pas d’un joueur
reason-game-over = La partie est terminée
reason-unknown-action = Ce jeu n’a pas cette action
reason-wrong-moment = Ce n’est pas possible pour le moment
reason-no-luck-now = La suite dépend d’un joueur, pas des dés ni des cartes
reason-impossible-luck = Les dés et les cartes ne peuvent pas donner cela ici

## Erreurs : demander une partie

error-other = Une erreur s’est produite : { $code } ({ $facts }).
error-fact = { $name } : { $value }
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux possibles : { $allowed }.
error-no-game = Choisissez un jeu : { $allowed }.
error-unknown-language = La langue « { $language } » n’existe pas. Langues possibles : { $allowed }.
error-unknown-option = L’option « { $option } » n’existe pas. Options possibles : { $allowed }.
error-bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
error-options-clash = Les options « { $option } » et « { $other } » ne vont pas ensemble.
error-option-not-in-edition = L’édition « { $edition } » n’a pas l’option « { $option } ».
error-option-not-solo = L’option « { $option } » n’est pas pour le jeu solo.
error-option-only-solo = L’option « { $option } » est réservée au jeu solo.
error-unknown-bot = Le joueur « { $bot } » n’existe pas. Joueurs possibles : { $allowed }.
error-unknown-clock = Le chrono « { $found } » n’existe pas. Chronos possibles : { $allowed }.
error-seat-without-name = Indiquez chaque place, avec des virgules, par exemple human,random,random.
error-unknown-edition = L’édition « { $edition } » n’existe pas. Éditions possibles : { $allowed }.
error-unknown-seat = La place { NUMBER($seat, useGrouping: 0) } n’existe pas : les places vont de 0 à { $high }.
error-bad-seat-count =
    { $count ->
        [one] Ce jeu ne se joue pas à { $count } joueur ; il est prévu pour { $low } à { $high }.
       *[other] Ce jeu ne se joue pas à { $count } joueurs ; il est prévu pour { $low } à { $high }.
    }

## Erreurs : fichiers et paquets de contenu

error-file-missing = Le fichier { $file } n’existe pas.
error-file-unreadable = Impossible de lire le fichier { $file } : { $problem }.
problem-is-folder = c’est un dossier
problem-no-folder = ce dossier n’existe pas
problem-not-allowed = vous n’en avez pas le droit
problem-not-text = ce n’est pas du texte en UTF-8
problem-no-space = le disque est plein
problem-read-only = le disque est en lecture seule
error-pack-not-toml = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du TOML ({ $problem }).
error-pack-field-missing = { $file } : « { $entry } » a besoin du champ « { $field } ».
pack-type-wanted =
    { $allowed ->
        [integer] un nombre entier
        [string] un texte entre guillemets
        [boolean] true ou false
        [array] une liste entre [ ]
       *[other] un tableau entre { "{" } { "}" }
    }
pack-type-given =
    { $given ->
        [integer] un nombre
        [float] un nombre à virgule
        [string] un texte entre guillemets
        [boolean] true ou false
        [array] une liste entre [ ]
        [table] un seul tableau entre { "{" } { "}" }
       *[date] une date ou une heure
    }
error-pack-wrong-type = { $file } : dans « { $entry } », le champ « { $field } » doit être { pack-type-wanted }, pas { pack-type-given } : { $found }
error-pack-entry-type = { $file } : « { $entry } » doit être { pack-type-wanted }, pas { pack-type-given } : { $found }
error-pack-unknown-heading = { $file } : un paquet de { $game } ne peut pas contenir { $found }. Possibles : { $allowed }.
error-pack-unknown-field = { $file } : « { $entry } » ne peut pas avoir de champ « { $field } ». Champs possibles : { $allowed }.
error-pack-unknown-value = { $file } : dans « { $entry } », le champ « { $field } » ne peut pas valoir « { $found } ». Valeurs possibles : { $allowed }.
error-pack-duplicate-id = { $file } : « { $entry } » apparaît deux fois.
error-pack-unknown-base = { $file } : le paquet de base « { $found } » n’existe pas. Paquets possibles : { $allowed }.
error-pack-unknown-entry = { $file } : « { $entry } » n’est pas dans le paquet de base.
error-pack-impossible = { $file } : dans « { $entry } », le champ « { $field } » ne peut pas valoir « { $found } ». Permis : { $allowed }.
error-pack-wrong-game = { $file } : ce paquet est pour le jeu « { $found } », pas pour { $allowed }.

## Erreurs : annuler et rétablir

error-undo-nothing = Rien à annuler.
error-undo-other-seat = Impossible d’annuler : un autre joueur a joué depuis.
error-undo-revealed = Impossible d’annuler : cette action a révélé quelque chose de nouveau.
error-undo-luck = Impossible d’annuler : des dés ou des cartes ont été tirés depuis.
error-redo-nothing = Rien à rétablir.

## Erreurs : formes écrites

error-bad-die = « { $text } » n’est pas un dé. Un dé s’écrit par exemple R3, G2* ou R>G3*.
error-bad-patient = « { $text } » n’est pas un Patient. Un Patient s’écrit P07, ou P07{ "!" } en état critique.
error-bad-action = « { $text } » n’est pas une action de ce jeu.
error-bad-position = Ce n’est pas une position : « { $field } » manque ou est incorrect.
error-position-other-terms = Cette position vient d’une partie avec d’autres options ou d’autres cartes.
error-bad-hospital = « { $text } » n’est pas un hôpital. Écrivez « dés / personnel disponible / services / poches de sang », avec - pour un champ vide.
error-bad-hospital-word = « { $text } » n’est pas un hôpital : « { $word } » n’existe pas dans cette édition.

## Erreurs : parties enregistrées

error-record-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas une ligne d’un fichier de partie.
error-record-truncated = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier de partie s’arrête ici, avant la fin.
error-record-edited = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le fichier de partie a été modifié après son enregistrement.
error-record-other-game = { $file } : ce fichier de partie est pour « { $found } », un jeu que ce programme n’a pas.
error-record-other-rules = { $file } : cette partie suit la version { $found } des règles ; ce programme a la version { $ours }.
error-record-other-pack = { $file } : cette partie a été jouée avec un autre contenu ({ $found }) que celui de ce programme ({ $ours }).
error-record-illegal = { $file }, ligne { NUMBER($line, useGrouping: 0) } : « { $action } » n’était pas permis. { $reason }.
error-record-bad-luck = { $file }, ligne { NUMBER($line, useGrouping: 0) } : les dés et les cartes n’ont pas pu donner cela.
error-record-bad-field = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le champ « { $field } » manque ou est incorrect.
error-record-wrong-outcome = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le résultat ne correspond pas à la partie.
error-record-seed-mismatch = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cela ne correspond pas à la graine du fichier de partie.
error-record-no-seed = { $file } : ce fichier de partie n’a pas de graine ; impossible de vérifier ses dés et ses cartes.
error-record-too-short = Le coup { NUMBER($found, useGrouping: 0) } n’existe pas : le dernier est le coup { NUMBER($moves, useGrouping: 0) }.

## Vérifier une partie reprise d’une sauvegarde

replay-verified-from = { $count ->
        [one] Le seul lancer ou tirage des coups { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } correspond à la graine.
       *[other] Les { NUMBER($count, useGrouping: 0) } lancers et tirages des coups { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } correspondent tous à la graine.
    } { $taken ->
        [one] Le coup 1 vient d’une autre partie et n’a pas été vérifié.
       *[other] Les coups 1 à { NUMBER($taken, useGrouping: 0) } viennent d’une autre partie et n’ont pas été vérifiés.
    }
error-record-all-taken-over = { $file } : tous les dés et toutes les cartes de ce fichier, jusqu’au coup { NUMBER($moves, useGrouping: 0) }, viennent d’une autre partie ; cette graine ne permet donc pas de les vérifier. Vérifiez le fichier de l’autre partie.

## Flux et fichiers défaillants

error-stream-broken = La lecture ou l’écriture a échoué : { $problem }.
error-file-too-large = Le fichier { $file } est trop grand : { $most } millions de caractères au plus.
error-bad-seed = « { $found } » ne peut pas être une graine : elle est vide ou contient des caractères invisibles.
error-pack-too-deep = { $file } : les tableaux ou les listes sont trop imbriqués.
error-pack-long-number = { $file } : un des nombres a trop de chiffres.
error-pack-control-character = { $file } : dans « { $entry } », le champ « { $field } » contient un caractère invisible : « { $found } ».
error-pack-too-large = { $file } : les paquets sont trop longs. Ensemble, ils peuvent compter jusqu’à { NUMBER($most, useGrouping: 0) } octets.
error-pack-too-many = Trop de paquets : { $count }. Utilisez-en { $most } au plus.
error-pack-long-name = Le nom « { $file } » est trop long pour un paquet : { $most } caractères au plus.
error-pack-too-many-entries = { $file } : trop de { $entry } : { $found }. Il peut y en avoir { $most } au plus.
error-pack-long-text = { $file } : dans « { $entry } », le champ « { $field } » a { NUMBER($found, useGrouping: 0) } caractères : { $most } au plus.
error-record-too-large = { $file } : le fichier de partie est trop long. Il peut avoir jusqu’à { NUMBER($lines, useGrouping: 0) } lignes et { NUMBER($letters, useGrouping: 0) } caractères.
error-option-too-many = Trop d’options : { NUMBER($count, useGrouping: 0) }. Utilisez-en { $most } au plus.
error-option-too-long = L’option « { $option } » est trop longue : { $most } caractères au plus pour son nom et sa valeur.

## Demander des options, et arrêter

error-option-without-value = L’option « { $option } » a besoin d’une valeur : { $option }=VALEUR.
error-bad-first-player = Le Premier joueur ne peut pas être « { $found } ». Indiquez le numéro d’un joueur, de 1 à { $seats }, ou random (au hasard).
error-first-player-not-there =
    { $seats ->
        [one] Le joueur { $player } ne peut pas être Premier joueur : il n’y a que { $seats } joueur.
       *[other] Le joueur { $player } ne peut pas être Premier joueur : il n’y a que { $seats } joueurs.
    }
simulate-stopped =
    { $done ->
        [0] Arrêt avant la fin de la première partie.
        [one] Arrêt après { $done } partie.
       *[other] Arrêt après { NUMBER($done, useGrouping: 0) } parties.
    }

## Erreurs : ce qui ne va pas ensemble dans un paquet, ce qui manque ou qui est de trop

error-pack-brackets = { $file } : écrivez { $allowed } au lieu de { $found }.
error-pack-bad-id = { $file } : dans « { $entry } », le champ « { $field } » ne peut pas valoir « { $found } » : écrivez des lettres minuscules et des chiffres, en mots reliés par des tirets, comme { $example }.
error-pack-repeated = { $file } : dans « { $entry } », le champ « { $field } » contient { $found } deux fois.
error-pack-length =
    { $low ->
        [0] { $file } : dans « { $entry } », le champ « { $field } » est une liste de longueur { $found } ; le maximum est { $high }.
       *[other] { $file } : dans « { $entry } », le champ « { $field } » est une liste de longueur { $found } ; il en faut { $low } à { $high }.
    }
error-pack-lacks-one = { $file } : dans « { $entry } », « { $field } » a besoin d’un de ces champs : { $allowed }.
error-pack-only-one = { $file } : dans « { $entry } », « { $field } » ne peut avoir qu’un seul de ces champs : { $allowed } ; il a { $found }.
error-pack-not-with = { $file } : dans « { $entry } », « { $field } » ne va pas avec « { $other } ».
error-pack-only-with = { $file } : dans « { $entry } », « { $field } » ne va qu’avec : { $other }.
error-pack-id-taken = { $file } : « { $entry } » a besoin d’un autre id : « { $other } » a déjà celui-ci.
error-pack-no-run = { $file } : dans « { $entry } », le champ « { $field } » vaut { $found }, mais une suite demande au moins deux valeurs qui se suivent.
error-pack-needs-nothing = { $file } : dans « { $entry } », « { $field } » doit demander au moins un dé.
error-pack-too-many-beds = { $file } : { $found } lits, c’est trop : les dés doivent remplir les lits de tous les joueurs et une arrivée. Avec ces dés, le maximum est de { $most } lits.
error-pack-too-few-dice = { $file } : { $found } dés par couleur, c’est trop peu : ils doivent remplir les lits de tous les joueurs et une arrivée. Avec ces lits, il en faut au moins { $least }.
error-pack-printed-count = { $file } : chaque plateau demande { $low } à { $high } services (printed = true) ; il y en a { $found }.
error-pack-small-stack =
    { $entry ->
        [department] { $file } : la pile de services demande au moins { $least } tuiles, pour l’étalage ; il y en a { $found }.
       *[other] { $file } : la pioche de spécialistes demande au moins { $least } cartes, pour l’étalage ; il y en a { $found }.
    }
error-pack-too-many-swapped =
    { $entry ->
        [department] { $file } : impossible d’échanger { $found } services : la pile n’en a que { $most }.
       *[other] { $file } : impossible d’échanger { $found } spécialistes : la pioche n’en a que { $most }.
    }
error-pack-few-administrators = { $file } : il faut au moins { $least } directeurs d’hôpital, deux par joueur ; il y en a { $found }.
error-pack-back-missing = { $file } : il manque le verso d’ambulance { $found }. Ajoutez-les tous, de 1 à { $high }, ou aucun.
error-pack-other-edition = { $file } : ce paquet est pour l’édition « { $found } », pas « { $edition } ».

## Erreurs : paquets de Dynamite Nurse

error-pack-total =
    { $entry ->
        [action] { $file } : les exemplaires (copies) de toutes les cartes Action font { NUMBER($found, useGrouping: 0) } en tout, mais [house] a { $house } = { $wanted }. Changez les exemplaires de quelques cartes, ou ce nombre dans [house].
        [nurse] { $file } : les exemplaires (copies) de toutes les Infirmières font { NUMBER($found, useGrouping: 0) } en tout, mais [house] a { $house } = { $wanted }. Changez les exemplaires de quelques Infirmières, ou ce nombre dans [house].
       *[other] { $file } : les exemplaires (copies) de tous les Patients font { NUMBER($found, useGrouping: 0) } en tout, mais [house] a { $house } = { $wanted }. Changez les exemplaires de quelques Patients, ou ce nombre dans [house].
    }
error-pack-few-starting-cards = { $file } : « { $entry } » existe en { $found } exemplaires, mais il en faut au moins { $least } : chacun des { $seats } joueurs commence avec { $start }.
error-pack-few-markers = { $file } : dans [house], markers = { $found } et beds = { $beds }. Il faut plus de jetons (markers) que de lits (beds), sinon la partie pourrait ne jamais finir. Changez l’un des deux.
error-pack-no-worse = { $file } : dans « { $entry } », la gravité critique (critical), { $found }, ne dépasse pas la gravité du recto (severity), { $severity }. Changez l’une des deux.
error-pack-penalty-falls = { $file } : dans « { $entry } », { $field } vaut { $found }, moins que { $before } juste avant. Plus de marques de décès ne peuvent pas coûter moins.
error-pack-one-starting-nurse = { $file } : « { $entry } » existe en { $found } exemplaires. Une Infirmière de départ est unique : mettez copies = 1, ou retirez sa couleur (colour).
pack-colour =
    { $found ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[purple] violette
    }
error-pack-colour-taken = { $file } : « { $entry } » a besoin d’une autre couleur : « { $other } » a déjà la couleur { pack-colour }. Chaque couleur a une seule Infirmière de départ.
error-pack-colour-missing = { $file } : aucune Infirmière de départ n’a la couleur { pack-colour }. Il en faut une par couleur.
error-pack-nothing-sold = { $file } : il n’y a rien à acheter. Ajoutez au moins une carte Action avec sa propre pile dans la Ville : ni un Événement ni une carte de départ.
error-pack-not-last = { $file } : dans « { $entry } », « { $field } » doit venir à la fin de l’effet, car la carte quitte alors le jeu.
error-bad-option-part = L’option « { $option } » ne peut pas contenir « { $value } ». Indiquez, avec des virgules, des valeurs parmi celles-ci : { $allowed }.
error-option-repeats = L’option « { $option } » contient « { $value } » deux fois.

## Options que les deux jeux ont

option-first-player = Premier joueur
about-first-player = La place qui commence ; au hasard si vous ne choisissez pas.

## La base de données

error-store-bad-url = Ce n’est pas l’adresse d’une base de données. Adresses possibles : { $allowed }.
error-store-no-driver = PostgreSQL a besoin du paquet Python { $package }. Installez-le avec pip.
error-store-unreachable = Impossible d’ouvrir la base de données { $database } : { $problem }.
error-store-newer = La base de données { $database } vient d’une version plus récente de wardround ({ $found }). Installez cette version.
error-store-in-use = Un autre serveur (processus { NUMBER($pid, useGrouping: 0) }) utilise déjà { $database }. Arrêtez-le d’abord, ou choisissez un autre fichier avec --db.
error-store-away = La base de données ne répond pas. Réessayez dans un instant.
