### Ce que dit le serveur.

serve-at = Le serveur tourne sur { $url }. Ctrl-C pour l’arrêter.
home-opens = { $url } s’ouvre dans votre navigateur. Ctrl-C pour arrêter.
home-at = Ouvrez { $url } dans votre navigateur. Ctrl-C pour arrêter.
home-others = Les autres, sur votre réseau, peuvent ouvrir { $url }
home-runs-opens = wardround tourne déjà. { $url } s’ouvre dans votre navigateur.
home-runs-at = wardround tourne déjà : ouvrez { $url } dans un navigateur.
web-not-built = La table du navigateur n’est pas encore construite. Lancez « { $command } » dans le dossier du projet, puis redémarrez le serveur.

## Erreurs : ce qui a été demandé au serveur

error-bad-request = Le serveur ne peut pas lire cette requête.
error-not-known = Nous ne vous reconnaissons pas. Rouvrez votre lien.
error-banned = Vous n’avez plus accès à ce serveur, sur décision de la personne qui le gère.
error-forbidden = Vous ne pouvez pas faire cela.
error-not-found = Rien à cette adresse. Vérifiez-la.
error-wrong-method = Cette adresse n’accepte pas cette méthode.
error-unavailable = Le serveur ne peut pas le faire pour le moment. Réessayez dans un instant.
error-not-json = Le corps de la requête n’est pas du JSON.
error-not-valid = La requête n’est pas valable. Vérifiez : { $fields } ({ $kinds }).
error-fault = Erreur du serveur. Signalez-la avec l’identifiant { $id }.
error-body-too-large = Le corps de la requête est trop long : { $limit } octets au plus.
error-body-too-slow = Le corps de la requête a mis trop de temps à arriver. Réessayez.
error-upload-too-slow = Le fichier est trop long à lire. Vérifiez-le, ou envoyez-en un plus petit.
error-upload-too-large = Le fichier est trop grand pour être lu. Envoyez-en un plus petit.
error-wrong-content-type = Ce type de contenu n’est pas accepté ici. Types possibles : { $allowed }.
error-wrong-origin = Les pages d’autres sites ne peuvent pas faire cela ici.
error-wrong-host = Le serveur n’accepte pas ce nom d’hôte. La personne qui le gère peut l’ajouter avec --name.
error-too-many-requests =
    { $seconds ->
        [one] Trop de requêtes. Réessayez dans { $seconds } seconde.
       *[other] Trop de requêtes. Réessayez dans { $seconds } secondes.
    }
error-too-many-streams = Trop de pages du jeu sont ouvertes. Fermez-en quelques-unes.
error-two-cookies = Votre navigateur a envoyé deux cookies de connexion. Supprimez les cookies de ce site, puis rechargez la page.
error-too-many-tables = Vous avez { $limit } tables inachevées, et c’est la limite. Terminez-en une d’abord.
error-too-many-bytes = Vos tables inachevées et leurs paquets ne peuvent dépasser { $limit } Mio. Terminez-en une d’abord.
error-too-much-today =
    { $minutes ->
        [one] Trop de nouvelles tables ou de nouveaux joueurs aujourd’hui sur votre réseau. Réessayez dans { $minutes } minute.
       *[other] Trop de nouvelles tables ou de nouveaux joueurs aujourd’hui sur votre réseau. Réessayez dans { $minutes } minutes.
    }
error-chat-full = Le chat de cette table est plein : { $limit } messages.
error-log-full = Le journal de cette table est plein : { $limit } entrées. Créez une nouvelle table.

## Erreurs : réglages du serveur

error-bad-network = « { $network } » n’est ni une adresse ni un réseau. Indiquez par exemple 127.0.0.1, 10.0.0.0/8 ou unix.
error-bad-public-url = L’adresse publique ne peut pas être « { $url } ». Elle s’écrit ainsi : { $allowed }.
error-short-key = WARDROUND_KEY est trop courte : il faut au moins { $least } caractères.
error-port-taken = Un autre programme utilise déjà { $host }, port { NUMBER($port, useGrouping: 0) }. Choisissez un autre port avec --port, ou 0 pour un port libre.
error-cannot-listen = Le serveur ne peut pas écouter à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) } : { $problem }.
problem-not-our-address = cette machine n’a pas cette adresse
problem-no-such-address = cette adresse n’existe pas

