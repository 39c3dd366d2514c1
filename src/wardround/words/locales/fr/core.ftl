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
reason-not-your-turn = Ce n’est pas à ce joueur de jouer
reason-luck-next = C’est aux dés ou aux cartes de décider, pas à un joueur
reason-game-over = La partie est terminée
reason-unknown-action = Cette action n’existe pas dans ce jeu
reason-wrong-moment = Cela ne peut pas se faire à ce moment
reason-no-luck-now = C’est à un joueur de décider, pas aux dés ni aux cartes
reason-impossible-luck = Les dés et les cartes ne peuvent pas donner cela ici

## Erreurs : demander une partie

error-other = Quelque chose ne va pas : { $code } ({ $facts }).
error-fact = { $name } : { $value }
error-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux possibles : { $allowed }.
error-no-game = Dites quel jeu : { $allowed }.
error-unknown-language = Il n’y a pas de langue « { $language } ». Langues possibles : { $allowed }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Options possibles : { $allowed }.
error-bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
error-options-clash = Les options « { $option } » et « { $other } » ne vont pas ensemble.
error-option-not-in-edition = L’édition « { $edition } » n’a pas l’option « { $option } ».
error-option-not-solo = L’option « { $option } » n’est pas pour le jeu solo.
error-option-only-solo = L’option « { $option } » est réservée au jeu solo.
error-unknown-bot = Il n’y a pas de joueur « { $bot } ». Joueurs possibles : { $allowed }.
error-seat-without-name = Dites qui est assis où, avec des virgules, par exemple human,random,random.
error-unknown-edition = Il n’y a pas d’édition « { $edition } ». Éditions possibles : { $allowed }.
error-unknown-seat = Il n’y a pas de place { NUMBER($seat, useGrouping: 0) } : les places vont de 0 à { $high }.
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
error-pack-field-missing = { $file } : il manque le champ « { $field } » dans « { $entry } ».
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
error-pack-unknown-heading = { $file } : il n’y a pas de { $found } dans un paquet de { $game }. Il y a : { $allowed }.
error-pack-unknown-field = { $file } : « { $entry } » ne peut pas avoir de champ « { $field } ». Champs possibles : { $allowed }.
error-pack-unknown-value = { $file } : dans « { $entry } », le champ « { $field } » vaut « { $found } ». Valeurs possibles : { $allowed }.
error-pack-duplicate-id = { $file } : « { $entry } » y est deux fois.
error-pack-unknown-base = { $file } : il n’y a pas de paquet « { $found } » sur lequel s’appuyer. Paquets possibles : { $allowed }.
error-pack-unknown-entry = { $file } : « { $entry } » n’est pas dans le paquet sur lequel celui-ci s’appuie.
error-pack-impossible = { $file } : dans « { $entry } », le champ « { $field } » ne peut pas valoir « { $found } ». Permis : { $allowed }.
error-pack-wrong-game = { $file } : ce paquet est pour le jeu « { $found } », pas pour { $allowed }.

## Erreurs : revenir en arrière

error-undo-nothing = Il n’y a rien à annuler.
error-undo-other-seat = Impossible d’annuler : un autre joueur a joué depuis.
error-undo-revealed = Impossible d’annuler : cette action a révélé quelque chose de nouveau.
error-undo-luck = On ne peut pas revenir là-dessus : le hasard a décidé quelque chose depuis.
error-redo-nothing = Il n’y a rien à refaire.

## Erreurs : formes écrites

error-bad-die = « { $text } » n’est pas un dé. Un dé s’écrit comme R3, G2* ou R>G3*.
error-bad-patient = « { $text } » n’est pas un Patient. Un Patient s’écrit P07, ou P07{ "!" } en état critique.
error-bad-action = « { $text } » n’est pas une action de ce jeu.
error-bad-position = Ce n’est pas une position : « { $field } » manque ou n’est pas ce qu’il faut.
error-position-other-terms = Cette position a été jouée avec d’autres options ou d’autres cartes.
error-bad-hospital = « { $text } » n’est pas un hôpital : il faut « dés / personnel disponible / services / poches de sang », avec - pour un champ vide.
error-bad-hospital-word = « { $text } » n’est pas un hôpital : il n’y a pas de « { $word } » dans cette édition.

