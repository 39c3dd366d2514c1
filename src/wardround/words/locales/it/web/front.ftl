### La pagina iniziale, i nuovi tavoli, l’ingresso, le impostazioni e i tutorial del tavolo nel browser.

## Ovunque

web-motto = Due giochi da tavolo in ospedale
web-nav = Pagine e impostazioni
web-to-front = wardround: home
web-you-are = Giochi come { $name }. Cambia nome
web-theme-night = Turno di notte (tema scuro)
web-rules = Regole
web-language = Lingua

## Pagina iniziale

web-front-title = wardround: Dice Hospital e Dynamite Nurse
web-game-dice-hospital-tagline = Ogni dado è un paziente. Curali e dimettili tutti insieme.
web-game-dice-hospital-players = da 1 a 4
web-game-dice-hospital-minutes = 30 min
web-game-dice-hospital-scene = Un ospedale giocattolo con i dadi come pazienti alle finestre e un’ambulanza davanti
web-game-dynamite-nurse-tagline = Rattoppa gli eroi. Rifila i casi disperati agli amici.
web-game-dynamite-nurse-players = da 3 a 5
web-game-dynamite-nurse-minutes = 45 min
web-game-dynamite-nurse-scene = Un ospedale da campo davanti a un castello, un’infermiera con un candelotto acceso e avventurieri bendati
web-play-now = Gioca
web-play-now-of = Gioca: { $game } contro due bot
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-learn = Impara in 5 minuti
web-learn-of = Impara in 5 minuti: { $game }
web-laying = Creazione del tavolo…
web-my-games = Le tue partite
web-no-games = Ancora nessuna partita. «Gioca» ne inizia una contro due bot. La riprendi qui quando vuoi.
web-more-games = Mostra altre
web-alone = In solitario
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
web-my-decision = tocca a te, { $when }
web-their-decision =
    { $n ->
        [one] sta giocando { $names }, { $when }
       *[other] stanno giocando { $names }, { $when }
    }
web-row-round = round { $round } di { $rounds }
web-row-turn = turno { $turn }
web-waits-for-people = non iniziata, { $when }
web-is-over = finita { $when }
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
web-go-continue = Riprendi
web-go-continue-of = Riprendi: { $table }
web-go-look = Vedi
web-go-look-of = Vedi: { $table }
web-go-wait = Lobby
web-go-wait-of = Lobby: { $table }
web-go-replay = Replay
web-go-replay-of = Replay: { $table }
web-open-tables = Tavoli aperti
web-table-of = Tavolo di { $name }
web-somebody = qualcuno
web-sit-down-at = Entra al tavolo di { $name }
web-solo = Turno in solitario
web-solo-about = Otto round, nessun avversario. Completa i tuoi rapporti medici e perdi meno pazienti che puoi.
web-solo-best =
    { $points ->
        [one] Il tuo record: { $points } punto.
       *[other] Il tuo record: { $points } punti.
    }
web-solo-play = Gioca in solitario
web-join-by-link = Entra con un link

## Il tuo nome, le passkey ed entrare a un tavolo

web-own-name = Il tuo nome
web-other-name = Nome a caso
web-name-about = Gli altri giocatori vedono questo nome.
web-name-save = Salva nome
web-name-saved = Ora giochi come { $name }.
web-passkeys = Sincronizza le mie partite
web-passkeys-about = Con una passkey le tue partite ti seguono su tutti i dispositivi. Niente password né e-mail: sblocchi il dispositivo come al solito.
web-passkeys-impossible = Le passkey richiedono un indirizzo sicuro (https) e un browser che le supporti.
web-passkey-add = Crea una passkey
web-passkey-log-in = Accedi con passkey
web-passkey-added = Fatto. Sull’altro dispositivo scegli «Accedi con passkey».
web-passkey-in = Che bello rivederti, { $name }.
web-passkey-since = Passkey del { $day }
web-passkey-remove = Rimuovi
web-passkey-gone = Passkey rimossa. Gli altri tuoi dispositivi sono disconnessi.
web-join-paste = Incolla il tuo link d’invito
web-join-wrong = Questo link non porta a un tavolo.
web-join-go = Entra
web-join-title = Entra al tavolo
web-join-invited = { $names } ti ha invitato a un tavolo.
web-join-invited-many = { $names } ti hanno invitato a un tavolo.
web-join-somebody = Hai un invito a un tavolo.
web-join-seat-yours = C’è un posto per te. Come ti chiami?
web-join-sit = Entra
web-join-sitting = Un momento…
web-join-no-secret = Questo link è incompleto. Fattelo mandare di nuovo e copialo per intero.
web-join-watch = Guarda e basta
web-join-full = Tutti i posti sono occupati.

