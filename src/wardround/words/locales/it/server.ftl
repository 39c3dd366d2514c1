### Ciò che dice il server.

serve-at = Il server è attivo su { $url }. Premi Ctrl-C per fermarlo.
home-opens = Apertura di { $url } nel tuo browser. Premi Ctrl-C per fermare.
home-at = Apri { $url } nel tuo browser. Premi Ctrl-C per fermare.
home-others = Gli altri nella tua rete possono aprire { $url }
home-runs-opens = wardround è già in esecuzione. Apertura di { $url } nel tuo browser.
home-runs-at = wardround è già in esecuzione: apri { $url } in un browser.
web-not-built = Il tavolo nel browser non è ancora costruito. Esegui «{ $command }» nella cartella del progetto, poi riavvia il server.

## Errori: ciò che è stato chiesto al server

error-bad-request = Il server non riesce a leggere questa richiesta.
error-not-known = Non ti riconosciamo. Apri di nuovo il tuo link.
error-banned = Non hai più accesso a questo server, per decisione di chi lo gestisce.
error-forbidden = Non puoi farlo.
error-not-found = Qui non c’è niente. Controlla l’indirizzo.
error-wrong-method = Questo indirizzo non accetta questo metodo.
error-unavailable = Ora il server non può farlo. Riprova tra un momento.
error-not-json = Il corpo della richiesta non è JSON.
error-not-valid = La richiesta non è valida. Controlla: { $fields } ({ $kinds }).
error-fault = Errore del server. Segnalalo con l’identificativo { $id }.
error-body-too-large = Il corpo della richiesta è troppo lungo: al massimo { $limit } byte.
error-body-too-slow = Il corpo della richiesta ha impiegato troppo tempo ad arrivare. Riprova.
error-upload-too-slow = La lettura del file richiede troppo tempo. Controllalo, o inviane uno più piccolo.
error-upload-too-large = Il file è troppo grande per essere letto. Inviane uno più piccolo.
error-wrong-content-type = Questo tipo di contenuto qui non è accettato. Può essere: { $allowed }.
error-wrong-origin = Le pagine di altri siti non possono farlo qui.
error-wrong-host = Il server non accetta questo nome di host. Chi lo gestisce può aggiungerlo con --name.
error-too-many-requests =
    { $seconds ->
        [one] Troppe richieste. Riprova tra { $seconds } secondo.
       *[other] Troppe richieste. Riprova tra { $seconds } secondi.
    }
error-too-many-streams = Hai troppe pagine del gioco aperte. Chiudine qualcuna.
error-two-cookies = Il tuo browser ha inviato due cookie di accesso. Elimina i cookie di questo sito e ricarica la pagina.
error-too-many-tables = Hai { $limit } tavoli non finiti, ed è il limite. Prima finiscine uno.
error-too-many-bytes = I tuoi tavoli non finiti e i loro pacchetti possono avere al massimo { $limit } MiB. Prima finiscine uno.
error-too-much-today =
    { $minutes ->
        [one] Oggi troppi nuovi tavoli o giocatori dalla tua rete. Riprova tra { $minutes } minuto.
       *[other] Oggi troppi nuovi tavoli o giocatori dalla tua rete. Riprova tra { $minutes } minuti.
    }
error-chat-full = La chat di questo tavolo è piena: { $limit } messaggi.
error-log-full = Il registro di questo tavolo è pieno: { $limit } voci. Crea un nuovo tavolo.

## Errori: impostazioni del server

error-bad-network = «{ $network }» non è né un indirizzo né una rete. Usa per esempio 127.0.0.1, 10.0.0.0/8 o unix.
error-bad-public-url = L’indirizzo pubblico non può essere «{ $url }». Si scrive così: { $allowed }.
error-short-key = WARDROUND_KEY è troppo corta: servono almeno { $least } caratteri.
error-port-taken = Un altro programma usa già { $host }, porta { NUMBER($port, useGrouping: 0) }. Scegli un’altra porta con --port, o 0 per una porta libera.
error-cannot-listen = Il server non può ascoltare all’indirizzo { $host }, porta { NUMBER($port, useGrouping: 0) }: { $problem }.
problem-not-our-address = questa macchina non ha questo indirizzo
problem-no-such-address = questo indirizzo non esiste

