### La table de Dynamite Nurse dans le navigateur : ses propres mots. Ce qui se dit du jeu vient du serveur.

## Cartes et Patients en mots

web-nurse-ours = notre version
web-nurse-numbers = nombres
web-nurse-starting = carte de départ
web-nurse-costs = coûte { $n } or
web-nurse-gives-tp = donne { $n } PT
web-nurse-gives-gold = donne { $n } or
web-nurse-points = { $n } PV
web-nurse-severity = gravité { $n }
web-nurse-care = soins { $n }
web-nurse-payment = paiement de { $n } PT à faire
web-nurse-paid = payé
web-nurse-in-hand = dans votre main
web-nurse-left =
    { $n ->
        [one] reste { $n }
       *[other] restent { $n }
    }
web-nurse-of-copies = { $left } sur { $copies } dans la Ville
web-nurse-can-pay = vous pouvez la payer

## Lieux

web-nurse-parts = Parties de la table
web-nurse-tab-mine = Mon jeu
web-nurse-tab-rivals = Rivaux
web-nurse-tab-town = Ville
web-nurse-road = Donjon et ambulances
web-nurse-dungeon = Donjon
web-nurse-next-patient = Prochain du Donjon
web-nurse-ambulances = Ambulances
web-nurse-place = Place { $n }
web-nurse-leading = { $n }, en tête
web-nurse-trailing = { $n }, en queue
web-nurse-charge-of = responsable : { $name }
web-nurse-nurses = Infirmières
web-nurse-marks = marques de décès
web-nurse-marks-left = marques de décès
web-nurse-graveyard = Cimetière
web-nurse-town = Ville
web-nurse-piles =
    { $n ->
        [one] { $n } pile
       *[other] { $n } piles
    }
web-nurse-affordable = vous pouvez en payer { $n }
web-nurse-see-next = Événement suivant
web-nurse-look-through = Pile Événements
web-nurse-free = libre
web-nurse-hospital = Hôpital
web-nurse-your-hospital = Votre Hôpital
web-nurse-hospital-of = Hôpital : { $name }
web-nurse-beds-used = Patients : { $used }, lits : { $beds }
web-nurse-healed = guéris
web-nurse-healed-points = { $n } PV de Patients guéris
web-nurse-hand = main
web-nurse-deck = pioche
web-nurse-discard = défausse
web-nurse-markers = jetons de garde libres
web-nurse-look-closely = Voir { $name }
web-nurse-title = Dynamite Nurse
web-nurse-most-marks = Le plus de marques
web-nurse-stage-title = { $name } est la Dynamite Nurse !
web-nurse-stage-marks = { $name } a le plus de marques.
web-nurse-you = Vous
web-nurse-nobody-admitted = aucun Patient admis

## La main

web-nurse-your-hand = Votre main
web-nurse-in-play = En jeu
web-nurse-hand-empty = Votre main est vide.
web-nurse-as-list = Afficher en liste
web-nurse-as-fan = Afficher en éventail
web-nurse-play-plain = Jouer { $n } cartes de base

## Traiter ou acheter

web-nurse-treat-or-buy = Traiter ou acheter
web-nurse-treat = Traiter
web-nurse-buy = Acheter
web-nurse-or = ou
web-nurse-actions =
    { $flex ->
        [0] traiter { $treatments }, acheter { $purchases }
        [one] { $flex } action{ $treatments ->
            [0] { "" }
           *[other] , traiter { $treatments }
        }{ $purchases ->
            [0] { "" }
           *[other] , acheter { $purchases }
        }
       *[other] { $flex } actions{ $treatments ->
            [0] { "" }
           *[other] , traiter { $treatments }
        }{ $purchases ->
            [0] { "" }
           *[other] , acheter { $purchases }
        }
    }
# $n se traitent maintenant, $more une fois le reste de la main joué.
web-nurse-treat-now =
    { $n ->
        [0] { $more ->
            [0] pas encore
           *[other] { $more } avec votre main
        }
       *[other] { $n } maintenant{ $more ->
            [0] { "" }
           *[other] , { $more } avec votre main
        }
    }
web-nurse-buy-now =
    { $n ->
        [0] pas encore
        [one] { $n } pile maintenant
       *[other] { $n } piles maintenant
    }
