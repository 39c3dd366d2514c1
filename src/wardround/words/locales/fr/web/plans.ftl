# Les plans : ce qu’on a fait depuis qu’on ne peut plus revenir en arrière, et d’autres voies gardées pour comparer.
web-plan-start = Depuis le début
web-plan-wall = Pas de retour
web-plan-take-back = Annuler cela
web-plan-taken-back = Annulé : { $step }.
web-plan-returned = Retour à { $n }. { $step }.
web-plan-all-back = Tout est annulé.
web-plan-again = Refaire jusqu’ici
web-plan-undone = annulé
web-plan-save = Garder comme plan { $letter }
web-plan-is = Ce que vous avez maintenant est le plan { $letter }
web-plan-full = { $n } plans sont gardés. Oubliez-en un pour en garder un autre.
web-plan-letter = Plan { $letter }
web-plan-kept = Plan { $letter } gardé : { $facts }.
web-plan-letter-kept = Plan { $letter } gardé.
web-plan-keep = Garder comme plan { $letter }
web-plan-take = Prendre le plan { $letter }
web-plan-take-short = Prendre ce plan
web-plan-taken = Le plan { $letter } est réalisé.
web-plan-forget = Oublier le plan { $letter }
web-plan-forget-short = L’oublier
web-plan-forgotten = Le plan { $letter } est oublié.
web-plan-no-room = Il n’y a plus de place pour garder ce que vous avez maintenant. Oubliez d’abord un plan.
web-plan-stopped = Le plan { $letter } s’est arrêté à « { $step } ». { $why } Rien de ce que vous aviez n’est perdu.
web-plan-gone = Ce n’est plus possible.
web-plan-compare = Les plans côte à côte
web-plan-now = Actuel
web-plan-best = le meilleur

# Les lignes de la comparaison.
web-plan-row-leaving = Sortent
web-plan-row-points = Points
web-plan-row-neglected = Négligés
web-plan-row-deaths = Meurent
web-plan-row-beds = Lits libres
web-plan-row-healed = Guéris
web-plan-row-dies = Meurent
web-plan-row-critical = Deviennent critiques
web-plan-row-due = Paiements dus
web-plan-row-treatment = PT perdus
web-plan-row-gold = Or perdu

# Les deux premières lignes, telles qu’on les dit.
web-plan-fact-leaving = { $n ->
    [one] { $n } sort
   *[other] { $n } sortent
}
web-plan-fact-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-plan-fact-healed = { $n ->
    [one] { $n } guéri
   *[other] { $n } guéris
}
web-plan-fact-dies = { $n ->
    [one] { $n } meurt
   *[other] { $n } meurent
}