## Erreurs : clés d’accès

error-passkey-no-domain = Les clés d’accès demandent https et un nom de domaine. Elles ne marchent pas sur « { $host } ».
error-passkey-challenge = Cette demande de clé d’accès n’est pas valable. Recommencez.
error-passkey-expired = Cela a pris trop de temps. Recommencez.
error-passkey-used = Cette demande de clé d’accès a déjà servi. Recommencez.
error-passkey-unknown = Nous ne reconnaissons pas cette clé d’accès. Essayez-en une autre.
error-passkey-cloned = Cette clé d’accès a servi ailleurs : il en existe peut-être une copie. Utilisez-en une autre.
error-passkey-refused = Impossible de vérifier la clé d’accès. Réessayez.
error-passkey-known = Cette clé d’accès est déjà enregistrée.
error-passkey-too-many = Vous avez déjà { $count } clés d’accès. Supprimez-en une pour en ajouter une autre.
error-signed-out = Votre session sur cet appareil est fermée. Reconnectez-vous avec votre clé d’accès ou ouvrez votre lien.

## Erreurs : à une table

error-no-such-table = Table introuvable. Vérifiez le lien.
error-table-closed = La personne qui gère ce serveur a fermé cette table.
error-no-such-seat = Place introuvable à cette table.
error-no-such-link = Ce lien ne marche plus. Demandez-en un nouveau.
error-link-used = Ce lien a déjà servi ou a été remplacé. Demandez-en un nouveau.
error-no-such-record = Pas de fichier de partie : la partie n’est pas terminée, ou n’a jamais été jouée.
error-no-name = Votre nom doit avoir au moins une lettre.
error-name-needed = Quel est votre nom ? Choisissez-en un d’abord.
error-not-your-seat = Ce n’est pas votre place.
error-seat-lost = Cette place n’est plus à vous : quelqu’un l’a quittée ou a renouvelé son lien.
error-not-your-table = Vous n’avez pas de place à cette table.
error-not-watched = Cette table n’accepte pas de spectateurs.
error-seat-taken = La place { $seat } est prise.
error-seat-consent = Un bot joue à la place { $seat }. Demandez aux joueurs de la table de vous laisser la reprendre.
error-seat-no-person = Aucun joueur à remplacer à la place { $seat }.
error-seat-not-away = À la place { $seat }, le joueur n’est pas hors ligne. Les autres pourront appeler un bot remplaçant dans { $seconds } secondes.
error-clock-not-over = Il reste du temps au chrono.
error-seat-no-stand-in = Pas de bot remplaçant à la place { $seat }.
error-table-full = Cette table n’a plus de place libre.
error-table-begun = La partie a déjà commencé.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-not-playing = Aucune partie en cours : elle n’a pas commencé, ou elle est terminée.
error-table-over = La partie est terminée.
error-table-not-over = La partie n’est pas encore terminée.
error-table-other-rules = Cette table a commencé avec d’autres règles ou d’autres cartes de { $game } que celles de ce serveur. Vous pouvez toujours revoir les parties terminées.
error-table-busy = La table est occupée. Réessayez dans un instant.
error-table-damaged = Cette table est endommagée et ne peut pas s’ouvrir. Prévenez la personne qui gère le serveur.
error-review-damaged = Cette analyse est endommagée et ne peut pas s’ouvrir. Commencez-en une nouvelle.
error-rematch-begun = Il y a déjà une revanche, à la table { $table }.
error-fork-seats = La partie a { $seats } places, pas { $count }.
error-bad-step = L’étape { $found } n’existe pas. La dernière est { $most }.
error-branch-too-long = Trop long : { $most } décisions au plus dans « Et si ».
error-step-no-record = Pour indiquer une étape, ajoutez le fichier de partie.
error-lesson-alone = Un tutoriel est une nouvelle partie pour un seul joueur, avec ou sans bots.
error-record-settings = Le fichier de partie a ses propres réglages et paquets. N’en ajoutez pas d’autres.
error-stale = La table a changé. Vérifiez-la et choisissez de nouveau.
error-key-used = Cette clé a servi pour une autre commande. Utilisez-en une nouvelle.
error-action-or-text = Indiquez une action par son numéro ou par son texte, pas les deux.
error-text-or-phrase = Envoyez votre propre texte ou une phrase toute faite, pas les deux.
error-nothing-said = Un message doit avoir au moins une lettre.
error-mute-oneself = Vous ne pouvez pas vous masquer.
error-undo-not-alone = Annuler après un tirage n’est possible qu’en solo ou contre des bots.
error-undo-daily = La garde du jour ne permet qu’un essai : rien ne s’annule après un tirage.
error-daily-alone = La garde du jour se joue sans aide : ni coach, ni bot à votre place.
error-no-such-review = Analyse introuvable, ou personne ne la guide depuis un mois.
error-no-such-example = Exemple { $example } introuvable.
error-not-leading = Quelqu’un d’autre guide cette analyse.
error-no-such-puzzle = Énigme { $puzzle } introuvable.
error-no-such-follower = Personne n’a ce numéro dans cette analyse.
error-daily-secret = D’autres jouent encore cette garde. Ses dés et ses cartes restent secrets jusqu’au { $when } UTC.
error-too-many-preferences = Trop de préférences à enregistrer.
error-no-hint = Le coach n’a pas de réponse pour le moment. Réessayez dans un instant.
example-refused = { $wanted } : non. { $why }