## Nuovo tavolo

web-new-seats = Giocatori
web-new-box = Edizione ed espansioni
web-new-rules = Regole opzionali
web-new-guests = Opzioni del tavolo
web-slot = Posto { $n }
web-slot-who = Chi gioca al posto { $n }
web-slot-you = Tu
web-slot-you-about = Tu, su questo dispositivo
web-slot-device = Stesso schermo
web-slot-device-about = Un altro giocatore su questo schermo
web-slot-bot = Bot
web-slot-open = Link d’invito
web-kind-me = Io
web-kind-device = Locale
web-kind-bot = Bot
web-kind-open = Link
web-slot-strength = Livello
web-slot-temper = Stile
web-slot-else = Se non entra nessuno
web-slot-add = Aggiungi un posto
web-slot-remove = Rimuovi il posto { $n }
web-unfit-edition = Non in questa edizione.
web-unfit-seats = Non per questo numero di giocatori.
web-pack-add = Aggiungi le tue carte
web-pack-about = Un pacchetto è un file di testo (TOML) con carte o numeri tuoi.
web-pack-remove = Rimuovi { $name }
web-watched = Ammetti spettatori
web-listed = Mostra tra i tavoli aperti
web-listed-needs = Serve un posto con link d’invito.
web-new-begins = La partita inizia subito.
web-new-waits =
    { $n ->
        [one] Ricevi un link d’invito. La partita inizia appena qualcuno entra.
       *[other] Ricevi { $n } link d’invito. La partita inizia quando sono tutti al tavolo.
    }
web-lay = Crea tavolo

## Impostazioni

web-set-look = Aspetto
web-set-theme = Tema
web-set-theme-system = Automatico
web-set-theme-light = Giorno
web-set-theme-dark = Turno di notte
web-set-contrast = Contrasto
web-set-contrast-system = Automatico
web-set-contrast-high = Alto
web-set-motion = Animazioni
web-set-motion-system = Automatiche
web-set-motion-off = Nessuna
web-set-motion-fast = Veloci
web-set-motion-normal = Normali
web-set-motion-slow = Lente
web-set-turns = Turni degli altri
web-set-turns-about = Mostra sul tabellone le loro mosse, i dadi e la notte. Tocca per saltare. Disattivato se le animazioni lo sono.
web-set-turns-off = Nascosti
web-set-turns-fast = Veloci
web-set-turns-normal = Normali
web-set-turns-slow = Lenti
web-set-size = Dimensione
web-set-digits = Numeri sui dadi
web-set-digits-about = Mostra un numero al posto dei punti.
web-set-play = Gioco
web-set-confirm = Anteprima delle mosse
web-set-confirm-about = Clicca o tocca di nuovo per confermare. Puoi annullare finché non si rivela qualcosa o gioca un bot.
web-set-confirm-all = Sempre
web-set-confirm-risky = Se non puoi annullare
web-set-confirm-never = Mai
web-set-forecast = Previsione
web-set-forecast-about = Che cosa succede se finisci ora.
web-set-hints = Coach
web-set-hints-about = Suggerimenti e piani, quando li chiedi.
web-set-quiet = Modalità silenziosa
web-set-quiet-about = Nasconde la chat.
web-set-neutral = Parole neutre
web-set-neutral-about = Parole più miti per il titolo di «Dynamite Nurse».
web-set-voice = Lingua e voce
web-set-sound = Riproduci i suoni
web-set-sound-about = Ogni evento ha il suo suono. Tocca o clicca una volta la pagina per sentirli.
web-set-volume = Volume
web-set-font = Caratteri
web-set-font-toy = Predefiniti
web-set-font-clear = Leggibili
web-set-font-wide = Leggibili e larghi
web-set-font-system = Del dispositivo
web-set-automatic = Gioca per me le mosse obbligate
web-set-automatic-about = Quando c’è una sola scelta. Per i nuovi tavoli; ogni tavolo ha il suo interruttore.
web-set-speech = Annunci
web-set-speech-about = Per gli screen reader.
web-set-speech-all = Tutto
web-set-speech-mine = Ciò che mi riguarda
web-set-speech-decisions = Solo le mie mosse
web-set-haptics = Vibrazione
web-set-haptics-about = Se il dispositivo lo permette: tocca a te, mossa rifiutata, dimissioni, decessi e fine della partita.
web-set-sounds = Suoni
web-set-kept = Salvato in questo browser. Con una passkey, su tutti i tuoi dispositivi.
web-set-synced = Salvato su tutti i tuoi dispositivi.
web-sound-turn = Tocca a te
web-sound-dice = Dadi e nuovi pazienti
web-sound-place = Piazzamento
web-sound-treat = Trattamento
web-sound-card = Carte
web-sound-discharge = Dimissione
web-sound-death = Decesso
web-sound-message = Messaggio
web-sound-refused = Mossa rifiutata
web-sound-end = Fine della partita
web-sound-off = muto
web-sound-sample = Ascolta: { $sound }
web-set-devices = I tuoi dispositivi
web-set-devices-about = Disconnette tutti gli altri dispositivi e browser che giocano come te. Questo resta connesso.
web-sign-out-others = Disconnetti gli altri
web-signed-out-others = Fatto. Solo questo browser è connesso.
web-set-calm = Modalità calma
web-set-calm-about = «Modalità calma» spegne animazioni, suoni, chat e annunci sugli altri giocatori.
web-set-reset = Ripristina predefiniti
web-set-licences = Licenze di terze parti
web-keys = Scorciatoie
web-keys-about = Queste lettere funzionano al tavolo, tranne mentre scrivi. Le cifre prendono le scelte da 1 a 9.
web-keys-digit = Le cifre sono riservate alle scelte.
web-keys-taken = «{ $key }» è già in uso: { $what }.
web-rules-quick-of = Regole in breve: { $game }
web-rules-numbered = Regole numerate
web-aid-link = Scheda riassuntiva
web-sample = Ecco come appare.
web-sample-button = Finisci