web-nurse-tp = { $n } PT
web-nurse-gold = { $n } or
web-nurse-way-operate = Opérer
web-nurse-way-care = Soigner
web-nurse-more-piles = { $n } de plus avec { $gold } or
web-nurse-now = maintenant
web-nurse-with-hand = avec votre main

## Boutons

web-nurse-key-operate = Opérer { $n }
web-nurse-key-care = Soigner { $n }
web-nurse-key-pay = Payer { $n }
web-nurse-key-lead = En tête
web-nurse-key-trail = En queue
web-nurse-key-play = Jouer
web-nurse-key-keep = Garder
web-nurse-key-discard = Défausser
web-nurse-do-play = Jouer { $card }
web-nurse-do-buy = Acheter { $card }
web-nurse-do-keep = Garder { $card }
web-nurse-do-discard = Défausser { $card }
web-nurse-do-recover = Reprendre { $card }
web-nurse-do-top = Mettre sur le dessus
web-nurse-do-exchange = Prendre { $card }
web-nurse-do-operate = Opérer
web-nurse-do-care = Soigner
web-nurse-do-pay = Payer
web-nurse-do-admit = Admettre
web-nurse-do-choose = Choisir { $patient }
web-nurse-do-lead = Mettre en tête
web-nurse-do-trail = Mettre en queue
web-nurse-do-assign = Choisir { $name }
web-nurse-do-swap = Échanger avec { $name }
web-nurse-do-first = Choisir { $name }
web-nurse-do-number = Choisir { $n }
web-nurse-choose = Faites un choix
web-nurse-why-not = Pourquoi pas ?
web-nurse-end = Terminer
web-nurse-only-end = Plus rien à faire. Terminez votre phase principale.
web-nurse-still =
    { $n ->
        [one] Vous pouvez encore jouer { $n } carte.
       *[other] Vous pouvez encore jouer { $n } cartes.
    }
web-nurse-still-operate = Opération encore possible : { $name }.
web-nurse-still-care = Soin encore possible : { $name }.
web-nurse-still-admit =
    { $n ->
        [one] Un Patient attend et un lit est libre.
       *[other] { $n } Patients attendent et des lits sont libres.
    }
web-nurse-no-undo = Vous ne pourrez pas annuler.
web-nurse-look-around = Voir la table
web-nurse-answer = Répondre
web-nurse-close = Fermer

## Regarder les piles

web-nurse-your-cards = Vos cartes
web-nurse-look-graveyard = Cimetière
web-nurse-look-nurses = Pile des Infirmières
web-nurse-look-events = Pile des Événements
web-nurse-look-dungeon = Donjon
web-nurse-in-deck = Dans votre pioche ({ $n }), ordre inconnu
web-nurse-known-hand = Cartes connues en main ({ $n })
web-nurse-deck-and-hand = Pioche ({ $deck }) et main ({ $hand }) réunies
web-nurse-in-discard = Défausse ({ $n })
web-nurse-in-play-of = En jeu ({ $n })
web-nurse-healed-of = Guéris ({ $n })
web-nurse-in-dungeon = Restants ({ $n }), ordre inconnu
web-nurse-on-top = Sur le dessus
web-nurse-in-pile = Dans la pile ({ $n }), ordre inconnu
web-nurse-at-bottom = Sous la pile, dans cet ordre

## Prévision

web-nurse-if-end = Si vous terminez maintenant
web-nurse-dies =
    { $n ->
        [one] { $n } meurt
       *[other] { $n } meurent
    }
web-nurse-turn-critical =
    { $n ->
        [one] { $n } devient critique
       *[other] { $n } deviennent critiques
    }
web-nurse-beds-of = { $used } sur { $beds } lits
web-nurse-over = { $n } de trop
web-nurse-none-over = assez de lits
web-nurse-spare =
    { $tp ->
        [0] { $gold } or
       *[other] { $gold ->
            [0] { $tp } PT
           *[other] { $tp } PT, { $gold } or
        }
    }
web-nurse-lost = perdus
web-nurse-due =
    { $n ->
        [one] { $n } paiement à faire
       *[other] { $n } paiements à faire
    }
web-nurse-before-end = avant la fin de la phase

## Dans un replay

web-nurse-open-hand = Main ({ $n })
web-nurse-open-deck = Pioche ({ $n }), ordre inconnu