## Erreurs : parties enregistrées

error-record-not-json = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas une ligne d’une partie enregistrée.
error-record-truncated = { $file }, ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement s’arrête ici, avant sa fin.
error-record-edited = { $file }, ligne { NUMBER($line, useGrouping: 0) } : l’enregistrement a été modifié après coup.
error-record-other-game = { $file } : c’est une partie du jeu « { $found } », qui n’est pas connu ici.
error-record-other-rules = { $file } : cette partie suit la version { $found } des règles ; ici, c’est la version { $ours }.
error-record-other-pack = { $file } : cette partie a été jouée avec un autre contenu ({ $found }) que celui d’ici ({ $ours }).
error-record-illegal = { $file }, ligne { NUMBER($line, useGrouping: 0) } : « { $action } » n’était pas permis. { $reason }.
error-record-bad-luck = { $file }, ligne { NUMBER($line, useGrouping: 0) } : les dés et les cartes n’ont pas pu donner cela.
error-record-bad-field = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le champ « { $field } » manque ou est faux.
error-record-wrong-outcome = { $file }, ligne { NUMBER($line, useGrouping: 0) } : le résultat ne découle pas de la partie.
error-record-seed-mismatch = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cela ne découle pas de la graine que donne l’enregistrement.
error-record-no-seed = { $file } : l’enregistrement ne donne pas de graine ; lancers et tirages ne peuvent pas être vérifiés.
error-record-too-short = Il n’y a pas de coup { NUMBER($found, useGrouping: 0) } dans cet enregistrement ; il en a { NUMBER($moves, useGrouping: 0) }.

## Vérifier une partie reprise d’une sauvegarde

replay-verified-from = { $count ->
        [one] Le seul lancer ou tirage des coups { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } découle de la graine.
       *[other] Les { NUMBER($count, useGrouping: 0) } lancers et tirages des coups { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } découlent tous de la graine.
    } { $taken ->
        [one] Le coup 1 est repris d’une autre partie et n’a pas été vérifié.
       *[other] Les coups 1 à { NUMBER($taken, useGrouping: 0) } sont repris d’une autre partie et n’ont pas été vérifiés.
    }
error-record-all-taken-over = { $file } : tous les lancers et tirages de cet enregistrement, jusqu’au coup { NUMBER($moves, useGrouping: 0) }, sont repris d’une autre partie ; cette graine ne garantit donc rien. Vérifiez l’enregistrement de cette autre partie.

## Flux et fichiers défaillants

error-stream-broken = La lecture ou l’écriture a échoué : { $problem }.
error-file-too-large = Le fichier { $file } est trop grand : plus de { $most } millions de caractères.
error-bad-seed = « { $found } » ne peut pas être une graine : elle est vide ou contient des caractères qui ne s’affichent pas.
error-pack-too-deep = { $file } : les tableaux ou les listes sont trop imbriqués.
error-pack-long-number = { $file } : un des nombres a trop de chiffres.
error-pack-control-character = { $file } : dans « { $entry } », le champ « { $field } » contient un caractère qui ne s’affiche pas : « { $found } ».
error-pack-too-large = { $file } : les paquets sont trop longs. Ensemble, ils peuvent compter jusqu’à { NUMBER($most, useGrouping: 0) } octets.
error-pack-too-many = Trop de paquets : { $count }. Utilisez-en { $most } au plus.
error-pack-long-name = Le nom « { $file } » est trop long pour un paquet : { $most } caractères au plus.
error-pack-too-many-entries = { $file } : trop de { $entry } : { $found }. Il peut y en avoir { $most } au plus.
error-pack-long-text = { $file } : dans « { $entry } », le champ « { $field } » a { NUMBER($found, useGrouping: 0) } caractères : { $most } au plus.
error-record-too-large = { $file } : l’enregistrement est trop long. Il peut avoir jusqu’à { NUMBER($lines, useGrouping: 0) } lignes et { NUMBER($letters, useGrouping: 0) } caractères.
error-option-too-many = Trop d’options : { NUMBER($count, useGrouping: 0) }. Utilisez-en { $most } au plus.
error-option-too-long = L’option « { $option } » est trop longue : { $most } caractères au plus pour son nom et sa valeur.

