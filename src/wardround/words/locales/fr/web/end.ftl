# La fin d’une partie : qui a gagné, ce qui a été compté, et que faire ensuite.

web-end-every-point = Point par point
web-end-others = Les autres joueurs
web-end-afterwards = Et maintenant ?
web-daily-end = Voir tous les résultats

web-end-busiest = Service et personnel les plus actifs
web-end-use =
    { $n ->
        [one] { $n } placement ; soignés : { $healed }, sortis : { $home }
       *[other] { $n } placements ; soignés : { $healed }, sortis : { $home }
    }
web-end-all-uses = Tous les services et le personnel
web-end-who = Service ou personnel
web-end-times = Placements
web-end-healed = Soignés
web-end-home = Sortis

web-end-left = Points manqués
web-end-left-about = Le coach analyse toutes vos décisions. Cela prend un instant.
web-end-left-ask = Demander au coach
web-end-left-thinks = Le coach analyse…
web-end-left-none = Aucun ! Le coach n’a pas trouvé mieux.
web-end-better = Le meilleur coup
web-end-try = Essayer
web-end-costly = Décisions les plus coûteuses
web-end-sums = D’où viennent vos points

web-end-sheet = Feuille de score
web-end-points-for = Points pour
web-end-count = { $n } en tout :
web-end-total = Total
web-end-kind-acquired = Patients guéris
web-end-kind-admitted = Encore admis
web-end-kind-card = Cartes et Infirmières
web-end-kind-end-text = En fin de partie
web-end-kind-kill-marks = Marques de décès
web-end-bought = Cartes achetées
web-end-treatment = PT
web-end-gold = Or
web-end-used = { $n } utilisés
web-end-unused = { $n } perdus
web-end-balance = Points gagnés et perdus
web-end-dead = Patients décédés
web-end-your-healed = Vos Patients guéris
web-end-healed-of = Patients guéris : { $name }
web-end-you-bought = Vos achats
web-end-bought-by = Achats : { $name }

web-end-report = Signaler un bug
web-end-report-about = Copiez le rapport et envoyez-le-nous avec le fichier de partie, pour que nous puissions rejouer chaque coup. Rien n’est envoyé automatiquement.
web-end-report-wrong = Quel est le problème ?
web-end-report-text = Rapport
web-end-report-copy = Copier le rapport
web-end-report-file = Enregistrer le fichier
web-end-report-saved = Fichier de partie enregistré.
