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
        [home] , rentre chez lui
        [death] , mourrait
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
        [active] En activité.
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
web-dice-patient-about = Le nombre est la santé du patient, de 1 à 6. Soigné au-delà de 6, il sort de l'hôpital ; en dessous de 1, il meurt.
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
web-dice-house-of = Hôpital de { $name }
web-dice-own-hospital = Votre hôpital
web-dice-wards = Chambres
web-dice-ward = Chambre { $n }
web-dice-wards-how = sur l’oreiller : non traité · sur la couverture : traité
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
web-dice-free = { $name }, { $n } libre(s). { $text }
web-dice-none-free = Tout le monde est au travail.
web-dice-duty = En service
web-dice-works = { $name } : { $room }
web-dice-bags = Poches de sang
web-dice-bags-use =
    { $n ->
        [one] Poche de sang : { $n }. L’utiliser
       *[other] Poches de sang : { $n }. En utiliser une
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
web-dice-next = suivant : +{ $points }
web-dice-ladder = Points selon le nombre de sortants
web-dice-fatalities =
    { $n ->
        [one] { $n } décès
       *[other] { $n } décès
    }
web-dice-home = sort
web-dice-arrives = arrive
web-dice-looking-on = Vous regardez.
web-dice-close = Fermer
web-dice-panes = Parties du plateau
web-dice-others = Autres

## Deciding

web-dice-choose = Choisissez
web-dice-taken = Personne n’était choisi : { $staff } y va.
web-dice-staff-in-hand = { $staff } en main : choisissez un service.
web-dice-bag-in-hand = Une poche de sang en main : choisissez un patient à soigner. Pour une autre couleur, choisissez d’abord un service.
web-dice-needs = { $why } Sa carte : { $text }
web-dice-give-back = Rendre une amélioration contre une poche de sang ?
web-dice-no-undo = Ensuite, plus de retour en arrière.
web-dice-keep-all = Tout garder
web-dice-starting = Vos patients de départ
web-dice-given = Attribuées
web-dice-step = Étape { $n } sur { $of }
web-dice-suggest = Proposer
web-dice-done = Terminé
web-dice-reopen = Rouvrir
web-dice-finish = Terminer quand même
web-dice-unused =
    { $n ->
        [one] { $n } membre du personnel peut encore être placé. Terminer ?
       *[other] { $n } membres du personnel peuvent encore être placés. Terminer ?
    }
web-dice-missing-room = Choisissez un service
web-dice-missing-patient = Choisissez un patient
web-dice-missing-ambulance = Choisissez une ambulance
web-dice-missing-card = Choisissez
web-dice-put-back = Reposer { $die }
web-dice-as = De quelle couleur
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
web-dice-do-collect = Envoyer
web-dice-do-return-die = Remettre
web-dice-do-take-department = Prendre
web-dice-do-take-specialist = Prendre
web-dice-do-return-improvement = Rendre
web-dice-do-keep = Garder
web-dice-do-reveal = Révéler
web-dice-do-copy = Copier
web-dice-do-report = Réaliser
web-dice-do-choose = Choisir
web-dice-do-use = Utiliser
web-dice-do-draw = Admettre
web-dice-do-skip = Renoncer
web-dice-do-pass = Passer
web-dice-do-done = Terminé

## Intake and improvements

web-dice-ambulances = Ambulances
web-dice-ambulance = Ambulance { $n }
web-dice-van = Ambulance { $n } : { $dice }
web-dice-your-pick = votre choix
web-dice-sum = Total des points : { $n }
web-dice-improves =
    { $n ->
        [1] { $last ->
            [yes] Vous améliorez en premier
           *[no] Vous améliorez en premier, pour l’instant
        }
       *[other] { $last ->
            [yes] Vous améliorez en position { $n }
           *[no] Vous améliorez en position { $n }, pour l’instant
        }
    }
web-dice-all-fit = les trois trouvent un lit
web-dice-too-many =
    { $n ->
        [one] pas de lit pour { $n } : un ancien patient doit être retiré
       *[other] pas de lit pour { $n } : autant d’anciens patients doivent être retirés
    }
web-dice-lowest =
    { $last ->
        [yes] La plus basse : une poche de sang et la sonnette
       *[no] Si elle reste la plus basse : une poche de sang et la sonnette
    }
web-dice-not-first = Le Premier joueur ne peut pas prendre celle-ci
web-dice-lowest-yet = La plus basse jusqu’ici : une poche de sang et la sonnette
web-dice-room-left =
    { $n ->
        [one] Encore { $n } place
       *[other] Encore { $n } places
    }
web-dice-arriving = À la porte
web-dice-tray = Dans le plateau
web-dice-load-title = Qui monte ensuite ?
web-dice-leave-title = Qui est laissé de côté ?
web-dice-market = Améliorations visibles
web-dice-market-tab = Choix
web-dice-improve-now = Améliorez votre hôpital
web-dice-comes-here = vient ici
web-dice-then-improve = Ensuite, améliorer
web-dice-improve-how = un service ou un spécialiste chacun, l’ambulance la plus basse d’abord
web-dice-market-empty = Il ne reste rien.
web-dice-order = Ordre
web-dice-fits =
    { $waits ->
        [yes] à partir du prochain tour
       *[no] { $n ->
            [0] { $works ->
                [yes] utilisable maintenant
               *[no] ne convient à personne
            }
           *[other] convient à { $n } sur { $of }
        }
    }
# Dans combien de services le pouvoir du spécialiste pourrait servir.
web-dice-helps =
    { $waits ->
        [yes] à partir du prochain tour
       *[no] { $n ->
            [0] { $luck ->
                [0] ne sert nulle part
               *[other] ne sert qu’avec de la chance
            }
           *[other] sert à { $n } services sur { $of }
        }
    }

## The night, reports, collections

web-dice-night = La nuit du tour { $n }
web-dice-go-on = Continuer
web-dice-night-home =
    { $n ->
        [one] { $n } rentré
       *[other] { $n } rentrés
    }
web-dice-night-worse =
    { $n ->
        [one] { $n } s’est détérioré
       *[other] { $n } se sont détériorés
    }
web-dice-night-safe = protégé
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
        [one] { $n } réalisé
       *[other] { $n } réalisés
    }
web-dice-report-progress = { $n } sur { $of } sortis ; { $points } points si réalisé, autant de perdus sinon
web-dice-report-gone = Réalisé
web-dice-collections = Les ambulances attendent

## The forecast, seats and the end

web-dice-fc-leaving =
    { $n ->
        [one] sort
       *[other] sortent
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
web-dice-fc-worse = chacun se détériore
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
        [0] personne n’arrive
        [one] { $n } arrive ensuite
       *[other] { $n } arrivent ensuite
    }
web-dice-fc-chip = { $leaving } sortent, { $neglected } négligés, { $deaths } meurent
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
web-dice-chart = Le tableau
web-dice-chart-how = une fiche par patient sorti ensemble
web-dice-round = Tour
web-dice-round-n = Tour { $n }
web-dice-total = Total
web-dice-running = Score au fil des tours
web-dice-running-how = par tour ; les chiffres sont dans le tableau
web-dice-sent-home =
    { $n ->
        [one] { $n } patient rentré chez lui
       *[other] { $n } patients rentrés chez eux
    }
web-dice-best-round = Meilleur tour
web-dice-best-round-of = { $name }, tour { $n } : { $points }
web-dice-place-n = { $n }. { $name }
web-dice-cell-pegs =
    { $n ->
        [one] { $n } sorti
       *[other] { $n } sortis
    }
web-dice-reports-none = Sans adversaires
