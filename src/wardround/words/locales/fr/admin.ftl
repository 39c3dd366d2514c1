### Ce que dit `wardround admin`.

## Ce qui a été fait

admin-closed = La table { $id } est fermée. Personne ne peut y jouer ni la regarder.
admin-closed-before = La table { $id } est déjà fermée.
admin-reopened = La table { $id } est de nouveau ouverte.
admin-not-closed = La table { $id } n’est pas fermée.
admin-deleted = La table { $id } est supprimée.
admin-banned = { $id } n’a plus accès au serveur.
admin-banned-before = { $id } n’avait déjà plus accès au serveur.
admin-unbanned = { $id } peut de nouveau jouer.
admin-not-banned = { $id } a bien accès au serveur.
admin-forgotten = { $id } : tout est supprimé. Tables supprimées : { $deleted } ; tables que d’autres gardent, sans nom ni messages : { $cleaned }.
admin-backed-up = Base de données enregistrée dans { $file } ({ $size }).

## Ce qui est affiché

admin-no-tables = Aucune table.
admin-no-people = Personne.
admin-no-orders = Aucune intervention pour l’instant.
admin-size = Taille : { $size }
admin-holder = Place { $seat } : { $name } ({ $id })
admin-message = { $at }, place { $seat } : { $text }
admin-people-counted = Personnes : { $people }, avec une clé d’accès : { $accounts }, sans accès : { $banned }
admin-database-size = Base de données : { $size }
admin-megabytes = { $size } Mo

admin-heading-table = table
admin-heading-state = état
admin-heading-game = jeu
admin-heading-changed = modifiée (UTC)
admin-heading-entries = entrées
admin-heading-who = joueurs
admin-heading-person = personne
admin-heading-name = nom
admin-heading-since = depuis (UTC)
admin-heading-tables = tables
admin-heading-passkeys = clés d’accès
admin-heading-banned = sans accès depuis (UTC)
admin-heading-size = taille
admin-heading-when = quand (UTC)
admin-heading-operator = opérateur
admin-heading-action = action
admin-heading-subject = identifiant
admin-heading-reason = raison

admin-state-waiting = en attente
admin-state-playing = en cours
admin-state-over = terminée
admin-state-closed = fermée

admin-did-close-table = table fermée
admin-did-reopen-table = table rouverte
admin-did-delete-table = table supprimée
admin-did-clean-table = nom et messages supprimés
admin-did-ban-person = accès retiré
admin-did-unban-person = accès rendu
admin-did-delete-person = personne supprimée
admin-did-export-person = données exportées
admin-did-backup = sauvegarde

## Erreurs

error-admin-no-database = Aucune base de données dans { $database }. Indiquez celle du serveur avec --db ou WARDROUND_DB.
error-admin-other-schema =
    La base de données { $database } { $state ->
        [empty] est vide. Démarrez d’abord le serveur avec elle.
        [older] vient d’une version plus ancienne. Démarrez une fois le serveur de cette version pour la mettre à jour.
        [newer] vient d’une version plus récente. Utilisez cette version.
       *[foreign] appartient à un autre programme.
    }
error-admin-no-table = Table { $id } introuvable. « wardround admin tables » en donne la liste.
error-admin-no-person = Personne { $id } introuvable. « wardround admin people » en donne la liste.
error-admin-not-sure = { $id } : suppression définitive. Ajoutez --yes pour confirmer.
error-admin-long-reason = La raison est trop longue : { $most } caractères au plus.
error-admin-file-exists = { $file } existe déjà. Choisissez un autre nom.
error-admin-no-folder = Le dossier { $folder } n’existe pas.
error-admin-backup-broken = La copie est endommagée et a été supprimée : { $problem }. Vérifiez le disque et la base de données.
error-admin-backup-postgres = C’est une base PostgreSQL. Sauvegardez-la avec son propre outil : { $command }
