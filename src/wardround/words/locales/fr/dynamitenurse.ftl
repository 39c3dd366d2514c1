### Dynamite Nurse : noms, termes, actions, événements, et de quoi composer les textes des cartes.
### Il n’existe pas de livret français de ce jeu : les termes et les titres sont les nôtres. Les clés
### propres à ce jeu commencent par dn-, sauf reason- et score-, que tous les jeux ont.

## Nombres

dn-count-gold = { $count } or
dn-count-tp = { $count } PT
dn-count-vp = { $shown } PV
dn-count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
dn-count-kill-marks =
    { $count ->
        [one] { $count } marque de décès
       *[other] { $count } marques de décès
    }
dn-count-patients =
    { $count ->
        [one] { $count } Patient
       *[other] { $count } Patients
    }
dn-times = { $card } ×{ $count }
dn-no-card = aucune
dn-totals = { $actions } cartes Action, { $nurses } Infirmières, { $patients } Patients.

## Types des cartes, conditions des Patients, couleurs

dn-type-examination = Examen
dn-type-treatment = Traitement
dn-type-duty = Garde
dn-type-event = Événement
dn-type-doctor = Médecin
dn-type-paramedic = Secouriste
dn-patient-wounded = Patient blessé
dn-patient-poisoned = Patient empoisonné
dn-patient-sick = Patient malade
dn-patient-cursed = Patient maudit
dn-colour-red = rouge
dn-colour-blue = bleu
dn-colour-green = vert
dn-colour-yellow = jaune
dn-colour-purple = violet

## Patients

dn-patient = { $name } { $id }
dn-patient-with = { $patient } ({ $facts })
dn-in-critical-condition = en état critique
dn-emergency-case = cas d’urgence
dn-severity = gravité { $count }
dn-care = soins { $count }
dn-payment = paiement { $count } PT
dn-patient-sides = { $front } ; en état critique : { $back }. { $vp }.
dn-emergency-text = Cas d’urgence : une fois transporté, il va directement à l’Hôpital du joueur responsable. Tant qu’il y est admis en état critique, ce joueur doit payer { $count } PT dans chacune de ses phases principales, sinon le Patient meurt à la fin de la phase.

## Titres des cartes Action

dn-card-examination = Examen
dn-card-simple-surgery = Chirurgie simple
dn-card-thorough-examination = Examen approfondi
dn-card-magical-diagnosis = Diagnostic magique
dn-card-white-magic = Magie blanche
dn-card-cut-rate-medical-equipment = Matériel médical au rabais
dn-card-major-surgery = Chirurgie lourde
dn-card-black-magic = Magie noire
dn-card-upgraded-medical-equipment = Matériel médical amélioré
dn-card-cutting-edge-medical-equipment = Matériel médical de pointe
dn-card-hit-the-books = Le nez dans les livres
dn-card-moonlighting = Travail au noir
dn-card-reference-letter = Lettre de recommandation
dn-card-passing-the-buck = La patate chaude
dn-card-erase = Effacement
dn-card-closed = Fermé
dn-card-this-is-all-wrong = C’est n’importe quoi !
dn-card-critical-condition = État critique

## Noms des Infirmières

dn-card-medina = Medina
dn-card-nikki = Nikki
dn-card-yvette = Yvette
dn-card-rosalind = Rosalind
dn-card-hana = Hana
dn-card-alyssa-schermer = Alyssa Schermer
dn-card-arina = Arina
dn-card-calypso-blue = Calypso Blue
dn-card-calypso-ivanna = Calypso Ivanna
dn-card-dora-onyx = Dora Onyx
dn-card-ginger-sheffard = Ginger Sheffard
dn-card-kei-lincoln = Kei Lincoln
dn-card-mint-halioca = Mint Halioca
dn-card-ren-riverse = Ren Riverse
dn-card-sarah-quincy = Sarah Quincy
dn-card-sister-sylvestri = Sister Sylvestri
dn-card-sister-trapetta = Sister Trapetta
dn-card-petra-lindqvist = Petra Lindqvist
dn-card-nadia-foxglove = Nadia Foxglove
dn-card-hazel-finch = Hazel Finch
dn-card-juno-vale = Juno Vale
dn-card-olga-brandt = Olga Brandt
dn-card-tessa-marlowe = Tessa Marlowe

