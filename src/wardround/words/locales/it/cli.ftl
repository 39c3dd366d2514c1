### Ciò che dice la riga di comando.

## Posti e bot

bot-random = Casuale
bot-random-about = sceglie ogni azione a caso
bot-easy = Facile
bot-normal = Normale
bot-hard = Difficile
bot-expert = Esperto
seat-bot = { $bot } { $number }

## Gioco a righe: comandi

command-help-line = { $command }: { $about }.
command-help-number = un numero
command-help-number-about = scegli quell’azione
command-help-action = un’azione
command-help-action-about = falla ({ $action }); vanno bene anche una frase intera, poche parole o più azioni
command-help-verbs = Le azioni da scrivere (un verbo da solo mostra le sue scelte):
command-help-typed = «{ $action }»
command-help-undo-about = annulla la tua ultima azione
command-help-redo-about = ripristina ciò che hai annullato
command-help-why = why AZIONE
command-help-why-about = scopri perché puoi o non puoi fare qualcosa (why { $action })
command-help-look = look
command-help-look-about = guarda il tavolo e tutti gli ospedali; con il numero di un giocatore, uno solo (look 1)
command-help-forecast-about = vedi che cosa succede se finisci ora
command-help-score-about = vedi i punti di tutti
command-help-text = text CARTA
command-help-text-about = leggi che cosa fa una carta (text { $card })
command-help-save = save FILE
command-help-save-about = salva la partita in un file (save partita.jsonl)
command-help-quit-about = esci dalla partita
command-help-help-about = mostra questi comandi
play-commands = Scrivi un numero per scegliere, o premi Invio per vedere le scelte. Altri comandi: undo, why, hint, plans, look, text, rules, save, quit, help.

## Gioco a righe: domande

play-welcome = { $game }, { $edition }, { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }.
play-welcome-game = { $game }, { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }.
play-with-options = Regole opzionali: { $options }.
play-seed-sealed = Impronta del seme: { $commitment }
play-seed-shown = Seme: { $seed }
play-turn =
    { $person ->
        [you] Tocca a te. { $prompt }
       *[other] { $player }: { $prompt }
    }
play-choice = { $number }. { $action }
play-group = { $heading }: { $choices }
play-choice-in-group = { $number }. { $action }
play-ask = La tua scelta:
play-only-choice = 1. { $action } (l’unica scelta)
play-no-such-number =
    { $count ->
        [one] L’unica scelta è 1.
       *[other] Scegli un numero da 1 a { $count }, o scrivi help.
    }
play-no-such-player = Scrivi il numero di un giocatore, da 1 a { $count }.
play-no-such-card = Carta «{ $text }» non trovata in questa partita. Scrivi il nome di una carta o il suo identificativo, come { $card }.
play-text-needs-card = Aggiungi una carta: text { $card }
play-not-understood = Non riconosciuto: «{ $text }». Forse: { $choices }? Scrivi help per l’elenco.
play-line-too-long = Troppo lungo: al massimo { $most } caratteri.
play-card-alone = Che cosa fare con «{ $text }»? Scrivi help per le azioni, o text { $text } per leggere la carta.
play-verb-not-now = Ora non puoi usare «{ $verb }». Premi Invio per vedere le scelte.
play-time-left = { $seconds ->
    [one] Ti resta { $seconds } secondo.
   *[other] Ti restano { $seconds } secondi.
}
play-time-up = Tempo scaduto: la tua attivazione finisce, e i meeple non piazzati vanno persi.
play-undone = Azione annullata: { $action }.
play-nothing-to-undo = Niente da annullare.
play-undo-too-late = Non puoi annullare: intanto è successo qualcosa di nuovo.
play-saved = Partita salvata in { $file }.
play-save-needs-file = Aggiungi il nome di un file: save partita.jsonl
play-why-needs-action = Aggiungi un numero o un’azione: why { $action }
play-why-allowed = Ora puoi farlo.

## Il tavolo

look-phase = Fase: { $phase }
look-first-player = Primo giocatore: { $person ->
        [you] tu
       *[other] { $player }
    }
look-hospital-number = Ospedale del giocatore { $number }
look-nothing = nessuno
look-card = { $name }: { $text }
look-hospital-of = Ospedale del giocatore { $number } ({ $player })
look-your-hospital = Il tuo ospedale (giocatore { $number })
look-card-of = { $name }: { $text } ({ $source })

## Risultati

result-heading = La partita è finita.
result-line = { $place }. { $player }: { $score ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }
result-winner = { $player } ha vinto.
result-shared = { $players }: vittoria condivisa.
result-you-won = Hai vinto.
result-points-of = Punti { $of }
result-your-points = I tuoi punti
result-total = Totale: { $score }

## Simulazioni

simulate-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $seconds } s
simulate-speed = { $games } partite/s, { $decisions } decisioni/s (versione { $build })
simulate-share = { $share }% ({ $low }–{ $high })
simulate-digest = Impronta di tutte le partite: { $digest }
simulate-heading-seat = posto
simulate-heading-bot = bot
simulate-heading-mean = punteggio medio
simulate-heading-wins = quota di vittorie
simulate-length =
    { $unit ->
        [turn] Le partite sono durate in media { $mean } turni (da { $least } a { $most }).
       *[round] Le partite sono durate in media { $mean } round (da { $least } a { $most }).
    }
