### Ce que dit la ligne de commande.

## À quoi servent les commandes

cli-about = Dice Hospital et Dynamite Nurse dans votre terminal : y jouer, les simuler, revoir des parties, changer les cartes.
cli-play-about = Jouer une partie dans le terminal.
cli-simulate-about = Faire jouer beaucoup de parties à des bots et compter ce qui s’y passe.
cli-replay-about = Montrer une partie enregistrée, coup par coup.
cli-record-about = Vérifier une partie enregistrée d’après les règles.
cli-perft-about = Compter les suites d’actions depuis le début d’une partie.
cli-pack-about = Exporter, vérifier ou comparer des paquets de contenu.
cli-examples = Exemples :

## Places et bots

seat-human = humain
bot-random = Hasard
bot-random-about = choisit toutes les actions au hasard, à chances égales
bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-expert = Expert
seat-bot = { $bot } { $number }

## Jeu en lignes : commandes

command-help = help
command-help-line = { $command } : { $about }.
command-help-number = un numéro
command-help-number-about = choisir cette action
command-help-action = une action
command-help-action-about = la faire ({ $action }) ; aussi en une phrase, en quelques mots, ou plusieurs à la fois
command-help-verbs = Les actions comme on les tape ; un verbe seul montre ses choix :
command-help-typed = « { $action } »
command-help-undo-about = annuler votre dernière action
command-help-redo-about = refaire ce que vous avez annulé
command-help-why = why ACTION
command-help-why-about = dire pourquoi un choix ou une action est permis ou non (why { $action })
command-help-look = look
command-help-look-about = montrer la table et les hôpitaux ; look et le numéro d’un joueur n’en montre qu’un
command-help-forecast-about = dire ce qui arrive si vous terminez maintenant
command-help-score-about = dire où en est chacun
command-help-text = text CARTE
command-help-text-about = montrer ce que fait une carte (text { $card })
command-help-save = save FICHIER
command-help-save-about = enregistrer la partie dans un fichier (save partie.jsonl)
command-help-quit-about = quitter la partie
command-help-help-about = montrer ces commandes
play-commands = Tapez un numéro pour choisir, Entrée pour revoir les choix. Autres commandes : undo, why, hint, plans, look, text, rules, save, quit, help.

## Jeu en lignes : questions

play-welcome = { $game }, { $edition }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
play-welcome-game = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
play-with-options = Règles optionnelles : { $options }.
play-seed-sealed = Empreinte de la graine : { $commitment }
play-seed-shown = Graine : { $seed }
play-turn =
    { $person ->
        [you] À vous. { $prompt }
       *[other] { $player } : { $prompt }
    }
play-choice = { $number }. { $action }
play-group = { $heading } : { $choices }
play-choice-in-group = { $number }. { $action }
play-ask = Votre choix :
play-only-choice = 1. { $action } (le seul choix)
play-no-such-number =
    { $count ->
        [one] Il n’y a que le choix 1.
       *[other] Choisissez un numéro de 1 à { $count }, ou tapez help.
    }
play-no-such-player = Désignez un joueur par son numéro, de 1 à { $count }.
play-no-such-card = Il n’y a pas de carte « { $text } » dans cette partie. Les cartes se désignent par leur nom ou leur identifiant, comme { $card }.
play-text-needs-card = Donnez le nom d’une carte : text { $card }
play-not-understood = « { $text } » n’est pas compris. Est-ce ceci : { $choices } ? Tapez help pour en avoir la liste.
play-line-too-long = Une ligne de plus de { $most } lettres n’est pas lue. Tapez moins de mots.
play-card-alone = Dites que faire de « { $text } » : help montre les actions. Pour savoir ce que c’est, tapez text { $text }
play-verb-not-now = Aucun choix avec « { $verb } » en ce moment. Entrée montre les choix.
play-time-left = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
play-time-up = Temps écoulé : votre activation se termine, et les pions non placés sont perdus.
play-undone = Action annulée : { $action }.
play-nothing-to-undo = Il n’y a rien à annuler.
play-undo-too-late = Impossible d’annuler : quelque chose de nouveau a été vu depuis.
play-saved = Partie enregistrée dans { $file }.
play-save-needs-file = Donnez un nom de fichier : save partie.jsonl
play-why-needs-action = Donnez un numéro ou une action : why { $action }
play-why-allowed = C’est permis en ce moment.

## La table

look-phase = Phase : { $phase }
look-first-player = Premier joueur : { $person ->
        [you] vous
       *[other] { $player }
    }
look-hospital-number = Hôpital du joueur { $number }
look-nothing = aucun
look-card = { $name } : { $text }
look-hospital-of = Hôpital du joueur { $number } ({ $player })
look-your-hospital = Votre hôpital (joueur { $number })
look-card-of = { $name } : { $text } ({ $source })

## Résultats