## Ce qui est imprimé sur une carte

dn-cost = prix { $count }
dn-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
dn-starting-card = carte de départ
dn-card-with = { $card } ({ $printed })
dn-fact-name = nom
dn-fact-type = type
dn-fact-copies = nombre d’exemplaires
dn-fact-start = exemplaires de départ
dn-fact-cost = prix
dn-fact-vp = PV
dn-fact-gold = or
dn-fact-tp = PT
dn-fact-effect = texte
dn-fact-effect-part = une partie du texte
dn-fact-afterwards = destination
dn-fact-colour = couleur
dn-fact-end = fin de partie
dn-fact-condition = condition
dn-fact-severity = gravité
dn-fact-critical = gravité en état critique
dn-fact-care = soins
dn-fact-payment = paiement
dn-fact-emergency = cas d’urgence

## Textes des cartes : quand et quoi

dn-no-text = Sans texte.
dn-if-dynamite-nurse = si vous êtes la Dynamite Nurse en jouant cette carte, { $clause }
dn-if-not-dynamite-nurse = sauf si vous êtes la Dynamite Nurse en jouant cette carte, { $clause }
dn-when-acquire = la prochaine fois que vous acquérez un Patient pendant cette phase, { $clause }
dn-when-every =
    { $every ->
        [1] chaque fois, { $clause }
        [2] pour chaque deuxième exemplaire joué dans la même phase, { $clause }
        [3] pour chaque troisième exemplaire joué dans la même phase, { $clause }
       *[other] chaque fois que vous en avez joué { $every } de plus dans la même phase, { $clause }
    }
dn-gain = gagnez { $gains }
dn-gain-gold = { $count } or
dn-gain-tp = { $count } PT
dn-gain-treatment =
    { $count ->
        [one] { count-word } Traitement supplémentaire
       *[other] { count-word } Traitements supplémentaires
    }
dn-gain-purchase =
    { $count ->
        [one] { count-word } Achat supplémentaire
       *[other] { count-word } Achats supplémentaires
    }
dn-gain-flex =
    { $count ->
        [one] { count-word } Traitement ou Achat supplémentaire
       *[other] { count-word } Traitements ou Achats supplémentaires
    }
dn-gain-moonlight =
    { $count ->
        [one] une Opération dans un autre Hôpital
       *[other] { count-word } Opérations dans d’autres Hôpitaux
    }
dn-gain-drawn =
    { $count ->
        [one] une carte piochée
       *[other] { count-word } cartes piochées
    }
dn-do-moonlight =
    { $count ->
        [one] plus tard dans la phase, vous pouvez faire une Opération supplémentaire sur un Patient de l’Hôpital d’un autre joueur, et vous l’acquérez
       *[other] plus tard dans la phase, vous pouvez faire { count-word } Opérations supplémentaires sur des Patients des Hôpitaux d’autres joueurs, et vous les acquérez
    }
dn-do-extra-nurse =
    { $count ->
        [one] votre prochaine Opération de la phase amène une Infirmière de plus
       *[other] votre prochaine Opération de la phase amène { count-word } Infirmières de plus
    }
dn-do-care-discount = vos prochains soins de la phase coûtent { $count } PT de moins
dn-do-purchase-discount = la prochaine carte que vous achetez dans la phase coûte { $count } or de moins
dn-do-skip-admission = vous pouvez sauter votre phase d’admission ce tour-ci, contrôle des lits compris
dn-do-draw =
    { $count ->
        [one] piochez une carte
       *[other] piochez { count-word } cartes
    }
dn-do-discard =
    { $count ->
        [one] défaussez une carte de votre main
       *[other] défaussez { count-word } cartes de votre main
    }
dn-do-recover = reprenez en main une carte de votre défausse, en la montrant à tous
dn-do-transport =
    { $count ->
        [one] effectuez { count-word } transport
       *[other] effectuez { count-word } transports
    }
