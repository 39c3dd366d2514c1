# Le cadre des deux jeux dans le navigateur : ligne d’état, places, volets, raccourcis, replay.
web-no-page = Page introuvable.
web-home = Accueil
web-to-home = Aller à l’accueil
web-game-dice-hospital = Dice Hospital
web-game-dynamite-nurse = Dynamite Nurse
web-close = Fermer
web-back = Retour
web-cancel = Retour
web-menu = Journal, chat, règles et plus
web-settings = Réglages
web-to-board = Aller au plateau
web-board = Plateau
web-side = Joueurs et volets

web-round = Tour { $n }
web-round-of = Tour { $n } sur { $of }
web-turn = Tour { $n }
web-phases = Phases
web-setup = Mise en place
web-practice = entraînement

web-joining = Chargement…
web-in-touch = en ligne
web-out-of-touch = Connexion perdue. Reconnexion…
web-last-contact = hors ligne depuis { $n } s, reconnexion…
web-no-answer = Impossible de joindre le serveur. Réessayez.

# Des noms pour les joueurs qui n’ont pas donné le leur, séparés par des virgules.
web-guest-names = Loutre, Héron, Merle, Blaireau, Castor, Fouine, Écureuil, Renard, Taupe, Grive, Pinson, Isard

web-seats = Joueurs
web-seat-number = Place { $n }
web-seat-free = Place libre
web-you = Vous
web-you-named = { $name } (vous)
web-look-there = Voir son plateau
web-look-away = Fermer son plateau
web-bot-random = Hasard
web-bot-easy = Facile
web-bot-normal = Normal
web-bot-hard = Difficile
web-bot-expert = Expert
web-bot-tempered = { $bot }, { $temper }
web-temper-steady = régulier
web-temper-careful = prudent
web-temper-bold = audacieux
web-temper-builder = bâtisseur
web-state-deciding = décide
web-state-thinking = réfléchit
web-state-done = a terminé
web-state-away = hors ligne
web-state-bot = bot
web-state-waiting = a rejoint la table
web-state-open = place libre
web-state-stand-in = bot remplaçant
web-stand-in = Faire jouer un bot
web-stand-in-asked = Vous avez demandé un bot remplaçant pour { $name }.
web-come-back = Je suis de retour
web-sit-here = Jouer cette place
web-hand-over = À { $name } de jouer : afficher sa place

web-undo = Annuler
web-redo = Rétablir
web-plan = Plan
web-plan-count = Plan : { $n ->
    [one] { $n } étape jusqu’ici
   *[other] { $n } étapes jusqu’ici
}
web-plan-empty = Aucun coup dans cette phase pour l’instant.
web-return-here = Annuler jusqu’ici
web-return-start = Tout annuler
web-forecast = Si vous terminez maintenant
web-across-title = Annuler et passer en entraînement ?
web-across = Annuler (entraînement)
web-across-about = Un tirage, une carte ou un bot est intervenu depuis. Il n’y a pas d’autre joueur : vous pouvez quand même annuler, mais la partie devient un entraînement.

web-this-table = Cette table
web-watching = vous regardez
web-automatic = Jouer les coups forcés pour moi
web-automatic-about = Quand il n’y a qu’un choix. C’est toujours vous qui terminez.
web-bot-for-me = Faire jouer un bot pour moi
web-more-time = Une minute de plus pour tous
web-time-left = { $n } secondes restantes
web-other-device = Continuer sur un autre appareil
web-other-device-about = Ouvrez-y ce lien. Ne le partagez pas : il donne accès à votre place. Les appareils qui ont utilisé un ancien lien l’ont perdue.
web-watch-link = Copier le lien spectateur
web-look-back = Replay jusqu’ici
web-commitment = Empreinte de la graine (preuve d’un tirage honnête) :

