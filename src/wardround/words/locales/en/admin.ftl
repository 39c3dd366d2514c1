### What `wardround admin` says.

## What it did

admin-closed = Table { $id } is closed. No one can play or watch it.
admin-closed-before = Table { $id } is already closed.
admin-reopened = Table { $id } is open again.
admin-not-closed = Table { $id } isn’t closed.
admin-deleted = Table { $id } is deleted.
admin-banned = { $id } is banned.
admin-banned-before = { $id } is already banned.
admin-unbanned = { $id } can play again.
admin-not-banned = { $id } isn’t banned.
admin-forgotten = { $id } is deleted. Tables deleted: { $deleted }; tables that others keep, without name and messages: { $cleaned }.
admin-backed-up = Database saved in { $file } ({ $size }).

## What it shows

admin-no-tables = No tables.
admin-no-people = No people.
admin-no-orders = No operator actions yet.
admin-size = Size: { $size }
admin-holder = Seat { $seat }: { $name } ({ $id })
admin-message = { $at }, seat { $seat }: { $text }
admin-people-counted = People: { $people }, with a passkey: { $accounts }, banned: { $banned }
admin-database-size = Database: { $size }
admin-megabytes = { $size } MB

admin-heading-table = table
admin-heading-state = state
admin-heading-game = game
admin-heading-changed = changed (UTC)
admin-heading-entries = entries
admin-heading-who = players
admin-heading-person = person
admin-heading-name = name
admin-heading-since = since (UTC)
admin-heading-tables = tables
admin-heading-passkeys = passkeys
admin-heading-banned = banned (UTC)
admin-heading-size = size
admin-heading-when = when (UTC)
admin-heading-operator = operator
admin-heading-action = action
admin-heading-subject = id
admin-heading-reason = reason

admin-state-waiting = waiting
admin-state-playing = playing
admin-state-over = finished
admin-state-closed = closed

admin-did-close-table = table closed
admin-did-reopen-table = table reopened
admin-did-delete-table = table deleted
admin-did-clean-table = name and messages removed
admin-did-ban-person = person banned
admin-did-unban-person = ban lifted
admin-did-delete-person = person deleted
admin-did-export-person = person exported
admin-did-backup = backup

## Errors

error-admin-no-database = There’s no database at { $database }. Name the server’s own with --db or WARDROUND_DB.
error-admin-other-schema =
    The database { $database } { $state ->
        [empty] is empty. Start the server with it first.
        [older] is from an older version. Start this version’s server once to upgrade it.
        [newer] is from a newer version. Use that version.
       *[foreign] belongs to another program.
    }
error-admin-no-table = Table { $id } not found. “wardround admin tables” lists them.
error-admin-no-person = Person { $id } not found. “wardround admin people” lists them.
error-admin-not-sure = This deletes { $id } for good. Add --yes if you’re sure.
error-admin-long-reason = The reason is too long: use up to { $most } characters.
error-admin-file-exists = { $file } already exists. Choose another name.
error-admin-no-folder = The folder { $folder } doesn’t exist.
error-admin-backup-broken = The copy is damaged and was removed: { $problem }. Check the disk and the database.
error-admin-backup-postgres = This is a PostgreSQL database. Back it up with its own tool: { $command }
