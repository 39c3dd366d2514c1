# Les plans : vos coups depuis le dernier point annulable, et des variantes enregistrées à comparer.
web-plan-start = Depuis le début
web-plan-wall = Annulation impossible au-delà
web-plan-take-back = Annuler ce coup
web-plan-taken-back = Annulé : { $step }.
web-plan-returned = Retour à { $n }. { $step }.
web-plan-all-back = Tout est annulé.
web-plan-again = Rétablir jusqu’ici
web-plan-undone = annulé
web-plan-save = Enregistrer le plan { $letter }
web-plan-is = C’est le plan { $letter }
web-plan-full = { $n } plans enregistrés. Supprimez-en un pour en enregistrer un autre.
web-plan-letter = Plan { $letter }
web-plan-kept = Plan { $letter } enregistré : { $facts }.
web-plan-letter-kept = Plan { $letter } enregistré.
web-plan-keep = Enregistrer le plan { $letter }
web-plan-take = Utiliser le plan { $letter }
web-plan-take-short = Utiliser
web-plan-taken = Vous suivez maintenant le plan { $letter }.
web-plan-forget = Supprimer le plan { $letter }
web-plan-forget-short = Supprimer
web-plan-forgotten = Plan { $letter } supprimé.
web-plan-no-room = Plus de place pour enregistrer vos coups actuels. Supprimez d’abord un plan.
web-plan-stopped = Le plan { $letter } s’est arrêté à « { $step } ». { $why } Rien n’est perdu.
web-plan-gone = Ce n’est plus possible.
web-plan-compare = Comparer les plans
web-plan-now = Actuel
web-plan-best = le meilleur

# Les lignes de la comparaison.
web-plan-row-leaving = Sortis
web-plan-row-points = Points
web-plan-row-neglected = Négligés
web-plan-row-deaths = Décès
web-plan-row-beds = Lits libres
web-plan-row-healed = Guéris
web-plan-row-dies = Morts
web-plan-row-critical = Deviennent critiques
web-plan-row-due = Paiements à faire
web-plan-row-treatment = PT perdus
web-plan-row-gold = Or perdu

# Les deux premières lignes en bref.
web-plan-fact-leaving = { $n ->
    [one] { $n } sorti
   *[other] { $n } sortis
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
