### La page d’accueil, les nouvelles tables, l’arrivée, les réglages et les tutoriels de la table du navigateur.

## Partout

web-motto = Deux jeux de société à l’hôpital
web-nav = Pages et réglages
web-to-front = wardround : accueil
web-you-are = Vous jouez sous le nom { $name }. Changer de nom
web-theme-night = Garde de nuit (mode sombre)
web-rules = Règles
web-language = Langue

## Accueil

web-front-title = wardround : Dice Hospital et Dynamite Nurse
web-game-dice-hospital-tagline = Chaque dé est un patient. Soignez-les et faites-les sortir ensemble.
web-game-dice-hospital-players = 1 à 4
web-game-dice-hospital-minutes = 30 min
web-game-dice-hospital-scene = Un hôpital de jouet, des dés en patients aux fenêtres et une ambulance devant
web-game-dynamite-nurse-tagline = Rafistolez les héros. Refilez les cas désespérés à vos amis.
web-game-dynamite-nurse-players = 3 à 5
web-game-dynamite-nurse-minutes = 45 min
web-game-dynamite-nurse-scene = Un hôpital sous tente devant un château, une infirmière avec un bâton de dynamite allumé et des aventuriers couverts de bandages
web-play-now = Jouer
web-play-now-of = Jouer : { $game } contre deux bots
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-learn = Apprendre en 5 minutes
web-learn-of = Apprendre en 5 minutes : { $game }
web-laying = Création de la table…
web-my-games = Vos parties
web-no-games = Pas encore de partie. « Jouer » en lance une contre deux bots. Reprenez-la ici quand vous voulez.
web-more-games = Afficher plus
web-alone = Solo
web-with = Avec { $names }
web-bots =
    { $n ->
        [one] un bot
       *[other] { $n } bots
    }
web-a-bot = un bot
web-open-seats =
    { $n ->
        [one] une place libre
       *[other] { $n } places libres
    }
web-seat-open = place libre
web-my-decision = à vous de jouer, { $when }
web-their-decision =
    { $n ->
        [one] { $names } joue, { $when }
       *[other] { $names } jouent, { $when }
    }
web-row-round = tour { $round } sur { $rounds }
web-row-turn = tour { $turn }
web-waits-for-people = pas commencée, { $when }
web-is-over = terminée { $when }
web-scored =
    { $points ->
        [one] { $points } point, { $when }
       *[other] { $points } points, { $when }
    }
web-scored-most =
    { $points ->
        [one] gagnée avec { $points } point, { $when }
       *[other] gagnée avec { $points } points, { $when }
    }
web-go-continue = Reprendre
web-go-continue-of = Reprendre : { $table }
web-go-look = Voir
web-go-look-of = Voir : { $table }
web-go-wait = Salon
web-go-wait-of = Salon : { $table }
web-go-replay = Replay
web-go-replay-of = Replay : { $table }
web-open-tables = Tables ouvertes
web-table-of = Table de { $name }
web-somebody = quelqu’un
web-sit-down-at = Rejoindre la table de { $name }
web-solo = Garde en solo
web-solo-about = Huit tours, aucun adversaire. Atteignez vos bilans médicaux et perdez le moins de patients possible.
web-solo-best =
    { $points ->
        [one] Votre meilleur score : { $points } point.
       *[other] Votre meilleur score : { $points } points.
    }
web-solo-play = Jouer en solo
web-join-by-link = Rejoindre par lien

## Votre nom, les clés d’accès et rejoindre une table

