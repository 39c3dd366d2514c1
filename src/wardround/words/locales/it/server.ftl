### Ciò che dice il server.

serve-at = Il server è all’indirizzo { $url }. Ctrl-C lo ferma.
home-opens = Il tavolo è all’indirizzo { $url } e si apre nel tuo browser. Ctrl-C lo chiude.
home-at = Il tavolo è all’indirizzo { $url }: aprilo in un browser. Ctrl-C lo chiude.
home-others = Gli altri, nella tua rete, aprono { $url }
home-runs-opens = wardround è già in esecuzione. Si apre { $url } nel tuo browser.
home-runs-at = wardround è già in esecuzione: apri { $url } in un browser.
web-not-built = Il tavolo nel browser non è stato costruito qui. Esegui “{ $command }” nella cartella del progetto, poi riavvia il server.

## Errori: ciò che è stato chiesto al server

error-bad-request = Il server non riesce a leggere questa richiesta.
error-not-known = Il server non sa chi sei. Apri di nuovo il tuo link.
error-banned = Non hai più accesso a questo server: l’ha deciso chi lo gestisce.
error-forbidden = Non puoi fare questo.
error-not-found = Qui non c’è niente.
error-wrong-method = Qui questo non si può fare.
error-unavailable = Ora il server non può farlo. Riprova tra un momento.
error-not-json = Il corpo della richiesta non è JSON.
error-not-valid = La richiesta non ha la forma giusta. Guarda: { $fields } ({ $kinds }).
error-fault = Qualcosa è andato storto nel server. Il suo registro ne sa di più sotto { $id }.
error-body-too-large = Il corpo della richiesta è troppo lungo: sono permessi al massimo { $limit } byte.
error-body-too-slow = Il corpo della richiesta ha impiegato troppo tempo ad arrivare.
error-upload-too-slow = La lettura del file richiede troppo tempo. Controllalo, o inviane uno più piccolo.
error-upload-too-large = Il file è troppo grande per essere letto. Inviane uno più piccolo.
error-wrong-content-type = Il tipo del corpo della richiesta qui non è accettato. Può essere: { $allowed }.
error-wrong-origin = La pagina di un altro sito non può fare questo qui.
error-wrong-host = Il server non risponde a questo nome. Chi lo gestisce può aggiungere il nome all’elenco.
error-too-many-requests =
    { $seconds ->
        [one] Troppo spesso. Riprova tra { $seconds } secondo.
       *[other] Troppo spesso. Riprova tra { $seconds } secondi.
    }
error-too-many-streams = Ci sono troppe pagine del gioco aperte insieme. Chiudine qualcuna.
error-two-cookies = Il tuo browser ha inviato due cookie di accesso. Elimina i cookie di questo sito e ricarica la pagina.
error-too-many-tables = Hai { $limit } tavoli non finiti, ed è il limite. Prima finiscine uno.
error-too-many-bytes = I tuoi tavoli non finiti e i loro pacchetti possono avere al massimo { $limit } MiB. Prima finiscine uno.
error-too-much-today =
    { $minutes ->
        [one] Dalla tua rete oggi arrivano troppe novità. Riprova tra { $minutes } minuto.
       *[other] Dalla tua rete oggi arrivano troppe novità. Riprova tra { $minutes } minuti.
    }
error-chat-full = La chat di questo tavolo è piena: { $limit } messaggi.
error-log-full = Il registro di questo tavolo è pieno: { $limit } voci. Crea un nuovo tavolo.

## Errori: impostazioni del server

error-bad-network = “{ $network }” non è né un indirizzo né una rete, come 127.0.0.1, 10.0.0.0/8 o unix.
error-bad-public-url = L’indirizzo pubblico “{ $url }” non ha la forma { $allowed }.
error-short-key = La chiave del server è troppo corta: servono almeno { $least } caratteri.
error-port-taken = Un altro programma ascolta già all’indirizzo { $host }, porta { NUMBER($port, useGrouping: 0) }. Scegli un’altra porta con --port; 0 ne prende una libera.
error-cannot-listen = Il server non può ascoltare all’indirizzo { $host }, porta { NUMBER($port, useGrouping: 0) }: { $problem }.
problem-not-our-address = questa macchina non ha questo indirizzo
problem-no-such-address = questo indirizzo non esiste

## Errori: passkey

error-passkey-no-domain = Le passkey richiedono https e un server che abbia un nome; su “{ $host }” non ci sono.
error-passkey-challenge = Questa risposta non corrisponde a nessuna domanda del server. Ricomincia.
error-passkey-expired = È passato troppo tempo. Ricomincia.
error-passkey-used = Questa risposta è già stata usata. Ricomincia.
error-passkey-unknown = Il server non conosce questa passkey.
error-passkey-cloned = Nel frattempo questa passkey è stata usata altrove: potrebbe essercene una copia. Non è accettata.
error-passkey-refused = Non è stato possibile verificare la passkey.
error-passkey-known = Il server ha già questa passkey.
error-passkey-too-many = Ci sono già { $count } passkey; non se ne possono aggiungere altre.
error-signed-out = Sei uscito su questo dispositivo. Accedi di nuovo con la passkey o apri il tuo link.

## Errori: a un tavolo