## Tutorial

web-lesson = Tutorial
web-lesson-step = { $n } di { $of }
web-lesson-next = Avanti
web-lesson-skip = Salta
web-lesson-back = Indietro
web-lesson-again = Ricomincia
web-lesson-play = Continua a giocare
web-lesson-hide = Riduci il tutorial
web-lesson-show = Mostra il tutorial

web-lesson-dice-hospital-welcome = Ecco il tuo ospedale
web-lesson-dice-hospital-welcome-text = Ogni dado è un paziente. Colore e forma mostrano che cosa ha, il valore come sta: con 6 è quasi guarito, con 1 è grave. Curalo oltre il 6 per dimetterlo; sotto l’1 muore. La riga in alto mostra sempre che cosa fare.
web-lesson-dice-hospital-setup = I tuoi primi pazienti
web-lesson-dice-hospital-setup-text = I tuoi tre pazienti ricevono i valori 3, 4 e 5. Scegli a chi darli: la riga in alto te li chiede uno alla volta.
web-lesson-dice-hospital-ambulance = Arriva un’ambulanza
web-lesson-dice-hospital-ambulance-text = In ogni round ogni giocatore prende un’ambulanza con tre pazienti. Un numero basso porta pazienti più malati, ma scegli prima il tuo miglioramento, e l’ambulanza più bassa tra quelle prese dà una sacca di sangue. Scegline una e prendila.
web-lesson-dice-hospital-improvement = Migliora il tuo ospedale
web-lesson-dice-hospital-improvement-text = Prendi un dipartimento per trattare più pazienti, o uno specialista con il suo effetto. Punta o seleziona una carta per vedere i dettagli. Poi continua.
web-lesson-dice-hospital-keep = Tienilo o scartalo
web-lesson-dice-hospital-keep-text = Puoi scartare un miglioramento per una sacca di sangue, che cura un paziente qualsiasi di 1. Il tuo vale di più: tienilo con il pulsante principale.
web-lesson-dice-hospital-place = Piazza un infermiere
web-lesson-dice-hospital-place-text = Scegli un infermiere, poi un dipartimento in rilievo, poi un paziente adatto. Oppure scegli prima il paziente: i dipartimenti adatti restano in rilievo. Puoi annullare. Ogni dipartimento funziona una volta per round, e così ogni membro dello staff. Il coach indica un buon posto.
web-lesson-dice-hospital-undo = Annulla una mossa
web-lesson-dice-hospital-undo-text = Niente è definitivo mentre prepari il turno. Premi Annulla (la freccia in basso a sinistra, oppure U), guarda i tuoi pazienti e rifai la mossa, o provane un’altra.
web-lesson-dice-hospital-staff = Usa tutto lo staff
web-lesson-dice-hospital-staff-text = Piazza anche gli altri. Un paziente trattato scende sulla coperta e in questo round non ha più bisogno di cure. Cerca di non lasciarne nessuno senza trattamento.
web-lesson-dice-hospital-forecast = Se finisci ora
web-lesson-dice-hospital-forecast-text = La previsione mostra chi viene dimesso e per quanti punti, chi è trascurato e chi morirebbe. Dimettere più pazienti insieme rende di più: 1 dà 1 punto, 2 ne danno 3, 3 ne danno 5.
web-lesson-dice-hospital-done = Finisci
web-lesson-dice-hospital-done-text = Finisci quando ti va bene. Tutti gli ospedali finiscono insieme; finché l’ultimo non ha finito, puoi riaprire il tuo.
web-lesson-dice-hospital-end = Ora sai giocare
web-lesson-dice-hospital-end-text = I pazienti non trattati hanno perso 1, i dimessi hanno portato punti, e inizia un nuovo round. Sono otto; vince chi ha più punti, e ogni decesso ne costa. Continua qui con gli stessi bot, o crea un tavolo tuo.