dn-do-acquire = vous pouvez acquérir un de vos Patients admis de gravité { $count } ou moins, sans Traitement et sans Infirmière
dn-do-refer = vous pouvez confier un de vos Patients admis à l’Hôpital d’un autre joueur qui a un jeton de garde libre
dn-do-pass-on = vous pouvez remplacer votre jeton de garde sur un de vos Patients en transport par un jeton libre d’un autre joueur
dn-do-erase = rendez une de vos marques de décès, si vous en avez, et mélangez un Patient du cimetière au Donjon
dn-do-search = regardez toute la pile des Infirmières ou celle des Événements, mettez-en une carte sur le dessus et mélangez le reste
dn-do-worsen-own = un de vos Patients admis passe en état critique
dn-do-send-back = dites combien de vos Patients admis retournent dans les ambulances, chacun avec un jeton de garde libre d’un autre joueur ; après chacun d’eux, s’il y en a plus que la limite, un seul Patient en transport passe en état critique
dn-do-worsen-all = tous les Patients admis de tous les Hôpitaux passent en état critique
dn-do-exchange = échangez cette carte contre une Infirmière de n’importe quelle défausse, s’il y en a une
dn-do-swap = vous pouvez échanger des Patients acquis avec un autre joueur, un contre un
dn-do-worsen-leading = le Patient en tête des ambulances passe en état critique
dn-do-move = vous pouvez déplacer un Patient en transport, en tête ou en queue
dn-do-stabilise = vous pouvez remettre sur sa face normale un de vos Patients critiques en transport
dn-do-admit = vous pouvez admettre tout de suite un de vos Patients en transport
dn-afterwards-returns = Puis elle retourne dans la Ville.
dn-afterwards-returns-unless-dynamite-nurse = Puis elle retourne dans la Ville, sauf si vous étiez la Dynamite Nurse en la jouant.
dn-afterwards-scrapped = Puis elle quitte le jeu.
dn-end-kill-marks =
    { $sense ->
        [fewer] Fin de partie : { $count ->
            [one] { $count } marque de décès
           *[other] { $count } marques de décès
        } de moins pour vous, sans descendre au-dessous de 0.
       *[more] Fin de partie : { $count ->
            [one] { $count } marque de décès
           *[other] { $count } marques de décès
        } de plus pour vous.
    }
dn-end-best-name = Fin de partie : { $signed } PV pour chaque Patient acquis d’un même nom ; le nom qui vous rapporte le plus compte.
dn-end-emergencies = Fin de partie : { $signed } PV pour chaque cas d’urgence que vous avez acquis.

## Phases

dn-phase-setup = Mise en place
dn-phase-main = Phase principale
dn-phase-transportation = Phase de transport
dn-phase-admission = Phase d’admission
dn-phase-cleanup = Phase de rangement
dn-phase-end = Fin de la partie
dn-typed-texts = Textes des cartes

## Ce que l’on demande à un joueur

dn-prompt-main = Jouez des cartes, traitez, achetez, ou terminez votre phase principale.
dn-prompt-second-event = Achetez l’Événement révélé, ou laissez-le sur le dessus.
dn-prompt-assign = Qui est responsable du { $described } ?
dn-prompt-acquire = Choisissez un de vos Patients admis à acquérir, ou passez.
dn-prompt-refer = Choisissez un de vos Patients admis à confier, ou passez.
dn-prompt-refer-to = Qui reçoit le { $patient } ?
dn-prompt-pass-on = Choisissez un de vos Patients en transport à céder, ou passez.
dn-prompt-pass-on-to = Qui devient responsable du { $patient } ?
dn-prompt-erase = Quel Patient mort retourne dans le Donjon ?
dn-prompt-search = Quelle pile regardez-vous ?
dn-prompt-search-top = Quelle carte mettez-vous sur le dessus ?
dn-prompt-worsen-own = Lequel de vos Patients admis passe en état critique ?
dn-prompt-send-back = Combien de vos Patients admis retournent dans les ambulances ?
dn-prompt-send-back-patient =
    { $count ->
        [one] Encore { $count } Patient à renvoyer : lequel ?
       *[other] Encore { $count } Patients à renvoyer : lequel d’abord ?
    }