## Errori: passkey

error-passkey-no-domain = Le passkey richiedono https e un nome di dominio. Su «{ $host }» non funzionano.
error-passkey-challenge = Questa richiesta di passkey non è valida. Ricomincia.
error-passkey-expired = È passato troppo tempo. Ricomincia.
error-passkey-used = Questa richiesta di passkey è già stata usata. Ricomincia.
error-passkey-unknown = Non riconosciamo questa passkey. Provane un’altra.
error-passkey-cloned = Questa passkey è stata usata altrove: potrebbe essercene una copia. Usane un’altra.
error-passkey-refused = Impossibile verificare la passkey. Riprova.
error-passkey-known = Questa passkey è già salvata.
error-passkey-too-many = Hai già { $count } passkey. Eliminane una per aggiungerne un’altra.
error-signed-out = La tua sessione su questo dispositivo è chiusa. Accedi di nuovo con la passkey o apri il tuo link.

## Errori: a un tavolo

error-no-such-table = Tavolo non trovato. Controlla il link.
error-table-closed = Chi gestisce questo server ha chiuso questo tavolo.
error-no-such-seat = Posto non trovato a questo tavolo.
error-no-such-link = Questo link non funziona più. Chiedine uno nuovo.
error-link-used = Questo link è già stato usato o sostituito. Chiedine uno nuovo.
error-no-such-record = Nessun file di partita: la partita non è finita, o non è mai stata giocata.
error-no-name = Il tuo nome deve avere almeno una lettera.
error-name-needed = Come ti chiami? Prima scegli un nome.
error-not-your-seat = Questo non è il tuo posto.
error-seat-lost = Questo posto non è più tuo: qualcuno l’ha lasciato o ne ha rinnovato il link.
error-not-your-table = Non hai un posto a questo tavolo.
error-not-watched = Questo tavolo non ammette spettatori.
error-seat-taken = Il posto { $seat } è occupato.
error-seat-consent = Al posto { $seat } gioca un bot. Chiedi ai giocatori del tavolo di farti subentrare.
error-seat-no-person = Nessun giocatore da sostituire al posto { $seat }.
error-seat-not-away = Al posto { $seat } il giocatore non è offline. Gli altri potranno chiamare un bot sostituto tra { $seconds } secondi.
error-clock-not-over = Il timer non è ancora scaduto.
error-seat-no-stand-in = Nessun bot sostituto al posto { $seat }.
error-table-full = Questo tavolo non ha posti liberi.
error-table-begun = La partita è già iniziata.
error-table-not-begun = La partita non è ancora iniziata.
error-table-not-playing = Nessuna partita in corso: non è iniziata, o è finita.
error-table-over = La partita è finita.
error-table-not-over = La partita non è ancora finita.
error-table-other-rules = Questo tavolo è iniziato con altre regole o altre carte di { $game } rispetto a quelle di questo server. Puoi sempre rivedere le partite finite.
error-table-busy = Il tavolo è occupato. Riprova tra un momento.
error-table-damaged = Questo tavolo è danneggiato e non si apre. Avvisa chi gestisce il server.
error-review-damaged = Questa analisi è danneggiata e non si apre. Iniziane una nuova.
error-rematch-begun = C’è già una rivincita, al tavolo { $table }.
error-fork-seats = La partita ha { $seats } posti, non { $count }.
error-bad-step = Il passo { $found } non esiste. L’ultimo è { $most }.
error-branch-too-long = Troppo lungo: al massimo { $most } decisioni in «E se».
error-step-no-record = Per indicare un passo, aggiungi il file di partita.
error-lesson-alone = Un tutorial è una nuova partita per un solo giocatore, con o senza bot.
error-record-settings = Il file di partita ha le sue impostazioni e i suoi pacchetti. Non aggiungerne altri.
error-stale = Il tavolo è cambiato. Controllalo e scegli di nuovo.
error-key-used = Questa chiave è stata usata per un altro comando. Usane una nuova.
error-action-or-text = Indica un’azione con il suo numero o con il suo testo, non con entrambi.
error-text-or-phrase = Invia un testo tuo o una frase pronta, non entrambi.
error-nothing-said = Un messaggio deve avere almeno una lettera.
error-mute-oneself = Non puoi silenziarti.
error-undo-not-alone = Puoi annullare dopo un tiro solo in solitario o contro i bot.
error-undo-daily = Il reparto del giorno ha un solo tentativo: non si annulla dopo un tiro.
error-daily-alone = Il reparto del giorno si gioca senza aiuto: niente coach e nessun bot al tuo posto.
error-no-such-review = Analisi non trovata, o nessuno la guida da un mese.
error-no-such-example = Esempio { $example } non trovato.
error-not-leading = Qualcun altro guida questa analisi.
error-no-such-puzzle = Rompicapo { $puzzle } non trovato.
error-no-such-follower = Nessuno ha questo numero in questa analisi.
error-daily-secret = Altri giocano ancora questo reparto. I suoi dadi e le sue carte restano segreti fino al { $when } UTC.
error-too-many-preferences = Troppe preferenze da salvare.
error-no-hint = Il coach ora non ha una risposta. Riprova tra un momento.
example-refused = { $wanted }: non si può. { $why }

