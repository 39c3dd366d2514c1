# La garde du jour

web-daily = Les mêmes dés pour tous
web-daily-of = Garde du jour · { $day }
web-daily-ward = Garde du { $day }
web-daily-about = En solo, huit tours, un seul essai : sans coach ni annulation après un tirage.
web-daily-extras = Aujourd’hui avec : { $extras }.
web-daily-players =
    { $n ->
        [one] { $n } joueur a terminé.
       *[other] { $n } joueurs ont terminé.
    }
web-daily-goes-on = Essai en cours. Pas d’annulation après un tirage. Terminez pour voir les résultats.
web-daily-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-daily-place = Rang { $place } sur { $players }.
web-daily-others = Meilleur score : { $best }. Médiane : { $median }.
web-daily-distribution = Répartition des scores
web-daily-column =
    { $n ->
        [one] { $range } points : { $n } joueur
       *[other] { $range } points : { $n } joueurs
    }
web-daily-column-own =
    { $n ->
        [one] { $range } points : vous
       *[other] { $range } points : { $n } joueurs, dont vous
    }
web-daily-streak =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours de suite
    }
web-daily-play = Prendre la garde
web-daily-continue = Reprendre
web-daily-look = Voir
web-daily-next = Prochaine garde { $when }.
web-daily-past = Sept derniers jours
web-daily-no-past = Personne n’a joué ces sept derniers jours.
web-daily-late = Terminée trop tard pour compter.
web-daily-unfinished = Pas terminée.
web-daily-share =
    { $points ->
        [one] Garde du { $day } : { $points } point.
       *[other] Garde du { $day } : { $points } points.
    }
web-daily-share-place =
    { $points ->
        [one] Garde du { $day } : { $points } point, rang { $place } sur { $players } pour l’instant.
       *[other] Garde du { $day } : { $points } points, rang { $place } sur { $players } pour l’instant.
    }
web-daily-share-rounds = Points par tour : { $rounds }.
web-daily-nurse = Les mêmes cartes pour tous
web-daily-which = Choisir une garde du jour
web-daily-link = Garde du jour
web-daily-link-of = Garde du jour : { $game }
web-daily-about-nurse = Vous contre deux bots, un seul essai : sans coach ni annulation après une pioche. Les mêmes choix mènent aux mêmes cartes et aux mêmes bots.
web-daily-goes-on-nurse = Essai en cours. Pas d’annulation après une pioche. Terminez pour voir les résultats.
web-daily-won = Vous avez gagné !
web-daily-not-won = Vous n’avez pas gagné.
web-daily-winners =
    { $n ->
        [0] Personne n’a encore gagné.
        [1] { $n } joueur sur { $players } a gagné.
       *[other] { $n } joueurs sur { $players } ont gagné.
    }
web-daily-share-won = Victoire contre deux bots.
web-daily-share-not-won = Pas de victoire contre deux bots.
