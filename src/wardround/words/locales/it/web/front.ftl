### La pagina iniziale, i nuovi tavoli, l’ingresso, le impostazioni e le lezioni del tavolo nel browser.

## Ovunque

web-motto = Due ospedali per il vostro tavolo
web-nav = Pagine e impostazioni
web-to-front = wardround: alla pagina iniziale
web-you-are = Ti chiami { $name }. Cambia.
web-theme-night = Turno di notte (colori scuri)
web-rules = Regole
web-language = Lingua
web-no-answer = Il server non risponde. Riprova.

## Pagina iniziale

web-front-title = wardround: Dice Hospital e Dynamite Nurse
web-game-dice-hospital-tagline = Ogni dado è un paziente. Rimandali tutti a casa guariti.
web-game-dice-hospital-players = da 1 a 4
web-game-dice-hospital-minutes = 30 min
web-game-dice-hospital-scene = Un ospedale giocattolo con i dadi come pazienti alle finestre e un’ambulanza davanti
web-game-dynamite-nurse-tagline = Rattoppa gli eroi. Passa i casi disperati agli amici.
web-game-dynamite-nurse-players = da 3 a 5
web-game-dynamite-nurse-minutes = 45 min
web-game-dynamite-nurse-scene = Un ospedale da campo davanti a un castello, un’infermiera con un candelotto acceso e avventurieri bendati
web-play-now = Gioca
web-play-now-of = Gioca: { $game } contro due bot
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-learn = Impara in 5 minuti
web-learn-of = Impara in 5 minuti: { $game }
web-laying = Si apparecchia…
web-my-games = Le tue partite
web-no-games = Ancora niente. «Gioca» comincia subito una partita contro due bot; resta qui finché non l’hai finita.
web-more-games = Mostra altre
web-alone = Solitario
web-with = Con { $names }
web-bots =
    { $n ->
        [one] un bot
       *[other] { $n } bot
    }
web-a-bot = un bot
web-open-seats =
    { $n ->
        [one] un posto libero
       *[other] { $n } posti liberi
    }
web-seat-open = posto libero
web-my-decision = tocca a te decidere, { $when }
web-their-decision =
    { $n ->
        [one] { $names } decide, { $when }
       *[other] { $names } decidono, { $when }
    }
web-row-round = round { $round } di { $rounds }
web-row-turn = turno { $turn }
web-waits-for-people = non ancora cominciata, { $when }
web-is-over = finita, { $when }
web-scored =
    { $points ->
        [one] { $points } punto, { $when }
       *[other] { $points } punti, { $when }
    }
web-scored-most =
    { $points ->
        [one] vinta con { $points } punto, { $when }
       *[other] vinta con { $points } punti, { $when }
    }
web-go-continue = Continua
web-go-continue-of = Continua: { $table }
web-go-look = Guarda
web-go-look-of = Guarda: { $table }
web-go-wait = Apri
web-go-wait-of = Apri: { $table }
web-go-replay = Rivedi
web-go-replay-of = Rivedi: { $table }
web-open-tables = Tavoli aperti
web-table-of = Tavolo di { $name }
web-somebody = qualcuno
web-sit-down-at = Siediti al tavolo di { $name }
web-solo = Un turno tutto tuo
web-solo-about = Otto round, nessun avversario: rispetta i tuoi rapporti medici e perdi meno pazienti che puoi.
web-solo-best =
    { $points ->
        [one] Il tuo miglior risultato: { $points } punto.
       *[other] Il tuo miglior risultato: { $points } punti.
    }
web-solo-play = Apri le porte
web-join-by-link = Entra con un link

## Chi si è, ed entrare

web-own-name = Il tuo nome
web-other-name = Un altro
web-name-about = Lo vedono gli altri al tavolo.
web-name-save = Tieni questo nome
web-name-saved = Ora ti chiami { $name }.
web-passkeys = Tieni le mie partite su altri dispositivi
web-passkeys-about = Una passkey mostra le stesse partite sugli altri tuoi dispositivi. Niente password e niente e-mail: il dispositivo ti chiede ciò che chiede quando lo sblocchi.
web-passkeys-impossible = Questo browser qui non può: serve un indirizzo sicuro (https).
web-passkey-add = Crea una passkey
web-passkey-log-in = Ne ho una
web-passkey-added = Fatto. Su un altro dispositivo usa «Ne ho una».
web-passkey-in = Bentornato, { $name }.
web-passkey-since = Passkey del { $day }
web-passkey-remove = Togli
web-passkey-gone = Passkey rimossa. Gli altri tuoi dispositivi sono disconnessi.
web-join-paste = Incolla il link che hai ricevuto
web-join-wrong = Questo non è un link a un tavolo.
web-join-go = Vai
web-join-title = Siediti
web-join-invited = { $names } ti invita a un tavolo.
web-join-invited-many = { $names } ti invitano a un tavolo.
web-join-somebody = Sei invitato a un tavolo.
web-join-seat-yours = Questo link è un posto per te. Di’ come vuoi essere chiamato.
web-join-sit = Siediti
web-join-sitting = Un momento…
web-join-no-secret = In questo link non c’è un posto. Chiedilo ancora e copialo per intero.
web-join-watch = Guarda soltanto
web-join-full = Tutti i posti sono presi.

