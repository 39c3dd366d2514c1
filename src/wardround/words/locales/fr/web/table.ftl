# La table elle-même dans le navigateur : sa configuration, et les reprises de coup avec l’accord des autres.

web-takebacks = Reprises de coup
web-takebacks-none = Annulation seulement
web-takebacks-ask = Avec l’accord des autres
web-takebacks-automatic = Libres tant que personne d’autre ne joue
web-takebacks-about = L’annulation s’arrête aux tirages et aux cartes révélées. Une reprise va plus loin, mais la partie devient un entraînement.

web-takeback-title = Reprise de coup
web-takeback-last = Votre dernier coup
web-takeback-ask-about = Ce coup ne peut plus être annulé. Si tout le monde accepte, vous revenez juste avant. Dés et cartes restent les mêmes, et la partie devient un entraînement.
web-takeback-now-about = Ce coup ne peut plus être annulé. Personne d’autre n’a joué depuis : vous pouvez revenir juste avant. Dés et cartes restent les mêmes, et la partie devient un entraînement.
web-takeback-ask = Demander aux autres
web-takeback-now = Reprendre le coup
web-takeback-agree = Accepter
web-takeback-refuse = Refuser
web-takeback-withdraw = Retirer la demande
web-takeback-waits = En attente de { $names }.
web-takeback-ended = Demande de reprise close.
web-takeback-undo = Demander une reprise de coup

web-knock-title = Demande d’entrée
web-knock-agree = Accepter
web-knock-refuse = Refuser
web-knock-waits = En attente de { $names }.
web-knock-ended = Demande d’entrée close.
web-knock-sent = Demande envoyée. Les joueurs de la table vont répondre.
web-knock-withdraw = Retirer la demande

web-terms = Configuration
web-terms-with = Avec
web-patience = Bot remplaçant
web-patience-one = Après { $present } d’attente
web-patience-both = Après { $away } hors ligne, { $present } en ligne
web-terms-spectators = Spectateurs
web-terms-watched = Toute personne qui a le lien
web-terms-unwatched = Aucun
web-seat-else = si personne ne vient, un bot : { $bot }

web-absent = La partie attend { $name }, hors ligne.
web-absent-asked = { $n ->
    [one] { $names } demande un bot remplaçant pour { $name }.
   *[other] { $names } demandent un bot remplaçant pour { $name }.
}
web-absent-about = Un bot joue dès que tout le monde accepte. Le retour est possible à tout moment.
web-absent-agreed = Vous avez accepté. Le bot joue dès que tout le monde accepte.
web-absent-wait = Attendre encore

web-boards = Plateaux des autres joueurs
web-boards-live = En direct
web-boards-reveal = Révélés quand tous ont terminé
web-boards-about = Pendant l’Activation de l’hôpital, tout le monde joue en même temps. Les plateaux peuvent rester cachés jusqu’à ce que tous aient terminé, y compris pour les spectateurs et les bots.

web-new-chosen = { $n ->
    [one] { $n } choisie
   *[other] { $n } choisies
}

web-clock = Chrono
web-clock-none = Sans chrono
web-clock-decision = { $time } par coup
web-clock-activation = { $time } par activation, plus à chaque tour
