# La cornice dei due giochi nel browser: riga di stato, posti, pannelli, tasti, replay.
web-no-page = Questa pagina non esiste.
web-home = Pagina iniziale
web-to-home = Alla pagina iniziale
web-game-dice-hospital = Dice Hospital
web-game-dynamite-nurse = Dynamite Nurse
web-close = Chiudi
web-back = Indietro
web-cancel = Annulla
web-menu = Diario, messaggi, regole e altro
web-settings = Impostazioni
web-to-board = Al tabellone
web-board = Tabellone
web-side = Intorno al tavolo

web-round = Round { $n }
web-round-of = Round { $n } di { $of }
web-turn = Turno { $n }
web-phases = Fasi
web-setup = Preparazione
web-practice = allenamento

web-joining = Un momento…
web-in-touch = in contatto
web-out-of-touch = Il server non risponde. Nuovo tentativo in corso.
web-last-contact = ultimo contatto { $n } s fa, nuovo tentativo

# Nomi per chi non ha detto il suo, separati da virgole.
web-guest-names = Lontra, Airone, Merlo, Tasso, Castoro, Gufo, Scoiattolo, Volpe, Riccio, Picchio, Ermellino, Faina

web-seats = Giocatori
web-seat-number = Posto { $n }
web-seat-free = Posto libero
web-you = Tu
web-you-named = { $name } (tu)
web-look-there = Guarda il suo lato del tavolo
web-look-away = Smetti di guardare
web-bot-random = Casuale
web-bot-easy = Facile
web-bot-normal = Normale
web-bot-hard = Difficile
web-bot-expert = Esperto
web-bot-tempered = { $bot }, { $temper }
web-temper-steady = calmo
web-temper-careful = prudente
web-temper-bold = audace
web-temper-builder = costruttore
web-state-deciding = decide
web-state-thinking = sta pensando
web-state-done = ha finito
web-state-away = assente
web-state-bot = bot
web-state-waiting = qui
web-state-open = in attesa di qualcuno
web-state-stand-in = gioca un bot al suo posto
web-stand-in = Fai giocare un bot al suo posto
web-stand-in-asked = È stato chiesto un bot per { $name }.
web-come-back = Sono tornato
web-sit-here = Gioca questo posto
web-hand-over = Tocca a { $name } decidere: mostra il suo posto

web-undo = Annulla
web-redo = Ripeti
web-plan = Piano
web-plan-count = Piano: { $n ->
    [one] un passo finora
   *[other] { $n } passi finora
}
web-plan-empty = In questa fase non hai ancora fatto nulla.
web-return-here = Torna qui
web-return-start = Annulla tutto
web-forecast = Se finisci adesso
web-across-title = Tornare indietro per allenamento?
web-across = Torna indietro (allenamento)
web-across-about = Qui il caso o un bot ha già deciso qualcosa. Giochi senza altre persone e puoi tornare indietro lo stesso; da quel momento la partita vale come allenamento.

web-this-table = Questo tavolo
web-watching = stai guardando
web-automatic = Gioca per me i passi obbligati
web-automatic-about = Dove c’è una sola scelta. Mai il tuo «fatto».
web-bot-for-me = Devo andare: gioca un bot per me
web-more-time = Un minuto in più per tutti
web-time-left = { $n } secondi rimasti
web-other-device = Continua su un altro dispositivo
web-other-device-about = Apri lì questo link. È solo per te: chi ce l’ha tiene il tuo posto. I dispositivi che hanno usato un link precedente lo hanno perso.
web-watch-link = Copia un link per gli spettatori
web-look-back = Riguarda la partita
web-commitment = Tutto il caso segue da un seme la cui impronta è

