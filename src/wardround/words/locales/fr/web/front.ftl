### La page d’accueil, les nouvelles tables, l’arrivée, les réglages et les leçons de la table du navigateur.

## Partout

web-motto = Deux hôpitaux pour votre table
web-nav = Pages et réglages
web-to-front = wardround : vers l’accueil
web-you-are = Vous êtes { $name }. Changer.
web-theme-night = Garde de nuit (couleurs sombres)
web-rules = Règles
web-language = Langue
web-no-answer = Le serveur ne répond pas. Veuillez réessayer.

## Accueil

web-front-title = wardround : Dice Hospital et Dynamite Nurse
web-game-dice-hospital-tagline = Chaque dé est un patient. Renvoyez-les tous guéris à la maison.
web-game-dice-hospital-players = 1 à 4
web-game-dice-hospital-minutes = 30 min
web-game-dice-hospital-scene = Un hôpital de jouet, des dés en patients aux fenêtres et une ambulance devant
web-game-dynamite-nurse-tagline = Rafistolez les héros. Passez les cas désespérés à vos amis.
web-game-dynamite-nurse-players = 3 à 5
web-game-dynamite-nurse-minutes = 45 min
web-game-dynamite-nurse-scene = Un hôpital sous tente devant un château, une infirmière avec un bâton de dynamite allumé et des aventuriers bandés
web-play-now = Jouer
web-play-now-of = Jouer : { $game } contre deux bots
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-learn = Apprendre en 5 minutes
web-learn-of = Apprendre en 5 minutes : { $game }
web-laying = On met la table…
web-my-games = Vos parties
web-no-games = Rien encore. « Jouer » lance aussitôt une partie contre deux bots ; elle reste ici jusqu’à ce que vous l’ayez finie.
web-more-games = En montrer plus
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
web-my-decision = à vous de décider, { $when }
web-their-decision =
    { $n ->
        [one] { $names } décide, { $when }
       *[other] { $names } décident, { $when }
    }
web-row-round = tour { $round } sur { $rounds }
web-row-turn = tour { $turn }
web-waits-for-people = pas encore commencée, { $when }
web-is-over = terminée, { $when }
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
web-go-continue = Continuer
web-go-continue-of = Continuer : { $table }
web-go-look = Voir
web-go-look-of = Voir : { $table }
web-go-wait = Ouvrir
web-go-wait-of = Ouvrir : { $table }
web-go-replay = Revoir
web-go-replay-of = Revoir : { $table }
web-open-tables = Tables ouvertes
web-table-of = Table de { $name }
web-somebody = quelqu’un
web-sit-down-at = S’asseoir à la table de { $name }
web-solo = Une garde pour vous seul
web-solo-about = Huit tours, aucun adversaire : tenez vos bilans médicaux et perdez le moins de patients possible.
web-solo-best =
    { $points ->
        [one] Votre meilleur résultat : { $points } point.
       *[other] Votre meilleur résultat : { $points } points.
    }
web-solo-play = Ouvrir les portes
web-join-by-link = Rejoindre par un lien

## Qui l’on est, et rejoindre

web-own-name = Votre nom
web-other-name = Un autre
web-name-about = Les autres à la table le voient.
web-name-save = Garder ce nom
web-name-saved = Vous êtes maintenant { $name }.
web-passkeys = Garder mes parties sur d’autres appareils
web-passkeys-about = Une clé d’accès montre les mêmes parties sur vos autres appareils. Ni mot de passe ni courriel : votre appareil vous demande la même chose qu’au déverrouillage.
web-passkeys-impossible = Ce navigateur ne le peut pas ici : il faut une adresse sûre (https).
web-passkey-add = Créer une clé d’accès
web-passkey-log-in = J’en ai une
web-passkey-added = C’est fait. Sur un autre appareil, utilisez « J’en ai une ».
web-passkey-in = Bon retour, { $name }.
web-passkey-since = Clé d’accès du { $day }
web-passkey-remove = Retirer
web-passkey-gone = Clé d’accès supprimée. Vos autres appareils sont déconnectés.
web-join-paste = Collez le lien que vous avez reçu
web-join-wrong = Ce n’est pas un lien vers une table.
web-join-go = Y aller
web-join-title = S’asseoir
web-join-invited = { $names } vous invite à une table.
web-join-invited-many = { $names } vous invitent à une table.
web-join-somebody = On vous invite à une table.
web-join-seat-yours = Ce lien est une place pour vous. Dites comment on doit vous appeler.
web-join-sit = S’asseoir
web-join-sitting = Un instant…
web-join-no-secret = Il n’y a pas de place dans ce lien. Redemandez-le et copiez-le en entier.
web-join-watch = Seulement regarder
web-join-full = Toutes les places sont prises.

