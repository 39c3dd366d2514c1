### Ce que dit `wardround doctor` : ce qu’il a trouvé et (-do) ce qu’il faut faire.

doctor-state-ok = ok
doctor-state-warning = attention
doctor-state-problem = problème
doctor-state-skipped = ignoré
doctor-line = { $state } : { $found }
doctor-verdict-ok = Tout va bien.
doctor-verdict-warning =
    { $warnings ->
        [one] Aucun problème, { $warnings } avertissement.
       *[other] Aucun problème, { $warnings } avertissements.
    }
doctor-verdict-problem =
    { $problems ->
        [one] { $problems } problème à corriger.
       *[other] { $problems } problèmes à corriger.
    }

## Le programme

doctor-version-ok = C’est wardround { $version }, compilé, avec Python { $python }.
doctor-version-pure = C’est wardround { $version }, non compilé, avec Python { $python } : les bots réfléchissent plus lentement.
doctor-version-pure-do = Installez si possible la version compilée (wheel) pour votre Python.

## La base de données

doctor-database-ok = La base de données { $database } est lisible et modifiable.
doctor-database-absent = Pas encore de base de données dans { $database } ; le serveur la créera.
doctor-database-no-folder = Le dossier { $folder } n’existe pas.
doctor-database-no-folder-do = Créez-le, ou choisissez un autre fichier avec --db.
doctor-database-is-folder = { $database } est un dossier, pas un fichier.
doctor-database-is-folder-do = Ajoutez le nom d’un fichier, comme tables.db.
doctor-database-locked-folder = Vous ne pouvez pas créer de fichiers dans { $folder }.
doctor-database-locked-folder-do = Lancez cette commande avec le compte du serveur, ou donnez-lui le dossier.
doctor-database-no-driver = Il manque le paquet Python { $package } pour PostgreSQL.
doctor-database-no-driver-do = Réinstallez le wheel avec son option [postgres].
doctor-database-unreachable = Impossible d’ouvrir la base de données { $database } : { $problem }.
doctor-database-unreachable-do = Vérifiez l’adresse (--db ou WARDROUND_DB), le mot de passe et que la base tourne.
doctor-database-read-only = Impossible d’écrire dans la base de données { $database } : { $problem }.
doctor-database-read-only-do = Donnez le droit d’écrire au compte du serveur, et utilisez ce compte ici.
doctor-schema-current = La base de données a le schéma de cette version.
doctor-schema-empty = La base de données est vide ; le serveur la préparera.
doctor-schema-older = La base de données a l’ancien schéma { $revision } ; le serveur la met à jour en démarrant.
doctor-schema-older-do = Faites une sauvegarde avant de démarrer le serveur.
doctor-schema-newer = La base de données a le schéma plus récent { $revision } ; cette version la refuse.
doctor-schema-newer-do = Réinstallez le wardround plus récent, ou restaurez une sauvegarde d’avant la mise à jour.
doctor-schema-foreign = La base de données contient les tables d’un autre programme.
doctor-schema-foreign-do = Donnez à wardround sa propre base de données.
doctor-schema-skipped = Schéma non vérifié : il n’y a pas de base à regarder.
doctor-permissions-ok = Le fichier de la base n’est lisible que par son propriétaire.
doctor-permissions-open = D’autres comptes de cette machine peuvent ouvrir { $database } (mode { $mode }), avec les graines des parties en cours.
doctor-permissions-open-do = Lancez chmod 600 sur ce fichier.
doctor-permissions-folder = SQLite doit créer des fichiers à côté de la base, et vous ne le pouvez pas dans { $folder }.
doctor-permissions-folder-do = Lancez cette commande avec le compte du serveur, ou donnez-lui le dossier.
doctor-permissions-skipped = Droits du fichier non vérifiés : il n’y a pas de fichier SQLite ici.
doctor-lock-free = Aucun serveur n’utilise le fichier de la base.
doctor-lock-held = Un serveur utilise le fichier de la base : processus { NUMBER($pid, useGrouping: 0) }, { $url }. Un second ne démarrera pas.
doctor-lock-skipped = Serveurs en marche non vérifiés : PostgreSQL peut en servir plusieurs.
doctor-disk-ok = Il reste { $free } Mio sur le disque.
doctor-disk-low = Il ne reste que { $free } Mio sur le disque de { $folder }.
doctor-disk-low-do = Libérez bientôt de la place ; disque plein, les coups sont refusés.
doctor-disk-full = Le disque de { $folder } est presque plein : il reste { $free } Mio.
doctor-disk-full-do = Libérez de la place maintenant ; disque plein, les coups sont refusés.
doctor-disk-unknown = Impossible de lire la place libre dans { $folder } : { $problem }.
doctor-disk-unknown-do = Vérifiez la place libre avec df -h.
doctor-disk-skipped = Place libre non vérifiée : PostgreSQL a son propre disque.
doctor-disk-skipped-do = Vérifiez-la avec df -h sur la machine de la base.