web-panels = Diario, messaggi, regole, consigli
web-panel-log = Diario
web-panel-chat = Chat
web-panel-rules = Regole
web-panel-coach = Consigli
web-log-empty = Non è ancora successo nulla.
web-copy-log = Copia il diario
web-copied = Copiato
web-copied-what = Copiato: { $text }
web-only-you = lo vedi solo tu
web-see-step = Guarda il passo { $n } nel replay
web-rule = Regola { $id }
web-rules-of = Le regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-none = Nessuna regola contiene tutte queste parole.
web-rules-page = Tutto su una pagina
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-words = Il tuo messaggio
web-chat-send = Invia
web-phrases = Frasi pronte
web-says = { $name } dice: { $words }
web-mute = Silenzia { $name }
web-unmute = Ascolta di nuovo { $name }
web-quiet-begin = Modalità quiete: nascondi i messaggi
web-quiet-on = La modalità quiete è attiva: i messaggi sono nascosti.
web-quiet-end = Mostra di nuovo i messaggi
web-inspector = Visto da vicino
web-inspector-empty = Punta una carta, una sala o un paziente per leggerlo qui.
web-command = Scrivi che cosa vuoi fare
web-command-example = Scrivi una mossa…

web-hint = Suggerimento
web-hint-about = In tre passi, ognuno dice un po’ di più.
web-hint-ask = Dammi un suggerimento
web-hint-more = Di più
web-hint-show = Mostrami
web-hints-off = I suggerimenti sono disattivati nelle impostazioni.
web-hints-on = Attivali
web-coach-waits = I consigli arrivano quando tocca a te decidere.
web-coach-thinks = Il consigliere sta pensando…
web-plans = Piani
web-plans-about = Buoni modi per andare avanti.
web-plans-ask = Mostra i piani
web-plans-none = Qui non c’è nulla da pianificare.
web-plan-number = Piano { $n }
web-plan-see = Indicalo
web-plan-try = Provalo
web-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
web-account-none = Non c’è un resoconto di questa partita.

web-at-the-table = Al tavolo
web-begin = Comincia
web-begin-bots = { $n ->
    [one] Comincia con un bot
   *[other] Comincia con { $n } bot
}
web-leave = Lascia il tavolo
web-sit-down = Siediti
web-invite = Invita qualcuno
web-invite-about = Chi apre questo link riceve un posto libero.
web-only-here = Questo indirizzo funziona solo su questa macchina. Per far entrare altri nella rete, avvia il server con --host 0.0.0.0 e apri l’indirizzo che mostra.
web-invitation = C’è un posto libero per te
web-link = Link al tavolo
web-copy-link = Copia il link
web-share = Condividi
web-qr = Il link come codice QR
web-has-joined = { $name } si è seduto al tavolo.
web-has-left = { $name } ha lasciato il tavolo.
web-your-decision = Tocca a te

web-key-list = Tasti

web-ending = Fine della partita
web-ending-open = Il risultato
web-final-board = Tabellone finale
web-rematch = Rivincita
web-rematch-join = Entra nella rivincita
web-replay = Replay
web-download = Scarica
web-verify = Verifica il caso
web-step-of = Passo { $n } di { $of }
web-step = Passo { $n }
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-phase-back = Una fase indietro
web-phase-on = Una fase avanti
web-play = Riproduci
web-pause = Pausa
web-speed = Velocità
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = veloce
web-seen-by = Visto da
web-bystander = uno spettatore
web-spoiler-free = Nascondi il finale
web-copy-step = Copia il link a questo passo
web-play-on = Gioca da qui
web-play-on-about = Un nuovo tavolo continua da questo passo, con un caso tutto suo: tu a un posto, i bot agli altri. Vale come allenamento.
web-play-on-as = Il tuo posto
web-to-table = Al tavolo
web-transcript = Trascrizione
web-remind-table = Avvisami quando qui tocca a me
web-remind-table-about = Mentre non ci sei, sui dispositivi scelti nelle impostazioni.
web-remind-open = Avvisami quando tocca a me
web-no-next-game = Nessun’altra partita ti aspetta.