web-own-name = Votre nom
web-other-name = Nom au hasard
web-name-about = Les autres joueurs voient ce nom.
web-name-save = Enregistrer le nom
web-name-saved = Vous jouez maintenant sous le nom { $name }.
web-passkeys = Synchroniser mes parties
web-passkeys-about = Avec une clé d’accès, vos parties vous suivent sur tous vos appareils. Ni mot de passe ni e-mail : déverrouillez votre appareil comme d’habitude.
web-passkeys-impossible = Les clés d’accès demandent une adresse sûre (https) et un navigateur qui les prend en charge.
web-passkey-add = Créer une clé d’accès
web-passkey-log-in = Utiliser une clé d’accès
web-passkey-added = C’est fait. Sur votre autre appareil, choisissez « Utiliser une clé d’accès ».
web-passkey-in = Bon retour parmi nous, { $name }.
web-passkey-since = Clé d’accès du { $day }
web-passkey-remove = Supprimer
web-passkey-gone = Clé d’accès supprimée. Vos autres appareils sont déconnectés.
web-join-paste = Collez votre lien d’invitation
web-join-wrong = Ce lien ne mène pas à une table.
web-join-go = Rejoindre
web-join-title = Rejoindre une table
web-join-invited = { $names } vous invite à une table.
web-join-invited-many = { $names } vous invitent à une table.
web-join-somebody = On vous invite à une table.
web-join-seat-yours = Une place vous attend. Quel est votre nom ?
web-join-sit = Rejoindre
web-join-sitting = Un instant…
web-join-no-secret = Ce lien est incomplet. Redemandez-le et copiez-le en entier.
web-join-watch = Juste regarder
web-join-full = Toutes les places sont prises.

## Nouvelle table

web-new-seats = Joueurs
web-new-box = Édition et extensions
web-new-rules = Règles optionnelles
web-new-guests = Options de la table
web-slot = Place { $n }
web-slot-who = Qui joue à la place { $n }
web-slot-you = Vous
web-slot-you-about = Vous, sur cet appareil
web-slot-device = Même écran
web-slot-device-about = Un autre joueur sur cet écran
web-slot-bot = Bot
web-slot-open = Lien d’invitation
web-kind-me = Moi
web-kind-device = Local
web-kind-bot = Bot
web-kind-open = Lien
web-slot-strength = Niveau
web-slot-temper = Style
web-slot-else = Si personne ne vient
web-slot-add = Ajouter une place
web-slot-remove = Retirer la place { $n }
web-unfit-edition = Pas dans cette édition.
web-unfit-seats = Pas pour ce nombre de joueurs.
web-pack-add = Ajouter vos cartes
web-pack-about = Un paquet est un fichier texte (TOML) avec vos cartes ou vos nombres.
web-pack-remove = Retirer { $name }
web-watched = Autoriser les spectateurs
web-listed = Afficher parmi les tables ouvertes
web-listed-needs = Il faut une place avec lien d’invitation.
web-new-begins = La partie commence tout de suite.
web-new-waits =
    { $n ->
        [one] Vous recevez un lien d’invitation. La partie commence dès que quelqu’un rejoint la table.
       *[other] Vous recevez { $n } liens d’invitation. La partie commence quand tout le monde est là.
    }
web-lay = Créer la table

## Réglages

