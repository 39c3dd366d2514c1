### Ce qui se passe à une table : qui doit faire quoi, et ce qu’un choix changerait.

## La ligne d’état

now-more-players =
    { $count ->
        [one] On attend encore { $count } joueur.
       *[other] On attend encore { $count } joueurs.
    }
now-waiting = On attend { $players }, qui { $count ->
        [one] doit
       *[other] doivent
    } { $task }.
now-won = { $player } { $person ->
        [you] gagnez
       *[other] gagne
    } avec { $score }.
now-shared = { $players } : victoire partagée avec { $score }.

## Ce que les joueurs doivent faire : Dice Hospital, après « doit »

task-set-values = donner leurs valeurs aux patients de départ
task-keep-administrator = garder un directeur
task-reveal-extra = révéler un service ou un spécialiste de plus
task-event-return = décider pour l’événement
task-event-raise = décider pour l’événement
task-event-lower = diminuer un patient pour l’événement
task-load = charger les ambulances
task-take-ambulance = prendre une ambulance
task-leave-die = laisser un dé de côté
task-remove = libérer des lits
task-improve = prendre un service ou un spécialiste
task-return-improvement = décider de rendre ou non une amélioration
task-activation = terminer l’activation
task-protect = protéger des patients négligés
task-reports = décider pour les bilans médicaux
task-collect = transférer un patient ou passer

## Ce que les joueurs doivent faire : Dynamite Nurse, après « doit »

dn-task-main = jouer la phase principale
dn-task-second-event = acheter ou non le nouvel Événement
dn-task-assign = choisir le responsable du nouveau Patient
dn-task-acquire = décider d’acquérir ou non un Patient
dn-task-refer = décider de confier ou non un Patient
dn-task-refer-to = choisir qui reçoit un Patient
dn-task-pass-on = décider de donner ou non un Patient en transport
dn-task-pass-on-to = choisir le nouveau responsable
dn-task-erase = choisir un Patient mort
dn-task-search = choisir une pile
dn-task-search-top = choisir une carte pour le dessus
dn-task-worsen-own = choisir qui passe en état critique
dn-task-send-back = choisir combien de Patients repartent
dn-task-send-back-patient = choisir un Patient qui repart
dn-task-send-back-to = choisir le nouveau responsable
dn-task-exchange = choisir une Infirmière à échanger
dn-task-swap = choisir avec qui échanger des Patients
dn-task-swap-first = choisir qui commence
dn-task-swap-give = donner un Patient
dn-task-move = décider de déplacer ou non un Patient
dn-task-stabilise = décider de stabiliser ou non un Patient
dn-task-admit-now = décider d’admettre ou non un Patient
dn-task-discard = défausser
dn-task-recover = reprendre une carte
dn-task-admission = admettre des Patients
dn-task-beds = choisir qui reste sans lit
dn-task-cleanup = ranger

## Ce qu’un choix donnerait : Dice Hospital

would-patient-healed = { $before } passe à { $after-value }.
would-patient-flipped = { $before } passe à { $after-value }.
would-patient-recoloured = { $before } devient { $after-colour }.
would-patient-worsened = { $before } se détériore et passe à { $after-value }.
would-patient-discharged = { $before } sort de l’hôpital.
would-patient-died = { $before } meurt : 1 décès.
would-patient-returned = { $die } retourne dans le sac.
would-patient-protected = { $die } ne se détériore pas.
would-bag-spent = Vous dépensez une poche de sang.
would-bags-gained =
    { $count ->
        [one] Vous gagnez une poche de sang.
       *[other] Vous gagnez { $count } poches de sang.
    }
would-fatality-discarded = Vous défaussez { $count } décès.
would-first-player = Vous devenez Premier joueur.
would-points-scored = { $signed } : { $reason }.
would-several-worsen = Des patients négligés se détériorent : { $dice }.
would-several-die = { $dice } meurent : { $fatalities }.

## Ce qu’un choix donnerait : Dynamite Nurse

dn-would-gain = Vous gagnez { $gains }.
dn-would-patient-operated = { $patient } : guéri, { $vp }.
dn-would-patient-cared-for = { $patient } : plus critique.
dn-would-patient-stabilised = { $patient } : plus critique.
dn-would-patient-paid-for = { $patient } : en vie pour ce tour.
dn-would-patient-acquired = Vous acquérez le { $patient } : { $vp }.
dn-would-patient-worsened = { $patient } : état critique.
dn-would-patient-died = { $patient } : mort.
dn-would-kill-marks-taken =
    { $count ->
        [one] Vous prenez { $count } marque de décès.
       *[other] Vous prenez { $count } marques de décès.
    }
dn-would-kill-mark-returned = Vous rendez une marque de décès.
dn-would-dynamite-nurse-taken = Vous devenez la Dynamite Nurse.
dn-would-card-bought = { $card } va dans votre défausse pour { $cost } or.
dn-would-emergency-own = Ce Patient va directement dans votre Hôpital. Lits occupés : { $used } sur { $beds }.
dn-would-emergency-other = Ce Patient va directement dans l’Hôpital { $of }. Lits occupés : { $used } sur { $beds }.
dn-would-lack-beds = Sans lit libre, un Patient passe en état critique au prochain contrôle des lits.
dn-would-charge-own = Ce Patient attend dans les ambulances. Vos lits libres : { $free }.
dn-would-charge-other = Ce Patient attend dans les ambulances. Lits libres dans l’Hôpital { $of } : { $free }.
dn-would-transport-failed = Aucun Patient ne peut être transporté.
dn-would-game-ended = La partie se termine : { $reason }.

## La fin d’une partie

debrief-round = Tour { $round }
debrief-player = { $player } avec { $score }
debrief-others = Ensuite : { $players }.
debrief-tie = Égalité entre { $players } : qui a le moins de patients restants l’emporte, puis qui a la plus grande somme de leurs valeurs (DH-9.2).
dn-debrief-tie = Égalité entre { $players } : qui a le moins de marques de décès l’emporte (DN-3.4).