## Clé et horloge

doctor-key-ok = WARDROUND_KEY est définie et assez longue.
doctor-key-not-needed = WARDROUND_KEY n’est pas définie ; une seule machine sur votre réseau n’en a pas besoin.
doctor-key-missing = WARDROUND_KEY n’est pas définie : les connexions par clé d’accès échouent à chaque redémarrage et entre nœuds.
doctor-key-missing-do = Donnez-lui le résultat de openssl rand -base64 32.
doctor-key-short =
    { $size ->
        [one] WARDROUND_KEY a { $size } octet, il en faut au moins { $least } ; le serveur ne démarre pas.
       *[other] WARDROUND_KEY a { $size } octets, il en faut au moins { $least } ; le serveur ne démarre pas.
    }
doctor-key-short-do = Donnez-lui le résultat de openssl rand -base64 32.
doctor-key-example = WARDROUND_KEY a encore la valeur de l’exemple, que tout le monde peut lire.
doctor-key-example-do = Donnez-lui le résultat de openssl rand -base64 32.
doctor-clock-ok = L’horloge est à l’heure des autres : { $time } UTC.
doctor-clock-alone = L’horloge indique { $time } UTC, sans rien pour la comparer.
doctor-clock-drifts = L’horloge a { $seconds } secondes d’écart avec { $other }.
doctor-clock-drifts-do = Activez la synchronisation (timedatectl set-ntp true) sur les deux machines.
doctor-clock-wrong = L’horloge a { $seconds } secondes d’écart avec { $other } : chronos et clés d’accès ne marchent plus bien.
doctor-clock-wrong-do = Activez la synchronisation (timedatectl set-ntp true) sur les deux machines.
doctor-clock-past = L’horloge indique { $time } UTC, une date passée.
doctor-clock-past-do = Réglez l’horloge et activez la synchronisation (timedatectl set-ntp true).

## Le serveur à son adresse

doctor-server-ok = Le serveur répond à { $url }, et sa base de données aussi.
doctor-server-unreachable = Pas de réponse de { $url } : { $problem }.
doctor-server-unreachable-do = Vérifiez que serveur et proxy tournent, puis le nom, le port et le pare-feu.
doctor-server-redirects = { $url } redirige vers { $target }.
doctor-server-redirects-do = Vérifiez plutôt cette adresse avec --url.
doctor-server-no-store = Le serveur répond à { $url }, mais pas sa base de données.
doctor-server-no-store-do = Vérifiez la base, et le WARDROUND_DB du serveur.
doctor-server-not-writable = Le serveur répond à { $url }, mais sa base de données n’accepte pas d’écriture.
doctor-server-not-writable-do = Libérez de la place sur le disque de la base, et vérifiez qu’il n’est pas en lecture seule.
doctor-server-down = Le proxy de { $url } répond { $status } : il n’atteint pas le serveur.
doctor-server-down-do = Démarrez le serveur, et vérifiez l’adresse vers laquelle le proxy envoie les requêtes.
doctor-server-strange = Quelque chose répond { $status } à { $url }, mais ce n’est pas wardround.
doctor-server-strange-do = Vérifiez l’URL, et que le proxy transmet tous les chemins.
doctor-server-untrusted = Serveur non vérifié : corrigez d’abord son certificat.
doctor-server-skipped = Serveur non vérifié de l’extérieur.
doctor-server-skipped-do = Ajoutez --url avec l’adresse qu’ouvrent les joueurs.
doctor-certificate-ok = Le certificat est valable encore { $days } jours.
doctor-certificate-ends =
    { $days ->
        [one] Le certificat expire dans { $days } jour.
       *[other] Le certificat expire dans { $days } jours.
    }
