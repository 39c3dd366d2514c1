### Ce que dit l’entraîneur.

## Une revue

coach-seat = { $player } : { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
coach-seat-open = { $player } : { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    } jusqu’ici ; environ { $value } à attendre à la fin
coach-sum = Norme { $par }, chance { $luck }, autres joueurs { $others }, pertes { $losses } : { $value }.
coach-luck = Chance : { $parts }.
coach-luck-intake = arrivées { $amount }
coach-luck-improvements = améliorations révélées { $amount }
coach-luck-rerolls = relances { $amount }
coach-luck-draws = cartes piochées { $amount }
coach-luck-patients = les Patients { $amount }
coach-luck-town = Événements et Infirmières { $amount }
coach-lost = Perdu : { $parts }.
coach-lost-nothing = Rien n’a été perdu.
coach-lost-ambulance = ambulances : { $amount }
coach-lost-improvement = améliorations : { $amount }
coach-lost-activation = activation : { $amount }
coach-lost-administrator = administrateur : { $amount }
coach-lost-main = phases principales : { $amount }
coach-lost-duty = prises en charge : { $amount }
coach-lost-admission = admissions : { $amount }
coach-lost-other = autres : { $amount }
coach-accuracy =
    { $count ->
        [one] Précision { $accuracy } % sur { $count } décision.
       *[other] Précision { $accuracy } % sur { $count } décisions.
    }
coach-mistakes = Les décisions les plus coûteuses :
coach-mistake-round =
    { $chapter ->
        [0] Mise en place, coup { $move }, { $loss } : { $chosen }
       *[other] Tour { $chapter }, coup { $move }, { $loss } : { $chosen }
    }
coach-mistake-turn = Tour { $chapter }, coup { $move }, { $loss } : { $chosen }
coach-better = Mieux : { $line }
coach-because = Pourquoi : { $reasons }.
coach-open = L’enregistrement s’arrête avant la fin de la partie : elle est revue jusque-là.
coach-about = La norme est ce que l’entraîneur attend d’un joueur avec une chance ordinaire et sans pertes ; tous les nombres sont des estimations en points, et leur somme est juste. Une décision qui ne perd rien compte 100 % dans la précision, et chaque point perdu divise cela par deux.

## Les tours de Dice Hospital

coach-round-best-proven = Tour { $round } : { $points }, et pas plus n’était possible : prouvé.
coach-round-best = Tour { $round } : { $points } ; l’entraîneur n’a rien trouvé de mieux.
coach-round-proven = Tour { $round } : { $points }, { $count ->
        [one] { $possible } était possible : prouvé.
       *[other] { $possible } étaient possibles : prouvé.
    }
coach-round-at-least = Tour { $round } : { $points }, { $count ->
        [one] au moins { $possible } était possible.
       *[other] au moins { $possible } étaient possibles.
    }
coach-round-line = Le plus de points : { $line }
coach-round-bad-for-game = Pour la partie, cela a coûté environ { $loss } points.
coach-round-good-for-game = Pour la partie, ce qui a été fait est à peu près aussi bon.
coach-round-average = Tour { $round } : { $points }, environ { $possible } étaient possibles en moyenne.
coach-why-discharged = sorties : { $better } au lieu de { $worse } ({ $points })
coach-why-deaths =
    { $better ->
        [0] personne ne meurt ({ $points })
       *[other] décès : { $better } au lieu de { $worse } ({ $points })
    }
coach-why-empty = l’hôpital est vide ({ $points })
coach-why-administrator = l’administrateur rapporte ({ $points })
coach-why-cards = des cartes rapportent ({ $points })
coach-why-bags = il reste plus de poches de sang ({ $better } au lieu de { $worse })
coach-why-neglected = moins de patients restent sans soins ({ $better } au lieu de { $worse })
coach-why-now = ce tour promet plus ({ $points })
coach-why-later = il reste plus pour les tours suivants ({ $points })
coach-plan-points = Le plus de points maintenant : { $result }.
coach-plan-game = Le mieux pour la partie : { $result }.
coach-plan-safe = Le plus sûr : { $result }.
coach-plan-result = { $points }, sorties : { $discharged }, décès : { $deaths }, sans soins : { $neglected }
coach-offer-points = Le plus de points maintenant
coach-offer-game = Le mieux pour la partie
coach-offer-safe = Le plus sûr

## Conseils

coach-hint-plan = Un plan à partir d’ici fait { $points } dans ce tour : sorties { $discharged }, décès { $deaths }.
coach-hint-stop = Rien de ce que vous pouvez encore faire dans ce tour n’en vaut la peine.
coach-hint-choice = Un choix vaut environ { $gain } points de plus que la plupart des autres.
coach-hint-even = Les choix se valent à peu près.
coach-hint-place = Regardez { $staff } et le service { $department }.
coach-hint-bag = Pensez à une poche de sang.
coach-hint-among = Comparez ces deux-là : { $first } ; { $second }.
coach-hint-only = Il n’y a qu’un choix.
coach-hint-move = { $line }
coach-hint-none = Il n’y a pas de conseil à donner.
coach-hint-more = hint en dit plus.
command-help-hint-about = un conseil pour votre décision ; encore une fois en dit plus, trois fois en tout
command-help-plans-about = trois plans pour cette activation : le plus de points maintenant, le mieux pour la partie, le plus sûr
coach-no-plans = Il n’y a rien à planifier pour l’instant.

## Dynamite Nurse

dn-coach-line = Le mieux avec cette main : { $line }
dn-coach-offer-turn = Le mieux avec cette main
dn-coach-hint-turn = Avec cette main vous pouvez faire environ { $gain } points de plus qu’en ne faisant rien.
dn-coach-hint-stop = Rien de plus que cette main puisse faire n’en vaut la peine.
dn-coach-hint-treat = Pensez à vos Patients.
dn-coach-hint-buy = Pensez à ce qu’il y a à acheter.
dn-coach-hint-play = Pensez à jouer { $card }.
dn-coach-odds = { $patient } pourrait être payé au prochain tour avec { $share } % des mains possibles.
dn-coach-why-points = plus de PV ({ $points })
dn-coach-why-cards = de meilleures cartes pour les tours à venir ({ $points })
dn-coach-why-patients = les Patients vont mieux ({ $points })
dn-coach-race = Marques de décès restant en Ville : { $left }. Les vôtres : { $own } ; le plus chez un autre joueur : { $most }.

## Ce qui ne va pas

error-bad-review-seat = Il n’y a pas de place { $found } dans { $file } : les places vont de 1 à { $seats }.
