# Il tavolo stesso nel browser: com’è apparecchiato, e tornare indietro con il consenso degli altri.

web-takebacks = Tornare indietro
web-takebacks-none = Solo annullare
web-takebacks-ask = Chiedendo agli altri
web-takebacks-automatic = Liberamente, finché un altro non agisce
web-takebacks-about = Non si annulla più dove la sorte o qualcosa di nascosto è venuto alla luce. Con di più, la partita vale come esercizio appena qualcuno se ne serve.

web-takeback-title = Tornare indietro
web-takeback-last = La tua ultima decisione
web-takeback-ask-about = Questo non si può più annullare. Se tutti gli altri accettano, torni a prima; la sorte resta la stessa e da allora la partita vale come esercizio.
web-takeback-now-about = Questo non si può più annullare. Nessun altro ha agito da allora, quindi puoi tornare a prima; la sorte resta la stessa e da allora la partita vale come esercizio.
web-takeback-ask = Chiedi agli altri
web-takeback-now = Torna indietro
web-takeback-agree = Accetta
web-takeback-refuse = Rifiuta
web-takeback-withdraw = Smetti di chiedere
web-takeback-waits = Si aspetta la risposta di: { $names }.
web-takeback-ended = Non è più richiesto.
web-takeback-undo = Chiedi di tornare indietro

web-knock-title = Prendere il posto di un bot
web-knock-agree = Accetta
web-knock-refuse = Rifiuta
web-knock-waits = Si attende la risposta di: { $names }.
web-knock-ended = Nessuno chiede più un posto.
web-knock-sent = Richiesta inviata. Ora rispondono i giocatori del tavolo.
web-knock-withdraw = Ritira la richiesta

web-terms = Che cosa si gioca
web-terms-with = Con
web-patience = Bot sostituto
web-patience-one = Dopo { $present } di attesa
web-patience-both = Dopo { $away } offline, { $present } online
web-terms-spectators = Spettatori
web-terms-watched = Chi ha il link può guardare
web-terms-unwatched = Nessuno
web-seat-else = si aspetta qualcuno; altrimenti un bot: { $bot }

web-absent = { $name } è assente, e la partita aspetta.
web-absent-asked = { $n ->
    [one] { $names } lascerebbe giocare un bot per { $name }.
   *[other] { $names } lascerebbero giocare un bot per { $name }.
}
web-absent-about = Un bot gioca appena tutti gli altri accettano. Chi è via torna quando vuole.
web-absent-agreed = Hai accettato. Il bot gioca appena accettano tutti gli altri.
web-absent-wait = Aspetta

web-boards = Gli ospedali degli altri
web-boards-live = Dal vivo
web-boards-reveal = Mostrati quando tutti hanno finito
web-boards-about = Durante l’attivazione tutti decidono insieme. Ciò che fanno gli altri può restare nascosto finché tutti non hanno finito, anche a spettatori e bot.

web-new-chosen = { $n ->
    [one] una scelta
   *[other] { $n } scelte
}

web-clock = Orologio
web-clock-none = Senza orologio
web-clock-decision = { $time } per decisione
web-clock-activation = { $time } per attivazione, di più a ogni round
