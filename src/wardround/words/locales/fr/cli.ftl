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
command-help-why-about = dire pourquoi une action n’est pas permise (why place nurse pharmacy)
command-help-look = look
command-help-look-about = montrer la table et les hôpitaux ; look et le numéro d’un joueur n’en montre qu’un
command-help-text = text CARTE
command-help-text-about = montrer ce que fait un service, un spécialiste ou une autre carte (text cardiologie)
command-help-save = save FICHIER
command-help-save-about = enregistrer la partie dans un fichier (save partie.jsonl)
command-help-quit-about = quitter la partie
command-help-help-about = montrer ces commandes
play-commands = Tapez un numéro pour choisir. Autres commandes : undo, why, look, text, save, quit, help.

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
play-only-choice = Un seul choix : { $action }
play-no-such-number =
    { $count ->
        [one] Il n’y a que le choix 1.
       *[other] Choisissez un numéro de 1 à { $count }, ou tapez help.
    }
play-no-such-player = Désignez un joueur par son numéro, de 1 à { $count }.
play-no-such-card = Il n’y a pas de carte « { $text } » dans cette partie. Les cartes se désignent par leur nom ou leur identifiant, comme ear-nose-throat.
play-not-understood = « { $text } » n’est pas une commande. Tapez help pour en avoir la liste.
play-undone = Action annulée.
play-nothing-to-undo = Vous n’avez rien à annuler.
play-undo-too-late = Impossible d’annuler : quelque chose de nouveau a été vu depuis.
play-saved = Partie enregistrée dans { $file }.
play-save-needs-file = Donnez un nom de fichier : save partie.jsonl
play-why-needs-action = Donnez une action : why place nurse pharmacy
play-why-allowed = C’est permis en ce moment.
play-quit = Vous avez quitté la partie.

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
look-reports-above = Au-dessus : { $names }
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
told-worsened = { player-has } négligé des patients : { $dice }.
told-died = { player-has } perdu les patients { $dice } : { $fatalities }.
told-buried = Remis sous leurs piles : { $names }.

## Jeu en lignes : titres des longues listes

group-place = Placer { $staff }
group-treat = Traiter
group-treat-as = Traiter comme { $colour }, avec une poche de sang
group-transfuse = Soigner de 1, avec une poche de sang
group-return-die = Remettre dans le sac
