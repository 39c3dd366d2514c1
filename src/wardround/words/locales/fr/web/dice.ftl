### The board of Dice Hospital in the browser.

## The pieces and places of Dice Hospital

web-dice-colour-red = rouge
web-dice-colour-yellow = jaune
web-dice-colour-green = vert
web-dice-die =
    { $value ->
        [none] { $colour }
       *[other] { $colour } { $value }
    }
web-dice-bed =
    { $colour }, valeur { $value }, chambre { $ward }, lit { $bed }, { $treated ->
        [yes] traité
       *[no] non traité
    }{ $critical ->
        [yes] , état critique
       *[no] { "" }
    }{ $state ->
        [can] , peut être choisi
        [chosen] , choisi
       *[plain] { "" }
    }{ $as ->
        [none] { "" }
       *[other] { " " }comme { $as }
    }{ $paid ->
        [yes] { " " }contre une poche de sang
       *[no] { "" }
    }{ $becomes ->
        [home] , sort
        [death] , meurt
        [value] , passe à { $delta }
        [safe] , ne change pas
       *[none] { "" }
    }
web-dice-room =
    { $name }. { $text } { $state ->
        [used] Utilisé ce tour{ $staff ->
            [none] .
           *[other] { " " }: { $staff }.
        }
        [active] En cours d’utilisation.
        [can] Utilisable.
        [picked] Choisi.
       *[plain] { "" }
    }{ $ours ->
        [yes] { " " }Notre version.
       *[no] { "" }
    }
web-dice-person =
    { $name }. { $text }{ $ours ->
        [yes] { " " }Notre version.
       *[no] { "" }
    }