doctor-certificate-ends-do = Renouvelez-le, et cherchez pourquoi cela ne s’est pas fait tout seul.
doctor-certificate-refused = Les navigateurs refusent le certificat : { $problem }.
doctor-certificate-refused-do = Laissez Caddy ou certbot obtenir un certificat pour ce nom précis.
doctor-certificate-none = L’URL est sans https : n’importe qui peut lire les échanges, et les clés d’accès ne marchent pas.
doctor-certificate-none-do = Placez un proxy avec HTTPS devant.
doctor-certificate-local = Pas de certificat à vérifier : l’URL est dans votre réseau.
doctor-certificate-skipped = Certificat non vérifié.
doctor-release-same = Le serveur a la même version, { $version }.
doctor-release-other = Le serveur a la version { $found }, ce programme la { $version }.
doctor-release-other-do = Redémarrez le serveur si vous venez de le mettre à jour.
doctor-release-skipped = Version du serveur non vérifiée.
doctor-proxy-ok = Le serveur voit bien { $scheme } et l’hôte { $host }.
doctor-proxy-name = Le serveur n’accepte pas le nom d’hôte qu’il reçoit pour { $url }.
doctor-proxy-name-do = Démarrez-le avec --public-url { $url }, et laissez le proxy transmettre l’en-tête Host.
doctor-proxy-host = Le serveur voit l’hôte { $found } au lieu de { $wanted }.
doctor-proxy-host-do = Laissez le proxy transmettre l’en-tête Host (nginx : proxy_set_header Host $host).
doctor-proxy-scheme = Le serveur voit { $found } au lieu de { $wanted }.
doctor-proxy-scheme-do = Laissez le proxy envoyer X-Forwarded-Proto, et donnez son adresse avec --proxy.
doctor-proxy-no-echo = Le serveur n’indique pas ce qu’il voit d’une requête ; sa version est peut-être ancienne.
doctor-proxy-no-echo-do = Mettez le serveur à jour, et vérifiez que le proxy transmet tous les chemins.
doctor-proxy-skipped = En-têtes du proxy non vérifiés.
doctor-address-ok = Le serveur voit l’adresse des joueurs, par exemple { $found }.
doctor-address-inside = Le serveur voit l’adresse interne { $found }, qui n’est pas la vôtre.
doctor-address-inside-do = Si c’est le proxy, donnez-la avec --proxy et laissez-le envoyer X-Forwarded-For.
doctor-address-proxy = Le serveur voit pour tous l’adresse du proxy, { $found } : les joueurs partagent une seule limite.
doctor-address-proxy-do = Donnez l’adresse du proxy avec --proxy, et laissez-le envoyer X-Forwarded-For.
doctor-address-forged = Le serveur croit n’importe quelle adresse inventée par un joueur.
doctor-address-forged-do = Laissez le proxy écrire lui-même X-Forwarded-For, et ne donnez que lui avec --proxy.
doctor-address-here = Adresses des joueurs non vérifiées : vous êtes sur la machine du serveur.
doctor-address-here-do = Lancez cette commande depuis une autre machine pour les vérifier.
doctor-address-skipped = Adresses des joueurs non vérifiées.
doctor-streams-ok = Les événements arrivent un par un.
doctor-streams-buffered = Les événements arrivent tous ensemble : le proxy les retient, et les tables semblent figées.
doctor-streams-buffered-do = Désactivez le tampon (nginx : proxy_buffering off ; Caddy : flush_interval -1).
doctor-streams-broken = Le flux d’essai s’est arrêté après { $count } événements sur 3 : { $problem }.
doctor-streams-broken-do = Laissez le proxy transmettre les flux en entier, et les garder ouverts une heure.
doctor-streams-skipped = Flux non vérifiés.

