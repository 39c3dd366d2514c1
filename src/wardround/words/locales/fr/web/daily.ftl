# La garde du jour

web-daily = Les mêmes dés pour tous
web-daily-of = La garde du jour · { $day }
web-daily-ward = Garde du { $day }
web-daily-about = En solo, huit tours, un seul essai : ni conseiller, ni retour au-delà du hasard.
web-daily-extras = Aujourd’hui avec : { $extras }.
web-daily-players =
    { $n ->
        [one] Une personne a fini.
       *[other] { $n } personnes ont fini.
    }
web-daily-goes-on = Votre essai continue. Ce que le hasard a montré reste ; à la fin, vous verrez comment ont fait les autres.
web-daily-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-daily-place = Rang { $place } sur { $players }.
web-daily-others = Meilleur score : { $best } ; la moitié a au moins { $median }.
web-daily-distribution = Combien ont combien de points
web-daily-column =
    { $n ->
        [one] { $range } points : une personne
       *[other] { $range } points : { $n } personnes
    }
web-daily-column-own =
    { $n ->
        [one] { $range } points : vous
       *[other] { $range } points : { $n } personnes, dont vous
    }
web-daily-streak =
    { $n ->
        [one] Un jour
       *[other] { $n } jours de suite
    }
web-daily-play = Prendre la garde
web-daily-continue = Continuer
web-daily-look = La revoir
web-daily-next = La suivante vient { $when }.
web-daily-past = Les derniers jours
web-daily-no-past = Personne n’a joué ces sept derniers jours.
web-daily-late = Finie trop tard pour compter.
web-daily-unfinished = Pas finie.
web-daily-share =
    { $points ->
        [one] Garde du { $day } : { $points } point.
       *[other] Garde du { $day } : { $points } points.
    }
web-daily-share-place =
    { $points ->
        [one] Garde du { $day } : { $points } point, pour l’instant rang { $place } sur { $players }.
       *[other] Garde du { $day } : { $points } points, pour l’instant rang { $place } sur { $players }.
    }
web-daily-share-rounds = Points par tour : { $rounds }.
web-daily-nurse = Les mêmes cartes pour tous
web-daily-which = La garde de quel jeu
web-daily-link = La garde du jour
web-daily-link-of = La garde du jour : { $game }
web-daily-about-nurse = Vous contre deux bots, un seul essai : ni conseiller, ni retour au-delà du hasard. Qui décide de même rencontre les mêmes pioches et les mêmes bots.
web-daily-goes-on-nurse = Votre essai continue. Ce qui est pioché reste pioché ; à la fin, vous verrez comment ont fait les autres.
web-daily-won = Vous avez gagné.
web-daily-not-won = Vous n’avez pas gagné.
web-daily-winners =
    { $n ->
        [0] Personne n’a encore gagné.
        [1] Une personne sur { $players } a gagné.
       *[other] { $n } personnes sur { $players } ont gagné.
    }
web-daily-share-won = Gagné contre deux bots.
web-daily-share-not-won = Contre deux bots, pas gagné.