## Demander des options, et arrêter

error-option-without-value = L’option « { $option } » demande une valeur : { $option }=VALEUR.
error-bad-first-player = Le Premier joueur ne peut pas être « { $found } ». C’est le numéro d’un joueur, de 1 à { $seats }, ou random (au hasard).
error-first-player-not-there =
    { $seats ->
        [one] Le joueur { $player } ne peut pas être Premier joueur : il n’y a que { $seats } joueur à la table.
       *[other] Le joueur { $player } ne peut pas être Premier joueur : il n’y a que { $seats } joueurs à la table.
    }
simulate-stopped =
    { $done ->
        [0] Arrêté avant la fin de la première partie.
        [one] Arrêté après { $done } partie.
       *[other] Arrêté après { NUMBER($done, useGrouping: 0) } parties.
    }

## Erreurs : ce qui ne va pas ensemble dans un paquet, ce qui manque ou qui est de trop

error-pack-brackets = { $file } : { $found } doit s’écrire { $allowed }.
error-pack-bad-id = { $file } : dans « { $entry } », le champ « { $field } » ne peut pas valoir « { $found } » : écrivez des lettres minuscules et des chiffres, en mots reliés par des tirets, comme { $example }.
error-pack-repeated = { $file } : dans « { $entry } », le champ « { $field } » contient { $found } deux fois.
error-pack-length =
    { $low ->
        [0] { $file } : dans « { $entry } », le champ « { $field } » est une liste de longueur { $found } ; le maximum est { $high }.
       *[other] { $file } : dans « { $entry } », le champ « { $field } » est une liste de longueur { $found } ; il en faut { $low } à { $high }.
    }
error-pack-lacks-one = { $file } : dans « { $entry } », « { $field } » demande un de ces champs : { $allowed }.
error-pack-only-one = { $file } : dans « { $entry } », « { $field } » ne peut avoir qu’un seul de ces champs : { $allowed } ; il a { $found }.
error-pack-not-with = { $file } : dans « { $entry } », « { $field } » ne va pas avec « { $other } ».
error-pack-only-with = { $file } : dans « { $entry } », « { $field } » ne va qu’avec : { $other }.
error-pack-id-taken = { $file } : « { $entry } » demande un autre id, car « { $other } » a déjà celui-ci.
error-pack-no-run = { $file } : dans « { $entry } », le champ « { $field } » vaut { $found } ; aucune de ces valeurs n’en suit une autre, comme le veut une suite.
error-pack-needs-nothing = { $file } : dans « { $entry } », « { $field } » doit demander au moins un dé.
error-pack-too-many-beds = { $file } : { $found } lits, c’est trop. Les lits de tous les joueurs et une arrivée ne doivent pas contenir plus de dés qu’il n’y en a ; avec ces dés, le maximum est de { $most } lits.
error-pack-too-few-dice = { $file } : { $found } dés par couleur, c’est trop peu. Il en faut assez pour les lits de tous les joueurs et une arrivée ; avec ces lits, le minimum est de { $least }.
error-pack-printed-count = { $file } : { $low } à { $high } services doivent figurer sur tous les plateaux (printed = true) ; il y en a { $found }.
error-pack-small-stack =
    { $entry ->
        [department] { $file } : la pile de services demande au moins { $least } tuiles, pour l’étalage ; il y en a { $found }.
       *[other] { $file } : la pioche de spécialistes demande au moins { $least } cartes, pour l’étalage ; il y en a { $found }.
    }
error-pack-too-many-swapped =
    { $entry ->
        [department] { $file } : { $found } services devraient en remplacer d’autres, mais la pile n’en a que { $most }.
       *[other] { $file } : { $found } spécialistes devraient en remplacer d’autres, mais la pioche n’en a que { $most }.
    }
