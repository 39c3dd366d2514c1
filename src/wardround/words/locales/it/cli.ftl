### Ciò che dice la riga di comando.

## A cosa servono i comandi

cli-about = Dice Hospital e Dynamite Nurse nel tuo terminale: giocare, simulare, rivedere partite, cambiare le carte.
cli-play-about = Gioca una partita nel terminale.
cli-simulate-about = Fai giocare molte partite ai bot e conta che cosa succede.
cli-replay-about = Mostra una partita registrata, mossa per mossa.
cli-record-about = Controlla una partita registrata in base alle regole.
cli-perft-about = Conta le sequenze di azioni dall’inizio di una partita.
cli-pack-about = Esporta, controlla o confronta pacchetti di contenuti.
cli-examples = Esempi:

## Posti e bot

seat-human = umano
bot-random = Casuale
bot-random-about = sceglie ogni azione a caso, con la stessa probabilità
bot-easy = Facile
bot-normal = Normale
bot-hard = Difficile
bot-expert = Esperto
seat-bot = { $bot } { $number }

## Gioco a righe: comandi

command-help = help
command-help-line = { $command }: { $about }.
command-help-number = un numero
command-help-number-about = scegli quell’azione
command-help-action = un’azione
command-help-action-about = falla ({ $action }); anche con una frase, con poche parole, o più d’una insieme
command-help-verbs = Le azioni come si scrivono; un verbo da solo mostra le sue scelte:
command-help-typed = “{ $action }”
command-help-undo-about = annulla la tua ultima azione
command-help-redo-about = rifai ciò che hai annullato
command-help-why = why AZIONE
command-help-why-about = chiedi perché una scelta o un’azione è permessa o no (why { $action })
command-help-look = look
command-help-look-about = guarda il tavolo e gli ospedali; look e il numero di un giocatore ne mostra uno solo
command-help-forecast-about = dice che cosa succede se finisci ora
command-help-score-about = dice come stanno tutti
command-help-text = text CARTA
command-help-text-about = leggi che cosa fa una carta (text { $card })
command-help-save = save FILE
command-help-save-about = salva la partita in un file (save partita.jsonl)
command-help-quit-about = lascia la partita
command-help-help-about = mostra questi comandi
play-commands = Scrivi un numero per scegliere, Invio per rivedere le scelte. Altri comandi: undo, why, hint, plans, look, text, rules, save, quit, help.

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
        [one] C’è solo la scelta 1.
       *[other] Scegli un numero da 1 a { $count }, o scrivi help.
    }
play-no-such-player = Indica un giocatore con il suo numero, da 1 a { $count }.
play-no-such-card = In questa partita non c’è nessuna carta “{ $text }”. Le carte si indicano con il nome o con l’identificativo, come { $card }.
play-text-needs-card = Indica una carta: text { $card }
play-not-understood = “{ $text }” non si capisce. Forse: { $choices }? Scrivi help per l’elenco.
play-line-too-long = Una riga di più di { $most } lettere non viene letta. Scrivi meno parole.
play-card-alone = Di’ che cosa fare con “{ $text }”: help mostra le azioni. Per sapere che cosa fa, scrivi text { $text }
play-verb-not-now = Ora non ci sono scelte con “{ $verb }”. Invio mostra le scelte.
play-time-left = { $seconds ->
    [one] Ti resta { $seconds } secondo.
   *[other] Ti restano { $seconds } secondi.
}
play-time-up = Tempo scaduto: la tua attivazione finisce, e i meeple non piazzati vanno persi.
play-undone = Azione annullata: { $action }.
play-nothing-to-undo = Non c’è niente da annullare.
play-undo-too-late = Non si può annullare: intanto si è visto qualcosa di nuovo.
play-saved = Partita salvata in { $file }.
play-save-needs-file = Indica un file: save partita.jsonl
play-why-needs-action = Indica un numero o un’azione: why { $action }
play-why-allowed = In questo momento è permesso.

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
simulate-cards-about = I punteggi sono quelli dei giocatori che hanno preso la carta durante la partita, e quelli di tutti gli altri.
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
arena-even = A parità di forza la quota di vittorie è { $share }%. Intervalli al 95%, ricampionando i semi.
arena-heading-rank = posizione media
arena-heading-rating = valutazione
arena-heading-time = 95% delle decisioni, ms