web-lesson-dynamite-nurse-welcome = Ecco l’Ospedale
web-lesson-dynamite-nurse-welcome-text = Curi avventurieri che tornano dal Sotterraneo. Ogni Paziente guarito vale punti vittoria (PV). Inizi con nove carte, quattro in mano. La riga in alto mostra sempre che cosa fare.
web-lesson-dynamite-nurse-play = Gioca una carta
web-lesson-dynamite-nurse-play-text = Nella tua fase principale gioca quante carte vuoi. Gli esami danno oro, la chirurgia punti trattamento (PT). Giocane una.
web-lesson-dynamite-nurse-more = Gioca anche le altre
web-lesson-dynamite-nurse-more-text = Ciò che non giochi lo scarti comunque. Guarda crescere PT e oro: li perdi alla fine della fase.
web-lesson-dynamite-nurse-buy = Trattare o comprare
web-lesson-dynamite-nurse-buy-text = A ogni turno puoi fare una sola di queste due cose: trattare un Paziente nei tuoi letti o comprare una carta in Città. Non hai ancora Pazienti, perciò compra una carta che puoi permetterti. Va nei tuoi scarti e ti arriverà in mano più tardi.
web-lesson-dynamite-nurse-main = Termina la fase principale
web-lesson-dynamite-nurse-main-text = Non c’è altro da fare: premi il pulsante principale per terminare la fase.
web-lesson-dynamite-nurse-transport = Arriva un Paziente
web-lesson-dynamite-nurse-transport-text = Le ambulanze portano un Paziente dal Sotterraneo, e tu scegli chi se ne fa carico: tu o un altro giocatore. Prendi quelli che puoi guarire; i casi disperati lasciali agli amici.
web-lesson-dynamite-nurse-cleanup = Letti e carte
web-lesson-dynamite-nurse-cleanup-text = Hai due letti. Per ogni Paziente in più, uno peggiora: prima critico, poi morto. Se ti viene chiesto, ricovera chi vuoi. Poi tieni una carta o nessuna, scarta il resto e pescane quattro.
web-lesson-dynamite-nurse-rivals = Il turno degli altri
web-lesson-dynamite-nurse-rivals-text = Ora gli altri fanno lo stesso, e possono mettere Pazienti a tuo carico. Il registro mostra tutto ciò che succede. Aspetta il tuo turno.
web-lesson-dynamite-nurse-ready = Verso il tuo Paziente
web-lesson-dynamite-nurse-ready-text = Continua così. Prendi un Paziente a tuo carico, ricoveralo quando ti viene chiesto e procurati carte che danno PT. Il tutorial prosegue quando puoi trattare.
web-lesson-dynamite-nurse-treat = Tratta il tuo Paziente
web-lesson-dynamite-nurse-treat-text = Scegli Opera o Cura sotto il Paziente. Un’Operazione costa PT pari alla gravità, lo guarisce e ti porta un’Infermiera. Le cure rendono solo stabile un Paziente critico. Ogni Paziente che muore a tuo carico ti dà un segno di morte, e i segni costano PV.
web-lesson-dynamite-nurse-end = Ora sai giocare
web-lesson-dynamite-nurse-end-text = La partita finisce quando si esauriscono il Sotterraneo o i segni di morte; vince chi ha più PV. Il giocatore con più segni di morte è la Dynamite Nurse. Continua qui con gli stessi bot, o crea un tavolo tuo.
web-your-move = Tocca a te
web-remind = Avvisami quando tocca a me
web-remind-here = Notifiche su questo dispositivo
web-remind-about = Quando tocca a te e il tavolo non è aperto qui. Prima il browser ti chiede il permesso. Puoi disattivarle per ogni tavolo.
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
web-remind-all-off = Le notifiche sono disattivate in tutti i tuoi browser.
web-front-puzzle = Il rompicapo di oggi
web-front-puzzle-about = Un turno da giocare al meglio, uguale per tutti. E una serie che si adatta al tuo livello.
web-front-puzzle-play = Gioca ai rompicapi