web-set-look = Apparence
web-set-theme = Thème
web-set-theme-system = Selon l’appareil
web-set-theme-light = Jour
web-set-theme-dark = Garde de nuit
web-set-contrast = Contraste
web-set-contrast-system = Selon l’appareil
web-set-contrast-high = Fort
web-set-motion = Animations
web-set-motion-system = Selon l’appareil
web-set-motion-off = Aucune
web-set-motion-fast = Rapides
web-set-motion-normal = Normales
web-set-motion-slow = Lentes
web-set-turns = Tours des autres
web-set-turns-about = Montre leurs coups, les dés et la nuit sur le plateau. Touchez pour passer. Désactivé si les animations le sont.
web-set-turns-off = Masqués
web-set-turns-fast = Rapides
web-set-turns-normal = Normaux
web-set-turns-slow = Lents
web-set-size = Taille
web-set-digits = Chiffres sur les dés
web-set-digits-about = Affiche un chiffre au lieu des points.
web-set-play = Jeu
web-set-confirm = Aperçu des coups
web-set-confirm-about = Cliquez ou touchez à nouveau pour confirmer. Vous pouvez annuler tant que rien n’est révélé et qu’aucun bot n’a joué.
web-set-confirm-all = Toujours
web-set-confirm-risky = Si c’est irréversible
web-set-confirm-never = Jamais
web-set-forecast = Prévision
web-set-forecast-about = Ce qui se passe si vous terminez maintenant.
web-set-hints = Coach
web-set-hints-about = Des indices et des plans, à la demande.
web-set-quiet = Mode silencieux
web-set-quiet-about = Cache le chat.
web-set-neutral = Mots neutres
web-set-neutral-about = Une formulation plus douce pour le titre « Dynamite Nurse ».
web-set-voice = Langue et voix
web-set-sound = Jouer les sons
web-set-sound-about = Chaque événement a son propre son. Touchez ou cliquez une fois la page pour les entendre.
web-set-volume = Volume
web-set-font = Police
web-set-font-toy = Par défaut
web-set-font-clear = Lisible
web-set-font-wide = Lisible et espacée
web-set-font-system = Selon l’appareil
web-set-automatic = Jouer les coups forcés pour moi
web-set-automatic-about = Quand il n’y a qu’un choix. Pour les nouvelles tables ; chaque table a son propre réglage.
web-set-speech = Annonces
web-set-speech-about = Pour les lecteurs d’écran.
web-set-speech-all = Tout
web-set-speech-mine = Ce qui me concerne
web-set-speech-decisions = Mes coups seulement
web-set-haptics = Vibrations
web-set-haptics-about = Si l’appareil le permet : à vous de jouer, coup refusé, sorties, décès et fin.
web-set-sounds = Sons
web-set-kept = Enregistré dans ce navigateur. Avec une clé d’accès, sur tous vos appareils.
web-set-synced = Enregistré sur tous vos appareils.
web-sound-turn = À vous de jouer
web-sound-dice = Dés et nouveaux patients
web-sound-place = Placement
web-sound-treat = Traitement
web-sound-card = Cartes
web-sound-discharge = Sortie
web-sound-death = Décès
web-sound-message = Message
web-sound-refused = Coup refusé
web-sound-end = Fin de la partie
web-sound-off = muet
web-sound-sample = Écouter : { $sound }
web-set-devices = Vos appareils
web-set-devices-about = Déconnecte tous les autres appareils et navigateurs qui jouent sous votre nom. Celui-ci reste connecté.
web-sign-out-others = Déconnecter les autres
web-signed-out-others = C’est fait. Seul ce navigateur est connecté.
web-set-calm = Mode calme
web-set-calm-about = Le « Mode calme » coupe les animations, les sons, le chat et les annonces sur les autres joueurs.
web-set-reset = Réglages par défaut
web-set-licences = Licences des composants tiers
web-keys = Raccourcis
web-keys-about = Ces lettres servent à la table, sauf pendant que vous écrivez. Les chiffres 1 à 9 choisissent dans la liste.
web-keys-digit = Les chiffres sont réservés aux choix.
web-keys-taken = « { $key } » sert déjà : { $what }.
web-rules-quick-of = Règles en bref : { $game }
web-rules-numbered = Règles numérotées
web-aid-link = Aide de jeu
web-sample = Voilà ce que ça donne.
web-sample-button = Terminer

## Tutoriels

web-lesson = Tutoriel
web-lesson-step = { $n } sur { $of }
web-lesson-next = Suite
web-lesson-skip = Passer
web-lesson-back = Retour
web-lesson-again = Recommencer
web-lesson-play = Continuer à jouer
web-lesson-hide = Réduire le tutoriel
web-lesson-show = Afficher le tutoriel

