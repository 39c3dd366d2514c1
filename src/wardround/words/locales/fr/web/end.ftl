# La fin d’une partie : qui a gagné, ce qui a été compté, et que faire ensuite.

web-end-every-point = Chaque point
web-end-others = Les autres
web-end-afterwards = Et après
web-daily-end = Comment ont fait les autres

web-end-busiest = Le service et la personne les plus occupés
web-end-use =
    { $n ->
        [one] { $n } placement : { $healed } soignés, { $home } rentrés chez eux
       *[other] { $n } placements : { $healed } soignés, { $home } rentrés chez eux
    }
web-end-all-uses = Tous les services et le personnel
web-end-who = Service ou personne
web-end-times = Placements
web-end-healed = Soignés
web-end-home = Rentrés

web-end-left = Resté sur la table
web-end-left-about = Le conseiller reprend chacune de vos décisions. Cela demande un instant.
web-end-left-ask = Demander au conseiller
web-end-left-thinks = Le conseiller regarde …
web-end-left-none = Rien. Le conseiller n’a pas trouvé mieux.
web-end-better = Ce qui valait mieux
web-end-try = Essayer
web-end-costly = Les décisions les plus coûteuses
web-end-sums = D’où viennent les points

web-end-sheet = La feuille
web-end-points-for = Points pour
web-end-count = { $n } en tout :
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
web-end-balance = Gagné et perdu
web-end-dead = Patients décédés
web-end-your-healed = Vos Patients guéris
web-end-healed-of = Patients guéris : { $name }
web-end-you-bought = Vos achats
web-end-bought-by = Achats : { $name }

web-end-report = Signaler un défaut
web-end-report-about = Copiez le rapport et envoyez-le-nous avec le fichier de la partie. Grâce au fichier, chaque coup peut être rejoué. Rien n’est envoyé tout seul.
web-end-report-wrong = Qu’est-ce qui n’allait pas ?
web-end-report-text = Le rapport
web-end-report-copy = Copier le rapport
web-end-report-file = Enregistrer le fichier
web-end-report-saved = Le fichier de la partie est enregistré.
