### Ce que dit la ligne de commande.

## À quoi servent les commandes

cli-about = Dice Hospital dans votre terminal : y jouer, le simuler, revoir des parties, changer les cartes.
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
seat-bot = { $bot } { $number }

## Jeu en lignes : commandes

command-help = help
command-help-line = { $command } : { $about }.
command-help-number = un numéro
command-help-number-about = choisir cette action
command-help-action = une action
command-help-action-about = la faire (place nurse clinic)
command-help-undo-about = annuler votre dernière action
command-help-why = why ACTION
command-help-why-about = dire pourquoi un choix ou une action est permis ou non (why place nurse pharmacy)
command-help-look = look
command-help-look-about = montrer la table et les hôpitaux ; look et le numéro d’un joueur n’en montre qu’un
command-help-text = text CARTE
command-help-text-about = montrer ce que fait un service, un spécialiste ou une autre carte (text cardiologie)
command-help-save = save FICHIER
command-help-save-about = enregistrer la partie dans un fichier (save partie.jsonl)
command-help-quit-about = quitter la partie
command-help-help-about = montrer ces commandes
play-commands = Tapez un numéro pour choisir, Entrée pour revoir les choix. Autres commandes : undo, why, look, text, rules, save, quit, help.

## Jeu en lignes : questions

