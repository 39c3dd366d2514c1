# La cornice dei due giochi nel browser: riga di stato, posti, pannelli, scorciatoie, replay.
web-no-page = Pagina non trovata.
web-home = Home
web-to-home = Vai alla home
web-game-dice-hospital = Dice Hospital
web-game-dynamite-nurse = Dynamite Nurse
web-close = Chiudi
web-back = Indietro
web-cancel = Indietro
web-menu = Registro, chat, regole e altro
web-settings = Impostazioni
web-to-board = Vai al tabellone
web-board = Tabellone
web-side = Giocatori e pannelli

web-round = Round { $n }
web-round-of = Round { $n } di { $of }
web-turn = Turno { $n }
web-phases = Fasi
web-setup = Preparazione
web-practice = allenamento

web-joining = Caricamento…
web-in-touch = online
web-out-of-touch = Connessione persa. Riconnessione…
web-last-contact = offline da { $n } s, riconnessione…
web-no-answer = Server non raggiungibile. Riprova.

# Nomi per i giocatori che non hanno dato il loro, separati da virgole.
web-guest-names = Lontra, Airone, Merlo, Tasso, Castoro, Gufo, Scoiattolo, Volpe, Riccio, Picchio, Ermellino, Faina

web-seats = Giocatori
web-seat-number = Posto { $n }
web-seat-free = Posto libero
web-you = Tu
web-you-named = { $name } (tu)
web-look-there = Vedi la sua plancia
web-look-away = Chiudi la sua plancia
web-bot-random = Casuale
web-bot-easy = Facile
web-bot-normal = Normale
web-bot-hard = Difficile
web-bot-expert = Esperto
web-bot-tempered = { $bot }, { $temper }
web-temper-steady = regolare
web-temper-careful = prudente
web-temper-bold = audace
web-temper-builder = costruttore
web-state-deciding = decide
web-state-thinking = sta pensando
web-state-done = ha finito
web-state-away = offline
web-state-bot = bot
web-state-waiting = al tavolo
web-state-open = posto libero
web-state-stand-in = bot sostituto
web-stand-in = Fai giocare un bot
web-stand-in-asked = Hai chiesto un bot sostituto per { $name }.
web-come-back = Eccomi
web-sit-here = Gioca questo posto
web-hand-over = Tocca a { $name }: mostra il suo posto

web-undo = Annulla
web-redo = Ripristina
web-plan = Piano
web-plan-count = Piano: { $n ->
    [one] { $n } passo finora
   *[other] { $n } passi finora
}
web-plan-empty = Ancora nessuna mossa in questa fase.
web-return-here = Annulla fino a qui
web-return-start = Annulla tutto
web-forecast = Se finisci ora
web-across-title = Annullare e passare all’allenamento?
web-across = Annulla (allenamento)
web-across-about = Da allora sono arrivati un tiro, una carta o la mossa di un bot. Non ci sono altri giocatori: puoi annullare lo stesso, ma la partita diventa un allenamento.

web-this-table = Questo tavolo
web-watching = stai guardando
web-automatic = Gioca per me le mosse obbligate
web-automatic-about = Quando c’è una sola scelta. A finire sei sempre tu.
web-bot-for-me = Fai giocare un bot per me
web-more-time = Un minuto in più per tutti
web-time-left = { $n } secondi rimasti
web-other-device = Continua su un altro dispositivo
web-other-device-about = Apri lì questo link. Tienilo per te: dà accesso al tuo posto. I dispositivi che hanno usato un link precedente lo hanno perso.
web-watch-link = Copia link spettatori
web-look-back = Replay fin qui
web-commitment = Impronta del seme (prova che nulla è truccato):