## Nuovo tavolo

web-new-seats = Chi gioca
web-new-box = Dalla scatola
web-new-rules = Regole opzionali
web-new-guests = Tempo e ospiti
web-slot = Posto { $n }
web-slot-who = Chi siede al posto { $n }
web-slot-you = Tu
web-slot-you-about = Tu, su questo dispositivo
web-slot-device = Questo dispositivo
web-slot-device-about = Qualcun altro davanti a questo schermo
web-slot-bot = Bot
web-slot-open = Con un link
web-kind-me = Io
web-kind-device = Qui
web-kind-bot = Bot
web-kind-open = Link
web-slot-strength = Forza
web-slot-temper = Temperamento
web-slot-else = Se non viene nessuno
web-slot-add = Un posto in più
web-slot-remove = Togli il posto { $n }
web-unfit-edition = Non in questa edizione.
web-unfit-seats = Non per questo numero di giocatori.
web-pack-add = Carte tue
web-pack-about = Un pacchetto è un file di testo (TOML) con carte o numeri tuoi.
web-pack-remove = Togli { $name }
web-watched = Altri possono guardare
web-listed = Mostralo tra i tavoli aperti
web-listed-needs = Serve un posto con un link.
web-new-begins = La partita comincia subito.
web-new-waits =
    { $n ->
        [one] Ricevi un link per un posto; la partita comincia appena qualcuno è arrivato.
       *[other] Ricevi link per { $n } posti; la partita comincia quando sono arrivati tutti.
    }
web-lay = Apparecchia

## Impostazioni

web-set-look = Aspetto
web-set-theme = Colori
web-set-theme-system = Come il dispositivo
web-set-theme-light = Giorno
web-set-theme-dark = Turno di notte
web-set-contrast = Contrasto
web-set-contrast-system = Come il dispositivo
web-set-contrast-high = Forte
web-set-motion = Movimento
web-set-motion-system = Come il dispositivo
web-set-motion-off = Nessuno
web-set-motion-fast = Veloce
web-set-motion-normal = Normale
web-set-motion-slow = Lento
web-set-size = Grandezza
web-set-digits = Cifre sui dadi
web-set-digits-about = Un numero al posto dei punti.
web-set-play = Gioco
web-set-confirm = Mostrare prima che cosa succede
web-set-confirm-about = In ogni caso si può tornare indietro, finché non si rivela qualcosa.
web-set-confirm-all = Sempre
web-set-confirm-risky = Se non si può annullare
web-set-confirm-never = Mai
web-set-forecast = Previsione
web-set-forecast-about = Che cosa succede se finisci ora.
web-set-hints = Consigliere
web-set-hints-about = Consigli e piani, quando li chiedi.
web-set-quiet = Modalità silenziosa
web-set-quiet-about = Nasconde la chat.
web-set-neutral = Parole neutre
web-set-neutral-about = Parole più miti per il titolo di «Dynamite Nurse».
web-set-voice = Lingua e voce
web-set-sound = Riproduci i suoni
web-set-sound-about = Ogni evento ha un suono tutto suo; non si sente nulla prima che tu abbia toccato la pagina.
web-set-volume = Volume
web-set-font = Caratteri
web-set-font-toy = Come disegnati
web-set-font-clear = Chiari
web-set-font-wide = Chiari e larghi
web-set-font-system = Come il dispositivo
web-set-automatic = Gioca per me ciò che è obbligato
web-set-automatic-about = Dove c’è una sola possibilità; ai prossimi tavoli. Anche ogni tavolo ha questo interruttore.
web-set-speech = Di’ ad alta voce
web-set-speech-about = Per i lettori di schermo.
web-set-speech-all = Tutto
web-set-speech-mine = Ciò che mi riguarda
web-set-speech-decisions = Solo le decisioni
web-set-haptics = Vibrazione
web-set-haptics-about = Sui dispositivi che possono: la tua decisione, rifiuti, dimissioni, morti e fine.
web-set-sounds = Suoni
web-set-kept = Conservato in questo browser; con una passkey, su tutti i tuoi dispositivi.
web-set-synced = Conservato su tutti i tuoi dispositivi.
web-sound-turn = La tua decisione
web-sound-dice = Dadi e nuovi pazienti
web-sound-place = Piazzamento
web-sound-treat = Cura
web-sound-card = Carte
web-sound-discharge = Dimissione
web-sound-death = Morte
web-sound-message = Messaggio
web-sound-refused = Rifiuto
web-sound-end = Fine della partita
web-sound-off = muto
web-sound-sample = Ascolta: { $sound }
web-set-devices = I tuoi dispositivi
web-set-devices-about = Disconnette tutti gli altri dispositivi e browser che giocano come te. Questo resta connesso.
web-sign-out-others = Disconnetti gli altri dispositivi
web-signed-out-others = Fatto. Solo questo browser è connesso.
web-set-calm = Calma
web-set-calm-about = «Calma» spegne movimento, suoni, chat e ciò che si dice degli altri.
web-set-reset = Come all’inizio
web-set-licences = Licenze di terze parti
web-keys = Tasti
web-keys-about = Lettere per giocare al tavolo, fuori dai campi di testo. Le cifre scelgono dalla prima alla nona possibilità.
web-keys-digit = Le cifre servono per le scelte.
web-keys-taken = «{ $key }» è già usato: { $what }.
web-aid-link = Aiuto al gioco
web-sample = Ecco come appare.
web-sample-button = Fatto