dn-prompt-send-back-to = Qui devient responsable du { $patient } ?
dn-prompt-exchange = Quelle Infirmière prenez-vous en échange ?
dn-prompt-swap = Choisissez un joueur avec qui échanger des Patients acquis, ou passez.
dn-prompt-swap-first = Qui choisit en premier ?
dn-prompt-swap-give = Lequel de vos Patients acquis cédez-vous ?
dn-prompt-move = Choisissez un Patient en transport à déplacer, et où, ou passez.
dn-prompt-stabilise = Choisissez un de vos Patients critiques en transport à remettre sur sa face normale, ou passez.
dn-prompt-admit-now = Choisissez un de vos Patients en transport à admettre tout de suite, ou passez.
dn-prompt-discard =
    { $count ->
        [one] Défaussez encore { $count } carte.
       *[other] Défaussez encore { $count } cartes.
    }
dn-prompt-recover = Quelle carte de votre défausse reprenez-vous en main ?
dn-prompt-admission = Admettez vos Patients des ambulances, ou terminez. Ensuite, les lits sont contrôlés.
dn-prompt-beds =
    { $count ->
        [one] Pas assez de lits : encore { $count } Patient doit passer en état critique. Lequel ?
       *[other] Pas assez de lits : encore { $count } Patients doivent passer en état critique. Lequel en premier ?
    }
dn-prompt-cleanup = Vous pouvez garder une carte de votre main. Défaussez les autres, puis piochez-en { $count }.
dn-prompt-by-card = { $card } : { $prompt }

## Ce qu’un joueur peut faire

dn-action-done = Terminer
dn-action-skip = Passer
dn-action-skip-admission = Sauter la phase d’admission : aucune admission, pas de contrôle des lits
dn-action-buy-second-event = Mettre l’Événement du dessus sous sa pile et voir le suivant (utilise un Achat)
dn-action-search = Regarder { $pile }
dn-action-send-back =
    { $count ->
        [0] Aucun
        [one] { $count } Patient
       *[other] { $count } Patients
    }
dn-action-assign = Responsable : { $player }
dn-action-swap = Échanger avec { $player }
dn-action-first = En premier : { $player }
dn-action-operate = Opérer le { $patient }
dn-action-care = Soigner le { $patient }
dn-action-pay = Payer pour le { $patient }
dn-action-admit = Admettre le { $patient }
dn-action-choose = { $patient }
dn-action-lead = Mettre en tête le { $patient }
dn-action-trail = Mettre en queue le { $patient }
dn-action-play = Jouer { $card }
dn-action-buy = Acheter { $card }
dn-action-keep = Garder { $card }
dn-action-discard = Défausser { $card }
dn-action-recover = Reprendre { $card }
dn-action-top = Mettre sur le dessus { $card }
dn-action-exchange = Prendre { $card } en échange
dn-label = { $action } ({ $facts })
dn-done-main = Terminer la phase principale
dn-done-admission = Terminer la phase d’admission
dn-done-cleanup = Ne garder aucune carte
dn-skip-second-event = Le laisser sur le dessus
dn-seat-you = vous
dn-pile-nurses = la pile des Infirmières
dn-pile-events = la pile des Événements
dn-place-leading = en tête
dn-place-trailing = en queue
dn-added-treatment = Traitement
dn-added-purchase = Achat
dn-added-flex = Traitement ou Achat
dn-added-moonlight = Opération dans un autre Hôpital

## Ce qui s’est passé

# De qui un Patient dépend : $owner-is est you, self (celui qui agit) ou other.
dn-charge =
    { $owner-is ->
        [you] à votre charge
        [self] à sa propre charge
       *[other] confié { $owner-to }
    }
dn-their-hospital =
    { $owner-is ->
        [you] votre Hôpital
        [self] son propre Hôpital
       *[other] l’Hôpital { $owner-of }
    }
