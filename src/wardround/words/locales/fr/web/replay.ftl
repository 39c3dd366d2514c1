# Revoir des parties : notes, tout à la fois, revoir ensemble.

web-everything = tous à la fois

web-notes = Notes
web-note-at = Note à l’étape { $n }
web-note-keep = Garder la note
web-note-kept = Noté à l’étape { $n }.
web-note-gone = La note de l’étape { $n } est effacée.
web-note-remove = Effacer la note de l’étape { $n }
web-notes-none = Pas encore de notes. Elles restent dans ce navigateur.
web-notes-full = Il n’y a plus de place pour d’autres notes.
web-notes-of = Notes de { $name }
web-notes-own = Vos propres notes
web-notes-text = En texte
web-notes-copy = Copier toutes les notes
web-notes-bring = Notes venues d’ailleurs, une par ligne
web-notes-example = Étape 41 : pourquoi pas le Dispensaire ?
web-notes-take = Les reprendre
web-notes-taken =
    { $n ->
        [0] Aucune nouvelle note trouvée.
        [one] Une note a été reprise.
       *[other] { $n } notes ont été reprises.
    }

web-review = Revoir ensemble
web-review-together = Revoir ensemble
web-review-you-lead = Vous menez.
web-review-leads = { $name } mène.
web-review-following = Vous suivez { $name }.
web-review-roaming = Vous allez librement ; { $name } mène.
web-review-with = Avec { $names }.
web-review-alone = Envoyez le lien à qui doit venir.
web-review-follow = Suivre { $name }
web-review-hand-over = Passer la main à…
web-review-join = Venir avec son nom
web-review-link = Copier le lien
web-review-leave = Quitter la relecture commune

web-same-deal = Jouer cette donne vous-même
web-same-deal-about = Une nouvelle table avec les mêmes dés et les mêmes cartes : là où vous décidez de même, le hasard est le même. C’est un entraînement, et les deux parties peuvent être comparées à la fin.
web-same-deal-others = Les autres places
web-same-deal-bots = des robots
web-same-deal-people = des personnes, par un lien
web-compare = Comparer avec la même donne
web-compare-this = cette partie
web-compare-that = l’autre
web-compare-more = écart
web-compare-end = À la fin
web-compare-total = Tous les points
web-compare-open = Ouvrir l’autre partie
web-compare-open-round = Ouvrir l’autre partie à ce tour
web-compare-link = Copier le lien vers cette comparaison
web-compare-other = Ces deux parties n’ont pas été jouées avec la même donne.
web-arrow-point = Montrer
web-arrow-clear = Ne plus montrer
web-arrow-choose = Choisissez ce que vous montrez.
web-arrow-second = Choisissez où mène la flèche, ou la même chose pour l’anneau seul.
web-arrow-show = Le montrer ici
web-arrow-show-from = Montrer où elle commence
web-arrow-show-to = Montrer où elle mène
web-arrow-lost = Cet écran ne peut pas le montrer.
web-arrow-at =
    { $who ->
        [you] Vous montrez : { $thing }.
       *[other] { $name } montre : { $thing }.
    }
web-arrow-from =
    { $who ->
        [you] Vous montrez : { $from }, puis { $to }.
       *[other] { $name } montre : { $from }, puis { $to }.
    }
web-arrow-elsewhere =
    { $who ->
        [you] Vous montrez quelque chose qui n’est pas sur votre écran.
       *[other] { $name } montre quelque chose qui n’est pas sur votre écran.
    }

# Et si : décider autrement à partir d’une étape, pour soi seul.

web-what-if = Et si
web-what-if-try = Et si… ?
web-what-if-from = dès l’étape { $n }
web-what-if-private = vous seul le voyez
web-what-if-about = Décidez autrement à partir d’ici. Vous seul le voyez, et rien n’en est gardé. Le hasard est celui de la partie.
web-what-if-others = Les autres font ce qu’ils ont fait dans la partie tant qu’ils le peuvent, puis ce que ferait un robot facile.
web-what-if-not-over = « Et si » est réservé aux parties finies : avant, cela dévoilerait ce qui est encore secret.
web-what-if-nothing = À partir d’ici, il n’y a plus rien à décider. Essayez depuis une étape antérieure.
web-what-if-earlier = Et si, dès l’étape { $n }
web-what-if-back = Retour à la partie
web-what-if-left = De retour dans la partie, à l’étape { $n }.
web-what-if-for = Vous décidez pour
web-what-if-all = tout le monde
web-what-if-table = Votre essai à côté de la partie
web-what-if-there = Partie
web-what-if-meanwhile = Dans la partie : { $facts }
web-what-if-coming = Si vous terminez maintenant
web-what-if-so-far = Jusqu’ici
web-what-if-end = À la fin
web-what-if-row-score = Points
web-what-if-row-fatalities = Décès
web-what-if-row-acquired = Patients soignés
web-what-if-row-marks = Marques de décès
web-what-if-row-of = { $name } : { $what }

# Avant la première étape.

web-cover-title = Avant la première étape
web-cover-players = Qui a joué
web-cover-person = une personne
web-cover-bot = robot : { $kind }
web-cover-begin = Commencer par la première étape
web-cover-steps =
    { $n ->
        [one] Une étape à revoir.
       *[other] { $n } étapes à revoir.
    }