## Lezioni

web-lesson = Lezione
web-lesson-step = { $n } di { $of }
web-lesson-next = Avanti
web-lesson-skip = Salta
web-lesson-back = Indietro
web-lesson-again = Ancora una volta
web-lesson-leave = Pagina iniziale
web-lesson-hide = Riduci la lezione
web-lesson-show = Mostra la lezione

web-lesson-dice-hospital-welcome = Benvenuti nel vostro ospedale
web-lesson-dice-hospital-welcome-text = Ogni dado è un paziente. Colore e forma dicono che cosa ha, il valore come sta: con 6 è quasi guarito, con 1 è grave. Chi supera il 6 torna a casa; chi scende sotto l’1 muore. La riga in alto dice sempre che cosa c’è da fare.
web-lesson-dice-hospital-setup = I tuoi primi pazienti
web-lesson-dice-hospital-setup-text = Hai tre pazienti, che ricevono i valori 3, 4 e 5. Scegli quale a chi: la riga in alto li chiede uno dopo l’altro.
web-lesson-dice-hospital-ambulance = Arriva un’ambulanza
web-lesson-dice-hospital-ambulance-text = In ogni round ognuno prende un’ambulanza con tre pazienti. Un numero basso porta i pazienti più gravi, ma il suo ospedale sceglie per primo il miglioramento, e il numero più basso preso dà una sacca di sangue. Scegline una e prendila.
web-lesson-dice-hospital-improvement = Migliora il tuo ospedale
web-lesson-dice-hospital-improvement-text = Prendi un dipartimento, dove si può trattare di più, o uno specialista, che sa fare qualcosa in più. Guarda una carta da vicino: portaci sopra il cursore o il puntatore. Poi continua.
web-lesson-dice-hospital-place = Piazza un infermiere
web-lesson-dice-hospital-place-text = Scegli un infermiere, poi un dipartimento sollevato, poi un paziente adatto. Vedi che cosa succederà prima di applicarlo. Un dipartimento funziona una volta per round, e così ogni membro dello staff. Il consigliere indica un buon posto.
web-lesson-dice-hospital-undo = Torna indietro
web-lesson-dice-hospital-undo-text = Niente è definitivo finché prepari il turno. Annulla (la freccia in basso a sinistra, oppure U), guarda i tuoi pazienti e rifallo, o fai altro.
web-lesson-dice-hospital-staff = Usa tutto lo staff
web-lesson-dice-hospital-staff-text = Piazza anche gli altri. Un paziente trattato scende sulla coperta. Chi è già trattato in questo round non ne ha più bisogno; cerca di non lasciare nessuno non trattato.
web-lesson-dice-hospital-forecast = Che cosa succede se finisci
web-lesson-dice-hospital-forecast-text = La previsione dice chi esce e per quanti punti, chi è trascurato e se qualcuno morirebbe. Uscire in tanti vale più che uscire uno alla volta: 1 paziente dà 1 punto, 2 ne danno 3, 3 ne danno 5.
web-lesson-dice-hospital-done = Finisci
web-lesson-dice-hospital-done-text = Finisci quando sei contento. Tutti gli ospedali finiscono insieme; finché l’ultimo non ha finito, puoi ancora riaprire il tuo.
web-lesson-dice-hospital-end = Ora sai giocare
web-lesson-dice-hospital-end-text = I pazienti non trattati hanno perso 1, i guariti sono usciti e hanno portato punti, e comincia un nuovo round. Sono otto; vince chi ha più punti, e ogni decesso ne costa. Continua qui con gli stessi bot, o apparecchia un tavolo tuo.

