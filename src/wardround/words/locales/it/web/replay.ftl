# Replay: note, punti di vista, analisi di gruppo.

web-everything = tutti i giocatori

web-notes = Note
web-note-at = Nota al passo { $n }
web-note-keep = Salva nota
web-note-kept = Nota salvata al passo { $n }.
web-note-gone = Nota al passo { $n } eliminata.
web-note-remove = Elimina la nota al passo { $n }
web-notes-none = Ancora nessuna nota. Si salvano in questo browser.
web-notes-full = Non c’è spazio per altre note. Eliminane una.
web-notes-of = Note di { $name }
web-notes-own = Le tue note
web-notes-text = Copia o importa
web-notes-copy = Copia tutto
web-notes-bring = Incolla le note, una per riga
web-notes-example = Passo 41: perché non la Clinica?
web-notes-take = Importa
web-notes-taken =
    { $n ->
        [0] Nessuna nota nuova trovata.
        [one] { $n } nota importata.
       *[other] { $n } note importate.
    }

web-review = Analisi di gruppo
web-review-together = Analizza in gruppo
web-review-you-lead = Guidi tu.
web-review-leads = Guida { $name }.
web-review-following = Stai seguendo { $name }.
web-review-roaming = Navigazione libera; guida { $name }.
web-review-with = Con { $names }.
web-review-alone = Condividi il link per invitare altri giocatori.
web-review-follow = Segui { $name }
web-review-hand-over = Passa la guida a
web-review-join = Entra nell’analisi
web-review-link = Copia link
web-review-leave = Esci dall’analisi

web-same-deal = Rigioca con gli stessi dadi e carte
web-same-deal-about = Crea un tavolo di allenamento con gli stessi dadi e carte: stesse scelte, stessi risultati. Alla fine confronta le due partite.
web-same-deal-others = Altri posti
web-same-deal-bots = bot
web-same-deal-people = giocatori, con un link d’invito
web-compare = Confronta le partite
web-compare-this = questa partita
web-compare-that = altra partita
web-compare-more = differenza
web-compare-end = Alla fine
web-compare-total = Punti totali
web-compare-open = Apri l’altra partita
web-compare-open-round = Apri l’altra partita a questo round
web-compare-link = Copia link
web-compare-other = Queste due partite non hanno gli stessi dadi e carte: non si possono confrontare.
web-arrow-point = Indica
web-arrow-clear = Smetti di indicare
web-arrow-choose = Scegli cosa indicare.
web-arrow-second = Scegli dove finisce la freccia. Scegli la stessa cosa se ti basta un anello.
web-arrow-show = Mostra
web-arrow-show-from = Mostra l’inizio
web-arrow-show-to = Mostra la fine
web-arrow-lost = Non è su questo schermo.
web-arrow-at =
    { $who ->
        [you] Indichi: { $thing }.
       *[other] { $name } indica: { $thing }.
    }
web-arrow-from =
    { $who ->
        [you] Indichi: da { $from } a { $to }.
       *[other] { $name } indica: da { $from } a { $to }.
    }
web-arrow-elsewhere =
    { $who ->
        [you] Indichi qualcosa fuori dal tuo schermo.
       *[other] { $name } indica qualcosa fuori dal tuo schermo.
    }

# E se: provare altre mosse da un passo, in privato.

web-what-if = E se
web-what-if-try = E se…?
web-what-if-from = dal passo { $n }
web-what-if-private = lo vedi solo tu
web-what-if-about = Prova un’altra mossa da qui, con gli stessi dadi e carte. La vedi solo tu e non viene salvata.
web-what-if-others = Gli altri giocatori ripetono le loro mosse finché possono; poi subentra un bot facile.
web-what-if-not-over = «E se» si apre a partita finita. Prima svelerebbe dei segreti.
web-what-if-nothing = Nessuna decisione rimasta. Prova un passo precedente.
web-what-if-earlier = E se, dal passo { $n }
web-what-if-back = Torna alla partita
web-what-if-left = Di nuovo nella partita, al passo { $n }.
web-what-if-for = Decidi per
web-what-if-all = tutti
web-what-if-table = «E se» a confronto con la partita
web-what-if-there = Partita
web-what-if-meanwhile = Nella partita: { $facts }
web-what-if-coming = Se finisci ora
web-what-if-so-far = Finora
web-what-if-end = Alla fine
web-what-if-row-score = Punti
web-what-if-row-fatalities = Decessi
web-what-if-row-acquired = Guariti
web-what-if-row-marks = Segni di morte
web-what-if-row-of = { $name }: { $what }

# Prima del primo passo.

web-cover-title = Informazioni sulla partita
web-cover-players = Giocatori
web-cover-person = giocatore
web-cover-bot = bot: { $kind }
web-cover-begin = Avvia il replay
web-cover-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
