### Ce que lit la table du navigateur : textes courts des plaques et des cartes, phrases, réglages.
### Un texte court a six mots environ ; le texte entier d’une carte est fait dans le fichier de son jeu.

## Jeux et adversaires

tagline-dice-hospital = Dirigez un hôpital débordé : placez bien votre personnel et faites sortir les patients.
tagline-dynamite-nurse = Soignez des héros malchanceux, construisez votre deck et ne laissez personne exploser.
bot-easy-about = prend le gain le plus rapide ; idéal pour une première partie
bot-normal-about = prépare ses tours ; du niveau de la plupart des joueurs
bot-hard-about = prévoit plus loin et gaspille peu
bot-expert-about = réfléchit aussi loin que possible et prend son temps
temper-steady = Régulier
temper-steady-about = joue toujours ce qui lui paraît le mieux
temper-careful = Prudent
temper-careful-about = évite de perdre des patients et ménage les autres
temper-bold = Audacieux
temper-bold-about = aime les gros tours, prend des risques et frappe fort
temper-builder = Bâtisseur
temper-builder-about = collectionne les cartes et les garde
setting-on = oui
setting-off = non
setting-random = Aléatoire

## Phrases à dire à la table

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-bye = Au revoir !

## Dice Hospital : de qui parle une carte

# $count dit combien, $colour est red, yellow, green ou any.
short-noun =
    { $colour ->
        [red] { $count ->
            [1] rouge
           *[other] rouges
        }
        [yellow] { $count ->
            [1] jaune
           *[other] jaunes
        }
        [green] { $count ->
            [1] vert
           *[other] verts
        }
       *[any] { $count ->
            [1] patient
           *[other] patients
        }
    }
short-quantity =
    { $fewer ->
        [up-to] jusqu’à { count-word }
       *[other] { count-word }
    }
short-one-of = { short-quantity } de valeur { $values }
short-patients =
    { $pattern ->
        [equal] { short-quantity } { short-noun } égaux
        [run] { short-quantity } { short-noun } qui se suivent
       *[free] { $count ->
            [1] { $colour ->
                [any] un patient
               *[other] un patient { short-noun }
            }
           *[other] { short-quantity } { short-noun }
        }
    }
short-limited = { $patients } de valeur { $values }
# $noun est short-noun, ou des valeurs comme 1–3.
short-whom =
    { $who ->
        [healed] { $count ->
            [1] un { $noun } soigné
           *[other] { short-quantity } { $noun } soignés
        }
        [different] { $count ->
            [1] un autre { $noun }
           *[other] { short-quantity } autres { $noun }
        }
       *[anyone] { $count ->
            [1] un { $noun } au choix
           *[other] { short-quantity } { $noun }
        }
    }
short-same-value = { $whom }, même valeur
short-anybody = un
short-several = { $count } × { $noun }

## Dice Hospital : ce que fait une carte

short-step = { $whom } { $signed }
short-reroll = relancer { $whom }
short-flip = retourner { $whom }
short-recolour = recolorer { $whom }
short-admissions = remettre ou accueillir un patient
short-at-cost = { $cost } : { $effect }
short-when-discharged = sortie : { $effect }
short-copies = copie un autre spécialiste
short-nothing = sans effet

## Dice Hospital : directeurs, bilans, événements, jetons

short-needed = { count-word } { short-noun }
short-each-colour = { count-word } de chaque couleur
short-leaving = sortants : { $needs }
short-each-leaving = par sortie : { $needs }
short-most = le plus de sortants
short-safe =
    { $count ->
        [0] { $colour ->
            [red] tous les rouges à l’abri
            [yellow] tous les jaunes à l’abri
            [green] tous les verts à l’abri
           *[any] tous les patients à l’abri
        }
       *[other] { count-word } { short-noun } à l’abri
    }
short-event-bags =
    { $count ->
        [one] { $count } poche de sang chacun
       *[other] { $count } poches de sang chacun
    }
short-event-more-nurses =
    { $count ->
        [one] { $count } infirmière de plus
       *[other] { $count } infirmières de plus
    }
short-event-fewer-nurses =
    { $count ->
        [one] { $count } infirmière de moins
       *[other] { $count } infirmières de moins
    }
short-event-extra-dice =
    { $count ->
        [one] { $count } patient de plus chacun
       *[other] { $count } patients de plus chacun
    }