web-lesson-dynamite-nurse-welcome = Benvenuti all’Ospedale
web-lesson-dynamite-nurse-welcome-text = Curi avventurieri che tornano dal Sotterraneo. Ogni Paziente guarito vale punti vittoria (PV). Cominci con nove carte, quattro in mano. La riga in alto dice sempre che cosa c’è da fare.
web-lesson-dynamite-nurse-play = Gioca una carta
web-lesson-dynamite-nurse-play-text = Nella tua fase principale giochi quante carte vuoi. Gli esami danno Oro, la chirurgia punti trattamento (PT). Giocane una.
web-lesson-dynamite-nurse-more = Gioca anche le altre
web-lesson-dynamite-nurse-more-text = Quello che non usi viene scartato comunque. Guarda crescere PT e Oro: entrambi si perdono alla fine della fase.
web-lesson-dynamite-nurse-buy = Trattare o comprare
web-lesson-dynamite-nurse-buy-text = A ogni turno puoi fare una di due cose: trattare un Paziente nei tuoi letti o comprare una carta in Città. Non hai ancora Pazienti, perciò compra una carta che puoi permetterti. Va nei tuoi scarti e ti verrà in mano più tardi.
web-lesson-dynamite-nurse-main = Termina la fase principale
web-lesson-dynamite-nurse-main-text = Non c’è altro da fare: termina la fase principale con il pulsante principale.
web-lesson-dynamite-nurse-transport = Arriva un Paziente
web-lesson-dynamite-nurse-transport-text = Le ambulanze portano un Paziente fuori dal Sotterraneo, e tu dici chi ne è responsabile: tu o un altro. Tieni quelli che puoi guarire; i casi disperati lasciali agli amici.
web-lesson-dynamite-nurse-cleanup = Letti e carte
web-lesson-dynamite-nurse-cleanup-text = Hai due letti. Per ogni Paziente in più, uno peggiora: prima critico, poi morto. Ricovera chi vuoi, se te lo chiedono, poi tieni una carta o nessuna. Il resto si scarta e ne peschi quattro.
web-lesson-dynamite-nurse-rivals = Il turno degli altri
web-lesson-dynamite-nurse-rivals-text = Ora gli altri fanno lo stesso, e possono darti la responsabilità di Pazienti. Il diario racconta tutto a parole. Aspetta che tocchi a te.
web-lesson-dynamite-nurse-treat = Come si tratta
web-lesson-dynamite-nurse-treat-text = Un’Operazione costa tanti PT quanta la gravità del Paziente, lo guarisce e ti porta un’Infermiera. Le cure costano meno e rendono solo stabile un Paziente critico. Chi muore sotto la tua responsabilità ti dà un segno di morte, e questi costano PV.
web-lesson-dynamite-nurse-end = Ora sai giocare
web-lesson-dynamite-nurse-end-text = La partita finisce quando si esauriscono il Sotterraneo o i segni di morte; vince chi ha più PV. Chi ha più segni di morte è la Dynamite Nurse. Continua qui con gli stessi bot, o apparecchia un tavolo tuo.
web-your-move = Tocca a te
web-remind = Avvisami quando tocca a me
web-remind-here = Notifiche su questo dispositivo
web-remind-about = Quando tocca a te e il tavolo non è aperto qui. Prima te lo chiede il browser. Puoi disattivare ogni tavolo.
web-remind-impossible = Questo browser non può mostrare notifiche qui. Su iPhone o iPad aggiungi prima il sito alla schermata Home.
web-remind-denied = Il tuo browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni.
web-remind-failed = Il tuo browser non è riuscito a iscriversi alle notifiche. Riprova più tardi.
web-remind-is-on = Fatto: ti avviseremo quando tocca a te.
web-remind-is-off = Le notifiche su questo dispositivo sono disattivate.
web-mail = Indirizzo e-mail
web-mail-about = Ti scriviamo quando tocca a te e nessun dispositivo ha ricevuto la notifica. Prima ricevi un codice.
web-mail-send = Invia il codice
web-mail-sent = Ti abbiamo inviato un codice. Vale un’ora.
web-mail-code = Codice inviato a { $address }
web-mail-confirm = Conferma
web-mail-other = Usa un altro indirizzo
web-mail-is-on = Fatto: ti scriveremo quando tocca a te.
web-mail-is-off = Abbiamo eliminato il tuo indirizzo.
web-mail-goes-to = Le e-mail vanno a { $address }.
web-mail-drop = Ferma le e-mail
web-remind-others = { $n ->
    [one] 1 dei tuoi browser riceve notifiche.
   *[other] { $n } dei tuoi browser ricevono notifiche.
}
web-remind-stop-all = Disattiva ovunque
web-remind-all-off = Nessuno dei tuoi browser riceve più notifiche.