web-panels = Journal, chat, règles, coach
web-panel-log = Journal
web-panel-chat = Chat
web-panel-rules = Règles
web-panel-coach = Coach
web-log-empty = Il ne s’est encore rien passé.
web-copy-log = Copier le journal
web-copied = Copié
web-copied-what = Copié : { $text }
web-only-you = visible par vous uniquement
web-see-step = Voir l’étape { $n } dans le replay
web-rule = Règle { $id }
web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle trouvée.
web-rules-quick = Règles en bref
web-rules-page = Tout sur une page
web-chat-empty = Pas encore de message.
web-chat-words = Votre message
web-chat-send = Envoyer
web-phrases = Phrases rapides
web-says = { $name } : { $words }
web-mute = Masquer { $name }
web-unmute = Ne plus masquer { $name }
web-quiet-begin = Mode silencieux : cacher le chat
web-quiet-on = Le mode silencieux est actif : le chat est caché.
web-quiet-end = Afficher le chat
web-inspector = Détails
web-inspector-empty = Pointez une carte, un service ou un patient pour voir ses détails.
web-command = Écrivez un coup ou une question
web-command-example = Écrivez un coup

web-hint = Indice
web-hint-about = En trois étapes : chacune en montre un peu plus.
web-hint-ask = Demander un indice
web-hint-more = Plus
web-hint-show = Montrer
web-hints-off = Les indices sont désactivés dans vos réglages.
web-hints-on = Activer les indices
web-coach-waits = Demandez au coach quand c’est à vous de jouer.
web-coach-thinks = Le coach réfléchit…
web-plans = Plans
web-plans-about = De bonnes façons de continuer.
web-plans-ask = Afficher des plans
web-plans-none = Rien à planifier ici.
web-plan-number = Plan { $n }
web-plan-see = Montrer
web-plan-unsee = Masquer du plateau
web-plan-try = Essayer
web-plan-tried = Plan joué. Terminez quand vous voulez.
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-account-none = Pas de détail des points pour cette partie.

web-at-the-table = À la table
web-begin = Commencer
web-begin-bots = { $n ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $n } bots
}
web-leave = Quitter la table
web-sit-down = Rejoindre
web-invite = Inviter des joueurs
web-invite-about = Avec ce lien, on peut prendre une place libre.
web-only-here = Cette adresse ne fonctionne que sur cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez le serveur avec --host 0.0.0.0 et ouvrez l’adresse qu’il affiche.
web-invitation = Une place vous attend
web-link = Lien de la table
web-copy-link = Copier le lien
web-share = Partager
web-qr = Le lien en code QR
web-has-joined = { $name } a rejoint la table.
web-has-left = { $name } a quitté la table.
web-your-decision = À vous de jouer

web-key-list = Raccourcis

web-ending = Fin de la partie
web-ending-open = Résultat
web-final-board = Plateau final
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Replay
web-download = Télécharger
web-verify = Vérifier dés et cartes
web-step-of = Étape { $n } sur { $of }
web-step = Étape { $n }
web-step-back = Étape précédente
web-step-on = Étape suivante
web-phase-back = Phase précédente
web-phase-on = Phase suivante
web-play = Lire
web-pause = Pause
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-seen-by = Point de vue
web-bystander = spectateur
web-spoiler-free = Cacher le résultat
web-copy-step = Copier le lien de l’étape
web-play-on = Jouer à partir d’ici
web-play-on-about = Lance une table d’entraînement à cette étape, avec d’autres dés et cartes. Des bots prennent les autres places.
web-play-on-as = Votre place
web-to-table = Aller à la table
web-transcript = Transcription
web-remind-table = Me prévenir quand c’est à moi de jouer ici
web-remind-table-about = En votre absence, sur les appareils choisis dans les réglages.
web-remind-open = Me prévenir quand c’est à moi de jouer
web-no-next-game = Aucune autre partie ne vous attend.
web-stage-skip = Passer au direct
web-sound-ask = Jouer avec le son ?
web-sound-yes = Avec le son
web-sound-no = Sans le son