## Nouvelle table

web-new-seats = Qui joue
web-new-box = De la boîte
web-new-rules = Règles optionnelles
web-new-guests = Temps et invités
web-slot = Place { $n }
web-slot-who = Qui prend la place { $n }
web-slot-you = Vous
web-slot-you-about = Vous, sur cet appareil
web-slot-device = Cet appareil
web-slot-device-about = Quelqu’un d’autre devant cet écran
web-slot-bot = Bot
web-slot-open = Par un lien
web-kind-me = Moi
web-kind-device = Ici
web-kind-bot = Bot
web-kind-open = Lien
web-slot-strength = Force
web-slot-temper = Tempérament
web-slot-else = Si personne ne vient
web-slot-add = Une place de plus
web-slot-remove = Enlever la place { $n }
web-unfit-edition = Pas dans cette édition.
web-unfit-seats = Pas pour ce nombre de joueurs.
web-pack-add = Vos propres cartes
web-pack-about = Un paquet est un fichier texte (TOML) avec vos cartes ou vos nombres.
web-pack-remove = Retirer { $name }
web-watched = D’autres peuvent regarder
web-listed = La montrer parmi les tables ouvertes
web-listed-needs = Il faut une place par un lien.
web-new-begins = La partie commence aussitôt.
web-new-waits =
    { $n ->
        [one] Vous recevez un lien pour une place ; la partie commence dès que quelqu’un est venu.
       *[other] Vous recevez des liens pour { $n } places ; la partie commence quand tous sont venus.
    }
web-lay = Mettre la table

## Réglages

web-set-look = Apparence
web-set-theme = Couleurs
web-set-theme-system = Comme l’appareil
web-set-theme-light = Jour
web-set-theme-dark = Garde de nuit
web-set-contrast = Contraste
web-set-contrast-system = Comme l’appareil
web-set-contrast-high = Fort
web-set-motion = Mouvement
web-set-motion-system = Comme l’appareil
web-set-motion-off = Aucun
web-set-motion-fast = Rapide
web-set-motion-normal = Normal
web-set-motion-slow = Lent
web-set-size = Taille
web-set-digits = Chiffres sur les dés
web-set-digits-about = Un nombre à la place des points.
web-set-play = Jeu
web-set-confirm = Montrer ce qui se passera
web-set-confirm-about = De toute façon, on peut revenir en arrière tant que rien n’est révélé.
web-set-confirm-all = Toujours
web-set-confirm-risky = Si c’est sans retour
web-set-confirm-never = Jamais
web-set-forecast = Prévision
web-set-forecast-about = Ce qui vient si vous terminez maintenant.
web-set-hints = Conseiller
web-set-hints-about = Des conseils et des plans, quand vous en demandez.
web-set-quiet = Mode silencieux
web-set-quiet-about = Cache la discussion.
web-set-neutral = Mots neutres
web-set-neutral-about = Des mots plus doux pour le titre de « Dynamite Nurse ».
web-set-voice = Langue et voix
web-set-sound = Jouer les sons
web-set-sound-about = Chaque événement a son propre son ; rien ne s’entend avant que vous ayez touché la page.
web-set-volume = Volume
web-set-font = Lettres
web-set-font-toy = Comme dessinées
web-set-font-clear = Claires
web-set-font-wide = Claires et espacées
web-set-font-system = Comme l’appareil
web-set-automatic = Jouer pour moi ce qui est obligé
web-set-automatic-about = Là où il n’y a qu’une possibilité ; aux tables à venir. Chaque table a aussi ce réglage.
web-set-speech = Dire à voix haute
web-set-speech-about = Pour les lecteurs d’écran.
web-set-speech-all = Tout
web-set-speech-mine = Ce qui me concerne
web-set-speech-decisions = Seulement les décisions
web-set-haptics = Vibrer
web-set-haptics-about = Sur les appareils qui le peuvent : votre décision, refus, sorties, décès et fin.
web-set-sounds = Sons
web-set-kept = Gardé dans ce navigateur ; avec une clé d’accès, sur tous vos appareils.
web-set-synced = Gardé sur tous vos appareils.
web-sound-turn = Votre décision
web-sound-dice = Dés et nouveaux patients
web-sound-place = Placement
web-sound-treat = Soin
web-sound-card = Cartes
web-sound-discharge = Sortie
web-sound-death = Décès
web-sound-message = Message
web-sound-refused = Refus
web-sound-end = Fin de la partie
web-sound-off = muet
web-sound-sample = Écouter : { $sound }
web-set-devices = Vos appareils
web-set-devices-about = Déconnecte tous les autres appareils et navigateurs qui jouent sous votre nom. Celui-ci reste connecté.
web-sign-out-others = Déconnecter les autres appareils
web-signed-out-others = C’est fait. Seul ce navigateur est connecté.
web-set-calm = Calme
web-set-calm-about = « Calme » coupe le mouvement, les sons, la discussion et ce qui se dit des autres.
web-set-reset = Comme au début
web-set-licences = Licences des composants tiers
web-keys = Touches
web-keys-about = Des lettres pour jouer à la table, hors des champs de texte. Les chiffres choisissent la première à la neuvième possibilité.
web-keys-digit = Les chiffres servent aux choix.
web-keys-taken = « { $key } » sert déjà : { $what }.
web-aid-link = Aide de jeu
web-sample = Voilà ce que cela donne.
web-sample-button = Terminé

