### Che cosa dice `wardround doctor`: che cosa ha trovato e (-do) che cosa fare.

doctor-state-ok = ok
doctor-state-warning = attenzione
doctor-state-problem = problema
doctor-state-skipped = saltato
doctor-line = { $state }: { $found }
doctor-verdict-ok = Tutto a posto.
doctor-verdict-warning =
    { $warnings ->
        [one] Nessun problema, { $warnings } avviso.
       *[other] Nessun problema, { $warnings } avvisi.
    }
doctor-verdict-problem =
    { $problems ->
        [one] { $problems } problema da risolvere.
       *[other] { $problems } problemi da risolvere.
    }

## Il programma

doctor-version-ok = Questo è wardround { $version }, compilato, con Python { $python }.
doctor-version-pure = Questo è wardround { $version }, non compilato, con Python { $python }: i bot pensano più lentamente.
doctor-version-pure-do = Se puoi, installa la versione compilata (wheel) per il tuo Python.

## Il database

doctor-database-ok = Il database { $database } è leggibile e scrivibile.
doctor-database-absent = In { $database } non c’è ancora un database; lo crea il server.
doctor-database-no-folder = La cartella { $folder } non esiste.
doctor-database-no-folder-do = Creala, o scegli un altro file con --db.
doctor-database-is-folder = { $database } è una cartella, non un file.
doctor-database-is-folder-do = Aggiungi il nome di un file, come tables.db.
doctor-database-locked-folder = Non puoi creare file in { $folder }.
doctor-database-locked-folder-do = Usa l’utente del server, o assegnagli la cartella.
doctor-database-no-driver = Manca il pacchetto Python { $package } per PostgreSQL.
doctor-database-no-driver-do = Reinstalla il wheel con la sua opzione [postgres].
doctor-database-unreachable = Il database { $database } non si apre: { $problem }.
doctor-database-unreachable-do = Controlla l’indirizzo (--db o WARDROUND_DB), la password e che il database sia in funzione.
doctor-database-read-only = Impossibile scrivere nel database { $database }: { $problem }.
doctor-database-read-only-do = Dai all’utente del server il diritto di scrivere, e usa qui quell’utente.
doctor-schema-current = Il database ha lo schema di questa versione.
doctor-schema-empty = Il database è vuoto; lo prepara il server.
doctor-schema-older = Il database ha il vecchio schema { $revision }; il server lo aggiorna all’avvio.
doctor-schema-older-do = Fai una copia di sicurezza prima di avviare il server.
doctor-schema-newer = Il database ha lo schema più recente { $revision }; questa versione lo rifiuta.
doctor-schema-newer-do = Reinstalla il wardround più recente, o ripristina una copia di prima dell’aggiornamento.
doctor-schema-foreign = Il database contiene le tabelle di un altro programma.
doctor-schema-foreign-do = Dai a wardround un database tutto suo.
doctor-schema-skipped = Schema non controllato: non c’è un database da guardare.
doctor-permissions-ok = Solo il proprietario può leggere il file del database.
doctor-permissions-open = Altri utenti di questa macchina possono aprire { $database } (modo { $mode }), con i semi delle partite in corso.
doctor-permissions-open-do = Esegui chmod 600 sul file.
doctor-permissions-folder = SQLite crea file accanto al database, e tu non puoi crearne in { $folder }.
doctor-permissions-folder-do = Usa l’utente del server, o assegnagli la cartella.
doctor-permissions-skipped = Permessi del file non controllati: qui non c’è un file SQLite.
doctor-lock-free = Nessun server usa il file del database.
doctor-lock-held = Un server usa il file del database: processo { NUMBER($pid, useGrouping: 0) }, { $url }. Un secondo non si avvia.
doctor-lock-skipped = Server in esecuzione non controllati: PostgreSQL può servirne più di uno.
doctor-disk-ok = Il disco ha { $free } MiB liberi.
doctor-disk-low = Il disco di { $folder } ha solo { $free } MiB liberi.
doctor-disk-low-do = Libera presto dello spazio: a disco pieno le mosse vengono rifiutate.
doctor-disk-full = Il disco di { $folder } è quasi pieno: restano { $free } MiB.
doctor-disk-full-do = Libera subito dello spazio: a disco pieno le mosse vengono rifiutate.
doctor-disk-unknown = Impossibile leggere lo spazio libero in { $folder }: { $problem }.
doctor-disk-unknown-do = Controlla lo spazio libero con df -h.
doctor-disk-skipped = Spazio libero non controllato: PostgreSQL ha un disco suo.
doctor-disk-skipped-do = Controllalo con df -h sulla macchina del database.

## Chiave e orologio