web-dice-ours = notre version
web-dice-patient-about = Le nombre est la santé du patient, de 1 à 6. Au-delà de 6, il sort ; en dessous de 1, il meurt.
web-dice-department = Service
web-dice-specialist = Spécialiste
web-dice-administrator = Directeur
web-dice-report = Bilan médical
web-dice-event = Événement du tour
web-dice-stack =
    { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
web-dice-house = Saint-Pip
web-dice-house-of = Hôpital : { $name }
web-dice-own-hospital = Votre hôpital
web-dice-wards = Chambres
web-dice-ward = Chambre { $n }
web-dice-wards-how = sur l’oreiller : non traité · sur la couverture : traité
web-dice-your-wards = Vos chambres
web-dice-occupied =
    { $n ->
        [one] { $n } patient
       *[other] { $n } patients
    }, { $free ->
        [one] { $free } lit libre
       *[other] { $free } lits libres
    }{ $coming ->
        [0] { "" }
        [one] { " " }; { $coming } arrive
       *[other] { " " }; { $coming } arrivent
    }
web-dice-rooms = Services
web-dice-rooms-colour = Par couleur
web-dice-rooms-number = Par valeur
web-dice-rooms-drafted = Ajoutés
web-dice-used = Utilisé ce tour
web-dice-staff = Personnel
web-dice-idle = libre
web-dice-free = { $name }, disponibles : { $n }. { $text }
web-dice-none-free = Tout votre personnel est occupé.
web-dice-duty = En service
web-dice-works = { $name } : { $room }
web-dice-bags = Poches de sang
web-dice-bags-use =
    { $n ->
        [one] Poche de sang : { $n }. L’utiliser
       *[other] Poches de sang : { $n }. En utiliser une
    }
web-dice-discharged = Sortis
web-dice-mortuary = Morgue
web-dice-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-dice-left =
    { $n ->
        [one] { $n } patient sorti ce tour
       *[other] { $n } patients sortis ce tour
    }
web-dice-next = suivant : +{ $points }
web-dice-ladder = Points par nombre de patients sortis ensemble
web-dice-fatalities =
    { $n ->
        [one] { $n } décès
       *[other] { $n } décès
    }
web-dice-home = sort
web-dice-arrives = arrive
web-dice-looking-on = Vous regardez la partie.
web-dice-close = Fermer
web-dice-panes = Parties du plateau
web-dice-others = Autres

## Deciding

web-dice-choose = Choisissez
web-dice-taken = { $staff } : choix automatique.
web-dice-staff-in-hand = { $staff } : choisissez un service.
web-dice-bag-in-hand = Poche de sang : choisissez un patient à soigner. Pour une autre couleur, choisissez d’abord un service.
web-dice-patient-in-hand = Patient : { $die }. Choisissez un service.
web-dice-needs = { $why } Texte de la carte : { $text }
web-dice-give-back = Rendre une amélioration contre une poche de sang ?
web-dice-no-undo = Vous ne pourrez pas annuler.
web-dice-return-one = Rendre une amélioration
web-dice-ask-return = Ensuite, me demander si j’en rends une pour une poche de sang
web-dice-kept-all = Toutes les améliorations gardées.
web-dice-keep-all = Tout garder
web-dice-starting = Vos patients de départ
web-dice-given = Attribués
web-dice-step = Étape { $n } sur { $of }
web-dice-suggest = Proposer
web-dice-done = Terminer
web-dice-reopen = Rouvrir l’activation
web-dice-finish = Terminer quand même
web-dice-unused =
    { $n ->
        [one] Vous pouvez encore placer { $n } membre du personnel. Terminer ?
       *[other] Vous pouvez encore placer { $n } membres du personnel. Terminer ?
    }
web-dice-unused-bags =
    { $bags ->
        [one] Une poche de sang pourrait encore soigner un patient. Terminer ?
       *[other] { $bags } poches de sang pourraient encore soigner des patients. Terminer ?
    }
web-dice-unused-both =
    { $n ->
        [one] Vous pouvez encore placer { $n } membre du personnel
       *[other] Vous pouvez encore placer { $n } membres du personnel
    } et utiliser { $bags ->
        [one] une poche de sang
       *[other] { $bags } poches de sang
    }. Terminer ?
web-dice-missing-room = Choisissez un service
web-dice-missing-patient = Choisissez un patient
web-dice-missing-ambulance = Choisissez une ambulance
web-dice-missing-card = Faites un choix
web-dice-put-back = Annuler { $die }
web-dice-as = Choisir une couleur
web-dice-do-treat = Appliquer
web-dice-do-transfuse = Appliquer
web-dice-do-place = Placer
web-dice-do-set = Attribuer
web-dice-do-load = Charger
web-dice-do-leave = Laisser
web-dice-do-remove = Retirer
web-dice-do-protect = Protéger
web-dice-do-raise = Augmenter
web-dice-do-lower = Diminuer
web-dice-do-collect = Transférer
web-dice-do-return-die = Remettre
web-dice-do-take-department = Prendre
web-dice-do-take-specialist = Prendre
web-dice-do-return-improvement = Rendre
web-dice-do-keep = Garder
web-dice-do-reveal = Révéler
web-dice-do-copy = Copier
web-dice-do-report = Atteindre
web-dice-do-choose = Choisir
web-dice-do-use = Utiliser
web-dice-do-draw = Accueillir
web-dice-do-skip = Passer
web-dice-do-pass = Passer
web-dice-do-done = Terminer

## Intake and improvements

web-dice-ambulances = Ambulances
web-dice-ambulance = Ambulance { $n }
web-dice-van = Ambulance { $n } : { $dice }
web-dice-your-pick = votre choix
web-dice-sum = Total des dés : { $n }
web-dice-improves =
    { $n ->
        [1] { $last ->
            [yes] Vous améliorez en premier
           *[no] Pour l’instant, vous améliorez en premier
        }
       *[other] { $last ->
            [yes] Vous améliorez en position { $n }
           *[no] Pour l’instant, vous améliorez en position { $n }
        }
    }
web-dice-all-fit = un lit pour chacun des trois
web-dice-too-many =
    { $n ->
        [one] il manque { $n } lit : retirez { $n } ancien patient
       *[other] il manque { $n } lits : retirez { $n } anciens patients
    }
web-dice-lowest =
    { $last ->
        [yes] La plus basse : poche de sang et jeton Premier joueur
       *[no] Si elle reste la plus basse : poche de sang et jeton Premier joueur
    }
web-dice-not-first = Le Premier joueur ne peut pas prendre celle-ci
web-dice-lowest-yet = La plus basse pour l’instant : poche de sang et jeton Premier joueur
web-dice-room-left =
    { $n ->
        [one] Encore { $n } place
       *[other] Encore { $n } places
    }
web-dice-arriving = Arrivées
web-dice-tray = Réserve d’admission
web-dice-load-title = Qui monte ensuite ?
web-dice-leave-title = Qui laisser de côté ?
web-dice-market = Améliorations visibles
web-dice-market-tab = Choix
web-dice-improve-now = Améliorez votre hôpital
web-dice-comes-here = ira ici
web-dice-then-improve = Ensuite : améliorations
web-dice-improve-how =
    { $players ->
        [1] un service ou un spécialiste
       *[other] un service ou un spécialiste chacun, l’ambulance la plus basse d’abord
    }
web-dice-market-empty = Plus rien à prendre.
web-dice-order = Ordre
web-dice-fits =
    { $waits ->
        [yes] dès le prochain tour
       *[no] { $n ->
            [0] { $works ->
                [yes] utilisable maintenant
               *[no] aucun patient ne convient
            }
           *[other] convient à { $n } sur { $of }
        }
    }
# Dans combien de services le pouvoir du spécialiste pourrait servir.
web-dice-helps =
    { $waits ->
        [yes] dès le prochain tour
       *[no] { $n ->
            [0] { $luck ->
                [0] ne sert nulle part
               *[other] dépend d’un jet de dé
            }
           *[other] sert à { $n } services sur { $of }
        }
    }

## The night, reports, collections

web-dice-night = Nuit après le tour { $n }
web-dice-taken-by = pris par { $name }
web-dice-stage-dice = De nouveaux patients arrivent.
web-dice-stage-night = La nuit tombe sur les chambres.
web-dice-stage-points = Points marqués : { $points }.
web-dice-go-on = Continuer
web-dice-night-home =
    { $n ->
        [one] { $n } sorti
       *[other] { $n } sortis
    }
web-dice-night-worse =
    { $n ->
        [one] { $n } s’est détérioré
       *[other] { $n } se sont détériorés
    }
web-dice-night-safe = à l’abri
web-dice-night-dead =
    { $n ->
        [one] { $n } décès
       *[other] { $n } décès
    }
web-dice-plus =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
web-dice-reports = Bilans médicaux
web-dice-reports-done =
    { $n ->
        [one] { $n } atteint
       *[other] { $n } atteints
    }
web-dice-report-progress = Sortis : { $n } sur { $of }. { $points } points si atteint, −{ $points } sinon.
web-dice-report-gone = Atteint
web-dice-collections = Les ambulances attendent

## The forecast, seats and the end

web-dice-fc-leaving =
    { $n ->
        [one] sorti
       *[other] sortis
    }
web-dice-fc-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-dice-fc-next = +{ $more } = +{ $points }
web-dice-fc-neglected =
    { $n ->
        [one] négligé
       *[other] négligés
    }
web-dice-fc-worse =
    { $n ->
        [one] va se détériorer
       *[other] vont se détériorer
    }
web-dice-fc-deaths =
    { $n ->
        [one] { $n } meurt cette nuit
       *[other] { $n } meurent cette nuit
    }
web-dice-fc-no-deaths = décès cette nuit
web-dice-fc-beds =
    { $n ->
        [one] lit libre
       *[other] lits libres
    }
web-dice-fc-arriving =
    { $n ->
        [0] aucune arrivée
        [one] { $n } arrive ensuite
       *[other] { $n } arrivent ensuite
    }
web-dice-fc-over = { $n } vont arriver, { $over } de trop
web-dice-fc-chip = sortis : { $leaving }, négligés : { $neglected }, décès : { $deaths }
web-dice-fc-crowded = lits : { $beds }, arrivées : { $n }
web-dice-meta-patients =
    { $n ->
        [one] { $n } patient
       *[other] { $n } patients
    }
web-dice-meta-bags =
    { $n ->
        [one] { $n } poche de sang
       *[other] { $n } poches de sang
    }
web-dice-meta-first = Premier joueur
web-dice-chart = Tableau des scores
web-dice-chart-how = une fiche par patient sorti en même temps
web-dice-round = Tour
web-dice-total = Total
web-dice-running = Score au fil des tours
web-dice-running-how = par tour ; les chiffres sont dans le tableau des scores
web-dice-sent-home =
    { $n ->
        [one] { $n } patient sorti
       *[other] { $n } patients sortis
    }
web-dice-best-round = Meilleur tour
web-dice-best-round-of = { $name }, tour { $n } : { $points }
web-dice-cell-pegs =
    { $n ->
        [one] { $n } sorti
       *[other] { $n } sortis
    }