# À qui est un Patient : $person est you ou other.
dn-of-player =
    { $person ->
        [you] à votre charge
       *[other] { $player }
    }
dn-happened-first-player = { $person ->
        [you] Vous commencez.
       *[other] { $player } commence.
    }
dn-happened-turn-began = { $person ->
        [you] Tour { $turn } : à vous de jouer.
       *[other] Tour { $turn } : { $player } joue.
    }
dn-happened-patient-revealed = Sur le dessus du Donjon : { $described }.
dn-happened-event-revealed = Sur le dessus des Événements : { $card }.
dn-happened-cards-drawn =
    { $count ->
        [one] { player-has } pioché { $count } carte.
       *[other] { player-has } pioché { $count } cartes.
    }
dn-happened-deck-rebuilt = { player-has } mélangé une nouvelle pioche ({ $count } cartes).
dn-happened-card-played = { player-has } joué { $card }.
dn-happened-points-gained =
    { $tp ->
        [0] { player-has } gagné { $gold } or.
       *[other] { $gold ->
            [0] { player-has } gagné { $tp } PT.
           *[other] { player-has } gagné { $tp } PT et { $gold } or.
        }
    }
dn-happened-actions-gained = { player-has } gagné { $kind-is ->
        [treatment] { dn-gain-treatment }.
        [purchase] { dn-gain-purchase }.
        [moonlight] { dn-gain-moonlight }.
       *[flex] { dn-gain-flex }.
    }
dn-happened-card-discarded = { player-has } défaussé { $card }.
dn-happened-card-recovered = { player-has } repris { $card } de la défausse.
dn-happened-card-returned = { $card } retourne dans la Ville.
dn-happened-card-scrapped = { $card } quitte le jeu.
dn-happened-card-bought = { player-has } acheté { $card } pour { $cost } or.
dn-happened-second-event-declared = { player-has } mis { $card } sous la pile des Événements pour voir la carte suivante.
dn-happened-event-not-bought = { player-has } laissé { $card } sur le dessus des Événements.
dn-happened-patient-operated = { player-has } guéri le { $patient } pour { $cost } PT.
dn-happened-patient-cared-for = { player-has } soigné le { $patient } pour { $cost } PT : plus en état critique.
dn-happened-patient-paid-for = { player-has } payé { $cost } PT pour le { $patient }.
dn-happened-patient-acquired = { player-has } acquis le { $patient }.
dn-happened-nurse-acquired = { player-has } reçu l’Infirmière { $card }.
dn-happened-no-nurse-left = Il ne reste plus d’Infirmière pour { $person ->
        [you] vous.
       *[other] { $player }.
    }
dn-happened-patient-transported = { player-has } transporté le { $patient }, { dn-charge }.
dn-happened-emergency-transported = { player-has } transporté le { $patient }, un cas d’urgence, directement à { dn-their-hospital }.
dn-happened-transport-failed = { $person ->
        [you] Vous n’avez pu transporter personne.
       *[other] { $player } n’a pu transporter personne.
    }
dn-happened-patient-admitted = { player-has } admis le { $patient }.
dn-happened-patient-worsened = Le { $patient } ({ dn-of-player }) est passé en état critique.
dn-happened-patient-died = Le { $patient } ({ dn-of-player }) est mort.
dn-happened-patient-stabilised = { player-has } stabilisé le { $patient }.
dn-happened-patient-moved = { $place-is ->
        [leading] { player-has } mis le { $patient } en tête.
       *[trailing] { player-has } mis le { $patient } en queue.
    }
dn-happened-patient-referred = { player-has } confié le { $patient } à { dn-their-hospital }.
dn-happened-marker-replaced = { player-has } cédé le { $patient }, désormais { dn-charge }.
dn-happened-patients-sent-back =
    { $count ->
        [0] { $person ->
            [you] Vous n’avez renvoyé aucun Patient.
           *[other] { $player } n’a renvoyé aucun Patient.
        }
       *[other] À renvoyer dans les ambulances ({ dn-of-player }) : { dn-count-patients }.
    }