play-welcome = { $game }, { $edition }, { $players ->
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
play-no-such-card = Il n’y a pas de carte « { $text } » dans cette partie. Les cartes se désignent par leur nom ou leur identifiant, comme ear-nose-throat.
play-not-understood = « { $text } » n’est pas une commande. Tapez help pour en avoir la liste.
play-undone = Action annulée : { $action }.
play-nothing-to-undo = Il n’y a rien à annuler.
play-undo-too-late = Impossible d’annuler : quelque chose de nouveau a été vu depuis.
play-saved = Partie enregistrée dans { $file }.
play-save-needs-file = Donnez un nom de fichier : save partie.jsonl
play-why-needs-action = Donnez un numéro ou une action : why place nurse pharmacy
play-why-allowed = C’est permis en ce moment.

## La table

look-round = Tour { $round } sur { $rounds }
look-phase = Phase : { $phase }
look-event = Événement : { $event }
look-first-player = Premier joueur : { $person ->
        [you] vous
       *[other] { $player }
    }
look-bag = Dés dans le sac : { $dice }
look-ambulances = Ambulances
look-ambulance = Ambulance { $number } : { $dice }
look-departments = Services disponibles : { $names }
look-specialists = Spécialistes disponibles : { $names }
look-reports = Bilans médicaux : { $names }
look-hospital = Hôpital : { $player }
look-wards = Patients non traités : { $dice }
look-discharged = Patients sortis ce tour-ci : { $dice }
look-staff = Personnel disponible : { $names }
look-open-departments = Services libres : { $names }
look-tiles = Améliorations : { $names }
look-administrator = Directeur : { $name }
look-bags = Poches de sang : { $count }
look-fatalities = Décès : { $count }
look-score = Score : { $score }
look-nothing = aucun

## La table de Dice Hospital

look-treated = Patients traités : { $dice }
look-arrivals = Nouveaux patients : { $dice }
look-beds = Lits occupés : { $used } sur { $beds }
look-loose = Dés pas encore dans une ambulance : { $dice }
look-copied = Spécialiste copié : { $specialist }
look-forecast = Si la partie se terminait maintenant : { $score }
look-reports-done = Objectifs atteints : { $names }
look-waiting-for = L’ambulance { $number } attend : { $dice }
look-card = { $name } : { $text }
look-hospital-of = Hôpital du joueur { $number } ({ $player })
look-your-hospital = Votre hôpital (joueur { $number })
look-numbered-effect = Effet { $number } : { $text }
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
result-solo = Votre score est de { $score } : { $rank }.
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
build-pure = en Python pur
build-compiled = compilée

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
    ce qui n’est pas dans un paquet reste tel qu’il est dans l’édition sur laquelle il s’appuie.
    Pour le vérifier : wardround pack check FICHIER
    Pour jouer avec : wardround play dice-hospital --line --pack FICHIER
perft-line = profondeur { $depth } : { NUMBER($count, useGrouping: 0) }

## Bots, fichiers et paquets : erreurs

error-bad-bot-parameter = Le bot « { $bot } » ne comprend pas « { $found } ». Paramètres possibles : { $allowed }.
error-bot-without-parameters = Le bot « { $bot } » n’a pas de paramètres ; « { $found } » ne peut pas être réglé.
error-file-unwritable = Impossible d’écrire le fichier { $file } : { $problem }.
error-record-seats = { $file } : cette partie a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, pas { $found }.
error-pack-unknown = Il n’y a ni fichier ni édition « { $found } ». Éditions possibles : { $allowed }.

## Jeu en lignes : plusieurs choses en une phrase

told-drawn-at-start = { player-has } pioché ces patients : { $colours }.
told-set-at-start = { player-has } posé les patients de départ : { $dice }.
told-worse-by = { $before } passe à { $after }
told-worsened =
    { $count ->
        [one] { player-has } négligé un patient : { $dice }.
       *[other] { player-has } négligé des patients : { $dice }.
    }
told-died = { player-has } perdu les patients { $dice } : { $fatalities }.
told-buried = Remis sous leurs piles : { $names }.

## Jeu en lignes : titres des longues listes

group-place = Placer { $staff }
group-treat = Traiter
group-treat-as = Traiter comme { $colour }, avec une poche de sang
group-transfuse = Soigner de 1, avec une poche de sang
group-return-die = Remettre dans le sac

## Jeu en lignes : raisons, totaux, départ

play-aim = Soignez vos patients : un patient soigné jusqu’à 7 sort de l’hôpital, et plus il en sort dans un même tour, plus chacun rapporte. Un patient laissé sans traitement pendant un tour se détériore ; celui qui tombe à 0 est un décès, −2 points à la fin. La partie dure { $rounds } tours ; le plus de points l’emporte.
play-rules-where = Les règles, numérotées comme ici (DH-5.2, etc.), sont dans le dossier docs/rules du projet. Pour savoir ce que fait une carte, tapez text et son nom.
play-loaded = Cette partie reprend à partir d’un fichier. Les nouveaux dés et les nouvelles cartes viennent d’une nouvelle graine, pas de celle du début.
play-already-over = Cette partie était déjà terminée. Voici comment :
play-ask-player = { $player }, votre choix :
play-asked = Ce qui est demandé maintenant : { $prompt }
play-hand-over = Passez l’écran à { $player }, puis appuyez sur Entrée.
play-why-choice = { $number }. { $action } : c’est permis en ce moment.
play-save-anyway = Pour le remplacer quand même, tapez encore une fois la même commande.
play-left-saved = Vous avez quitté la partie. Elle est enregistrée dans { $file } ; pour la reprendre : --load { $file }
play-left-since = Vous avez quitté la partie. Ce qui a suivi le dernier enregistrement dans { $file } est perdu.
play-left-unsaved = Vous avez quitté la partie. Elle n’est pas enregistrée.
command-help-enter = Entrée
command-help-enter-about = revoir les choix
command-help-rules = rules
command-help-rules-about = dire où sont les règles
look-protected = Patients protégés : { $dice }
look-administrator-text = « { $name } » : { $text }
look-report = { $report } ({ $signed })
look-report-column = colonne { $number } : { $reports }
look-report-above = { $first }, au-dessus { $last }
told-died-neglected = { player-has } perdu par négligence : { $dice } ({ $fatalities }).
told-joined = Une amélioration de plus est disponible : { $names }.
told-lowest = { player-has } pris l’ambulance la plus basse et gagné une poche de sang.
told-lowest-token = { player-has } pris l’ambulance la plus basse, gagné une poche de sang et reçu le jeton Premier joueur.
told-points = { player-has } marqué { $signed } : { $reason }. Total : { $total }.
told-score-of = { $player } : { $score }
told-round-scores = Points après le tour { $round } : { $scores }.
group-recolour = Changer de couleur : { $colour }
group-remove = Retirer
group-protect = Protéger
group-raise = Augmenter de 1
group-lower = Diminuer de 1
group-take-department = Prendre le service
group-take-specialist = Prendre le spécialiste
error-file-not-record = Le fichier { $file } existe et n’est pas une partie enregistrée ; il reste tel quel. Choisissez un autre nom.
error-load-has-terms = { $option } ne va pas avec --load : la partie de { $file } se joue avec ce qu’elle avait au début.
look-report-dice = Patients sortis et pas encore dans un bilan : { $dice }
