### Ciò che dice il server.

## Errori: ciò che è stato chiesto al server

error-bad-request = Il server non riesce a leggere questa richiesta.
error-not-known = Il server non sa chi sei. Apri di nuovo il tuo link.
error-forbidden = Non puoi fare questo.
error-not-found = Qui non c’è niente.
error-wrong-method = Qui questo non si può fare.
error-unavailable = Ora il server non può farlo. Riprova tra un momento.
error-not-json = Il corpo della richiesta non è JSON.
error-not-valid = La richiesta non ha la forma giusta. Guarda: { $fields } ({ $kinds }).
error-fault = Qualcosa è andato storto nel server. Il suo registro ne sa di più sotto { $id }.
error-body-too-large = Il corpo della richiesta è troppo lungo: sono permessi al massimo { $limit } byte.
error-body-too-slow = Il corpo della richiesta ha impiegato troppo tempo ad arrivare.
error-wrong-content-type = Il tipo del corpo della richiesta qui non è accettato. Può essere: { $allowed }.
error-wrong-origin = La pagina di un altro sito non può fare questo qui.
error-wrong-host = Il server non risponde a questo nome. Chi lo gestisce può aggiungere il nome all’elenco.
error-too-many-requests =
    { $seconds ->
        [one] Troppo spesso. Riprova tra { $seconds } secondo.
       *[other] Troppo spesso. Riprova tra { $seconds } secondi.
    }
error-too-many-streams = Ci sono troppe pagine del gioco aperte insieme. Chiudine qualcuna.

## Errori: impostazioni del server

error-bad-network = “{ $network }” non è né un indirizzo né una rete, come 127.0.0.1, 10.0.0.0/8 o unix.
error-bad-public-url = L’indirizzo pubblico “{ $url }” non ha la forma { $allowed }.

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