## Rappels : à vous de jouer

reminder-title = À vous de jouer
reminder-round = { $game }, tour { $number }
reminder-turn = { $game }, tour { $number }
keys-usual = Votre clé de notification est dans { $file }. wardround serve l’y trouve. Gardez-la : avec une nouvelle clé, les joueurs doivent se réinscrire.
keys-made = Votre clé de notification est dans { $file }. Lancez le serveur avec --push-key { $file }. Gardez-la : avec une nouvelle clé, les joueurs doivent se réinscrire.
error-push-key-there = { $file } existe déjà. Gardez cette clé : avec une nouvelle, les joueurs doivent se réinscrire.
error-push-key-unwritten = Impossible d’écrire la clé de notification dans { $file } : { $problem }.
error-push-key-unread = Impossible de lire la clé de notification { $file } : { $problem }. Créez-en une avec wardround keys.
error-push-key-bad = { $file } n’est pas une clé de notification. Créez-en une avec wardround keys.
error-no-push = Ce serveur ne peut pas envoyer de notifications.
error-bad-subscription = Nous ne pouvons pas utiliser le service de notification de votre navigateur.
mail-code-subject = Votre code pour wardround
mail-code = Votre code est { $code }

    Saisissez-le dans les réglages sur { $url } pour recevoir un e-mail quand c’est à vous de jouer. Il est valable une heure.

    Ce n’est pas vous ? Ignorez cet e-mail. Vous n’en recevrez pas d’autre.
mail-move-subject = À vous de jouer : { $what }
mail-move = À vous de jouer. { $what }

    { $url }
mail-stop = Ne plus recevoir d’e-mails : { $url }
mail-stop-ask = Ne plus recevoir d’e-mails de ce serveur ? Votre adresse sera supprimée.
mail-stop-button = Arrêter les e-mails
mail-stopped = C’est fait. Votre adresse est supprimée et vous ne recevrez plus d’e-mails.
error-bad-smtp = WARDROUND_SMTP n’est pas l’adresse d’un serveur de messagerie. Elle s’écrit ainsi : { $allowed }.
error-bad-mail-from = WARDROUND_MAIL_FROM doit être une adresse e-mail, comme wardround@example.org, et non « { $found } ».
error-mail-no-url = Les e-mails ont besoin de liens : indiquez l’adresse de votre serveur avec --public-url.
error-no-mail = Ce serveur ne peut pas envoyer d’e-mails.
error-bad-address = Nous ne pouvons pas utiliser cette adresse e-mail. Vérifiez-la.
error-too-many-codes = Vous avez demandé trop de codes aujourd’hui. Réessayez demain.
error-mail-not-sent = Impossible d’envoyer l’e-mail. Réessayez plus tard.
error-wrong-code = Ce code ne fonctionne pas. Vérifiez-le ou demandez-en un nouveau.