result-heading = La partie est terminée.
result-line = { $place }. { $player } : { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
result-winner = { $player } a gagné.
result-shared = { $players } : victoire partagée.
result-you-won = Vous avez gagné.
result-points-of = Décompte : { $player }
result-your-points = Votre décompte
result-total = Total : { $score }

## Simulations

simulate-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s
simulate-speed = { $games } parties/s, { $decisions } décisions/s (version { $build })
simulate-share = { $share } % ({ $low }–{ $high })
simulate-digest = Empreinte de toutes les parties : { $digest }
simulate-heading-seat = place
simulate-heading-bot = bot
simulate-heading-mean = score moyen
simulate-heading-wins = part de victoires
simulate-length =
    { $unit ->
        [turn] Les parties ont duré { $mean } tours de joueur en moyenne (de { $least } à { $most }).
       *[round] Les parties ont duré { $mean } tours en moyenne (de { $least } à { $most }).
    }
simulate-ended = Fin de partie, { $reason } : { $share } %
simulate-heading-card = carte
simulate-heading-taken = prise
simulate-heading-used = utilisée
simulate-heading-with = score moyen avec
simulate-heading-without = sans
simulate-cards-about = Les scores sont ceux des joueurs qui ont pris la carte pendant la partie, et ceux de tous les autres.
build-pure = en Python pur
build-compiled = compilée

## Arène

arena-blocks =
    { $blocks ->
        [one] { $blocks } graine, jouée
       *[other] { $blocks } graines, chacune jouée
    } avec { $seatings ->
        [one] { $seatings } disposition des places
       *[other] { $seatings } dispositions des places
    }
arena-interval = { $value } (de { $low } à { $high })
arena-even = À force égale, la part de victoires est de { $share } %. Intervalles à 95 %, par rééchantillonnage des graines.
arena-heading-rank = rang moyen
arena-heading-rating = cote
arena-heading-time = 95 % des décisions, ms

## Parties revues, enregistrements, paquets

replay-move = { NUMBER($number, useGrouping: 0) }. { $player } : { $action }
replay-luck = { NUMBER($number, useGrouping: 0) }. Tirage : { $outcome }
replay-open = L’enregistrement s’arrête avant la fin de la partie.
replay-verified = Tous les lancers et tous les tirages découlent de la graine.
record-ok = { $file } est un enregistrement valable : { $game }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
pack-ok = { $file } est un paquet valable.
pack-same = Les paquets sont identiques.
pack-added = ajouté : { $entry }
pack-removed = retiré : { $entry }
pack-changed = changé : { $entry }, { $field } : { $before } → { $after }
pack-moved = déplacé : { $entry } : { $before } → { $after }
pack-export-about = Tout ce avec quoi l’on joue. Changez ce que vous voulez et effacez le reste :
    ce qui n’est pas dans un paquet reste tel qu’il est dans celui sur lequel il s’appuie.
    Pour le vérifier : wardround pack check FICHIER
    Pour jouer avec : wardround play { $game } --line --pack FICHIER
perft-line = profondeur { $depth } : { NUMBER($count, useGrouping: 0) }

## Bots, fichiers et paquets : erreurs

error-bad-bot-parameter = Le bot « { $bot } » ne comprend pas « { $found } ». Paramètres possibles : { $allowed }.
error-bot-without-parameters = Le bot « { $bot } » n’a pas de paramètres ; « { $found } » ne peut pas être réglé.
error-bad-bot-number = Le paramètre { $parameter } du bot doit être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, pas « { $found } ».
error-bad-bot-temper = Il n’y a pas de tempérament « { $found } ». Possibles : { $allowed }.
error-file-unwritable = Impossible d’écrire le fichier { $file } : { $problem }.
error-record-seats = { $file } : cette partie a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, pas { $found }.
error-record-wrong-game = { $file } : c’est une partie du jeu { $found }, pas du jeu { $game }.
error-pack-unknown = Il n’y a ni fichier ni paquet « { $found } ». Paquets fournis avec les jeux : { $allowed }.
error-packs-of-two-games = { $before } va avec { $game }, et { $after } avec { $other } : on ne peut comparer que les paquets d’un même jeu.

## Jeu en lignes : raisons, totaux, départ

play-rules-where = Les règles, numérotées comme ici ({ $rule }, etc.), sont dans le dossier docs/rules du projet. Pour savoir ce que fait une carte, tapez text et son nom.
play-loaded = Cette partie reprend à partir d’un fichier. Les nouveaux dés et les nouvelles cartes viennent d’une nouvelle graine, pas de celle du début.
play-already-over = Cette partie était déjà terminée. Voici comment :
play-ask-player = { $player }, votre choix :
play-asked = Ce qui est demandé maintenant : { $prompt }
play-hand-over = Passez l’écran { $to }, puis appuyez sur Entrée.
play-hand-over-first = Appuyez sur Entrée quand { $player } est devant l’écran. D’ici là, seules les commandes look, text, rules, save, help et quit sont possibles.
play-why-choice = { $number }. { $action } : c’est permis en ce moment.
play-save-anyway = Pour le remplacer quand même, tapez encore une fois la même commande.
play-left-saved = Vous avez quitté la partie. Elle est enregistrée dans { $file } ; pour la reprendre : --load { $file }
play-left-since = Vous avez quitté la partie. Ce qui a suivi le dernier enregistrement dans { $file } est perdu.
play-left-loaded = Vous avez quitté la partie. Dans { $file }, elle est telle que vous l’avez reprise.
play-left-unsaved = Vous avez quitté la partie. Elle n’est pas enregistrée.
command-help-enter = Entrée
command-help-enter-about = revoir les choix
command-help-rules = rules
command-help-rules-about = dire où sont les règles
error-file-not-record = Le fichier { $file } existe et n’est pas une partie enregistrée ; il reste tel quel. Choisissez un autre nom.
error-file-other-game = Le fichier { $file } contient une autre partie ; il reste tel quel. Choisissez un autre nom.
error-timed-not-here = { $game } n’a pas de jeu chronométré, seulement { $allowed }.
error-load-has-terms = { $option } ne va pas avec --load : la partie de { $file } se joue avec ce qu’elle avait au début.