dn-happened-patient-sent-back = { player-has } renvoyé le { $patient } dans les ambulances, { dn-charge }.
dn-happened-kill-marks-taken =
    { $count ->
        [one] { player-has } pris { $count } marque de décès ({ $total } en tout).
       *[other] { player-has } pris { $count } marques de décès ({ $total } en tout).
    }
dn-happened-kill-mark-returned = { player-has } rendu une marque de décès (il en reste { $total }).
dn-happened-dynamite-nurse-taken = { $person ->
        [you] Vous êtes maintenant la Dynamite Nurse.
       *[other] { $player } est maintenant la Dynamite Nurse.
    }
dn-happened-dungeon-shuffled = Le Donjon a été mélangé ({ $count } Patients).
dn-happened-patient-exhumed = { player-has } remis le { $patient } du cimetière dans le Donjon.
dn-happened-pile-searched = { player-has } regardé { $pile } pour mettre une carte sur le dessus.
dn-happened-nurse-exchanged = { player-has } échangé cette Infirmière contre { $card }, prise dans { $owner-is ->
        [you] votre défausse.
        [self] sa propre défausse.
       *[other] la défausse { $owner-of }.
    }
dn-happened-swap-offered = { player-has } lancé un échange de Patients acquis avec { $partner-is ->
        [you] vous
       *[other] { $partner }
    } ; { $first-is ->
        [you] vous choisissez en premier.
       *[other] { $first } choisit en premier.
    }
dn-happened-patient-given = { $owner-is ->
        [you] { $player } vous a donné le { $patient }.
       *[other] { player-has } donné le { $patient } { $owner-to }.
    }
dn-happened-admission-skipped = { player-has } sauté la phase d’admission.
dn-happened-effect-declined = { player-has } renoncé à l’effet.
dn-happened-main-phase-ended = { player-has } terminé la phase principale.
dn-happened-cards-kept =
    { $count ->
        [0] { $person ->
            [you] Vous n’avez gardé aucune carte.
           *[other] { $player } n’a gardé aucune carte.
        }
       *[other] { player-has } gardé { dn-count-cards }.
    }
dn-happened-game-ended = Fin de la partie : { $reason }.
dn-ended-kill-marks = la dernière marque de décès a été prise
dn-ended-dungeon = le Donjon est vide

## Points

score-acquired = { $source }, Patient acquis
score-admitted = { $source }, encore admis
score-card = { $source }
score-end-text = { $source }, fin de partie
score-kill-marks = marques de décès
score-kill-marks-counted = { dn-count-kill-marks }
score-dynamite-nurse-counted = { dn-count-kill-marks }, carte Dynamite Nurse comprise
dn-point = { $signed }, { $reason }
dn-result-line = { $place }. { $player } : { dn-count-vp }
dn-result-vp-of = PV : { $player }
dn-result-your-vp = Vos PV

## Plusieurs choses en une phrase

dn-told-played = { player-has } joué { $cards } : { $gains }.
dn-told-drew = { player-has } pioché { $cards }.
dn-told-second-event = { player-has } mis { $card } sous la pile des Événements. Événement suivant : { $other }.
dn-told-second-event-left = { player-has } mis { $card } sous la pile des Événements et laissé l’Événement suivant sur le dessus : { $other }.
dn-told-healed = { player-has } guéri le { $patient } pour { $cost } PT : { $vp }.
dn-told-patient-worsened = Passés en état critique ({ dn-of-player }) : { $patients }.
dn-told-patient-died = Morts ({ dn-of-player }) : { $patients }.
dn-told-patient-admitted = { player-has } admis ces Patients : { $patients }.
dn-with-cause = { $told } ({ $cause }).
dn-cause-unpaid = faute de paiement
dn-cause-transport = aucun transport possible
dn-cause-beds = pas assez de lits

## Ce qu’une action coûte et rapporte, dans les longues listes sous un titre