web-lesson-dice-hospital-welcome = Bienvenue dans votre hôpital
web-lesson-dice-hospital-welcome-text = Chaque dé est un patient. La couleur et la forme montrent de quoi il souffre, la valeur comment il va : à 6 il est presque guéri, à 1 c’est grave. Au-delà de 6, il sort ; en dessous de 1, il meurt. La ligne du haut indique toujours quoi faire.
web-lesson-dice-hospital-setup = Vos premiers patients
web-lesson-dice-hospital-setup-text = Vos trois patients reçoivent les valeurs 3, 4 et 5. Choisissez qui reçoit laquelle : la ligne du haut vous le demande pour chacune.
web-lesson-dice-hospital-ambulance = Une ambulance arrive
web-lesson-dice-hospital-ambulance-text = À chaque tour, chaque joueur prend une ambulance et ses trois patients. Un petit numéro amène des patients plus malades, mais vous choisissez votre amélioration plus tôt, et le plus petit numéro pris rapporte une poche de sang. Choisissez-en une et prenez-la.
web-lesson-dice-hospital-improvement = Améliorez votre hôpital
web-lesson-dice-hospital-improvement-text = Prenez un service pour traiter plus de patients, ou un spécialiste et son effet. Pointez ou sélectionnez une carte pour voir ses détails. Puis continuez.
web-lesson-dice-hospital-keep = La garder ou l’échanger
web-lesson-dice-hospital-keep-text = Vous pouvez rendre une amélioration contre une poche de sang, qui soigne n’importe quel patient de 1. La vôtre vaut mieux : gardez-la avec le bouton principal.
web-lesson-dice-hospital-place = Placez une infirmière
web-lesson-dice-hospital-place-text = Choisissez une infirmière, puis un service surélevé, puis un patient qui convient. Ou choisissez d’abord le patient : les services qui conviennent restent surélevés. Vous pouvez annuler. Chaque service sert une fois par tour, et chaque membre du personnel aussi. Le coach montre un bon emplacement.
web-lesson-dice-hospital-undo = Annulez un coup
web-lesson-dice-hospital-undo-text = Rien n’est définitif tant que vous préparez votre tour. Annulez (la flèche en bas à gauche, ou U), regardez vos patients, puis refaites ce coup ou essayez autre chose.
web-lesson-dice-hospital-staff = Utilisez tout votre personnel
web-lesson-dice-hospital-staff-text = Placez aussi les autres. Un patient traité descend sur la couverture et n’a plus besoin de soins ce tour-ci. Essayez de ne laisser personne sans traitement.
web-lesson-dice-hospital-forecast = Si vous terminez maintenant
web-lesson-dice-hospital-forecast-text = La prévision montre qui sort et pour combien de points, qui est négligé et qui mourrait. Faire sortir des patients ensemble rapporte plus : 1 donne 1 point, 2 en donnent 3, 3 en donnent 5.
web-lesson-dice-hospital-done = Terminez
web-lesson-dice-hospital-done-text = Terminez quand tout vous convient. Tous les hôpitaux finissent en même temps ; tant que le dernier n’a pas terminé, vous pouvez rouvrir le vôtre.
web-lesson-dice-hospital-end = Vous savez jouer
web-lesson-dice-hospital-end-text = Les patients non traités ont perdu 1, les patients sortis ont rapporté des points, et un nouveau tour commence. Il y en a huit ; le meilleur score gagne, et chaque décès coûte des points. Continuez ici avec les mêmes bots, ou créez votre table.