## Partite riviste, registrazioni, pacchetti

replay-move = { NUMBER($number, useGrouping: 0) }. { $player }: { $action }
replay-luck = { NUMBER($number, useGrouping: 0) }. Sorte: { $outcome }
replay-open = La registrazione si ferma prima della fine della partita.
replay-verified = Tutti i tiri e tutte le pescate corrispondono al seme.
record-ok = { $file } è una registrazione valida: { $game }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
pack-ok = { $file } è un pacchetto valido.
pack-same = I pacchetti sono uguali.
pack-added = aggiunto: { $entry }
pack-removed = tolto: { $entry }
pack-changed = cambiato: { $entry }, { $field }: { $before } → { $after }
pack-moved = spostato: { $entry }: { $before } → { $after }
pack-export-about = Tutto ciò con cui si gioca. Cambia quello che vuoi e cancella il resto:
    ciò che non è in un pacchetto resta com’è in quello su cui il pacchetto si basa.
    Per controllarlo: wardround pack check FILE
    Per giocarci: wardround play { $game } --line --pack FILE
perft-line = profondità { $depth }: { NUMBER($count, useGrouping: 0) }

## Bot, file e pacchetti: errori

error-bad-bot-parameter = Il bot “{ $bot }” non capisce “{ $found }”. Parametri possibili: { $allowed }.
error-bot-without-parameters = Il bot “{ $bot }” non ha parametri, quindi “{ $found }” non si può impostare.
error-bad-bot-number = Il parametro { $parameter } del bot deve essere un numero intero da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, non “{ $found }”.
error-bad-bot-temper = Il temperamento “{ $found }” non esiste. Possibili: { $allowed }.
error-file-unwritable = Impossibile scrivere il file { $file }: { $problem }.
error-record-seats = { $file }: questa partita ha { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }, non { $found }.
error-record-wrong-game = { $file }: questa è una partita del gioco { $found }, non del gioco { $game }.
error-pack-unknown = Non c’è né un file né un pacchetto “{ $found }”. I pacchetti dei giochi sono: { $allowed }.
error-packs-of-two-games = { $before } è per { $game }, e { $after } per { $other }: si possono confrontare solo pacchetti dello stesso gioco.

## Gioco a righe: motivi, totali, uscita

play-rules-where = Le regole, numerate come qui ({ $rule } e così via), sono nella cartella docs/rules del progetto. Per sapere che cosa fa una carta, scrivi text e il suo nome.
play-loaded = Questa partita riprende da un file. I nuovi dadi e le nuove carte vengono da un nuovo seme, non da quello con cui è cominciata.
play-already-over = Questa partita era già finita. Ecco come:
play-ask-player = { $player }, la tua scelta:
play-asked = Che cosa si chiede ora: { $prompt }
play-hand-over = Passa lo schermo { $to }, poi premi Invio.
play-hand-over-first = Premi Invio quando { $player } è davanti allo schermo. Fino ad allora valgono solo look, text, rules, save, help e quit.
play-why-choice = { $number }. { $action }: in questo momento è permesso.
play-save-anyway = Per sostituirlo lo stesso, scrivi di nuovo lo stesso comando.
play-left-saved = Hai lasciato la partita. È salvata in { $file }; per riprenderla: --load { $file }
play-left-since = Hai lasciato la partita. Quello che è seguito all’ultimo salvataggio in { $file } è perso.
play-left-loaded = Hai lasciato la partita. In { $file } è com’era quando l’hai ripresa.
play-left-unsaved = Hai lasciato la partita. Non è salvata.
command-help-enter = Invio
command-help-enter-about = rivedi le scelte
command-help-rules = rules
command-help-rules-about = leggi dove sono le regole
error-file-not-record = Il file { $file } esiste e non è una partita registrata, quindi resta com’è. Scegli un altro nome.
error-file-other-game = Il file { $file } contiene un’altra partita, quindi resta com’è. Scegli un altro nome.
error-timed-not-here = { $game } non ha il gioco a tempo, solo { $allowed } lo ha.
error-load-has-terms = { $option } non va con --load: la partita in { $file } si gioca con ciò con cui è cominciata.
