# Énigmes

web-puzzles = Énigmes
web-puzzles-about = Un seul tour, sans hasard : marquez le plus de points possible. Le maximum de chaque énigme est prouvé, et sans plan vous passerez à côté. Annulez autant que vous voulez avant de vérifier.
web-puzzle-coming = Préparation de l’énigme…
web-puzzle-today = L’énigme du jour
web-puzzle-of-day = Énigme du { $day }
web-puzzle-number = Énigme { $n }
web-puzzle-level = Difficulté { $n } sur 5.
web-puzzle-same = La même pour tout le monde.
web-puzzle-play = Jouer l’énigme du jour
web-puzzle-again = Réessayer
web-puzzle-look = La revoir
web-puzzle-next-day = La prochaine { $when }.
web-puzzle-yours = La prochaine à votre niveau
web-puzzle-your-level = Votre niveau : { $n } sur 100
web-puzzle-play-next = La jouer
web-puzzle-follows = Votre niveau suit vos premiers essais : une énigme résolue, et la suivante est plus difficile ; une énigme ratée, et elle est plus facile.
web-puzzle-all-solved = Vous les avez toutes résolues !
web-puzzle-walk = Toutes les énigmes : { $game }
web-puzzle-walked =
    { $n ->
        [one] { $n } résolue sur { $of }, de la plus facile à la plus difficile.
       *[other] { $n } résolues sur { $of }, de la plus facile à la plus difficile.
    }
web-puzzle-signs = ★ au premier essai, ✓ résolue, … essayée. Les points indiquent la difficulté.
web-puzzle-is-new = Énigme { $n }, difficulté { $level }
web-puzzle-is-tried = Énigme { $n }, difficulté { $level }, pas encore résolue
web-puzzle-is-solved = Énigme { $n }, difficulté { $level }, résolue
web-puzzle-is-at-once = Énigme { $n }, difficulté { $level }, résolue au premier essai
web-puzzle-was-solved =
    { $n ->
        [one] Résolue au premier essai.
       *[other] Résolue au { $n }e essai.
    }
web-puzzle-was-tried =
    { $n ->
        [one] Pas encore résolue : { $n } essai.
       *[other] Pas encore résolue : { $n } essais.
    }
web-puzzle-stars =
    { $n ->
        [one] { $n } étoile sur 3
       *[other] { $n } étoiles sur 3
    }
web-puzzle-question = Marquez le plus de points possible ce tour-ci
web-puzzle-over = Essai vérifié
web-puzzle-so-far =
    { $n ->
        [one] { $n } point si vous terminez maintenant. Sans plan, vous en marqueriez { $greedy }.
       *[other] { $n } points si vous terminez maintenant. Sans plan, vous en marqueriez { $greedy }.
    }
web-puzzle-greedy = Sans plan, vous en marqueriez { $n }.
web-puzzle-check = Vérifier
web-puzzle-verdict-best =
    { $points ->
        [one] { $points } point : le maximum !
       *[other] { $points } points : le maximum !
    }
web-puzzle-verdict-less =
    { $points ->
        [one] { $points } point. Le maximum est { $best }.
       *[other] { $points } points. Le maximum est { $best }.
    }
web-puzzle-retry = Réessayer
web-puzzle-change = Changer mon tour
web-puzzle-answer = Voir le meilleur plan
web-puzzle-next = Énigme suivante
web-puzzle-list = Toutes les énigmes
web-puzzle-how = Mode d’emploi
web-puzzle-how-about = Jouez ce tour sur le plateau. Annulez autant que vous voulez, puis appuyez sur Vérifier. Votre premier essai compte pour votre niveau.
web-puzzle-rules-dice-hospital = Les patients qui sortent rapportent leurs points, chaque patient qui meurt faute de soins en coûte 2. Seul ce tour compte.
web-puzzle-share-solved =
    { $n ->
        [one] résolue au premier essai
       *[other] résolue au { $n }e essai
    }
web-puzzle-share-tried =
    { $n ->
        [one] pas résolue après { $n } essai
       *[other] pas résolue après { $n } essais
    }