short-event-neglect =
    { $count ->
        [one] négligence : { $count } niveau de plus
       *[other] négligence : { $count } niveaux de plus
    }
short-event-volunteers =
    { $count ->
        [one] { $count } patient épargné
       *[other] { $count } patients épargnés
    }
short-event-may-return = vous pouvez remettre un patient
short-event-may-raise = vous pouvez augmenter un patient
short-event-must-lower = un patient au plus haut −1
short-event-bags-frozen = pas de poches de sang
short-event-improvements-wait = les améliorations attendent un tour
short-event-clean = aucun non traité : { $signed }
short-event-dirty = { $count } non traités ou plus : { $signed }
short-event-grant = sortants, { $needs } : { $signed }
ambulance-numbered = Ambulance n° { $number }
text-nurse = Une infirmière utilise le service où vous la placez, sans autre effet.
short-text-nurse = n’importe quel service
text-blood-bag = Pendant votre activation, vous pouvez dépenser une poche de sang pour soigner un patient de 1, ou, juste avant de le soigner, pour lui donner une autre couleur { $lasts ->
    [effect] pour ce seul effet
   *[phase] jusqu’à la fin de la phase
}. Chaque poche qui reste à la fin vaut { $points }.
short-text-blood-bag = soigner de 1, ou recolorer
text-fatality = Un patient qui tombe à 0, ou qui doit laisser son lit aux nouveaux, est un décès : { $points } à la fin.
short-text-fatality = { $points } à la fin

## Dynamite Nurse : ce que disent les cartes

dn-short-gold = +{ $count } or
dn-short-tp = +{ $count } PT
dn-short-treatment =
    { $count ->
        [one] +{ $count } Traitement
       *[other] +{ $count } Traitements
    }
dn-short-purchase =
    { $count ->
        [one] +{ $count } Achat
       *[other] +{ $count } Achats
    }
dn-short-flex = +{ $count } Traitement ou Achat
dn-short-moonlight = opérer chez un rival
dn-short-extra-nurse =
    { $count ->
        [one] +{ $count } Infirmière
       *[other] +{ $count } Infirmières
    }
dn-short-care-discount = soins −{ $count } PT
dn-short-purchase-discount = prochaine carte −{ $count } or
dn-short-skip-admission = vous pouvez sauter l’admission
dn-short-draw = piochez { $count }
dn-short-discard = défaussez { $count }
dn-short-recover = reprenez une carte
dn-short-transport =
    { $count ->
        [one] un transport
       *[other] { $count } transports
    }
dn-short-acquire = acquérez jusqu’à { $count }
dn-short-refer = confiez un Patient
dn-short-pass-on = changez un jeton
dn-short-erase = rendez une marque de décès
dn-short-search = fouillez une pile
dn-short-worsen-own = un des vôtres devient critique
dn-short-send-back = renvoyez des Patients
dn-short-worsen-all = tous les Patients admis deviennent critiques
dn-short-exchange = échangez contre une Infirmière
dn-short-swap = échangez des Patients
dn-short-worsen-leading = le Patient de tête devient critique
dn-short-move = déplacez un Patient
dn-short-stabilise = stabilisez un Patient
dn-short-admit = admettez un Patient tout de suite
dn-short-if-dynamite-nurse = Dynamite Nurse : { $clause }
dn-short-if-not-dynamite-nurse = sans être Dynamite Nurse : { $clause }
dn-short-when-acquire = acquisition : { $clause }
dn-short-when-every =
    { $every ->
        [1] chaque fois : { $clause }
       *[other] une sur { $every } : { $clause }
    }
dn-short-end-kill-marks = fin : { $signed } marques de décès
dn-short-end-best-name = fin : { $signed } PV par même nom
dn-short-end-emergencies = fin : { $signed } PV par urgence
dn-short-patient = gravité { $front }, critique { $back }
dn-short-emergency = va directement à un Hôpital
dn-short-dynamite-nurse =
    { $count ->
        [one] { $count } marque de décès en plus
       *[other] { $count } marques de décès en plus
    }
dn-short-kill-mark = coûte des PV à la fin
dn-condition-wounded = Blessé
dn-condition-poisoned = Empoisonné
dn-condition-sick = Malade
dn-condition-cursed = Maudit
dn-critical = Critique
dn-kind-action = Carte Action
dn-kind-nurse = Infirmière
dn-kind-patient = Patient
