### Ciò che il server dice del tavolo stesso: tornare indietro con il consenso degli altri.

## Tornare indietro

takeback-asks = { $name } chiede di tornare indietro su: “{ $move }”
takeback-asks-unseen = { $name } chiede di tornare sulla sua ultima decisione.
takeback-lost = Sparisce anche ciò che hanno fatto da allora: { $players }.
takeback-done = { $name } è tornato indietro: “{ $move }”
takeback-done-unseen = { $name } è tornato sulla sua ultima decisione.
takeback-kept = { $other } non ha accettato che { $name } torni indietro su: “{ $move }”
takeback-kept-unseen = { $other } non ha accettato che { $name } torni sulla sua ultima decisione.

error-takeback-none = A questo tavolo non si torna più indietro di quanto si possa annullare.
error-takeback-asked = Qualcuno chiede di tornare indietro. Prima rispondono gli altri.
error-takeback-free = Questo si annulla senza chiedere: annullalo.
error-takeback-refused = Qualcuno non ha accettato che tu torni indietro su questo.
error-takeback-stand-in = Al posto { $seat } gioca un bot scelto dagli altri: non può dare il consenso.
error-takeback-gone = Questo non è più richiesto.
error-takeback-not-asked = Al posto { $seat } non si chiede nulla, oppure ha già risposto.
error-takeback-not-yours = Solo chi ha chiesto può ritirare la richiesta.
error-takeback-which = Una risposta indica con il numero a che cosa risponde, e solo una risposta lo fa.

## Prendere il posto di un bot

knock-asks = { $name } chiede di prendere il posto di { $bot } e ne vedrebbe le carte.

error-knock-refused = I giocatori di questo tavolo non hanno accettato. Puoi sempre guardare.
error-knock-busy = Qualcun altro sta chiedendo un posto. Riprova tra un momento.
error-knock-gone = Questo non è più richiesto.
error-knock-not-asked = Al posto { $seat } non si chiede nulla, oppure ha già risposto.
