### Ce que dit la ligne de commande.

## Places et bots

bot-random = Hasard
bot-random-about = choisit toutes ses actions au hasard
bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-expert = Expert
seat-bot = { $bot } { $number }

## Jeu en lignes : commandes

command-help-line = { $command } : { $about }.
command-help-number = un numéro
command-help-number-about = choisir cette action
command-help-action = une action
command-help-action-about = la faire ({ $action }) ; une phrase entière, quelques mots ou plusieurs actions conviennent aussi
command-help-verbs = Les actions à taper (un verbe seul montre ses choix) :
command-help-typed = « { $action } »
command-help-undo-about = annuler votre dernière action
command-help-redo-about = rétablir ce que vous avez annulé
command-help-why = why ACTION
command-help-why-about = savoir pourquoi quelque chose est possible ou non (why { $action })
command-help-look = look
command-help-look-about = montrer la table et tous les hôpitaux ; avec le numéro d’un joueur, un seul (look 1)
command-help-forecast-about = montrer ce qui se passe si vous terminez maintenant
command-help-score-about = montrer les points de chaque joueur
command-help-text = text CARTE
command-help-text-about = montrer ce que fait une carte (text { $card })
command-help-save = save FICHIER
command-help-save-about = enregistrer la partie dans un fichier (save partie.jsonl)
command-help-quit-about = quitter la partie
command-help-help-about = montrer ces commandes
play-commands = Tapez un numéro pour choisir, ou appuyez sur Entrée pour voir les choix. Autres commandes : undo, why, hint, plans, look, text, rules, save, quit, help.

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
        [one] Le seul choix est 1.
       *[other] Choisissez un numéro de 1 à { $count }, ou tapez help.
    }
play-no-such-player = Tapez le numéro d’un joueur, de 1 à { $count }.
play-no-such-card = Carte « { $text } » introuvable dans cette partie. Tapez le nom d’une carte ou son identifiant, comme { $card }.
play-text-needs-card = Ajoutez une carte : text { $card }
play-not-understood = Non reconnu : « { $text } ». Vouliez-vous dire : { $choices } ? Tapez help pour la liste.
play-line-too-long = Trop long : { $most } caractères au plus.
play-card-alone = Que faire de « { $text } » ? Tapez help pour les actions, ou text { $text } pour lire la carte.
play-verb-not-now = « { $verb } » n’est pas possible pour le moment. Appuyez sur Entrée pour voir les choix.
play-time-left = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
play-time-up = Temps écoulé : votre activation se termine, et les pions non placés sont perdus.
play-undone = Action annulée : { $action }.
play-nothing-to-undo = Rien à annuler.
play-undo-too-late = Impossible d’annuler : il s’est passé quelque chose de nouveau depuis.
play-saved = Partie enregistrée dans { $file }.
play-save-needs-file = Ajoutez un nom de fichier : save partie.jsonl
play-why-needs-action = Ajoutez un numéro ou une action : why { $action }
play-why-allowed = C’est possible maintenant.

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
simulate-cards-about = Les scores moyens sont ceux des joueurs qui ont pris la carte pendant la partie, et ceux des autres.
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
arena-even = À force égale, chaque bot gagnerait { $share } % des parties. Intervalles à 95 %, par rééchantillonnage des graines.
arena-heading-rank = rang moyen
arena-heading-rating = cote
arena-heading-time = 95 % des décisions, ms

## Parties revues, enregistrements, paquets

replay-move = { NUMBER($number, useGrouping: 0) }. { $player } : { $action }
replay-luck = { NUMBER($number, useGrouping: 0) }. Tirage : { $outcome }
replay-open = Le fichier s’arrête avant la fin de la partie.
replay-verified = Tous les lancers et tous les tirages correspondent à la graine.
record-ok = { $file } est un fichier de partie valable : { $game }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
pack-ok = { $file } est un paquet valable.
pack-same = Les paquets sont identiques.
pack-added = ajouté : { $entry }
pack-removed = retiré : { $entry }
pack-changed = changé : { $entry }, { $field } : { $before } → { $after }
pack-moved = déplacé : { $entry } : { $before } → { $after }
pack-export-about = Tout le contenu de ce jeu. Changez ce que vous voulez et supprimez le reste :
    ce que vous supprimez reste tel qu’il est dans le paquet de base.
    Pour le vérifier : wardround pack check FICHIER
    Pour jouer avec : wardround play { $game } --line --pack FICHIER
perft-line = profondeur { $depth } : { NUMBER($count, useGrouping: 0) }

## Bots, fichiers et paquets : erreurs

error-bad-bot-parameter = Le bot « { $bot } » n’a pas le paramètre « { $found } ». Paramètres possibles : { $allowed }.
error-bot-without-parameters = Le bot « { $bot } » n’a pas de paramètres. Retirez « { $found } ».
error-bad-bot-number = Le paramètre { $parameter } du bot doit être un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, pas « { $found } ».
error-bad-bot-temper = Le style « { $found } » n’existe pas. Styles possibles : { $allowed }.
error-file-unwritable = Impossible d’écrire le fichier { $file } : { $problem }.
error-record-seats = { $file } : cette partie a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, pas { $found }.
error-record-wrong-game = { $file } : ce fichier de partie est pour { $found }, pas pour { $game }.
error-pack-unknown = « { $found } » n’est ni un fichier ni un paquet. Paquets fournis avec les jeux : { $allowed }.
error-packs-of-two-games = { $before } est pour { $game }, et { $after } pour { $other }. Comparez des paquets d’un même jeu.

## Jeu en lignes : raisons, totaux, départ

play-rules-where = Les règles, avec des numéros comme { $rule }, sont dans le dossier docs/rules du projet. Tapez text et le nom d’une carte pour la lire.
play-loaded = Vous reprenez une partie enregistrée. Les nouveaux dés et les nouvelles cartes viennent d’une nouvelle graine.
play-already-over = Cette partie était déjà terminée. Voici le résultat :
play-ask-player = { $player }, votre choix :
play-asked = À vous de jouer : { $prompt }
play-hand-over = Passez l’écran { $to }, puis appuyez sur Entrée.
play-hand-over-first = Appuyez sur Entrée quand { $player } est devant l’écran. D’ici là, seules look, text, rules, save, help et quit fonctionnent.
play-why-choice = { $number }. { $action } : c’est possible maintenant.
play-save-anyway = Pour le remplacer quand même, retapez la même commande.
play-left-saved = Vous avez quitté la partie. Elle est enregistrée dans { $file }. Pour la reprendre : --load { $file }
play-left-since = Vous avez quitté la partie. Tout ce qui suit le dernier enregistrement dans { $file } est perdu.
play-left-loaded = Vous avez quitté la partie. { $file } n’a pas changé depuis que vous l’avez chargé.
play-left-unsaved = Vous avez quitté la partie sans l’enregistrer.
command-help-enter = Entrée
command-help-enter-about = voir les choix
command-help-rules = rules
command-help-rules-about = montrer où sont les règles
error-file-not-record = { $file } existe et n’est pas un fichier de partie ; il n’a pas été remplacé. Choisissez un autre nom.
error-file-other-game = { $file } contient une autre partie ; il n’a pas été remplacé. Choisissez un autre nom.
error-timed-not-here = { $game } n’a pas de jeu chronométré, seulement { $allowed }.
error-load-has-terms = { $option } ne va pas avec --load : la partie de { $file } garde ses propres réglages.