error-pack-few-administrators = { $file } : il faut au moins { $least } administrateurs, deux par joueur ; il y en a { $found }.
error-pack-back-missing = { $file } : il manque le verso d’ambulance { $found }. Il faut ceux de 1 à { $high }, ou aucun.
error-pack-other-edition = { $file } : ce paquet est fait pour l’édition « { $found } » et ne va pas avec l’édition « { $edition } ».

## Erreurs : paquets de Dynamite Nurse

error-pack-total =
    { $entry ->
        [action] { $file } : les exemplaires (copies) de toutes les cartes Action font { NUMBER($found, useGrouping: 0) } en tout, mais [house] dit { $house } = { $wanted }. Changez les exemplaires de quelques cartes, ou ce nombre dans [house].
        [nurse] { $file } : les exemplaires (copies) de toutes les Infirmières font { NUMBER($found, useGrouping: 0) } en tout, mais [house] dit { $house } = { $wanted }. Changez les exemplaires de quelques Infirmières, ou ce nombre dans [house].
       *[other] { $file } : les exemplaires (copies) de tous les Patients font { NUMBER($found, useGrouping: 0) } en tout, mais [house] dit { $house } = { $wanted }. Changez les exemplaires de quelques Patients, ou ce nombre dans [house].
    }
error-pack-few-starting-cards = { $file } : « { $entry } » existe en { $found } exemplaires, mais il en faut au moins { $least } : chacun des { $seats } joueurs commence avec { $start }.
error-pack-few-markers = { $file } : dans [house], markers = { $found } et beds = { $beds }. Il faut plus de jetons (markers) que de lits (beds), sinon la partie pourrait ne jamais finir. Changez l’un des deux.
error-pack-no-worse = { $file } : dans « { $entry } », la gravité critique (critical), { $found }, ne dépasse pas la gravité du recto (severity), { $severity }. Changez l’une des deux.
error-pack-penalty-falls = { $file } : dans « { $entry } », { $field } vaut { $found }, moins que { $before } juste avant. Plus de marques de décès ne peuvent pas coûter moins.
error-pack-one-starting-nurse = { $file } : « { $entry } » existe en { $found } exemplaires. Une Infirmière de départ est unique : copies = 1, ou pas de couleur (colour).
pack-colour =
    { $found ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
       *[purple] violette
    }
error-pack-colour-taken = { $file } : « { $entry } » demande une autre couleur, car « { $other } » a déjà la couleur { pack-colour }. Chaque couleur a une seule Infirmière de départ.
error-pack-colour-missing = { $file } : aucune Infirmière de départ n’a la couleur { pack-colour }. Il en faut une par couleur.
error-pack-nothing-sold = { $file } : il n’y a rien à acheter. Au moins une carte Action doit avoir sa propre pile dans la Ville : une carte qui n’est ni un Événement ni une carte de départ.
error-pack-not-last = { $file } : dans « { $entry } », « { $field } » doit venir à la fin de l’effet, car la carte quitte alors le jeu.
error-bad-option-part = L’option « { $option } » ne peut pas contenir « { $value } ». C’est une liste, avec des virgules, de valeurs parmi celles-ci : { $allowed }.
error-option-repeats = L’option « { $option } » contient « { $value } » deux fois.

## Options que les deux jeux ont

option-first-player = Premier joueur
about-first-player = La place qui commence ; sans cela, le hasard en décide.

## La base de données

error-store-bad-url = Ce n’est pas l’adresse d’une base de données. Elle peut être : { $allowed }.
error-store-no-driver = PostgreSQL a besoin d’un paquet Python qui n’est pas installé : { $package }. Vous l’obtenez avec pip.
error-store-unreachable = La base de données { $database } ne peut pas être ouverte : { $problem }.
error-store-newer = La base de données { $database } vient d’une version plus récente de ce programme ({ $found }). Installez cette version.
error-store-in-use = Un autre serveur (processus { NUMBER($pid, useGrouping: 0) }) utilise déjà { $database }. Arrêtez-le d’abord, ou choisissez un autre fichier avec --db.
error-store-away = La base de données ne répond pas pour le moment. Réessayez.
