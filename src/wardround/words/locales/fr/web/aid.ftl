### L’aide de jeu, une feuille par jeu. Seule sa page a besoin de ces mots.

web-aid-edition = Édition
web-aid-print = Imprimer sur une page
web-aid-dice-hospital-goal = { $rounds } tours ; le meilleur score gagne.
web-aid-dice-hospital-course = Un tour
web-aid-dice-hospital-intake = Lancez 3 dés par ambulance (ni 1 ni 6) et chargez-les du plus petit au plus grand. Chaque joueur en prend une ; le Premier joueur ne peut pas prendre la n° 1. La plus basse parmi celles prises donne une poche de sang et le jeton Premier joueur. Pour chaque patient sans lit, un ancien patient décède.
web-aid-dice-hospital-improvement = Par numéro d’ambulance, le plus petit d’abord : prenez un service ou un spécialiste{ $required ->
    [yes] { " tant qu’il y en a" }
   *[no] , ou rien
}. Puis vous pouvez rendre { $returns ->
    [any] des améliorations, chacune contre une poche de sang
   *[one] une amélioration contre une poche de sang
}.
web-aid-dice-hospital-activation = Tous en même temps : placez votre personnel un à un, chacun une fois, chaque service une fois. Un patient soigné au-delà de 6 sort tout de suite. Un spécialiste peut ajouter son effet. Une poche de sang soigne un patient de 1, ou change la couleur d’un patient juste avant un soin, { $lasts ->
    [effect] pour ce seul effet
   *[phase] jusqu’à la fin de la phase
}.
web-aid-dice-hospital-neglect = Les patients non traités perdent 1 ; à 0, ils décèdent.
web-aid-dice-hospital-discharge = Points pour tous les patients sortis ensemble ; { $empty } de plus si tous les lits sont vides ; puis les directeurs.
web-aid-dice-hospital-shift-change = Le personnel revient, tous les patients redeviennent non traités, de nouvelles améliorations sont révélées.
web-aid-dice-hospital-end = { $fatality } par décès, { $bag } par poche de sang. Égalité : moins de patients restants, puis la plus grande somme de leurs valeurs.
web-aid-dice-hospital-points = Points pour les patients sortis dans un même tour
web-aid-dynamite-nurse-goal = Qui a le plus de points de victoire (PV) gagne ; à égalité, qui a le moins de marques de décès.
web-aid-dynamite-nurse-course = Un tour
web-aid-dynamite-nurse-main = Jouez autant de cartes que vous voulez. Une fois par tour, traitez un Patient ou achetez une carte. Une Opération coûte la gravité, guérit et rapporte une Infirmière ; les soins stabilisent un Patient critique. Les points de traitement (PT) et l’or inutilisés sont perdus.
web-aid-dynamite-nurse-transportation = Un Patient passe du Donjon aux ambulances, et vous choisissez qui s’en charge. Si elles sont pleines, un Patient en transport devient critique. Les cas d’urgence vont droit à un Hôpital.
web-aid-dynamite-nurse-admission = Admettez les Patients que vous voulez parmi ceux à votre charge. Vous avez deux lits : pour chaque Patient en trop, un autre devient critique ; s’il l’était déjà, il meurt et vous donne une marque de décès.
web-aid-dynamite-nurse-cleanup = Gardez une carte ou aucune, défaussez le reste, piochez-en quatre.
web-aid-dynamite-nurse-end = Dès que les marques de décès ou le Donjon sont épuisés : PV des Patients et des cartes, +1 par Patient admis, moins les marques de décès ; la Dynamite Nurse compte pour deux de plus.
web-aid-dynamite-nurse-points = PV pour les marques de décès (au-delà de six, comme pour six)
web-aid-cost = { $cost } or
web-aid-departments = Services
web-aid-specialists = Spécialistes
web-aid-administrators = Directeurs d’hôpital
web-aid-expansion = Médecine expérimentale
web-aid-actions = Cartes Action
web-aid-nurses = Infirmières
web-aid-patients = Patients
web-aid-tokens = Jetons
