### Dice Hospital : noms, termes, événements, actions, et ce dont sont faits les textes des cartes.
### Les termes et les noms sont ceux du livret français. Ceux qu’il n’a pas sont les nôtres : voir
### « Words of ours » dans docs/glossary.md.

## Couleurs, dés, nombres

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-any = n’importe quelle couleur
die = { $colour } { $value }
die-marked = { $die } ({ $marks })
mark-printed = { $colour } en réalité
mark-for-round = jusqu’à la fin du tour
mark-treated = traité
mark-just-healed = vient d’être soigné
count-coloured = { $count }{ coloured }
count-patients =
    { $count ->
        [one] { $count } patient
       *[other] { $count } patients
    }
count-bags =
    { $count ->
        [one] { $count } poche de sang
       *[other] { $count } poches de sang
    }
count-fatalities = { $count } décès
count-nurses =
    { $count ->
        [one] { $count } infirmière
       *[other] { $count } infirmières
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Termes

term-patient = patient
term-die = dé
term-ward = chambre
term-bed = lit
term-hospital = hôpital
term-department = service
term-specialist = spécialiste
term-nurse = infirmière
term-staff = personnel
term-administrator = directeur d’hôpital
term-improvement = amélioration
term-ambulance = ambulance
term-intake = admission
term-blood-bag = poche de sang
term-fatality = décès
term-mortuary = morgue
term-nurses-station = salle des infirmières
term-discharge-area = zone de sortie
term-discharged = sortant
term-treated = traité
term-untreated = non traité
term-neglected = négligé
term-treat = traiter
term-heal = soigner
term-deteriorate = se détériorer
term-neglect = négligence
term-first-player = Premier joueur
term-medical-report = bilan médical
term-event = événement
term-round = tour
term-phase = phase
term-bag = sac
term-step = niveau
term-point = point
term-solo = jeu solo

## Phases

phase-setup = Mise en place
phase-event = Événement
phase-intake = Admission des patients
phase-improvement = Amélioration de l’hôpital
phase-activation = Activation de l’hôpital
phase-neglect = Patients négligés
phase-discharge = Patients sortants
phase-shift-change = Changement d’équipe
phase-collections = Transfert final
phase-end = Fin de la partie

## Éditions et options

edition-final = Édition finale
edition-french = Édition française
edition-italian = Édition italienne
edition-prototype = Prototype
option-edition = Édition
option-events = Événements
option-experimental = Médecine expérimentale
option-promos = Cartes promo
option-opening-crisis = Panique aux admissions
option-nationwide-epidemic = Épidémie nationale
option-resistant-superbug = Virus super résistant
option-final-round-collections = Transfert final
option-linear = Activation à tour de rôle
option-no-administrators = Sans directeurs
option-double-fatality-penalty = Pénalité de décès
option-double-report-penalty = Pénalité de bilan médical
option-prototype-extras = Extras du prototype
about-edition = L’édition imprimée à laquelle vous jouez.
about-events = À partir du tour 2, révélez une carte Événement avant chaque admission.
about-experimental = Ajoute les services et les spécialistes de la mini-extension.
about-promos = Ajoute un spécialiste promo ou les deux, chacun à la place d’un autre tiré au hasard.
promos-both = Les deux
about-opening-crisis = Chaque joueur commence avec cinq patients : 3, 3, 4, 5 et 5.
about-nationwide-epidemic = Chaque joueur accueille un patient de plus à chaque tour.
about-resistant-superbug = Les patients négligés se détériorent de 2 niveaux au lieu de 1.
about-final-round-collections = Après le dernier tour, les ambulances emmènent des patients contre des points ; ceux qui restent en coûtent.
about-linear = Chaque joueur active son hôpital à son tour, dans l’ordre des ambulances, au lieu de tous en même temps.
about-no-administrators = Jouez sans directeurs.
about-double-fatality-penalty = Solo : chaque décès coûte le double de points.
about-double-report-penalty = Solo : les bilans dont l’objectif n’est pas atteint coûtent le double de leurs points.
about-prototype-extras = Prototype : ajoute ses services et spécialistes supplémentaires, chacun à la place d’un autre tiré au hasard.

## Services

department-critical-care-unit = Traumatologie
department-trauma-unit = Traumatologie
department-oncology = Oncologie
department-pharmacy = Pharmacie
department-intensive-care = Soins intensifs
department-imaging = Imagerie
department-clinic = Dispensaire
department-operating-theatre = Bloc opératoire
department-surgical-theatre = Bloc opératoire
department-ear-nose-throat = Oto-rhino-laryngologie
department-orthopaedics = Orthopédie
department-cardiology = Cardiologie
department-immunology = Immunologie
department-urology = Urologie
department-anaesthesia = Anesthésie
department-allergy-centre = Allergologie
department-renal-medicine = Néphrologie
department-renal-unit = Néphrologie
department-crash-centre = Urgence
department-radiology = Radiologie
department-triage-centre = Centre de répartition
department-drug-trial-centre = Centre d’essai clinique
department-physiotherapy = Physiothérapie
department-experimental-therapy = Thérapie expérimentale
department-training-department = Centre de formation
department-training-centre = Centre de formation
department-physiotherapy-a = Physiothérapie A
department-physiotherapy-b = Physiothérapie B
department-isolation-ward = Salle d’isolement
department-transplant-unit = Unité de transplantation
department-reverse-pharmacy = Pharmacie inversée

## Spécialistes et infirmières

specialist-surgeon = Chirurgien
specialist-pharmacist = Pharmacien
specialist-haematologist = Hématologue
specialist-anaesthetist = Anesthésiste
specialist-virologist = Virologue
specialist-urologist = Urologue
specialist-cardiologist = Cardiologue
specialist-microbiologist = Microbiologiste
specialist-radiologist = Radiologue
specialist-neurologist = Neurologue
specialist-triage-nurse = Infirmier de triage
specialist-paramedic = Ambulancier
specialist-general-practitioner = Médecin généraliste
specialist-pathologist = Pathologiste
specialist-experimental-chemist = Chimiste expérimental
specialist-registrar = Officier d’état civil
specialist-medical-student = Interne
specialist-physiotherapist = Physiothérapeute
specialist-haematology-technician = Technicien en hématologie
specialist-consultant = Consultant
specialist-admissions-nurse = Infirmier des admissions
specialist-critical-specialist = Réanimateur
staff-nurse = une infirmière
staff-specialist =
    { $onset ->
        [vowel] l’{ $specialist }
       *[plain] le { $specialist }
    }
the-improvement =
    { $improvement-kind ->
        [department] le service { $improvement }
       *[specialist] le spécialiste { $improvement }
    }

## Directeurs (DH-14.9 : le pouvoir sert de titre)

administrator-admin-red-discharge = Patients rouges sortants
administrator-admin-yellow-discharge = Patients jaunes sortants
administrator-admin-green-discharge = Patients verts sortants
administrator-admin-all-colours = Sortants des trois couleurs
administrator-admin-red-protect = Patients rouges à l’abri de la négligence
administrator-admin-yellow-protect = Patients jaunes à l’abri de la négligence
administrator-admin-green-protect = Patients verts à l’abri de la négligence
administrator-admin-most = Le plus de patients sortants

## Événements

event-blood-drive = Don du sang
event-patient-transfer = Transfert de patient
event-miracle-recovery = Guérison miraculeuse
event-sudden-relapse = Rechute soudaine
event-agency-nurse = Infirmière intérimaire
event-staff-sickness = Personnel malade
event-winter-crisis = Crise hivernale
event-hospital-superbug = Superbactérie à l’hôpital
event-community-volunteers = Bénévoles
event-blood-shortage = Pénurie de sang
event-paperwork-backlog = Paperasse en retard
event-health-inspection = Inspection sanitaire
event-research-grant-red = Bourse de recherche : rouge
event-research-grant-yellow = Bourse de recherche : jaune
event-research-grant-green = Bourse de recherche : vert

## Bilans médicaux

report-report-rr = Deux rouges
report-report-yy = Deux jaunes
report-report-gg = Deux verts
report-report-rry = Deux rouges, un jaune
report-report-rrg = Deux rouges, un vert
report-report-yyr = Deux jaunes, un rouge
report-report-yyg = Deux jaunes, un vert
report-report-ggr = Deux verts, un rouge
report-report-ggy = Deux verts, un jaune
report-report-rryg = Deux rouges, un jaune, un vert
report-report-yyrg = Deux jaunes, un rouge, un vert
report-report-ggry = Deux verts, un rouge, un jaune
report-report-rrr = Trois rouges
report-report-yyy = Trois jaunes
report-report-ggg = Trois verts

## Ce qu’il y a sur une carte, pour dire ce qui n’est pas imprimé

fact-name = nom
fact-copies = nombre d’exemplaires
fact-meeple = couleur du pion
fact-when = déclenchement
fact-effect = texte
fact-effect-part = une partie du texte
fact-needs = patients requis
fact-points = points
fact-red = case rouge
fact-yellow = case jaune
fact-green = case verte

## Rangs du jeu solo

rank-under-review = Dossier à revoir
rank-locum = Remplaçant
rank-registrar = Chef de clinique
rank-consultant = Praticien hospitalier
rank-chief-of-medicine = Médecin-chef
rank-hall-of-fame = Panthéon de la médecine

## Points

score-discharged = patients sortants
score-empty-hospital = tous les lits vides
score-administrator = directeur
score-grant = bourse de recherche
score-inspection = inspection sanitaire
score-specialist = spécialiste
score-department = service
score-fatalities = décès
score-bags = poches de sang restantes
score-report-completed = objectif de bilan médical atteint
score-report-missed = objectif de bilan médical manqué
score-collected = patients transférés
score-left-behind = patients restants
point-in-round = Tour { $round } : { $signed }, { $reason }
point-at-end = Fin : { $signed }, { $reason }

## Ce qui est demandé à un joueur

prompt-set-values = Fixez la valeur de vos patients de départ.
prompt-keep-administrator = Gardez un de vos deux directeurs.
prompt-reveal-extra = Révélez un service ou un spécialiste de plus.
prompt-event-return = Vous pouvez remettre un patient dans le sac.
prompt-event-raise = Vous pouvez augmenter un patient de 1.
prompt-event-lower = Diminuez de 1 l’un de vos patients de plus haute valeur.
prompt-load = Choisissez le prochain dé pour l’ambulance.
prompt-take-ambulance = Prenez une ambulance.
prompt-leave-die = Choisissez le dé que vous ne gardez pas.
prompt-remove = Pas assez de lits : choisissez un patient à retirer. Il compte comme un décès.
prompt-improve = Prenez un service ou un spécialiste.
prompt-return-improvement = Vous pouvez rendre une amélioration contre une poche de sang.
prompt-copy = Choisissez le spécialiste à copier.
prompt-place = Placez une infirmière ou un spécialiste, utilisez une poche de sang, ou terminez.
prompt-choose = Choisissez un des effets.
prompt-treat = Choisissez un patient à traiter.
prompt-between = Vous pouvez maintenant utiliser l’effet du spécialiste.
prompt-admissions = Pour un patient sorti : remettez un patient dans le sac, accueillez-en un nouveau ou passez.
prompt-protect = Choisissez un patient négligé à protéger.
prompt-reports = Vous pouvez atteindre l’objectif d’un bilan médical.
prompt-collect = Vous pouvez transférer un patient dans une ambulance.

## Ce qu’un joueur peut faire

action-place = Placer { $staff } dans le service { $department }
action-treat = Traiter le patient { $die }
action-treat-as = Traiter le patient { $die } comme { $as } (coûte une poche de sang)
action-transfuse = Avec une poche de sang, soigner de 1 le patient { $die }
action-return-die = Remettre le patient { $die } dans le sac
action-set = Donner à un patient { $die-colour } la valeur { $die-value }
action-load = Charger le dé { $die }
action-leave = Ne pas garder le dé { $die }
action-remove = Retirer le patient { $die }
action-protect = Protéger le patient { $die }
action-raise = Augmenter de 1 le patient { $die }
action-lower = Diminuer de 1 le patient { $die }
action-collect = Transférer le patient { $die }
action-take-ambulance = Prendre l’ambulance { $number }
action-take-department = Prendre le service { $department }
action-take-specialist = Prendre le spécialiste { $specialist }
action-return-improvement = Rendre { the-improvement } contre une poche de sang
action-reveal = { $kind ->
        [department] Révéler un service de plus
       *[specialist] Révéler un spécialiste de plus
    }
action-keep = Garder le directeur « { $administrator } »
action-copy = Copier le spécialiste { $specialist }
action-report = Atteindre l’objectif du bilan « { $report } »
action-choose = Choisir l’effet { $number }
action-use = Utiliser l’effet
action-draw = Accueillir un nouveau patient
action-skip = Passer
action-pass = Passer
action-done = Terminer

## Ce qui s’est passé

happened-first-player = { player-has } reçu le jeton Premier joueur.
happened-stacks-built = Les piles ont été mélangées.
happened-department-revealed = Service révélé : { $department }.
happened-specialist-revealed = Spécialiste révélé : { $specialist }.
happened-starting-die-drawn = { player-has } pioché un patient { $colour }.
happened-starting-die-set = { player-has } donné sa valeur à un patient de départ : { $die }.
happened-administrators-dealt =
    { $person ->
        [several] { $player } : chacun a regardé deux directeurs.
       *[other] { player-has } regardé deux directeurs.
    }
happened-administrator-kept = { player-has } gardé le directeur « { $administrator } ».
happened-report-dealt = Bilan médical sur la table : { $report }.
happened-round-began = Le tour { $round } commence.
happened-event-revealed = Événement : { $card }.
happened-die-drawn = Lancer : { $die }.
happened-die-loaded = Dans l’ambulance { $ambulance } : { $die }.
happened-ambulance-taken = { player-has } pris l’ambulance { $ambulance }.
happened-ambulance-left = Personne n’a pris l’ambulance { $ambulance } : ses dés retournent dans le sac.
happened-extra-die-drawn = { player-has } pioché un patient de plus : { $die }.
happened-die-left = { player-has } laissé le dé { $die } de côté.
happened-bags-gained =
    { $count ->
        [one] { player-has } gagné une poche de sang.
       *[other] { player-has } gagné { $count } poches de sang.
    }
happened-patient-admitted = { player-has } accueilli : { $die }.
happened-patient-removed = { player-has } retiré le patient { $die } pour faire de la place.
happened-improvement-taken = { player-has } pris { the-improvement }.
happened-improvement-returned = { player-has } rendu { the-improvement }.
happened-improvement-declined = { player-has } renoncé à prendre une amélioration.
happened-improvement-buried = { the-improvement } a été remis sous sa pile.
happened-specialist-copied = { player-has } choisi de copier le spécialiste { $specialist }.
happened-staff-placed = { player-has } placé { $staff } dans le service { $department }.
happened-patient-healed = { player-has } soigné le patient { $before } jusqu’à { $after-value }.
happened-patient-discharged = { player-has } fait sortir le patient { $before }.
happened-patient-worsened = { $player } : le patient { $before } se détériore jusqu’à { $after-value }.
happened-patient-rerolled = { player-has } relancé le dé { $before } : maintenant { $after-value }.
happened-patient-flipped = { player-has } retourné le dé { $before } : maintenant { $after-value }.
happened-patient-recoloured = { player-has } changé la couleur du patient { $before } : maintenant { $after-colour }.
happened-patient-died = { player-has } perdu le patient { $before } : un décès.
happened-bag-spent = { player-has } dépensé une poche de sang.
happened-fatality-discarded =
    { $count ->
        [one] { player-has } défaussé un décès.
       *[other] { player-has } défaussé { $count } décès.
    }
happened-effect-declined = { player-has } renoncé à l’effet.
happened-patient-returned = { player-has } remis le patient { $die } dans le sac.
happened-activation-ended = { player-has } terminé l’activation.
happened-patient-protected = { player-has } protégé le patient { $die } de la négligence.
happened-points-scored = { player-has } marqué { $signed } : { $reason }.
happened-report-completed = { player-has } atteint l’objectif du bilan « { $report } ».
happened-shift-changed = Changement d’équipe.
happened-patient-collected = { player-has } transféré le patient { $die } dans l’ambulance { $ambulance }.
happened-player-passed =
    { $person ->
        [you] Vous avez passé votre tour.
       *[other] { $player } a passé son tour.
    }
happened-game-ended = Fin de la partie.

## Pourquoi une action est refusée

reason-unknown-staff = Vous n’avez pas ce pion à placer
reason-department-used = Vous avez déjà utilisé ce service ce tour-ci
reason-not-your-department = Ce service n’est pas dans votre hôpital
reason-targets-not-met = Vous n’avez pas les patients requis par ce service
reason-not-a-target = Vous ne pouvez pas utiliser l’effet sur ce patient
reason-no-blood-bag = Vous n’avez pas de poche de sang
reason-bags-frozen = Vous ne pouvez pas dépenser de poches de sang ce tour-ci
reason-recolour-not-offered = Vous ne pouvez pas changer la couleur de ce patient ici
reason-effect-not-optional = Vous ne pouvez pas renoncer à cet effet
reason-first-player-ambulance = Le Premier joueur ne peut pas prendre l’ambulance 1
reason-ambulance-taken = Cette ambulance n’est pas disponible
reason-not-on-display = Cette amélioration n’est pas disponible
reason-improvement-required = Vous devez prendre une amélioration
reason-not-yours = Vous n’avez pas cette amélioration
reason-too-new = Vous ne pouvez pas retirer un patient arrivé ce tour-ci
reason-not-protected-colour = Vous ne pouvez pas protéger les patients de cette couleur
reason-not-neglected = Ce patient a été traité et ne risque rien
reason-improvement-waits = Vous pourrez utiliser cette amélioration au tour suivant
reason-report-not-open = Ce bilan n’est pas disponible
reason-report-needs-dice = Vous n’avez pas fait sortir les patients requis par ce bilan
reason-no-such-patient = Patient introuvable
reason-value-not-left = Il ne vous reste aucun patient de départ de cette couleur
reason-value-not-next = Fixez les valeurs de départ dans l’ordre, de la plus basse à la plus haute
reason-not-dealt = Vous n’avez pas reçu ce directeur
reason-not-collectable = Aucune ambulance n’attend ce patient
reason-cannot-copy = Vous ne pouvez pas copier ce spécialiste

## Textes des cartes : les patients visés

coloured =
    { $colour ->
        [red] { $count ->
            [one] { " rouge" }
           *[other] { " rouges" }
        }
        [yellow] { $count ->
            [one] { " jaune" }
           *[other] { " jaunes" }
        }
        [green] { $count ->
            [one] { " vert" }
           *[other] { " verts" }
        }
       *[any] { "" }
    }
patients-noun =
    { $count ->
        [one] patient{ coloured }
       *[other] patients{ coloured }
    }
quantity =
    { $fewer ->
        [never] exactement { count-word }
        [up-to] { $count ->
            [2] un ou deux
           *[other] jusqu’à { count-word }
        }
       *[if-short] { count-word }
    }
patients =
    { $who ->
        [healed] { $count ->
            [1] un de ces patients{ $of }
           *[other] { quantity } de ces patients{ $of }
        }
        [just-healed] { $count ->
            [1] un { patients-noun } qui vient d’être soigné{ $of }
           *[other] { quantity } { patients-noun } qui viennent d’être soignés{ $of }
        }
        [different] { $count ->
            [1] un autre { patients-noun }{ $of }
           *[other] { quantity } autres { patients-noun }{ $of }
        }
        [another] { $count ->
            [1] un autre { patients-noun }{ $of }
           *[other] { quantity } autres { patients-noun }{ $of }
        }
        [further] { $count ->
            [1] encore un autre { patients-noun }{ $of }
           *[other] { quantity } autres { patients-noun } encore{ $of }
        }
        [anyone] { $count ->
            [1] n’importe quel { patients-noun }{ $of }
           *[other] { $fewer ->
                [up-to] jusqu’à { count-word } { patients-noun } au choix{ $of }
               *[never] { count-word } { patients-noun } au choix{ $of }
            }
        }
       *[everyone] { $count ->
            [1] un { patients-noun }{ $of }
           *[other] { quantity } { patients-noun }{ $of }
        }
    }
of-values = de valeur { $values }
of-equal = de même valeur
of-run = de valeurs consécutives
of-equal-within = de même valeur ({ $values })
of-run-within = de valeurs consécutives ({ $values })
of-same-value = de la valeur que l’un de ces patients avait avant
of-same-value-healed = de la valeur qu’avait un patient avant d’être soigné
or-fewer =
    { $count ->
        [2] (ou un seul, s’il n’y en a pas deux)
       *[other] (ou moins, s’il n’y en a pas assez)
    }

## Textes des cartes : les effets

part-heal =
    { $form ->
        [order] soignez
       *[infinitive] soigner
    } { $patients }, { $count ->
        [1] +{ $steps }
       *[other] +{ $steps } chacun
    }
part-lower =
    { $form ->
        [order] diminuez
       *[infinitive] diminuer
    } { $patients }, { $count ->
        [1] −{ $steps }
       *[other] −{ $steps } chacun
    }
part-reroll =
    { $form ->
        [order] relancez { $patients } et gardez
       *[infinitive] relancer { $patients } et garder
    } { $count ->
        [1] le résultat
       *[other] les résultats
    }
part-flip =
    { $form ->
        [order] retournez
       *[infinitive] retourner
    } { $patients } { $count ->
        [1] sur la face opposée
       *[other] sur leurs faces opposées
    }
part-recolour =
    { $form ->
        [order] recolorez
       *[infinitive] recolorer
    } { $patients } jusqu’à la fin { $lasts ->
        [round] du tour
       *[phase] de la phase
    }
cost-fatalities =
    { $form ->
        [order] défaussez
       *[infinitive] défausser
    } { count-word } décès
gain =
    { $form ->
        [order] gagnez
       *[infinitive] gagner
    }
gain-bags =
    { $count ->
        [one] { gain } une poche de sang
       *[other] { gain } { count-word } poches de sang
    }
gain-points =
    { $count ->
        [one] { gain } { $count } point
       *[other] { gain } { $count } points
    }
effect-admissions =
    { $form ->
        [order] remettez un autre patient dans le sac, ou piochez-en un nouveau, lancez-le et accueillez-le
       *[infinitive] remettre un autre patient dans le sac, ou en piocher un nouveau, le lancer et l’accueillir
    }, pour chaque patient sorti
effect-at-cost = { $cost } pour { $effect }
effect-either = soit { $effects }
effect-nothing = aucun effet
when-healed = Quand il soigne au moins un { patients-noun }
when-discharged = Quand il fait sortir au moins un { patients-noun }
text-specialist-may = { $when }, vous pouvez { $effect }.
text-specialist-gains = { $when }, { $effect }.
text-specialist-coloured-only = Seulement dans un service dont l’effet nomme une couleur.
text-specialist-copies = Au début de votre activation, choisissez un autre de vos spécialistes : jusqu’à la fin de la phase, celui-ci a aussi sa capacité.

## Textes des cartes : directeurs, bilans, ambulances

coloured-plural =
    { $colour ->
        [red] { " rouges" }
        [yellow] { " jaunes" }
        [green] { " verts" }
       *[any] { "" }
    }
signed-points =
    { $size ->
        [one] { $signed } point
       *[other] { $signed } points
    }
needed-colour = { count-word } { patients-noun }
needed-each =
    { $count ->
        [one] { count-word } patient de chaque couleur
       *[other] { count-word } patients de chaque couleur
    }
text-administrator-needs = { $points } en phase 5 si vous avez fait sortir au moins { $needs } ce tour-ci.
text-administrator-sets = { $points } en phase 5 pour chaque lot sorti ce tour-ci : { $needs }.
text-administrator-strict-most = { $points } en phase 5 si vous avez fait sortir plus de patients que chacun des autres joueurs ce tour-ci.
text-administrator-protects =
    { $count ->
        [0] Vos patients{ coloured-plural } négligés ne se détériorent pas.
        [1] À chaque tour, un de vos patients{ coloured-plural } négligés ne se détériore pas.
       *[other] À chaque tour, { count-word } de vos patients{ coloured-plural } négligés ne se détériorent pas.
    }
title-needs = faire sortir { $needs } : { $signed }
title-sets = chaque lot sorti, { $needs } : { $signed }
title-strict-most = le plus de patients sortants : { $signed }
title-protects =
    { $count ->
        [0] tous les patients{ coloured-plural } à l’abri de la négligence
        [1] un patient{ coloured } à l’abri de la négligence
       *[other] { count-word } patients{ coloured } à l’abri de la négligence
    }
title-report = { $needs }
text-report = Faites sortir { $needs } en un tour : { $gain } si l’objectif est atteint, { $loss } sinon.
text-back = Elle attend { $dice }.

## Textes des cartes : événements

text-event-bags =
    { $count ->
        [one] Chaque joueur gagne une poche de sang.
       *[other] Chaque joueur gagne { count-word } poches de sang.
    }
text-event-may-return = Chaque joueur peut remettre un patient dans le sac, sans points et sans décès.
text-event-may-raise = Chaque joueur peut augmenter de 1 un patient de valeur 1 à 5. Il reste non traité.
text-event-must-lower = Chaque joueur diminue de 1 l’un de ses patients de plus haute valeur, sauf si c’est un 1. Il reste non traité.
text-event-more-nurses =
    { $count ->
        [one] Chaque joueur a une infirmière de plus ce tour-ci.
       *[other] Chaque joueur a { count-word } infirmières de plus ce tour-ci.
    }
text-event-fewer-nurses =
    { $count ->
        [one] Chaque joueur peut placer une infirmière de moins ce tour-ci.
       *[other] Chaque joueur peut placer { count-word } infirmières de moins ce tour-ci.
    }
text-event-extra-dice =
    { $count ->
        [one] Chaque joueur accueille { count-word } patient de plus ce tour-ci.
       *[other] Chaque joueur accueille { count-word } patients de plus ce tour-ci.
    }
text-event-neglect =
    { $count ->
        [one] Les patients négligés se détériorent d’un niveau de plus ce tour-ci.
       *[other] Les patients négligés se détériorent de { count-word } niveaux de plus ce tour-ci.
    }
text-event-volunteers =
    { $count ->
        [one] Chaque joueur peut choisir { count-word } patient négligé qui ne se détériore pas.
       *[other] Chaque joueur peut choisir jusqu’à { count-word } patients négligés qui ne se détériorent pas.
    }
text-event-bags-frozen = Personne ne peut dépenser de poches de sang ce tour-ci.
text-event-improvements-wait = Vous ne pouvez pas utiliser une amélioration prise ce tour-ci avant le tour suivant.
text-event-clean = Au début de la phase 4, { $points } pour chaque joueur sans patient non traité.
text-event-dirty =
    { $count ->
        [one] Au début de la phase 4, { $points } pour chaque joueur qui a un patient non traité.
       *[other] Au début de la phase 4, { $points } pour chaque joueur qui a au moins { count-word } patients non traités.
    }
text-event-grant = En phase 5, { $points } pour chaque joueur qui a fait sortir au moins { $needs } ce tour-ci.

## Questions et récits avec nombres et raisons

prompt-set-next = Vos patients de départ prennent les valeurs { $values }, de la plus basse à la plus haute. Lequel prend la valeur { $value } ?
prompt-load-into = Il reste { $room ->
        [one] { $room } place
       *[other] { $room } places
    } dans l’ambulance { $number }, pour davantage de patients de valeur { $value }. Vous êtes à droite du Premier joueur : choisissez le prochain.
prompt-ambulance-first = Le Premier joueur ne peut pas prendre l’ambulance 1. Parmi les ambulances prises, la plus basse rapporte une poche de sang.
prompt-ambulance-lowest = Parmi les ambulances prises, la plus basse rapporte une poche de sang et le jeton Premier joueur.
prompt-treat-by-department = Choisissez un patient pour le service { $card }.
prompt-treat-by-specialist = Choisissez un patient pour le spécialiste { $card }.
prompt-treat-several-department = Choisissez le patient { $number } sur { $count } pour le service { $card }.
prompt-treat-several-specialist = Choisissez le patient { $number } sur { $count } pour le spécialiste { $card }.
prompt-between-by = Vous pouvez maintenant utiliser l’effet du spécialiste { $card }.
prompt-between-copied = Vous pouvez maintenant utiliser l’effet du spécialiste { $card }, que copie le spécialiste { $staff }.
prompt-by-event = { $event } : { $prompt }
prompt-protect-by =
    { $count ->
        [one] Votre directeur protège encore { $count } patient négligé : choisissez-le.
       *[other] Votre directeur protège encore { $count } patients négligés : choisissez-en un.
    }
prompt-protect-more =
    { $count ->
        [one] Vous pouvez encore protéger { $count } patient négligé.
       *[other] Vous pouvez encore protéger jusqu’à { $count } patients négligés.
    }
action-recolour = Changer la couleur du patient { $die } : { $as }
score-discharged-counted =
    { $count ->
        [one] { $count } patient sorti
       *[other] { $count } patients sortis
    }
score-fatalities-counted = { $count } décès
score-bags-counted =
    { $count ->
        [one] { $count } poche de sang restante
       *[other] { $count } poches de sang restantes
    }
score-left-behind-counted =
    { $count ->
        [one] { $count } patient restant
       *[other] { $count } patients restants
    }
score-report-of = { $reason }, « { $report } »

## La table

look-round = Tour { $round } sur { $rounds }
look-event = Événement : { $event }
look-bag = Dés dans le sac : { $dice }
look-ambulances = Ambulances
look-ambulance = Ambulance { $number } : { $dice }
look-departments = Services disponibles : { $names }
look-specialists = Spécialistes disponibles : { $names }
look-reports = Bilans médicaux : { $names }
look-wards = Patients non traités : { $dice }
look-discharged = Patients sortis ce tour-ci : { $dice }
look-staff = Personnel disponible : { $names }
look-open-departments = Services libres : { $names }
look-tiles = Améliorations : { $names }
look-administrator = Directeur : { $name }
look-bags = Poches de sang : { $count }
look-fatalities = Décès : { $count }
look-score = Score : { $score }
look-treated = Patients traités : { $dice }
look-arrivals = Nouveaux patients : { $dice }
look-beds = Lits occupés : { $used } sur { $beds }
look-loose = Dés sans ambulance pour l’instant : { $dice }
look-copied = Spécialiste copié : { $specialist }
look-forecast = Si la partie se terminait maintenant : { $score }
look-reports-done = Objectifs atteints : { $names }
look-waiting-for = L’ambulance { $number } attend : { $dice }
look-numbered-effect = Effet { $number } : { $text }
look-protected = Patients protégés : { $dice }
look-administrator-text = « { $name } » : { $text }
look-report = { $report } ({ $signed })
look-report-column = colonne { $number } : { $reports }
look-report-above = { $first }, au-dessus { $last }
look-report-dice = Patients sortis, pas encore dans un bilan : { $dice }

## Plusieurs choses en une phrase

told-drawn-at-start = { player-has } pioché ces patients : { $colours }.
told-set-at-start = { player-has } donné leur valeur aux patients de départ : { $dice }.
told-worse-by = { $before } passe à { $after }
told-worsened =
    { $count ->
        [one] { player-has } négligé un patient : { $dice }.
       *[other] { player-has } négligé des patients : { $dice }.
    }
told-died = { player-has } perdu les patients { $dice } : { $fatalities }.
told-buried = Remis sous leurs piles : { $names }.
told-died-neglected = { player-has } perdu par négligence : { $dice } ({ $fatalities }).
told-joined = Aussi disponible maintenant : { $names }.
told-lowest = { player-has } pris l’ambulance la plus basse et gagné une poche de sang.
told-lowest-token = { player-has } pris l’ambulance la plus basse, gagné une poche de sang et reçu le jeton Premier joueur.
told-points = { player-has } marqué { $signed } : { $reason }. Total : { $total }.
told-score-of = { $player } : { $score }
told-administrators-dealt = { player-has } regardé { $names }.
told-round-scores = Points après le tour { $round } : { $scores }.

## Titres des longues listes

group-place = Placer { $staff }
group-treat = Traiter
group-treat-as = Traiter comme { $colour }, avec une poche de sang
group-transfuse = Soigner de 1 avec une poche de sang
group-return-die = Remettre dans le sac
group-recolour = Changer de couleur : { $colour }
group-remove = Retirer
group-protect = Protéger
group-raise = Augmenter de 1
group-lower = Diminuer de 1
group-take-department = Prendre le service
group-take-specialist = Prendre le spécialiste

## Début et fin

play-aim = Soignez vos patients : un patient soigné jusqu’à 7 sort de l’hôpital, et plus il en sort dans un même tour, plus chacun rapporte. Un patient laissé sans traitement pendant un tour se détériore ; celui qui tombe à 0 est un décès, { $fatality } à la fin. La partie dure { $rounds } tours ; le meilleur score l’emporte.
result-solo = Votre score : { $score }. Rang : { $rank }.

## La recherche de solutions

solve-proven = Vous pouvez marquer { $points } ce tour-ci : meilleur résultat prouvé.
solve-at-least = Vous pouvez marquer au moins { $points } ce tour-ci : meilleur résultat non prouvé.
solve-proven-on-average = Vous pouvez marquer { $points } en moyenne ce tour-ci : meilleur résultat prouvé.
solve-at-least-on-average = Vous pouvez marquer au moins { $points } en moyenne ce tour-ci : meilleur résultat non prouvé.
solve-result = Patients sortis : { $discharged }. Décès par négligence : { $deaths }. Hôpital vide à la fin : { $empty ->
        [yes] oui.
       *[no] non.
    }
solve-step = { $number }. { $action }
solve-luck = Un lancer vient ensuite. Relancez la recherche à partir de son résultat.

## Énigmes

puzzle-title = Énigme { $number } { $stars }
puzzle-question = Le jeu glouton marque { $points } ce tour-ci. Combien pouvez-vous marquer au maximum, et comment ?
puzzle-hint = --solution montre la meilleure suite. « wardround puzzle check » évalue la vôtre.
puzzle-unique = Aucun autre résultat ne rapporte autant.
puzzle-several = D’autres résultats rapportent autant.
puzzle-sound = L’énigme est correcte. Meilleur score : { $best }. Jeu glouton : { $greedy }.
puzzle-solved = Résolu : votre suite marque { $points }, le maximum possible. Le jeu glouton marque { $greedy }.
puzzle-not-solved = Votre suite marque { $points }, mais vous pouvez marquer { $best }. Le jeu glouton marque { $greedy }.
error-bad-puzzle = Ce n’est pas une énigme : « { $field } » est absent ou incorrect.
error-puzzle-unreadable = Ligne illisible. Donnez une énigme de « wardround puzzle --json », ou un hôpital.
error-puzzle-with-luck = « { $text } » dépend d’un lancer : ce ne peut pas être une énigme.
error-puzzle-unproven = Impossible de prouver la meilleure suite de « { $text } » en { $nodes } hôpitaux. Augmentez --nodes.
error-puzzle-obvious = « { $text } » n’est pas une énigme : le jeu glouton marque déjà le maximum.
error-puzzle-wrong = L’énigme est fausse : « { $field } » vaut { $found } au lieu de { $wanted }.
error-puzzle-line-wrong = L’énigme est fausse : sa suite « { $field } » marque { $found }, pas { $wanted }.
error-puzzle-line-too-long = La suite continue après « { $text } », mais l’activation est terminée.
error-puzzle-line-too-short = La suite s’arrête après « { $text } », au milieu d’un placement. Ajoutez « skip » pour renoncer à un effet facultatif.
error-puzzles-with-answer = --answer ne vaut que pour une seule énigme. Il y en a plusieurs ici.
error-puzzles-run-out =
    { $found ->
        [0] Aucune énigme trouvée où le jeu glouton perd { $least } ou plus. Diminuez --least-loss ou augmentez --nodes.
        [one] Une seule énigme trouvée où le jeu glouton perd { $least } ou plus. Diminuez --least-loss ou augmentez --nodes.
       *[other] Seulement { $found } énigmes trouvées où le jeu glouton perd { $least } ou plus. Diminuez --least-loss ou augmentez --nodes.
    }

## Ce que l’on fait, en une ligne du journal

deed-nurse = infirmière
deed-staff-placed = { $staff } au service { $department }
deed-staff-placed-by = { $player } : { deed-staff-placed }
deed-bag-spent = une poche de sang
deed-bag-spent-by = { $player } : { deed-bag-spent }
deed-patient-healed = { $before } passe à { $after-value }
deed-patient-discharged = { $before } sort
deed-patient-worsened = { $before } tombe à { $after-value }
deed-patient-rerolled = { $before } relancé donne { $after-value }
deed-patient-flipped = { $before } retourné donne { $after-value }
deed-patient-recoloured = { $before } devient { $after-colour }
deed-patient-died = { $before } meurt
deed-bags-gained =
    { $count ->
        [one] une poche de sang gagnée
       *[other] { $count } poches de sang gagnées
    }
deed-fatality-discarded =
    { $count ->
        [one] un décès de moins
       *[other] { $count } décès de moins
    }
deed-patient-returned = { $die } remis dans le sac
deed-patient-admitted = { $die } accueilli