dn-pays-tp = pour { $count } PT
dn-pays-gold = pour { $count } or
dn-gives = donne { $points }
dn-at-player = dans l’Hôpital { $of }
dn-keeps-alive = sinon il meurt
dn-dies-unpaid = mort sans paiement : { $patients }
dn-too-few-beds =
    { $count ->
        [one] pas assez de lits : { $count } Patient passe en état critique
       *[other] pas assez de lits : { $count } Patients passent en état critique
    }
dn-markers-left =
    { $count ->
        [one] { $count } jeton libre
       *[other] { $count } jetons libres
    }
dn-acquired-count = Patients acquis : { $count }
dn-from-your-pile = de votre défausse
dn-from-pile-of = de la défausse { $of }
dn-group-play = Jouer
dn-group-buy = Acheter
dn-group-operate = Opérer
dn-group-care = Soigner
dn-group-pay = Payer pour
dn-group-admit = Admettre
dn-group-choose = Choisir
dn-group-lead = Mettre en tête
dn-group-trail = Mettre en queue
dn-group-keep = Garder
dn-group-discard = Défausser
dn-group-recover = Reprendre
dn-group-top = Mettre sur le dessus
dn-group-exchange = Prendre en échange

## La table

dn-look-turn = Tour { $turn }, { $phase }
dn-look-dungeon =
    { $count ->
        [one] Dessus du Donjon : { $patient } ; c’est le dernier
       *[other] Dessus du Donjon : { $patient } ; { $count } Patients en tout
    }
dn-look-piles = À vendre : { $piles }
dn-look-left = reste { $count }
dn-look-events =
    { $count ->
        [one] Pile des Événements : { $card } ; c’est le dernier
       *[other] Pile des Événements : { $card } ; { $count } cartes en tout
    }
dn-look-event = Événement du dessus : { $card } : { $text }
dn-look-nurses =
    { $count ->
        [0] Pile des Infirmières : vide
        [one] Pile des Infirmières : { $count } carte
       *[other] Pile des Infirmières : { $count } cartes
    }
dn-look-nurse-top = Infirmière du dessus (connue de vous) : { $card }
dn-look-kill-marks = Marques de décès restantes : { $count }
dn-look-dynamite-nurse = Dynamite Nurse : { $person ->
        [you] vous
       *[other] { $player }
    }
dn-look-graveyard = Cimetière : { $patients }
dn-look-scrapped = Hors jeu : { $cards }
dn-look-ambulances = Ambulances ({ $count } sur { $limit }), en partant de la tête : { $patients }
dn-look-your-charge = { $patient }, à votre charge
dn-look-charge-of = { $patient }, confié { $to }
dn-look-admitted = Admis ({ $count } pour { $beds } lits) : { $patients }
dn-paid = { $patient }, payé
dn-unpaid = { $patient }, pas encore payé
dn-look-hand = Main : { $cards }
dn-look-hand-count = Main : { dn-count-cards }
dn-look-known = Main : { dn-count-cards }, dont { $cards }
dn-look-in-play = En jeu : { $cards }
dn-look-deck = Pioche ({ $count }) : { $cards }
dn-look-deck-and-hand = Pioche ({ $count }) et main ensemble : { $cards }
dn-look-discard = Défausse ({ $count }) : { $cards }
dn-look-acquired = Acquis : { dn-count-patients }, { $vp }
dn-look-acquired-named = Acquis ({ dn-count-patients }, { $vp }) : { $patients }
dn-look-marks = Marques de décès : { $count }
dn-look-markers = Jetons libres : { $count } ({ $colour })
dn-look-purse = À dépenser : { $left }
dn-look-waiting = Effets en attente : { $effects }
dn-look-recover = Défausse : { $cards }
dn-left-action =
    { $count ->
        [one] { $count } { $kind }
       *[other] { $count } × { $kind }
    }
dn-left-nothing = ni Traitement ni Achat

## Début