## Pourquoi il n’y a pas de réponse

problem-nobody-listens = rien n’écoute à cette adresse
problem-too-slow = c’est trop long
problem-no-tls = ce n’est pas du HTTPS
problem-not-http = ce n’est pas une réponse HTTP

## Prévenir les joueurs

doctor-push-ok = La clé de notification dans { $file } est bonne.
doctor-push-off = Notifications désactivées : il n’y a pas de clé de notification.
doctor-push-unread = Impossible de lire la clé de notification dans { $file } : { $problem }. Le serveur ne démarre pas.
doctor-push-unread-do = Lancez cette commande avec le compte du serveur, ou créez une clé avec wardround keys.
doctor-push-bad = { $file } n’est pas une clé de notification. Le serveur ne démarre pas.
doctor-push-bad-do = Restaurez la clé de votre sauvegarde, ou créez-en une avec wardround keys.
doctor-push-open = D’autres comptes de cette machine peuvent lire la clé de notification dans { $file } (mode { $mode }).
doctor-push-open-do = Lancez chmod 600 sur ce fichier.
doctor-push-no-https = Il y a une clé, mais les navigateurs n’offrent les notifications qu’en HTTPS, pas sur { $url }.
doctor-push-no-https-do = Placez un proxy en HTTPS devant le serveur.
doctor-mail-ok = Le serveur de messagerie { $host } accepterait nos e-mails. Aucun n’a été envoyé.
doctor-mail-off = E-mails désactivés : WARDROUND_SMTP n’est pas définie.
doctor-mail-bad-address = WARDROUND_SMTP n’est pas l’adresse d’un serveur de messagerie. Le serveur ne démarre pas.
doctor-mail-bad-address-do = Elle ressemble à ceci : { $allowed }.
doctor-mail-bad-sender = WARDROUND_MAIL_FROM n’est pas une adresse e-mail : { $sender }. Le serveur ne démarre pas.
doctor-mail-bad-sender-do = Donnez-lui une adresse comme wardround@example.org.
doctor-mail-unreachable = Le serveur de messagerie { $host } est injoignable : { $problem }.
doctor-mail-unreachable-do = Vérifiez l’hôte et le port dans WARDROUND_SMTP, et le pare-feu.
doctor-mail-no-tls = Le serveur de messagerie { $host } ne propose pas de chiffrement : rien n’est envoyé.
doctor-mail-no-tls-do = Utilisez smtps et le port chiffré, ou smtp-plain sur la même machine.
doctor-mail-untrusted = Le certificat du serveur de messagerie { $host } n’est pas accepté : { $problem }.
doctor-mail-untrusted-do = Utilisez le nom de son certificat, et vérifiez qu’il est encore valable.
doctor-mail-login-refused = Le serveur de messagerie { $host } refuse notre nom ou notre mot de passe.
doctor-mail-login-refused-do = Vérifiez-les dans WARDROUND_SMTP. Les caractères spéciaux y sont codés en pourcent.
doctor-mail-sender-refused = Le serveur de messagerie { $host } n’accepte pas d’e-mails de { $sender }.
doctor-mail-sender-refused-do = Donnez à WARDROUND_MAIL_FROM une adresse autorisée pour votre compte.
