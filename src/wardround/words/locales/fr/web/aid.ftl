### L’aide de jeu, une feuille par jeu. Seule sa page a besoin de ces mots.

web-aid-edition = Édition
web-aid-print = Imprimer sur une page
web-aid-dice-hospital-goal = { $rounds } tours ; le plus de points gagne.
web-aid-dice-hospital-course = Un tour
web-aid-dice-hospital-intake = Lancez 3 dés par ambulance (ni 1 ni 6) et chargez-les du plus petit au plus grand. Chacun en prend une ; le premier joueur ne prend pas la n° 1. La plus petite prise donne une poche de sang et le jeton premier joueur. Sans lit libre, un ancien patient décède.
web-aid-dice-hospital-improvement = Par numéro d’ambulance, le plus petit d’abord : prenez un service ou un spécialiste{ $required ->
    [yes] { " tant qu’il y en a" }
   *[no] , ou rien
}. Puis vous pouvez rendre { $returns ->
    [any] des améliorations, chacune contre une poche de sang
   *[one] une amélioration contre une poche de sang
}.
web-aid-dice-hospital-activation = Tous en même temps : placez votre personnel un à un, chacun une fois, chaque service une fois. Qui est soigné au-delà de 6 sort aussitôt. Un spécialiste peut ajouter son effet. Une poche de sang soigne de 1, ou recolore un patient juste avant un soin, { $lasts ->
    [effect] pour ce seul effet
   *[phase] jusqu’à la fin de la phase
}.
web-aid-dice-hospital-neglect = Qui n’a pas été traité perd 1 ; à 0, il décède.
web-aid-dice-hospital-discharge = Points pour tous les sortants ensemble ; { $empty } de plus si tous les lits sont vides ; puis les directeurs.
web-aid-dice-hospital-shift-change = Le personnel revient, personne ne compte plus comme traité, de nouvelles améliorations sont révélées.
web-aid-dice-hospital-end = { $fatality } par décès, { $bag } par poche de sang. Égalité : moins de patients restants, puis la plus grande somme de leurs valeurs.
web-aid-dice-hospital-points = Points pour les sortants d’un même tour
web-aid-dynamite-nurse-goal = Le plus de points de victoire (PV) gagne ; à égalité, le moins de marques de décès.
web-aid-dynamite-nurse-course = Un tour
web-aid-dynamite-nurse-main = Jouez autant de cartes que vous voulez. Une fois : traitez un Patient ou achetez une carte. Une Opération coûte la gravité, guérit et apporte une Infirmière ; les Soins stabilisent un Patient critique. Les points de traitement (PT) et l’or qui restent sont perdus.
web-aid-dynamite-nurse-transportation = Un Patient sort du Donjon vers les ambulances, et vous dites qui en est responsable. Si elles sont pleines, un Patient en transport devient critique. Les cas d’urgence vont droit à un Hôpital.
web-aid-dynamite-nurse-admission = Admettez qui vous voulez des vôtres. Vous avez deux lits : pour chaque Patient de plus, un autre devient critique ; qui l’était meurt et vous donne une marque de décès.
web-aid-dynamite-nurse-cleanup = Gardez une carte ou aucune, défaussez le reste, piochez-en quatre.
web-aid-dynamite-nurse-end = Dès que les marques de décès ou le Donjon sont épuisés : PV des Patients et des cartes, +1 par Patient admis, moins les marques de décès ; la Dynamite Nurse en compte deux de plus.
web-aid-dynamite-nurse-points = PV pour les marques de décès (jamais moins qu’avec six)
web-aid-cost = { $cost } or
web-aid-departments = Services
web-aid-specialists = Spécialistes
web-aid-administrators = Directeurs d’hôpital
web-aid-expansion = Médecine expérimentale
web-aid-actions = Cartes Action
web-aid-nurses = Infirmières
web-aid-patients = Patients
web-aid-tokens = Jetons
