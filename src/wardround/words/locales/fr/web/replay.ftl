# Replays : notes, points de vue, analyses à plusieurs.

web-everything = tous les joueurs

web-notes = Notes
web-note-at = Note à l’étape { $n }
web-note-keep = Enregistrer la note
web-note-kept = Note enregistrée à l’étape { $n }.
web-note-gone = Note de l’étape { $n } supprimée.
web-note-remove = Supprimer la note de l’étape { $n }
web-notes-none = Pas encore de notes. Elles sont enregistrées dans ce navigateur.
web-notes-full = Plus de place pour d’autres notes. Supprimez-en une.
web-notes-of = Notes : { $name }
web-notes-own = Vos notes
web-notes-text = Copier ou importer
web-notes-copy = Tout copier
web-notes-bring = Collez des notes, une par ligne
web-notes-example = Étape 41 : pourquoi pas le Dispensaire ?
web-notes-take = Importer
web-notes-taken =
    { $n ->
        [0] Aucune nouvelle note trouvée.
        [one] { $n } note importée.
       *[other] { $n } notes importées.
    }

web-review = Analyse à plusieurs
web-review-together = Analyser ensemble
web-review-you-lead = Vous guidez.
web-review-leads = { $name } guide.
web-review-following = Vous suivez { $name }.
web-review-roaming = Navigation libre ; { $name } guide.
web-review-with = Avec { $names }.
web-review-alone = Partagez le lien pour inviter d’autres joueurs.
web-review-follow = Suivre { $name }
web-review-hand-over = Passer la main à
web-review-join = Rejoindre l’analyse
web-review-link = Copier le lien
web-review-leave = Quitter l’analyse

web-same-deal = Jouer cette donne
web-same-deal-about = Crée une table d’entraînement avec les mêmes dés et cartes : les mêmes choix donnent les mêmes résultats. Comparez les deux parties à la fin.
web-same-deal-others = Autres places
web-same-deal-bots = bots
web-same-deal-people = joueurs, par lien d’invitation
web-compare = Comparer les parties
web-compare-this = cette partie
web-compare-that = autre partie
web-compare-more = écart
web-compare-end = À la fin
web-compare-total = Total des points
web-compare-open = Ouvrir l’autre partie
web-compare-open-round = Ouvrir l’autre partie à ce tour
web-compare-link = Copier le lien
web-compare-other = Ces deux parties n’ont pas la même donne : comparaison impossible.
web-arrow-point = Montrer
web-arrow-clear = Ne plus montrer
web-arrow-choose = Choisissez quoi montrer.
web-arrow-second = Choisissez où finit la flèche. Choisissez la même chose pour un anneau à la place.
web-arrow-show = Afficher
web-arrow-show-from = Afficher le départ
web-arrow-show-to = Afficher l’arrivée
web-arrow-lost = Absent de cet écran.
web-arrow-at =
    { $who ->
        [you] Vous montrez : { $thing }.
       *[other] { $name } montre : { $thing }.
    }
web-arrow-from =
    { $who ->
        [you] Vous montrez : { $from }, puis { $to }.
       *[other] { $name } montre : { $from }, puis { $to }.
    }
web-arrow-elsewhere =
    { $who ->
        [you] Vous montrez quelque chose hors de votre écran.
       *[other] { $name } montre quelque chose hors de votre écran.
    }

# Et si : essayer d’autres coups à partir d’une étape, en privé.

web-what-if = Et si
web-what-if-try = Et si… ?
web-what-if-from = dès l’étape { $n }
web-what-if-private = visible par vous uniquement
web-what-if-about = Essayez un autre coup avec les mêmes dés et cartes. Rien n’est partagé ni enregistré.
web-what-if-others = Les autres joueurs répètent leurs coups tant qu’ils le peuvent ; ensuite, un bot facile prend le relais.
web-what-if-not-over = « Et si » s’ouvre une fois la partie terminée. Avant, cela dévoilerait des secrets.
web-what-if-nothing = Plus rien à décider. Essayez une étape antérieure.
web-what-if-earlier = Et si, dès l’étape { $n }
web-what-if-back = Retour à la partie
web-what-if-left = De retour dans la partie, à l’étape { $n }.
web-what-if-for = Vous décidez pour
web-what-if-all = tout le monde
web-what-if-table = « Et si » comparé à la partie
web-what-if-there = Partie
web-what-if-meanwhile = Dans la partie : { $facts }
web-what-if-coming = Si vous terminez maintenant
web-what-if-so-far = Jusqu’ici
web-what-if-end = À la fin
web-what-if-row-score = Points
web-what-if-row-fatalities = Décès
web-what-if-row-acquired = Guéris
web-what-if-row-marks = Marques de décès
web-what-if-row-of = { $name } : { $what }

# Avant la première étape.

web-cover-title = À propos de cette partie
web-cover-players = Joueurs
web-cover-person = joueur
web-cover-bot = bot : { $kind }
web-cover-begin = Lancer le replay
web-cover-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