web-lesson-dynamite-nurse-welcome = Bienvenue à l’Hôpital
web-lesson-dynamite-nurse-welcome-text = Vous soignez des aventuriers qui reviennent du Donjon. Chaque Patient guéri vaut des points de victoire (PV). Vous commencez avec neuf cartes, dont quatre en main. La ligne du haut indique toujours quoi faire.
web-lesson-dynamite-nurse-play = Jouez une carte
web-lesson-dynamite-nurse-play-text = Dans votre phase principale, jouez autant de cartes que vous voulez. Les examens donnent de l’or, la chirurgie des points de traitement (PT). Jouez-en une.
web-lesson-dynamite-nurse-more = Jouez aussi les autres
web-lesson-dynamite-nurse-more-text = De toute façon, vous défaussez ce que vous ne jouez pas. Regardez vos PT et votre or grimper : ils sont perdus à la fin de la phase.
web-lesson-dynamite-nurse-buy = Traiter ou acheter
web-lesson-dynamite-nurse-buy-text = À chaque tour, c’est l’un ou l’autre : traiter un Patient dans vos lits ou acheter une carte dans la Ville. Vous n’avez pas encore de Patient : achetez une carte dans vos moyens. Elle va dans votre défausse et arrivera plus tard dans votre main.
web-lesson-dynamite-nurse-main = Terminez la phase principale
web-lesson-dynamite-nurse-main-text = Il n’y a plus rien à faire : terminez votre phase principale avec le bouton principal.
web-lesson-dynamite-nurse-transport = Un Patient arrive
web-lesson-dynamite-nurse-transport-text = Les ambulances ramènent un Patient du Donjon, et vous choisissez qui s’en charge : vous ou un autre joueur. Prenez ceux que vous pouvez guérir ; laissez les cas désespérés à vos amis.
web-lesson-dynamite-nurse-cleanup = Lits et cartes
web-lesson-dynamite-nurse-cleanup-text = Vous avez deux lits. Pour chaque Patient en trop, l’un va plus mal : d’abord critique, puis mort. Si on vous le demande, admettez qui vous voulez. Puis gardez une carte ou aucune, défaussez le reste et piochez-en quatre.
web-lesson-dynamite-nurse-rivals = Le tour des autres
web-lesson-dynamite-nurse-rivals-text = Les autres font de même, et peuvent mettre des Patients à votre charge. Le journal montre tout ce qui se passe. Attendez votre tour.
web-lesson-dynamite-nurse-ready = Bientôt votre Patient
web-lesson-dynamite-nurse-ready-text = Continuez ainsi. Prenez un Patient à votre charge, admettez-le quand on vous le demande et procurez-vous des cartes qui donnent des PT. Le tutoriel continue dès que vous pouvez traiter.
web-lesson-dynamite-nurse-treat = Traitez votre Patient
web-lesson-dynamite-nurse-treat-text = Choisissez Opérer ou Soigner sous le Patient. Une Opération coûte autant de PT que sa gravité, le guérit et vous rapporte une Infirmière. Des soins ne font que stabiliser un Patient critique. Chaque Patient qui meurt à votre charge vous donne une marque de décès, ce qui coûte des PV.
web-lesson-dynamite-nurse-end = Vous savez jouer
web-lesson-dynamite-nurse-end-text = La partie finit quand le Donjon ou les marques de décès sont épuisés ; qui a le plus de PV gagne. Le joueur qui a le plus de marques de décès est la Dynamite Nurse. Continuez ici avec les mêmes bots, ou créez votre table.
web-your-move = À vous de jouer
web-remind = Me prévenir quand c’est à moi de jouer
web-remind-here = Notifications sur cet appareil
web-remind-about = Quand c’est à vous de jouer et que la table n’est pas ouverte ici. Votre navigateur vous demande d’abord l’autorisation. Vous pouvez les désactiver à chaque table.
web-remind-impossible = Ce navigateur ne peut pas afficher de notifications ici. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil.
web-remind-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
web-remind-failed = Votre navigateur n’a pas pu s’inscrire aux notifications. Réessayez plus tard.
web-remind-is-on = C’est fait : nous vous préviendrons quand ce sera à vous.
web-remind-is-off = Les notifications sur cet appareil sont désactivées.
web-mail = Adresse e-mail
web-mail-about = Nous vous écrivons quand c’est à vous de jouer et qu’aucun appareil n’a reçu de notification. Vous recevez d’abord un code.
web-mail-send = Envoyer le code
web-mail-sent = Nous vous avons envoyé un code. Il est valable une heure.
web-mail-code = Code envoyé à { $address }
web-mail-confirm = Confirmer
web-mail-other = Utiliser une autre adresse
web-mail-is-on = C’est fait : nous vous enverrons un e-mail quand ce sera à vous.
web-mail-is-off = Votre adresse est supprimée.
web-mail-goes-to = Les e-mails vont à { $address }.
web-mail-drop = Arrêter les e-mails
web-remind-others = { $n ->
    [one] 1 de vos navigateurs reçoit des notifications.
   *[other] { $n } de vos navigateurs reçoivent des notifications.
}
web-remind-stop-all = Désactiver partout
web-remind-all-off = Les notifications sont désactivées dans tous vos navigateurs.
web-front-puzzle = L’énigme du jour
web-front-puzzle-about = Un tour à jouer au mieux, le même pour tout le monde. Et une série qui s’adapte à votre niveau.
web-front-puzzle-play = Jouer aux énigmes
