# Le cadre des deux jeux dans le navigateur : ligne d’état, places, volets, touches, relecture.
web-no-page = Cette page n’existe pas.
web-home = Accueil
web-to-home = Vers l’accueil
web-game-dice-hospital = Dice Hospital
web-game-dynamite-nurse = Dynamite Nurse
web-close = Fermer
web-back = Retour
web-cancel = Annuler
web-menu = Journal, messages, règles et plus
web-settings = Réglages
web-to-board = Vers le plateau
web-board = Plateau
web-side = Autour de la table

web-round = Tour { $n }
web-round-of = Tour { $n } sur { $of }
web-turn = Tour { $n }
web-phases = Phases
web-setup = Mise en place
web-practice = entraînement

web-joining = Un instant…
web-in-touch = en contact
web-out-of-touch = Le serveur ne répond pas. Nouvel essai en cours.
web-last-contact = dernier contact il y a { $n } s, nouvel essai

# Des noms pour qui n’a pas dit le sien, séparés par des virgules.
web-guest-names = Loutre, Héron, Merle, Blaireau, Castor, Fouine, Écureuil, Renard, Taupe, Grive, Pinson, Isard

web-seats = Joueurs
web-seat-number = Place { $n }
web-seat-free = Place libre
web-you = Vous
web-you-named = { $name } (vous)
web-look-there = Regarder son côté de la table
web-look-away = Ne plus regarder
web-bot-random = Hasard
web-bot-easy = Facile
web-bot-normal = Normal
web-bot-hard = Difficile
web-bot-expert = Expert
web-bot-tempered = { $bot }, { $temper }
web-temper-steady = posé
web-temper-careful = prudent
web-temper-bold = audacieux
web-temper-builder = bâtisseur
web-state-deciding = décide
web-state-thinking = réfléchit
web-state-done = a fini
web-state-away = absent
web-state-bot = robot
web-state-waiting = là
web-state-open = en attente de quelqu’un
web-state-stand-in = un robot joue à sa place
web-stand-in = Laisser un robot jouer à sa place
web-stand-in-asked = Un robot est demandé pour { $name }.
web-come-back = Je suis de retour
web-sit-here = Jouer cette place
web-hand-over = C’est à { $name } de décider : montrer sa place

web-undo = Annuler
web-redo = Rétablir
web-plan = Plan
web-plan-count = Plan : { $n ->
    [one] { $n } étape jusqu’ici
   *[other] { $n } étapes jusqu’ici
}
web-plan-empty = Vous n’avez encore rien fait dans cette phase.
web-return-here = Revenir ici
web-return-start = Tout annuler
web-forecast = Si vous terminez maintenant
web-across-title = Revenir en arrière, pour s’entraîner ?
web-across = Revenir (entraînement)
web-across-about = Le hasard ou un robot a déjà décidé quelque chose ici. Vous jouez sans autres personnes et pouvez revenir en arrière quand même ; la partie devient alors un entraînement.

web-this-table = Cette table
web-watching = vous regardez
web-automatic = Jouer pour moi ce qui est forcé
web-automatic-about = Là où il n’y a qu’un choix. Jamais votre « fini ».
web-bot-for-me = Je dois partir : un robot joue pour moi
web-more-time = Une minute de plus pour tous
web-time-left = { $n } secondes restantes
web-other-device = Continuer sur un autre appareil
web-other-device-about = Ouvrez ce lien là-bas. Il n’est que pour vous : qui l’a tient votre place. Les appareils qui ont utilisé un ancien lien l’ont perdue.
web-watch-link = Copier un lien pour les spectateurs
web-look-back = Revoir la partie
web-commitment = Tout le hasard suit d’une graine dont voici l’empreinte :

web-panels = Journal, messages, règles, conseils
web-panel-log = Journal
web-panel-chat = Messages
web-panel-rules = Règles
web-panel-coach = Conseils
web-log-empty = Il ne s’est encore rien passé.
web-copy-log = Copier le journal
web-copied = Copié
web-copied-what = Copié : { $text }
web-only-you = vous seul voyez ceci
web-see-step = Voir l’étape { $n } dans la relecture
web-rule = Règle { $id }
web-rules-of = Les règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient tous ces mots.
web-rules-page = Tout sur une page
web-chat-empty = Personne n’a encore rien dit.
web-chat-words = Votre message
web-chat-send = Envoyer
web-phrases = Phrases toutes faites
web-says = { $name } dit : { $words }
web-mute = Masquer { $name }
web-unmute = Réentendre { $name }
web-quiet-begin = Mode calme : masquer les messages
web-quiet-on = Le mode calme est actif : les messages sont masqués.
web-quiet-end = Réafficher les messages
web-inspector = Vu de près
web-inspector-empty = Pointez une carte, une salle ou un patient pour le lire ici.
web-command = Écrivez ce que vous voulez faire
web-command-example = Écrivez un coup…

web-hint = Indice
web-hint-about = En trois étapes, chacune en dit un peu plus.
web-hint-ask = Donnez-moi un indice
web-hint-more = Plus
web-hint-show = Montrez-moi
web-hints-off = Les indices sont désactivés dans vos réglages.
web-hints-on = Les activer
web-coach-waits = Les conseils viennent quand c’est à vous de décider.
web-coach-thinks = Le conseiller réfléchit…
web-plans = Plans
web-plans-about = De bonnes façons de continuer.
web-plans-ask = Montrer des plans
web-plans-none = Il n’y a rien à planifier ici.
web-plan-number = Plan { $n }
web-plan-see = Le montrer
web-plan-try = L’essayer
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-account-none = Il n’y a pas de décompte de cette partie.

web-at-the-table = À la table
web-begin = Commencer
web-begin-bots = { $n ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $n } robots
}
web-leave = Quitter la table
web-sit-down = Prendre place
web-invite = Inviter quelqu’un
web-invite-about = Qui ouvre ce lien reçoit une place libre.
web-only-here = Cette adresse ne fonctionne que sur cette machine. Pour que d’autres du réseau jouent, lancez le serveur avec --host 0.0.0.0 et ouvrez l’adresse qu’il affiche.
web-invitation = Une place vous attend
web-link = Lien vers la table
web-copy-link = Copier le lien
web-share = Partager
web-qr = Le lien sous forme de code QR
web-has-joined = { $name } a pris place.
web-has-left = { $name } est parti.
web-your-decision = À vous de décider

web-key-list = Touches

web-ending = Fin de la partie
web-ending-open = Le résultat
web-final-board = Plateau final
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Relecture
web-download = Télécharger
web-verify = Vérifier le hasard
web-step-of = Étape { $n } sur { $of }
web-step = Étape { $n }
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-phase-back = Une phase en arrière
web-phase-on = Une phase en avant
web-play = Lire
web-pause = Pause
web-speed = Vitesse
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-seen-by = Vu par
web-bystander = un spectateur
web-spoiler-free = Cacher la fin
web-copy-step = Copier le lien vers cette étape
web-play-on = Jouer à partir d’ici
web-play-on-about = Une nouvelle table continue à partir de cette étape, avec son propre hasard : vous à une place, des robots aux autres. C’est un entraînement.
web-play-on-as = Votre place
web-to-table = Vers la table
web-transcript = Transcription
web-remind-table = Me prévenir ici quand c’est à moi de jouer
web-remind-table-about = En votre absence, sur les appareils choisis dans les réglages.
web-remind-open = Me prévenir quand c’est à moi de jouer
web-no-next-game = Aucune autre partie ne vous attend.