doctor-key-ok = WARDROUND_KEY è impostata e abbastanza lunga.
doctor-key-not-needed = WARDROUND_KEY non è impostata; a una sola macchina nella tua rete non serve.
doctor-key-missing = WARDROUND_KEY non è impostata: gli accessi con passkey falliscono a ogni riavvio e tra nodi diversi.
doctor-key-missing-do = Impostala con il risultato di openssl rand -base64 32.
doctor-key-short =
    { $size ->
        [one] WARDROUND_KEY ha { $size } byte e ne servono almeno { $least }; il server non parte.
       *[other] WARDROUND_KEY ha { $size } byte e ne servono almeno { $least }; il server non parte.
    }
doctor-key-short-do = Impostala con il risultato di openssl rand -base64 32.
doctor-key-example = WARDROUND_KEY ha ancora il valore dell’esempio, che tutti possono leggere.
doctor-key-example-do = Impostala con il risultato di openssl rand -base64 32.
doctor-clock-ok = L’orologio è in linea con gli altri: { $time } UTC.
doctor-clock-alone = L’orologio segna { $time } UTC; non c’è nulla con cui confrontarlo.
doctor-clock-drifts = L’orologio è sfasato di { $seconds } secondi rispetto a { $other }.
doctor-clock-drifts-do = Attiva la sincronizzazione (timedatectl set-ntp true) su entrambe le macchine.
doctor-clock-wrong = L’orologio è sfasato di { $seconds } secondi rispetto a { $other }: timer e passkey non funzionano bene.
doctor-clock-wrong-do = Attiva la sincronizzazione (timedatectl set-ntp true) su entrambe le macchine.
doctor-clock-past = L’orologio segna { $time } UTC, una data passata.
doctor-clock-past-do = Regola l’orologio e attiva la sincronizzazione (timedatectl set-ntp true).

## Il server al suo indirizzo

doctor-server-ok = Il server risponde a { $url }, e anche il suo database.
doctor-server-unreachable = Nessuna risposta da { $url }: { $problem }.
doctor-server-unreachable-do = Controlla che server e proxy siano in funzione, poi nome, porta e firewall.
doctor-server-redirects = { $url } reindirizza a { $target }.
doctor-server-redirects-do = Controlla invece quell’indirizzo con --url.
doctor-server-no-store = Il server risponde a { $url }, ma il suo database no.
doctor-server-no-store-do = Controlla il database, e il WARDROUND_DB del server.
doctor-server-not-writable = Il server risponde a { $url }, ma non può scrivere nel suo database.
doctor-server-not-writable-do = Libera spazio sul disco del database, e controlla che non sia in sola lettura.
doctor-server-down = Il proxy di { $url } risponde { $status }: non raggiunge il server.
doctor-server-down-do = Avvia il server, e controlla l’indirizzo a cui il proxy manda le richieste.
doctor-server-strange = A { $url } qualcosa risponde { $status }, ma non è wardround.
doctor-server-strange-do = Controlla l’URL, e che il proxy inoltri tutti i percorsi.
doctor-server-untrusted = Server non controllato: prima sistema il certificato.
doctor-server-skipped = Server non controllato da fuori.
doctor-server-skipped-do = Aggiungi --url con l’indirizzo che aprono i giocatori.
doctor-certificate-ok = Il certificato vale ancora { $days } giorni.
doctor-certificate-ends =
    { $days ->
        [one] Il certificato scade tra { $days } giorno.
       *[other] Il certificato scade tra { $days } giorni.
    }