web-panels = Registro, chat, regole, coach
web-panel-log = Registro
web-panel-chat = Chat
web-panel-rules = Regole
web-panel-coach = Coach
web-log-empty = Non è ancora successo nulla.
web-copy-log = Copia il registro
web-copied = Copiato
web-copied-what = Copiato: { $text }
web-only-you = lo vedi solo tu
web-see-step = Vedi il passo { $n } nel replay
web-rule = Regola { $id }
web-rules-of = Regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-none = Nessuna regola trovata.
web-rules-quick = Regole in breve
web-rules-page = Tutto su una pagina
web-chat-empty = Ancora nessun messaggio.
web-chat-words = Il tuo messaggio
web-chat-send = Invia
web-phrases = Frasi rapide
web-says = { $name }: { $words }
web-mute = Silenzia { $name }
web-unmute = Riattiva { $name }
web-quiet-begin = Modalità silenziosa: nascondi la chat
web-quiet-on = La modalità silenziosa è attiva: la chat è nascosta.
web-quiet-end = Mostra la chat
web-inspector = Dettagli
web-inspector-empty = Punta una carta, un dipartimento o un paziente per vedere i dettagli.
web-command = Scrivi una mossa o una domanda
web-command-example = Scrivi una mossa

web-hint = Suggerimento
web-hint-about = In tre passi: ognuno mostra un po’ di più.
web-hint-ask = Dammi un suggerimento
web-hint-more = Di più
web-hint-show = Mostrami
web-hints-off = I suggerimenti sono disattivati nelle impostazioni.
web-hints-on = Attiva i suggerimenti
web-coach-waits = Chiedi al coach quando tocca a te.
web-coach-thinks = Il coach sta pensando…
web-plans = Piani
web-plans-about = Buoni modi per continuare da qui.
web-plans-ask = Mostra i piani
web-plans-none = Niente da pianificare qui.
web-plan-number = Piano { $n }
web-plan-see = Mostra
web-plan-unsee = Nascondi
web-plan-try = Prova
web-plan-tried = Piano giocato. Finisci quando vuoi.
web-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
web-account-none = Nessun dettaglio dei punti per questa partita.

web-at-the-table = Al tavolo
web-begin = Inizia
web-begin-bots = { $n ->
    [one] Inizia con un bot
   *[other] Inizia con { $n } bot
}
web-leave = Esci dal tavolo
web-sit-down = Entra
web-invite = Invita giocatori
web-invite-about = Con questo link si può prendere un posto libero.
web-only-here = Questo indirizzo funziona solo su questo computer. Per giocare con altri nella tua rete, avvia il server con --host 0.0.0.0 e apri l’indirizzo che mostra.
web-invitation = C’è un posto per te
web-link = Link al tavolo
web-copy-link = Copia il link
web-share = Condividi
web-qr = Il link come codice QR
web-has-joined = { $name } si unisce al tavolo.
web-has-left = { $name } ha lasciato il tavolo.
web-your-decision = Tocca a te

web-key-list = Scorciatoie

web-ending = Fine della partita
web-ending-open = Risultato
web-final-board = Tabellone finale
web-rematch = Rivincita
web-rematch-join = Entra nella rivincita
web-replay = Replay
web-download = Scarica
web-verify = Verifica dadi e carte
web-step-of = Passo { $n } di { $of }
web-step = Passo { $n }
web-step-back = Passo precedente
web-step-on = Passo successivo
web-phase-back = Fase precedente
web-phase-on = Fase successiva
web-play = Riproduci
web-pause = Pausa
web-speed = Velocità
web-speed-slow = lenta
web-speed-normal = normale
web-speed-fast = veloce
web-seen-by = Vista di
web-bystander = spettatore
web-spoiler-free = Nascondi il risultato
web-copy-step = Copia il link al passo
web-play-on = Gioca da qui
web-play-on-about = Crea un tavolo di allenamento da questo passo, con altri dadi e carte. Agli altri posti giocano i bot.
web-play-on-as = Il tuo posto
web-to-table = Vai al tavolo
web-transcript = Trascrizione
web-remind-table = Avvisami quando qui tocca a me
web-remind-table-about = Mentre non ci sei, sui dispositivi scelti nelle impostazioni.
web-remind-open = Avvisami quando tocca a me
web-no-next-game = Nessun’altra partita ti aspetta.
web-stage-skip = Vai alla situazione attuale
web-sound-ask = Giocare con l’audio?
web-sound-yes = Con l’audio
web-sound-no = Senza audio
