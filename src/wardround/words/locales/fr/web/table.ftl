# La table elle-même dans le navigateur : comment elle a été mise, et revenir en arrière avec l’accord des autres.

web-takebacks = Revenir en arrière
web-takebacks-none = Seulement annuler
web-takebacks-ask = Avec l’accord des autres
web-takebacks-automatic = Librement, jusqu’à ce qu’un autre joue
web-takebacks-about = On n’annule plus quand le hasard ou quelque chose de caché a été révélé. Au-delà, la partie compte comme entraînement dès qu’on s’en sert.

web-takeback-title = Revenir en arrière
web-takeback-last = Votre dernière décision
web-takeback-ask-about = Cela ne s’annule plus. Si tous les autres acceptent, vous revenez juste avant ; le hasard reste le même, et la partie compte dès lors comme entraînement.
web-takeback-now-about = Cela ne s’annule plus. Personne d’autre n’a joué depuis : vous pouvez donc revenir juste avant ; le hasard reste le même, et la partie compte dès lors comme entraînement.
web-takeback-ask = Demander aux autres
web-takeback-now = Revenir en arrière
web-takeback-agree = Accepter
web-takeback-refuse = Refuser
web-takeback-withdraw = Ne plus demander
web-takeback-waits = On attend la réponse de : { $names }.
web-takeback-ended = Ce n’est plus demandé.
web-takeback-undo = Demander à revenir en arrière

web-knock-title = Remplacer un bot
web-knock-agree = Accepter
web-knock-refuse = Refuser
web-knock-waits = Réponse attendue : { $names }.
web-knock-ended = Plus personne ne demande de place.
web-knock-sent = Demande envoyée. Les joueurs de la table vont répondre.
web-knock-withdraw = Retirer la demande

web-terms = Ce qu’on joue
web-terms-with = Avec
web-patience = Bot remplaçant
web-patience-one = Après { $present } d’attente
web-patience-both = Après { $away } hors ligne, { $present } en ligne
web-terms-spectators = Spectateurs
web-terms-watched = Qui a le lien peut regarder
web-terms-unwatched = Personne
web-seat-else = attend quelqu’un ; sinon un bot : { $bot }

web-absent = { $name } est absent, et la partie attend.
web-absent-asked = { $n ->
    [one] { $names } laisserait un bot jouer pour { $name }.
   *[other] { $names } laisseraient un bot jouer pour { $name }.
}
web-absent-about = Un bot joue dès que tous les autres acceptent. Qui est parti revient quand il veut.
web-absent-agreed = Vous avez accepté. Le bot joue dès que tous les autres acceptent.
web-absent-wait = Attendre

web-boards = Les hôpitaux des autres
web-boards-live = En direct
web-boards-reveal = Montrés quand tous ont terminé
web-boards-about = Pendant l’activation, tous décident en même temps. Ce que font les autres peut rester caché jusqu’à ce que tous aient terminé, aussi aux spectateurs et aux bots.

web-new-chosen = { $n ->
    [one] une choisie
   *[other] { $n } choisies
}

web-clock = Horloge
web-clock-none = Sans horloge
web-clock-decision = { $time } par décision
web-clock-activation = { $time } par activation, davantage à chaque tour
