### Che cosa dice `wardround admin`.

## Che cosa ha fatto

admin-closed = Il tavolo { $id } è chiuso. Nessuno può giocarci né guardarlo.
admin-closed-before = Il tavolo { $id } è già chiuso.
admin-reopened = Il tavolo { $id } è di nuovo aperto.
admin-not-closed = Il tavolo { $id } non è chiuso.
admin-deleted = Il tavolo { $id } è eliminato.
admin-banned = { $id } non ha più accesso al server.
admin-banned-before = { $id } già non aveva più accesso al server.
admin-unbanned = { $id } può giocare di nuovo.
admin-not-banned = { $id } ha già accesso al server.
admin-forgotten = { $id }: dati eliminati. Tavoli eliminati: { $deleted }; tavoli che restano ad altri, senza nome e messaggi: { $cleaned }.
admin-backed-up = Database salvato in { $file } ({ $size }).

## Che cosa mostra

admin-no-tables = Nessun tavolo.
admin-no-people = Nessuno.
admin-no-orders = Finora nessun intervento.
admin-size = Dimensione: { $size }
admin-holder = Posto { $seat }: { $name } ({ $id })
admin-message = { $at }, posto { $seat }: { $text }
admin-people-counted = Persone: { $people }, con passkey: { $accounts }, senza accesso: { $banned }
admin-database-size = Database: { $size }
admin-megabytes = { $size } MB

admin-heading-table = tavolo
admin-heading-state = stato
admin-heading-game = gioco
admin-heading-changed = modificato (UTC)
admin-heading-entries = voci
admin-heading-who = giocatori
admin-heading-person = persona
admin-heading-name = nome
admin-heading-since = dal (UTC)
admin-heading-tables = tavoli
admin-heading-passkeys = passkey
admin-heading-banned = senza accesso dal (UTC)
admin-heading-size = dimensione
admin-heading-when = quando (UTC)
admin-heading-operator = gestore
admin-heading-action = azione
admin-heading-subject = identificativo
admin-heading-reason = motivo

admin-state-waiting = in attesa
admin-state-playing = in corso
admin-state-over = finito
admin-state-closed = chiuso

admin-did-close-table = tavolo chiuso
admin-did-reopen-table = tavolo riaperto
admin-did-delete-table = tavolo eliminato
admin-did-clean-table = nome e messaggi eliminati
admin-did-ban-person = accesso tolto
admin-did-unban-person = accesso restituito
admin-did-delete-person = persona eliminata
admin-did-export-person = dati esportati
admin-did-backup = copia di sicurezza

## Errori

error-admin-no-database = Nessun database in { $database }. Indica quello del server con --db o WARDROUND_DB.
error-admin-other-schema =
    Il database { $database } { $state ->
        [empty] è vuoto. Prima avvia il server con questo database.
        [older] viene da una versione precedente. Avvia una volta il server di questa versione per aggiornarlo.
        [newer] viene da una versione più recente. Usa quella versione.
       *[foreign] appartiene a un altro programma.
    }
error-admin-no-table = Tavolo { $id } non trovato. «wardround admin tables» li elenca.
error-admin-no-person = Persona { $id } non trovata. «wardround admin people» le elenca.
error-admin-not-sure = { $id }: eliminazione definitiva. Aggiungi --yes per confermare.
error-admin-long-reason = Il motivo è troppo lungo: usa al massimo { $most } caratteri.
error-admin-file-exists = { $file } esiste già. Scegli un altro nome.
error-admin-no-folder = La cartella { $folder } non esiste.
error-admin-backup-broken = La copia è danneggiata ed è stata eliminata: { $problem }. Controlla il disco e il database.
error-admin-backup-postgres = Questo è un database PostgreSQL. Salvalo con il suo strumento: { $command }
