### Ce que dit le serveur.

serve-at = Le serveur est à l’adresse { $url }. Ctrl-C l’arrête.
home-opens = La table est à l’adresse { $url } et s’ouvre dans votre navigateur. Ctrl-C y met fin.
home-at = La table est à l’adresse { $url } : ouvrez-la dans un navigateur. Ctrl-C y met fin.
home-others = Les autres, sur votre réseau, ouvrent { $url }
home-runs-opens = wardround tourne déjà. { $url } s’ouvre dans votre navigateur.
home-runs-at = wardround tourne déjà : ouvrez { $url } dans un navigateur.
web-not-built = La table du navigateur n’a pas été construite ici. Lancez « { $command } » dans le dossier du projet, puis redémarrez le serveur.

## Erreurs : ce qui a été demandé au serveur

error-bad-request = Le serveur ne peut pas lire cette requête.
error-not-known = Le serveur ne sait pas qui vous êtes. Rouvrez votre lien.
error-banned = Vous n’avez plus accès à ce serveur : son opérateur l’a décidé.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-not-found = Il n’y a rien ici.
error-wrong-method = Cela ne peut pas se faire ici.
error-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
error-not-json = Le corps de la requête n’est pas du JSON.
error-not-valid = La requête n’a pas la bonne forme. Voyez : { $fields } ({ $kinds }).
error-fault = Une erreur est survenue dans le serveur. Son journal en dit plus sous { $id }.
error-body-too-large = Le corps de la requête est trop long : { $limit } octets au plus sont permis.
error-body-too-slow = Le corps de la requête a mis trop de temps à arriver.
error-upload-too-slow = Le fichier est trop long à lire. Vérifiez-le, ou envoyez-en un plus petit.
error-upload-too-large = Le fichier est trop grand pour être lu. Envoyez-en un plus petit.
error-wrong-content-type = Le type du corps de la requête n’est pas accepté ici. Sont acceptés : { $allowed }.
error-wrong-origin = La page d’un autre site ne peut pas faire cela ici.
error-wrong-host = Le serveur ne répond pas à ce nom. Son hôte peut ajouter ce nom à la liste.
error-too-many-requests =
    { $seconds ->
        [one] C’était trop souvent. Réessayez dans { $seconds } seconde.
       *[other] C’était trop souvent. Réessayez dans { $seconds } secondes.
    }
error-too-many-streams = Trop de pages du jeu sont ouvertes à la fois. Fermez-en quelques-unes.
error-two-cookies = Votre navigateur a envoyé deux cookies de connexion. Supprimez les cookies de ce site, puis rechargez la page.
error-too-many-tables = Vous avez { $limit } tables inachevées, et c’est la limite. Terminez-en une d’abord.
error-too-many-bytes = Vos tables inachevées et leurs paquets ne peuvent dépasser { $limit } Mio. Terminez-en une d’abord.
error-too-much-today =
    { $minutes ->
        [one] Trop de nouveautés viennent de votre réseau aujourd’hui. Réessayez dans { $minutes } minute.
       *[other] Trop de nouveautés viennent de votre réseau aujourd’hui. Réessayez dans { $minutes } minutes.
    }
error-chat-full = Le chat de cette table est plein : { $limit } messages.
error-log-full = Le journal de cette table est plein : { $limit } entrées. Créez une nouvelle table.

## Erreurs : réglages du serveur

error-bad-network = « { $network } » n’est ni une adresse ni un réseau, comme 127.0.0.1, 10.0.0.0/8 ou unix.
error-bad-public-url = L’adresse publique « { $url } » n’a pas la forme { $allowed }.
error-short-key = La clé du serveur est trop courte : il faut au moins { $least } caractères.
error-port-taken = Un autre programme écoute déjà à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) }. Choisissez un autre port avec --port ; 0 en prend un qui est libre.
error-cannot-listen = Le serveur ne peut pas écouter à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) } : { $problem }.
problem-not-our-address = cette machine n’a pas cette adresse
problem-no-such-address = cette adresse n’existe pas

## Erreurs : clés d’accès

error-passkey-no-domain = Les clés d’accès demandent https et un serveur qui a un nom ; il n’y en a pas sur « { $host } ».
error-passkey-challenge = Cette réponse ne correspond à aucune question du serveur. Recommencez.
error-passkey-expired = Cela a pris trop de temps. Recommencez.
error-passkey-used = Cette réponse a déjà servi. Recommencez.
error-passkey-unknown = Le serveur ne connaît pas cette clé d’accès.
error-passkey-cloned = Cette clé d’accès a servi ailleurs entre-temps : il en existe peut-être une copie. Elle est refusée.
error-passkey-refused = La clé d’accès n’a pas pu être vérifiée.
error-passkey-known = Le serveur a déjà cette clé d’accès.
error-passkey-too-many = Il y a déjà { $count } clés d’accès ; on ne peut plus en ajouter.
error-signed-out = Vous avez été déconnecté sur cet appareil. Reconnectez-vous avec votre clé d’accès ou ouvrez votre lien.

## Erreurs : à une table