## Leçons

web-lesson = Leçon
web-lesson-step = { $n } sur { $of }
web-lesson-next = Suite
web-lesson-skip = Passer
web-lesson-back = Retour
web-lesson-again = Encore une fois
web-lesson-leave = Accueil
web-lesson-hide = Réduire la leçon
web-lesson-show = Montrer la leçon

web-lesson-dice-hospital-welcome = Bienvenue dans votre hôpital
web-lesson-dice-hospital-welcome-text = Chaque dé est un patient. Sa couleur et sa forme disent de quoi il souffre, sa valeur comment il va : à 6 il est presque guéri, à 1 c’est grave. Qui dépasse 6 rentre chez lui ; qui tombe au-dessous de 1 meurt. La ligne du haut dit toujours ce qu’il y a à faire.
web-lesson-dice-hospital-setup = Vos premiers patients
web-lesson-dice-hospital-setup-text = Vous avez trois patients, qui reçoivent les valeurs 3, 4 et 5. Choisissez qui reçoit laquelle : la ligne du haut les demande l’une après l’autre.
web-lesson-dice-hospital-ambulance = Une ambulance arrive
web-lesson-dice-hospital-ambulance-text = À chaque tour, chacun prend une ambulance et ses trois patients. Un petit numéro amène les patients les plus graves, mais son hôpital choisit son amélioration en premier, et le plus petit numéro pris donne une poche de sang. Choisissez-en une et prenez-la.
web-lesson-dice-hospital-improvement = Améliorez votre hôpital
web-lesson-dice-hospital-improvement-text = Prenez un service, où l’on peut traiter davantage, ou un spécialiste, qui sait faire quelque chose en plus. Regardez une carte de près : placez-y le curseur ou le pointeur. Puis continuez.
web-lesson-dice-hospital-place = Placez une infirmière
web-lesson-dice-hospital-place-text = Choisissez une infirmière, puis un service qui se soulève, puis un patient qui y convient. Vous voyez ce qui se passera avant de l’appliquer. Un service sert une fois par tour, et chacun de votre personnel aussi. Le conseiller montre une bonne place.
web-lesson-dice-hospital-undo = Revenez en arrière
web-lesson-dice-hospital-undo-text = Rien n’est définitif tant que vous préparez votre tour. Annulez (la flèche en bas à gauche, ou U), regardez vos patients, et refaites-le ou faites autre chose.
web-lesson-dice-hospital-staff = Employez tout votre personnel
web-lesson-dice-hospital-staff-text = Placez aussi les autres. Un patient traité descend sur la couverture. Qui est déjà traité ce tour-ci n’a pas besoin de l’être encore ; essayez de ne laisser personne sans traitement.
web-lesson-dice-hospital-forecast = Ce qui vient si vous terminez
web-lesson-dice-hospital-forecast-text = La prévision dit qui sort et pour combien de points, qui est négligé et si quelqu’un mourrait. Sortir à plusieurs rapporte plus que de sortir un par un : 1 patient donne 1 point, 2 en donnent 3, 3 en donnent 5.
web-lesson-dice-hospital-done = Terminez
web-lesson-dice-hospital-done-text = Terminez quand vous êtes content. Tous les hôpitaux finissent en même temps ; tant que le dernier n’a pas terminé, vous pouvez encore rouvrir le vôtre.
web-lesson-dice-hospital-end = Vous savez jouer
web-lesson-dice-hospital-end-text = Les patients non traités ont perdu 1, ceux qui étaient guéris sont sortis et ont rapporté des points, et un nouveau tour commence. Il y en a huit ; le plus de points gagne, et chaque décès en coûte. Continuez ici avec les mêmes bots, ou mettez une table à vous.