dn-numbers-ours = Le livret de règles ne liste pas les cartes : la plupart de leurs valeurs sont notre version. Pour jouer avec celles de votre boîte, créez votre propre paquet.
dn-aim = Des héros sortent du Donjon et montent dans les ambulances ; chacun est confié à un joueur. Admettez vos Patients, jouez des cartes pour avoir des points de traitement (PT) et de l’or, guérissez des Patients pour des points de victoire (PV) et achetez de meilleures cartes. Votre Hôpital a { $beds } lits : pour chaque Patient de trop, un Patient passe en état critique, et un Patient qui y passe deux fois meurt. Les Patients morts donnent des marques de décès, qui coûtent des PV ; le joueur qui en a le plus est la Dynamite Nurse. La partie se termine quand le Donjon ou les marques de décès sont épuisés. Qui a le plus de PV l’emporte.
dn-dynamite-nurse = Dynamite Nurse
dn-dynamite-nurse-text = Un joueur qui vient d’avoir plus de marques de décès que chacun des autres prend cette carte. Certaines cartes sont meilleures pour son détenteur ; à la fin, elle compte pour { $count } marques de décès de plus.
dn-emergency-case-text = Un cas d’urgence, une fois transporté, va directement à l’Hôpital du joueur responsable. Tant qu’il y est admis en état critique, ce joueur doit payer les PT qu’il indique dans chacune de ses phases principales, sinon il meurt à la fin de la phase.
dn-kill-mark = marque de décès
dn-kill-marks = marques de décès
dn-kill-mark-cost = { $count } pour { $vp }
dn-kill-mark-text = Le joueur responsable d’un Patient qui meurt prend une marque de décès. À la fin, elles comptent ensemble : { $costs } ; au-delà, elles ne coûtent rien de plus. La partie se termine quand la dernière est prise.

## Pourquoi une action est refusée

reason-not-skippable = Vous ne pouvez pas sauter la phase d’admission ce tour-ci
reason-pile-empty = Cette pile est vide
reason-too-many-patients = Vous n’avez pas autant de Patients admis
reason-not-in-swap = Ce joueur ne participe pas à cet échange
reason-not-in-hand = Vous n’avez pas cette carte en main
reason-not-in-discard = Cette carte n’est pas dans votre défausse
reason-not-in-pile = Cette carte n’est pas dans la pile
reason-no-such-nurse = Cette Infirmière n’est pas dans cette défausse
reason-cannot-move = Vous ne pouvez pas déplacer ce Patient à cet endroit
reason-not-your-charge = Ce Patient n’est pas un de vos Patients en transport
reason-no-such-player = Joueur introuvable
reason-must-be-another = Choisissez un autre joueur
reason-no-unused-marker = Ce joueur n’a pas de jeton de garde libre
reason-not-in-graveyard = Ce Patient n’est pas au cimetière
reason-not-acquired = Vous n’avez pas acquis ce Patient
reason-not-admitted = Ce Patient n’est pas admis dans votre Hôpital
reason-too-severe = La gravité de ce Patient est trop élevée pour cette carte
reason-same-as-another = Un Patient identique représente celui-ci : choisissez-le
reason-already-chosen = Vous avez déjà choisi ce Patient
reason-not-critical = Ce Patient n’est pas en état critique
reason-not-on-top = Cet Événement n’est pas sur le dessus de sa pile
reason-no-purchase-left = Il ne vous reste aucun Achat dans cette phase
reason-no-second-event = Il n’y a pas de deuxième Événement dans la pile
reason-never-bought = Cette carte n’est jamais à vendre
reason-not-enough-gold = Vous n’avez pas assez d’or
reason-no-treatment-left = Il ne vous reste aucun Traitement dans cette phase
reason-not-enough-tp = Vous n’avez pas assez de PT
reason-no-care = Ce Patient ne peut pas recevoir de soins : seuls certains Patients critiques ont un nombre de soins
reason-nothing-due = Il n’y a rien à payer pour ce Patient
reason-already-paid = Vous avez déjà payé pour ce Patient dans cette phase

## Options

option-colours = Couleurs
about-colours = La couleur de chaque joueur, et avec elle son Infirmière de départ, dans l’ordre des places. Les autres joueurs prennent les couleurs qui restent.