error-no-such-table = Questo tavolo non esiste.
error-table-closed = Questo tavolo è stato chiuso da chi gestisce il server.
error-no-such-seat = A questo tavolo non c’è questo posto.
error-no-such-link = Questo link non apre nessun posto. Forse uno più recente l’ha sostituito.
error-link-used = Questo link è già stato usato o sostituito. Chiedine uno nuovo.
error-no-such-record = Non c’è la registrazione di questa partita: non è finita, o non è mai stata giocata.
error-no-name = Un nome ha bisogno di almeno una lettera.
error-name-needed = Il server non ti conosce ancora. Digli il tuo nome.
error-not-your-seat = Questo non è il tuo posto.
error-seat-lost = Questo posto non è più tuo: qualcuno l’ha lasciato o ne ha rinnovato il link.
error-not-your-table = Non sei a questo tavolo.
error-not-watched = Nessuno può guardare questo tavolo.
error-seat-taken = Il posto { $seat } è occupato.
error-seat-consent = Al posto { $seat } gioca un bot. Chiedi ai giocatori del tavolo di prenderne il posto.
error-seat-no-person = Al posto { $seat } non c’è nessuno da sostituire.
error-seat-not-away = Il posto { $seat } non è abbandonato: gli altri potranno farci giocare un bot tra { $seconds } secondi.
error-clock-not-over = Il tempo non è scaduto.
error-seat-no-stand-in = Al posto { $seat } nessun bot sostituisce qualcuno.
error-table-full = A questo tavolo non ci sono posti liberi.
error-table-begun = La partita è cominciata.
error-table-not-begun = La partita non è cominciata.
error-table-not-playing = La partita non è in corso: non è cominciata, o è finita.
error-table-over = La partita è finita.
error-table-not-over = La partita non è ancora finita.
error-table-other-rules = Questo tavolo è stato cominciato con altre regole o altre carte di { $game } rispetto a quelle che questo server ha ora. Una partita finita resta leggibile.
error-table-busy = Il tavolo è occupato. Riprova tra un momento.
error-table-damaged = Questo tavolo è danneggiato e non si apre. Avvisa chi gestisce il server.
error-review-damaged = Questa analisi è danneggiata e non si apre. Iniziane una nuova.
error-rematch-begun = C’è già una rivincita, al tavolo { $table }.
error-fork-seats = La partita ha { $seats } posti, e ne sono stati chiesti { $count }.
error-bad-step = Non c’è il passo { $found }; l’ultimo è { $most }.
error-branch-too-long = Una tua variante può avere al massimo { $most } decisioni.
error-step-no-record = Un passo si può indicare solo insieme alla registrazione di una partita.
error-lesson-alone = Una lezione è una partita nuova per una persona sola, con o senza bot.
error-record-settings = La registrazione dice quali impostazioni e pacchetti ha la sua partita; con essa non se ne possono dare altri.
error-stale = Qualcosa è cambiato da quando hai guardato. Guarda di nuovo, poi decidi.
error-key-used = Questa chiave è stata usata per un altro comando. Prendine una nuova.
error-action-or-text = Un’azione si indica con il suo numero o con il suo testo, uno dei due.
error-text-or-phrase = Parla con parole tue o con una frase pronta, una delle due.
error-nothing-said = Un messaggio ha bisogno di almeno una lettera.
error-mute-oneself = Non si può silenziare sé stessi.
error-undo-not-alone = Si può tornare così indietro solo giocando da soli.
error-undo-daily = Il turno del giorno si gioca una volta sola: ciò che il caso ha mostrato resta.
error-daily-alone = Il turno del giorno si gioca senza aiuto: niente consigliere e nessun bot al tuo posto.
error-no-such-review = Questa revisione non esiste, o nessuno la guida da un mese.
error-no-such-example = Non c’è nessun esempio { $example }.
error-not-leading = È un altro a guidare questa revisione.
error-no-such-follower = Nessuno con questo numero è venuto a questa revisione.
error-daily-secret = Altri giocano ancora questo reparto. I suoi dadi e le sue carte restano segreti fino al { $when } UTC.
error-too-many-preferences = È troppo per delle preferenze.
error-no-hint = L’allenatore non ha una risposta ora. Riprova tra un momento.
example-refused = { $wanted }: non si può. { $why }

## Telling people that it is their move

reminder-title = Tocca a te
reminder-round = { $game }, round { $number }
reminder-turn = { $game }, turno { $number }
keys-usual = La tua chiave per le notifiche è in { $file }. wardround serve la trova lì. Conservala: con un’altra chiave nessuno viene più avvisato.
keys-made = La tua chiave per le notifiche è in { $file }. Avvia il server con --push-key { $file }. Conservala: con un’altra chiave nessuno viene più avvisato.
error-push-key-there = { $file } esiste già. Conserva questa chiave: con un’altra i browser iscritti non vengono più avvisati.
error-push-key-unwritten = Impossibile scrivere la chiave per le notifiche in { $file }: { $problem }.
error-push-key-unread = Impossibile leggere la chiave per le notifiche { $file }: { $problem }. Creane una con wardround keys.
error-push-key-bad = { $file } non è una chiave per le notifiche. Creane una con wardround keys.
error-no-push = Questo server non può inviare notifiche.
error-bad-subscription = Qui non si può usare il servizio di notifica del tuo browser.
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
error-bad-mail-from = WARDROUND_MAIL_FROM deve essere un indirizzo e-mail, come wardround@example.org, non “{ $found }”.
error-mail-no-url = Le e-mail hanno bisogno di link: indica con --public-url dove si trova il server.
error-no-mail = Questo server non può inviare e-mail.
error-bad-address = Questo indirizzo e-mail non si può usare. Controllalo.
error-too-many-codes = Oggi sono stati chiesti troppi codici. Riprova domani.
error-mail-not-sent = Non è stato possibile inviare l’e-mail. Riprova più tardi.
error-wrong-code = Questo codice non funziona. Controllalo o chiedine uno nuovo.