error-no-such-table = Cette table n’existe pas.
error-table-closed = Cette table a été fermée par l’opérateur du serveur.
error-no-such-seat = Cette table n’a pas cette place.
error-no-such-link = Ce lien n’ouvre aucune place. Peut-être un lien plus récent l’a-t-il remplacé.
error-link-used = Ce lien a déjà servi ou a été remplacé. Demandez-en un nouveau.
error-no-such-record = Il n’y a pas d’enregistrement de cette partie : elle n’est pas finie, ou n’a jamais été jouée.
error-no-name = Un nom a besoin d’au moins une lettre.
error-name-needed = Le serveur ne vous connaît pas encore. Dites-lui votre nom.
error-not-your-seat = Ce n’est pas votre place.
error-seat-lost = Cette place n’est plus à vous : quelqu’un l’a quittée ou a renouvelé son lien.
error-not-your-table = Vous n’êtes pas à cette table.
error-not-watched = Personne ne peut regarder cette table.
error-seat-taken = La place { $seat } est prise.
error-seat-consent = Un bot joue à la place { $seat }. Demandez aux joueurs de la table de la reprendre.
error-seat-no-person = Il n’y a personne à remplacer à la place { $seat }.
error-seat-not-away = La place { $seat } n’est pas abandonnée : les autres pourront y faire jouer un robot dans { $seconds } secondes.
error-clock-not-over = Le temps n’est pas écoulé.
error-seat-no-stand-in = Aucun robot ne remplace quelqu’un à la place { $seat }.
error-table-full = Il n’y a pas de place libre à cette table.
error-table-begun = La partie a commencé.
error-table-not-begun = La partie n’a pas commencé.
error-table-not-playing = La partie n’est pas en cours : elle n’a pas commencé, ou elle est finie.
error-table-over = La partie est finie.
error-table-not-over = La partie n’est pas encore finie.
error-table-other-rules = Cette table a été commencée avec d’autres règles ou d’autres cartes de { $game } que celles que ce serveur a maintenant. Une partie finie reste lisible.
error-table-busy = La table est occupée. Réessayez dans un instant.
error-table-damaged = Cette table est endommagée et ne peut pas s’ouvrir. Prévenez la personne qui gère le serveur.
error-review-damaged = Cette analyse est endommagée et ne peut pas s’ouvrir. Commencez-en une nouvelle.
error-rematch-begun = Il y a déjà une revanche, à la table { $table }.
error-fork-seats = La partie a { $seats } places, et { $count } ont été demandées.
error-bad-step = Il n’y a pas d’étape { $found } ; la dernière est { $most }.
error-branch-too-long = Votre variante peut compter { $most } décisions au plus.
error-step-no-record = Une étape ne peut être indiquée qu’avec l’enregistrement d’une partie.
error-lesson-alone = Une leçon est une partie nouvelle pour une personne, seule ou avec des robots.
error-record-settings = L’enregistrement dit quels réglages et quels paquets sa partie a ; on ne peut pas en donner d’autres avec lui.
error-stale = Quelque chose a changé depuis que vous avez regardé. Regardez de nouveau, puis décidez.
error-key-used = Cette clé a servi pour une autre commande. Prenez-en une nouvelle.
error-action-or-text = Une action se dit par son numéro ou par son texte, l’un des deux.
error-text-or-phrase = Parlez avec vos propres mots ou avec une phrase toute faite, l’un des deux.
error-nothing-said = Un message a besoin d’au moins une lettre.
error-mute-oneself = On ne peut pas se rendre muet soi-même.
error-undo-not-alone = On ne peut revenir aussi loin qu’en jouant seul.
error-undo-daily = La garde du jour ne se joue qu’une fois : ce que le hasard a montré reste.
error-daily-alone = La garde du jour se joue sans aide : ni conseiller, ni robot à votre place.
error-no-such-review = Cette relecture commune n’existe pas, ou personne ne l’a menée depuis un mois.
error-no-such-example = Il n’y a pas d’exemple { $example }.
error-not-leading = Quelqu’un d’autre mène cette relecture.
error-no-such-follower = Personne de ce numéro n’est venu à cette relecture.
error-daily-secret = D’autres jouent encore cette garde. Ses dés et ses cartes restent secrets jusqu’au { $when } UTC.
error-too-many-preferences = C’est trop pour des préférences.
error-no-hint = Le conseiller n’a pas de réponse pour le moment. Réessayez dans un instant.
example-refused = { $wanted } : non. { $why }

## Telling people that it is their move

reminder-title = À vous de jouer
reminder-round = { $game }, tour { $number }
reminder-turn = { $game }, tour { $number }
keys-usual = Votre clé de notification est dans { $file }. wardround serve l’y trouve. Gardez-la : avec une autre clé, plus personne n’est prévenu.
keys-made = Votre clé de notification est dans { $file }. Lancez le serveur avec --push-key { $file }. Gardez-la : avec une autre clé, plus personne n’est prévenu.
error-push-key-there = { $file } existe déjà. Gardez cette clé : avec une autre, les navigateurs inscrits ne sont plus prévenus.
error-push-key-unwritten = Impossible d’écrire la clé de notification dans { $file } : { $problem }.
error-push-key-unread = Impossible de lire la clé de notification { $file } : { $problem }. Créez-en une avec wardround keys.
error-push-key-bad = { $file } n’est pas une clé de notification. Créez-en une avec wardround keys.
error-no-push = Ce serveur ne peut pas envoyer de notifications.
error-bad-subscription = Le service de notification de votre navigateur ne peut pas être utilisé ici.
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
error-mail-no-url = Les e-mails ont besoin de liens : indiquez avec --public-url où trouver le serveur.
error-no-mail = Ce serveur ne peut pas envoyer d’e-mails.
error-bad-address = Cette adresse e-mail ne peut pas être utilisée. Vérifiez-la.
error-too-many-codes = Trop de codes ont été demandés aujourd’hui. Réessayez demain.
error-mail-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
error-wrong-code = Ce code ne fonctionne pas. Vérifiez-le ou demandez-en un nouveau.