simulate-ended = Fine della partita, { $reason }: { $share }%
simulate-heading-card = carta
simulate-heading-taken = presa
simulate-heading-used = usata
simulate-heading-with = punteggio medio con
simulate-heading-without = senza
simulate-cards-about = I punteggi medi sono quelli dei giocatori che hanno preso la carta durante la partita, e quelli degli altri.
build-pure = in Python puro
build-compiled = compilata

## Arena

arena-blocks =
    { $blocks ->
        [one] { $blocks } seme, giocato
       *[other] { $blocks } semi, ognuno giocato
    } con { $seatings ->
        [one] { $seatings } disposizione dei posti
       *[other] { $seatings } disposizioni dei posti
    }
arena-interval = { $value } (da { $low } a { $high })
arena-even = A parità di forza ogni bot vincerebbe il { $share }% delle partite. Intervalli al 95%, ricampionando i semi.
arena-heading-rank = posizione media
arena-heading-rating = valutazione
arena-heading-time = 95% delle decisioni, ms

## Partite riviste, registrazioni, pacchetti

replay-move = { NUMBER($number, useGrouping: 0) }. { $player }: { $action }
replay-luck = { NUMBER($number, useGrouping: 0) }. Dadi e carte: { $outcome }
replay-open = Il file si ferma prima della fine della partita.
replay-verified = Tutti i tiri e tutte le pescate corrispondono al seme.
record-ok = { $file } è un file di partita valido: { $game }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
pack-ok = { $file } è un pacchetto valido.
pack-same = I pacchetti sono uguali.
pack-added = aggiunto: { $entry }
pack-removed = tolto: { $entry }
pack-changed = cambiato: { $entry }, { $field }: { $before } → { $after }
pack-moved = spostato: { $entry }: { $before } → { $after }
pack-export-about = Tutti i contenuti di questo gioco. Cambia quello che vuoi ed elimina il resto:
    ciò che elimini resta com’è nel pacchetto di base.
    Per controllarlo: wardround pack check FILE
    Per giocarci: wardround play { $game } --line --pack FILE
perft-line = profondità { $depth }: { NUMBER($count, useGrouping: 0) }

## Bot, file e pacchetti: errori

error-bad-bot-parameter = Il bot «{ $bot }» non ha il parametro «{ $found }». Parametri possibili: { $allowed }.
error-bot-without-parameters = Il bot «{ $bot }» non ha parametri. Togli «{ $found }».
error-bad-bot-number = Il parametro { $parameter } del bot deve essere un numero intero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, non «{ $found }».
error-bad-bot-temper = Lo stile «{ $found }» non esiste. Stili possibili: { $allowed }.
error-file-unwritable = Impossibile scrivere il file { $file }: { $problem }.
error-record-seats = { $file }: questa partita ha { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, non { $found }.
error-record-wrong-game = { $file }: questo file di partita è per { $found }, non per { $game }.
error-pack-unknown = «{ $found }» non è né un file né un pacchetto. Pacchetti compresi nei giochi: { $allowed }.
error-packs-of-two-games = { $before } è per { $game }, e { $after } per { $other }. Confronta pacchetti dello stesso gioco.

## Gioco a righe: motivi, totali, uscita

play-rules-where = Le regole, con numeri come { $rule }, sono nella cartella docs/rules del progetto. Scrivi text e il nome di una carta per leggerla.
play-loaded = Riprendi una partita salvata. I nuovi dadi e le nuove carte vengono da un nuovo seme.
play-already-over = Questa partita era già finita. Ecco il risultato:
play-ask-player = { $player }, la tua scelta:
play-asked = Tocca a te: { $prompt }
play-hand-over = Passa lo schermo { $to }, poi premi Invio.
play-hand-over-first = Premi Invio quando { $player } è davanti allo schermo. Fino ad allora funzionano solo look, text, rules, save, help e quit.
play-why-choice = { $number }. { $action }: ora puoi farlo.
play-save-anyway = Per sostituirlo comunque, scrivi di nuovo lo stesso comando.
play-left-saved = Hai lasciato la partita. È salvata in { $file }. Per riprenderla: --load { $file }
play-left-since = Hai lasciato la partita. Tutto ciò che segue l’ultimo salvataggio in { $file } è perso.
play-left-loaded = Hai lasciato la partita. { $file } è com’era quando l’hai caricato.
play-left-unsaved = Hai lasciato la partita senza salvarla.
command-help-enter = Invio
command-help-enter-about = vedi le scelte
command-help-rules = rules
command-help-rules-about = vedi dove sono le regole
error-file-not-record = { $file } esiste e non è un file di partita, quindi non è stato sostituito. Scegli un altro nome.
error-file-other-game = { $file } contiene un’altra partita, quindi non è stato sostituito. Scegli un altro nome.
error-timed-not-here = { $game } non ha il gioco a tempo: ce l’ha solo { $allowed }.
error-load-has-terms = { $option } non va con --load: la partita in { $file } mantiene le sue impostazioni.
