# Il tavolo stesso nel browser: com’è impostato, e gli annullamenti concordati con gli altri giocatori.

web-takebacks = Annullamento concordato
web-takebacks-none = No, solo annulla
web-takebacks-ask = Chiedendo agli altri
web-takebacks-automatic = Libero finché non gioca un altro
web-takebacks-about = «Annulla» si ferma ai tiri e alle carte rivelate. L’annullamento concordato va oltre, ma la partita diventa un allenamento.

web-takeback-title = Annullamento concordato
web-takeback-last = La tua ultima mossa
web-takeback-ask-about = «Annulla» non vale più per questa mossa. Se tutti accettano, torni a prima della mossa; dadi e carte non cambiano e la partita diventa un allenamento.
web-takeback-now-about = «Annulla» non vale più per questa mossa. Nessun altro ha giocato da allora, quindi puoi tornare a prima della mossa; dadi e carte non cambiano e la partita diventa un allenamento.
web-takeback-ask = Chiedi agli altri
web-takeback-now = Annulla la mossa
web-takeback-agree = Accetta
web-takeback-refuse = Rifiuta
web-takeback-withdraw = Ritira la richiesta
web-takeback-waits = In attesa di { $names }.
web-takeback-ended = Richiesta di annullamento chiusa.
web-takeback-undo = Chiedi di annullare

web-knock-title = Richiesta d’ingresso
web-knock-agree = Accetta
web-knock-refuse = Rifiuta
web-knock-waits = In attesa di { $names }.
web-knock-ended = Richiesta d’ingresso chiusa.
web-knock-sent = Richiesta inviata. Ora rispondono i giocatori del tavolo.
web-knock-withdraw = Ritira la richiesta

web-terms = Impostazioni di gioco
web-terms-with = Con
web-patience = Bot sostituto
web-patience-one = Dopo { $present } di attesa
web-patience-both = Dopo { $away } offline, { $present } online
web-terms-spectators = Spettatori
web-terms-watched = Chiunque abbia il link
web-terms-unwatched = Nessuno
web-seat-else = se non entra nessuno, un bot: { $bot }

web-absent = La partita aspetta { $name }, offline.
web-absent-asked = { $n ->
    [one] { $names } chiede un bot sostituto per { $name }.
   *[other] { $names } chiedono un bot sostituto per { $name }.
}
web-absent-about = Un bot gioca appena tutti accettano. Si può tornare in ogni momento.
web-absent-agreed = Hai accettato. Il bot gioca appena accettano tutti.
web-absent-wait = Aspetta ancora

web-boards = Plance degli altri giocatori
web-boards-live = Dal vivo
web-boards-reveal = Rivelate quando tutti hanno finito
web-boards-about = Nell’Attivazione dell’ospedale giocano tutti insieme. Le plance possono restare nascoste finché tutti non hanno finito, anche a spettatori e bot.

web-new-chosen = { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
}

web-clock = Timer
web-clock-none = Senza timer
web-clock-decision = { $time } per mossa
web-clock-activation = { $time } per attivazione, di più a ogni round