doctor-certificate-ends-do = Rinnovalo, e scopri perché non si è rinnovato da solo.
doctor-certificate-refused = I browser rifiutano il certificato: { $problem }.
doctor-certificate-refused-do = Lascia che Caddy o certbot ottenga un certificato proprio per questo nome.
doctor-certificate-none = L’URL è senza https: chiunque può leggere il traffico, e le passkey non funzionano.
doctor-certificate-none-do = Metti davanti un proxy con HTTPS.
doctor-certificate-local = Nessun certificato da controllare: l’URL è nella tua rete.
doctor-certificate-skipped = Certificato non controllato.
doctor-release-same = Il server ha la stessa versione, { $version }.
doctor-release-other = Il server ha la versione { $found }, questo programma la { $version }.
doctor-release-other-do = Riavvia il server se hai appena aggiornato.
doctor-release-skipped = Versione del server non controllata.
doctor-proxy-ok = Il server vede correttamente { $scheme } e l’host { $host }.
doctor-proxy-name = Il server non accetta il nome di host che riceve per { $url }.
doctor-proxy-name-do = Avvialo con --public-url { $url }, e lascia che il proxy inoltri l’intestazione Host.
doctor-proxy-host = Il server vede l’host { $found } invece di { $wanted }.
doctor-proxy-host-do = Lascia che il proxy inoltri l’intestazione Host (nginx: proxy_set_header Host $host).
doctor-proxy-scheme = Il server vede { $found } invece di { $wanted }.
doctor-proxy-scheme-do = Lascia che il proxy mandi X-Forwarded-Proto, e indica il suo indirizzo con --proxy.
doctor-proxy-no-echo = Il server non indica che cosa vede di una richiesta; forse è una versione vecchia.
doctor-proxy-no-echo-do = Aggiorna il server, e controlla che il proxy inoltri tutti i percorsi.
doctor-proxy-skipped = Intestazioni del proxy non controllate.
doctor-address-ok = Il server vede l’indirizzo dei giocatori, per esempio { $found }.
doctor-address-inside = Il server vede l’indirizzo interno { $found }, che non è il tuo.
doctor-address-inside-do = Se è il proxy, indicalo con --proxy e lascia che mandi X-Forwarded-For.
doctor-address-proxy = Il server vede per tutti l’indirizzo del proxy, { $found }: i giocatori hanno un solo limite in comune.
doctor-address-proxy-do = Indica il proxy con --proxy, e lascia che mandi X-Forwarded-For.
doctor-address-forged = Il server crede a qualsiasi indirizzo inventato da un giocatore.
doctor-address-forged-do = Lascia che il proxy scriva da sé X-Forwarded-For, e indica solo il proxy con --proxy.
doctor-address-here = Indirizzi dei giocatori non controllati: sei sulla macchina del server.
doctor-address-here-do = Per controllarli usa un’altra macchina.
doctor-address-skipped = Indirizzi dei giocatori non controllati.
doctor-streams-ok = Gli eventi arrivano uno per uno.
doctor-streams-buffered = Gli eventi arrivano tutti insieme: il proxy li trattiene, e i tavoli sembrano fermi.
doctor-streams-buffered-do = Disattiva il buffer (nginx: proxy_buffering off; Caddy: flush_interval -1).
doctor-streams-broken = Il flusso di prova si è interrotto dopo { $count } eventi su 3: { $problem }.
doctor-streams-broken-do = Lascia che il proxy inoltri i flussi per intero, e li tenga aperti un’ora.
doctor-streams-skipped = Flussi non controllati.

## Perché non c’è risposta

problem-nobody-listens = lì non c’è niente in ascolto
problem-too-slow = ci vuole troppo tempo
problem-no-tls = non usa HTTPS
problem-not-http = non è una risposta HTTP

## Avvisare i giocatori

doctor-push-ok = La chiave per le notifiche in { $file } va bene.
doctor-push-off = Notifiche disattivate: non c’è una chiave per le notifiche.
doctor-push-unread = Impossibile leggere la chiave per le notifiche in { $file }: { $problem }. Il server non parte.
doctor-push-unread-do = Usa l’utente del server, o crea una chiave con wardround keys.
doctor-push-bad = { $file } non è una chiave per le notifiche. Il server non parte.
doctor-push-bad-do = Ripristina la chiave dal tuo backup, o creane una con wardround keys.
doctor-push-open = Altri utenti di questa macchina possono leggere la chiave per le notifiche in { $file } (modo { $mode }).
doctor-push-open-do = Esegui chmod 600 sul file.
doctor-push-no-https = C’è una chiave, ma i browser offrono le notifiche solo con HTTPS, non su { $url }.
doctor-push-no-https-do = Metti un proxy con HTTPS davanti al server.
doctor-mail-ok = Il server di posta { $host } accetterebbe le nostre e-mail. Non ne abbiamo inviate.
doctor-mail-off = E-mail disattivate: WARDROUND_SMTP non è impostata.
doctor-mail-bad-address = WARDROUND_SMTP non è l’indirizzo di un server di posta. Il server non parte.
doctor-mail-bad-address-do = È fatto così: { $allowed }.
doctor-mail-bad-sender = WARDROUND_MAIL_FROM non è un indirizzo e-mail: { $sender }. Il server non parte.
doctor-mail-bad-sender-do = Impostala con un indirizzo come wardround@example.org.
doctor-mail-unreachable = Il server di posta { $host } non è raggiungibile: { $problem }.
doctor-mail-unreachable-do = Controlla host e porta in WARDROUND_SMTP, e il firewall.
doctor-mail-no-tls = Il server di posta { $host } non offre cifratura, quindi non viene inviato nulla.
doctor-mail-no-tls-do = Usa smtps:// con la porta cifrata, o smtp-plain:// sulla stessa macchina.
doctor-mail-untrusted = Il certificato del server di posta { $host } non è accettato: { $problem }.
doctor-mail-untrusted-do = Usa il nome del certificato, e controlla che sia ancora valido.
doctor-mail-login-refused = Il server di posta { $host } rifiuta il nome utente o la password.
doctor-mail-login-refused-do = Controllali in WARDROUND_SMTP. I caratteri speciali vanno codificati con il percento.
doctor-mail-sender-refused = Il server di posta { $host } non accetta e-mail da { $sender }.
doctor-mail-sender-refused-do = Imposta WARDROUND_MAIL_FROM con un indirizzo consentito al tuo account.