web-lesson-dynamite-nurse-welcome = Bienvenue à l’Hôpital
web-lesson-dynamite-nurse-welcome-text = Vous soignez des aventuriers qui reviennent du Donjon. Chaque Patient guéri vaut des points de victoire (PV). Vous commencez avec neuf cartes, dont quatre en main. La ligne du haut dit toujours ce qu’il y a à faire.
web-lesson-dynamite-nurse-play = Jouez une carte
web-lesson-dynamite-nurse-play-text = Dans votre phase principale, vous jouez autant de cartes que vous voulez. Les examens donnent de l’Or, la chirurgie des points de traitement (PT). Jouez-en une.
web-lesson-dynamite-nurse-more = Jouez aussi les autres
web-lesson-dynamite-nurse-more-text = Ce que vous n’employez pas sera défaussé de toute façon. Voyez grandir vos PT et votre Or : les deux sont perdus à la fin de la phase.
web-lesson-dynamite-nurse-buy = Traiter ou acheter
web-lesson-dynamite-nurse-buy-text = À chaque tour, vous pouvez faire l’une de deux choses : traiter un Patient dans vos lits ou acheter une carte dans la Ville. Vous n’avez pas encore de Patient ; achetez donc une carte à votre portée. Elle va dans votre défausse et viendra plus tard dans votre main.
web-lesson-dynamite-nurse-main = Terminez la phase principale
web-lesson-dynamite-nurse-main-text = Il n’y a plus rien à faire : terminez votre phase principale avec le bouton principal.
web-lesson-dynamite-nurse-transport = Un Patient arrive
web-lesson-dynamite-nurse-transport-text = Les ambulances ramènent un Patient du Donjon, et vous dites qui en est responsable : vous ou un autre. Gardez ceux que vous pouvez guérir ; laissez les cas désespérés à vos amis.
web-lesson-dynamite-nurse-cleanup = Lits et cartes
web-lesson-dynamite-nurse-cleanup-text = Vous avez deux lits. Pour chaque Patient de plus, l’un va plus mal : d’abord critique, puis mort. Admettez qui vous voulez si on vous le demande, puis gardez une carte ou aucune. Le reste est défaussé et vous en piochez quatre.
web-lesson-dynamite-nurse-rivals = Le tour des autres
web-lesson-dynamite-nurse-rivals-text = Les autres font de même, et peuvent vous rendre responsable de Patients. Le journal raconte tout, en mots. Attendez que ce soit à vous.
web-lesson-dynamite-nurse-treat = Comment traiter
web-lesson-dynamite-nurse-treat-text = Une Opération coûte autant de PT que la gravité du Patient, le guérit et vous amène une Infirmière. Des soins coûtent moins et ne font que stabiliser un Patient critique. Qui meurt sous votre responsabilité vous donne une marque de décès, et celles-ci coûtent des PV.
web-lesson-dynamite-nurse-end = Vous savez jouer
web-lesson-dynamite-nurse-end-text = La partie finit quand le Donjon ou les marques de décès sont épuisés ; le plus de PV gagne. Qui a le plus de marques de décès est la Dynamite Nurse. Continuez ici avec les mêmes bots, ou mettez une table à vous.
web-your-move = À vous de jouer
web-remind = Me prévenir quand c’est à moi de jouer
web-remind-here = Notifications sur cet appareil
web-remind-about = Quand c’est à vous de jouer et que la table n’est pas ouverte ici. Votre navigateur vous demande d’abord. Chaque table peut être désactivée.
web-remind-impossible = Ce navigateur ne peut pas afficher de notifications ici. Sur iPhone ou iPad, ajoutez d’abord le site à l’écran d’accueil.
web-remind-denied = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages.
web-remind-failed = Votre navigateur n’a pas pu s’inscrire aux notifications. Réessayez plus tard.
web-remind-is-on = C’est fait : nous vous préviendrons quand ce sera à vous.
web-remind-is-off = Les notifications sur cet appareil sont désactivées.
web-mail = Adresse e-mail
web-mail-about = Nous envoyons un e-mail quand c’est à vous de jouer et qu’aucun appareil n’a reçu de notification. Vous recevez d’abord un code.
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
web-remind-all-off = Plus aucun de vos navigateurs ne reçoit de notifications.
