### Les messages du coach.

## Une analyse

coach-seat = { $player } : { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
coach-seat-open = { $player } : { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    } jusqu’ici, environ { $value } attendus à la fin
coach-sum = Score attendu { $par }, chance { $luck }, autres joueurs { $others }, pertes { $losses } : { $value }.
coach-luck = Chance : { $parts }.
coach-luck-intake = admissions { $amount }
coach-luck-improvements = améliorations révélées { $amount }
coach-luck-rerolls = relances { $amount }
coach-luck-draws = cartes piochées { $amount }
coach-luck-patients = Patients arrivés { $amount }
coach-luck-town = Événements et Infirmières { $amount }
coach-lost = Points perdus : { $parts }.
coach-lost-nothing = Aucun point perdu.
coach-lost-ambulance = ambulances { $amount }
coach-lost-improvement = améliorations { $amount }
coach-lost-activation = activation { $amount }
coach-lost-administrator = directeur { $amount }
coach-lost-main = phases principales { $amount }
coach-lost-duty = prises en charge { $amount }
coach-lost-admission = admissions { $amount }
coach-lost-other = autres { $amount }
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
coach-open = Ce fichier de partie s’arrête avant la fin. L’analyse porte sur les coups qu’il contient.
coach-about = Le score attendu est celui d’une partie avec une chance moyenne et sans pertes, selon le coach. Tous les nombres sont des points estimés, et leur somme tombe juste. Une décision qui ne perd rien vaut 100 % de précision ; chaque point perdu divise cela par deux.

## Les tours de Dice Hospital

coach-round-best-proven = Tour { $round } : { $points }, maximum prouvé.
coach-round-best = Tour { $round } : { $points } ; le coach n’a rien trouvé de mieux.
coach-round-proven = Tour { $round } : { $points }, { $count ->
        [one] { $possible } était possible (prouvé).
       *[other] { $possible } étaient possibles (prouvé).
    }
coach-round-at-least = Tour { $round } : { $points }, { $count ->
        [one] au moins { $possible } était possible.
       *[other] au moins { $possible } étaient possibles.
    }
coach-round-line = Le plus de points : { $line }
coach-round-bad-for-game = Sur toute la partie, cela a coûté environ { $loss } points.
coach-round-good-for-game = Sur toute la partie, les coups joués valent à peu près autant.
coach-round-average = Tour { $round } : { $points }, environ { $possible } étaient possibles en moyenne.
coach-why-discharged = sortis : { $better } au lieu de { $worse } ({ $points })
coach-why-deaths =
    { $better ->
        [0] personne ne meurt ({ $points })
       *[other] décès : { $better } au lieu de { $worse } ({ $points })
    }
coach-why-empty = l’hôpital est vide ({ $points })
coach-why-administrator = le directeur rapporte ({ $points })
coach-why-cards = des cartes rapportent ({ $points })
coach-why-bags = il reste plus de poches de sang ({ $better } au lieu de { $worse })
coach-why-neglected = moins de patients non traités ({ $better } au lieu de { $worse })
coach-why-now = plus de points ce tour-ci ({ $points })
coach-why-later = plus de points aux tours suivants ({ $points })
coach-plan-points = Le plus de points maintenant : { $result }.
coach-plan-game = Le mieux pour la partie : { $result }.
coach-plan-safe = Le plus sûr : { $result }.
coach-plan-result = { $points }, sortis : { $discharged }, décès : { $deaths }, non traités : { $neglected }
coach-offer-points = Le plus de points maintenant
coach-offer-game = Le mieux pour la partie
coach-offer-safe = Le plus sûr

## Indices

coach-hint-plan = Un plan rapporte { $points } ce tour-ci. Sortis : { $discharged }, décès : { $deaths }.
coach-hint-stop = Plus aucun coup de ce tour n’en vaut la peine.
coach-hint-choice = Un des choix vaut environ { $gain } points de plus que la plupart.
coach-hint-even = Tous les choix se valent à peu près.
coach-hint-place = Pensez à placer { $staff } : { $department }.
coach-hint-bag = Pensez à une poche de sang.
coach-hint-among = Comparez ces deux choix : { $first } ; { $second }.
coach-hint-only = Vous n’avez qu’un choix.
coach-hint-move = { $line }
coach-hint-none = Pas d’indice pour l’instant.
coach-hint-more = Tapez encore hint pour en savoir plus.
command-help-hint-about = demander un indice pour votre coup ; répétez pour en savoir plus, jusqu’à 3 fois
command-help-plans-about = voir les plans du coach pour cette activation ou ce tour
coach-no-plans = Rien à planifier pour l’instant.

## Dynamite Nurse

dn-coach-line = Meilleur coup avec cette main : { $line }
dn-coach-offer-turn = Meilleur coup avec cette main
dn-coach-hint-turn = Cette main peut vous rapporter environ { $gain } points.
dn-coach-hint-stop = Plus aucun coup de cette main n’en vaut la peine.
dn-coach-hint-treat = Regardez vos Patients.
dn-coach-hint-buy = Regardez ce que vous pouvez acheter.
dn-coach-hint-play = Pensez à jouer { $card }.
dn-coach-odds = { $patient } : { $share } % de chances de pouvoir l’opérer au prochain tour.
dn-coach-why-points = plus de PV ({ $points })
dn-coach-why-cards = de meilleures cartes pour la suite ({ $points })
dn-coach-why-patients = les Patients vont mieux ({ $points })
dn-coach-race = Marques de décès restant en Ville : { $left }. Les vôtres : { $own }. Maximum chez un autre joueur : { $most }.

## Erreurs

error-bad-review-seat = { $file } n’a pas de place { $found }. Choisissez une place de 1 à { $seats }.
