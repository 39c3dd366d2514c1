# Rivedere le partite: note, tutto insieme, rivedere in compagnia.

web-everything = tutti insieme

web-notes = Note
web-note-at = Nota al passo { $n }
web-note-keep = Tieni la nota
web-note-kept = Annotato al passo { $n }.
web-note-gone = La nota al passo { $n } è stata tolta.
web-note-remove = Togli la nota al passo { $n }
web-notes-none = Ancora nessuna nota. Restano in questo browser.
web-notes-full = Non c’è posto per altre note.
web-notes-of = Note di { $name }
web-notes-own = Le tue note
web-notes-text = Come testo
web-notes-copy = Copia tutte le note
web-notes-bring = Note da altrove, una per riga
web-notes-example = Passo 41: perché non la Clinica?
web-notes-take = Aggiungile
web-notes-taken =
    { $n ->
        [0] Nessuna nota nuova trovata.
        [one] È stata aggiunta una nota.
       *[other] Sono state aggiunte { $n } note.
    }

web-review = Rivedere in compagnia
web-review-together = Rivedete insieme
web-review-you-lead = Guidi tu.
web-review-leads = Guida { $name }.
web-review-following = Segui { $name }.
web-review-roaming = Vai per conto tuo; guida { $name }.
web-review-with = Con { $names }.
web-review-alone = Manda il link a chi deve venire.
web-review-follow = Segui { $name }
web-review-hand-over = Passa la guida a…
web-review-join = Entra con il tuo nome
web-review-link = Copia il link
web-review-leave = Lascia la revisione

web-same-deal = Gioca tu questa mano
web-same-deal-about = Un nuovo tavolo con gli stessi dadi e le stesse carte: dove decidi allo stesso modo, il caso è lo stesso. Vale come allenamento, e alla fine le due partite si possono confrontare.
web-same-deal-others = Gli altri posti
web-same-deal-bots = bot
web-same-deal-people = persone, con un link
web-compare = Confronta con la stessa mano
web-compare-this = questa partita
web-compare-that = l’altra
web-compare-more = differenza
web-compare-end = Alla fine
web-compare-total = Tutti i punti
web-compare-open = Apri l’altra partita
web-compare-open-round = Apri l’altra partita a questo round
web-compare-link = Copia il link a questo confronto
web-compare-other = Queste due partite non sono state giocate con la stessa mano.
web-arrow-point = Indica
web-arrow-clear = Non indicare più
web-arrow-choose = Scegli che cosa indicare.
web-arrow-second = Scegli dove porta la freccia, o la stessa cosa per il solo anello.
web-arrow-show = Mostralo qui
web-arrow-show-from = Mostra dove comincia
web-arrow-show-to = Mostra dove porta
web-arrow-lost = Questo schermo non può mostrarlo.
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
        [you] Indichi qualcosa che non è sul tuo schermo.
       *[other] { $name } indica qualcosa che non è sul tuo schermo.
    }

# E se: decidere altrimenti da un passo, solo per sé.

web-what-if = E se
web-what-if-try = E se…?
web-what-if-from = dal passo { $n }
web-what-if-private = lo vedi solo tu
web-what-if-about = Decidi altrimenti da qui. Lo vedi solo tu, e niente viene conservato. Il caso è quello della partita.
web-what-if-others = Gli altri fanno ciò che hanno fatto nella partita finché possono, poi ciò che farebbe un bot facile.
web-what-if-not-over = “E se” vale per le partite finite: prima svelerebbe ciò che è ancora segreto.
web-what-if-nothing = Da qui in poi non c’è più niente da decidere. Prova da un passo precedente.
web-what-if-earlier = E se, dal passo { $n }
web-what-if-back = Torna alla partita
web-what-if-left = Di nuovo nella partita, al passo { $n }.
web-what-if-for = Decidi per
web-what-if-all = tutti
web-what-if-table = La tua prova accanto alla partita
web-what-if-there = Partita
web-what-if-meanwhile = Nella partita: { $facts }
web-what-if-coming = Se finisci adesso
web-what-if-so-far = Finora
web-what-if-end = Alla fine
web-what-if-row-score = Punti
web-what-if-row-fatalities = Decessi
web-what-if-row-acquired = Pazienti guariti
web-what-if-row-marks = Segni di morte
web-what-if-row-of = { $name }: { $what }

# Prima del primo passo.

web-cover-title = Prima del primo passo
web-cover-players = Chi ha giocato
web-cover-person = una persona
web-cover-bot = bot: { $kind }
web-cover-begin = Comincia dal primo passo
web-cover-steps =
    { $n ->
        [one] Un passo da rivedere.
       *[other] { $n } passi da rivedere.
    }