## Promemoria: tocca a te

reminder-title = Tocca a te
reminder-round = { $game }, round { $number }
reminder-turn = { $game }, turno { $number }
keys-usual = La tua chiave per le notifiche è in { $file }. wardround serve la trova lì. Conservala: con una nuova chiave i giocatori devono iscriversi di nuovo.
keys-made = La tua chiave per le notifiche è in { $file }. Avvia il server con --push-key { $file }. Conservala: con una nuova chiave i giocatori devono iscriversi di nuovo.
error-push-key-there = { $file } esiste già. Conserva questa chiave: con una nuova i giocatori devono iscriversi di nuovo.
error-push-key-unwritten = Impossibile scrivere la chiave per le notifiche in { $file }: { $problem }.
error-push-key-unread = Impossibile leggere la chiave per le notifiche { $file }: { $problem }. Creane una con wardround keys.
error-push-key-bad = { $file } non è una chiave per le notifiche. Creane una con wardround keys.
error-no-push = Questo server non può inviare notifiche.
error-bad-subscription = Non possiamo usare il servizio di notifica del tuo browser.
mail-code-subject = Il tuo codice per wardround
mail-code = Il tuo codice è { $code }

    Inseriscilo nelle impostazioni su { $url } per ricevere un’e-mail quando tocca a te. Vale un’ora.

    Non sei tu? Ignora questa e-mail. Non ne arriveranno altre.
mail-move-subject = Tocca a te: { $what }
mail-move = Tocca a te. { $what }

    { $url }
mail-stop = Non ricevere più e-mail: { $url }
mail-stop-ask = Non vuoi più ricevere e-mail da questo server? Elimineremo il tuo indirizzo.
mail-stop-button = Ferma le e-mail
mail-stopped = Fatto. Abbiamo eliminato il tuo indirizzo e non riceverai più e-mail.
error-bad-smtp = WARDROUND_SMTP non è l’indirizzo di un server di posta. Si scrive così: { $allowed }.
error-bad-mail-from = WARDROUND_MAIL_FROM deve essere un indirizzo e-mail, come wardround@example.org, non «{ $found }».
error-mail-no-url = Le e-mail hanno bisogno di link: indica l’indirizzo del tuo server con --public-url.
error-no-mail = Questo server non può inviare e-mail.
error-bad-address = Non possiamo usare questo indirizzo e-mail. Controllalo.
error-too-many-codes = Hai chiesto troppi codici oggi. Riprova domani.
error-mail-not-sent = Impossibile inviare l’e-mail. Riprova più tardi.
error-wrong-code = Questo codice non funziona. Controllalo o chiedine uno nuovo.
