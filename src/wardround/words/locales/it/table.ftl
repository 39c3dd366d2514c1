### I messaggi del server sul tavolo: annullamenti concordati e richieste di un posto.

## Annullamenti concordati

takeback-asks = { $name } chiede di annullare: «{ $move }»
takeback-asks-unseen = { $name } chiede di annullare la sua ultima mossa.
takeback-lost = Annulla anche le mosse successive di { $players }.
takeback-done = { $name } ha annullato: «{ $move }»
takeback-done-unseen = { $name } ha annullato la sua ultima mossa.
takeback-kept = { $other } ha rifiutato l’annullamento chiesto da { $name }: «{ $move }»
takeback-kept-unseen = { $other } ha rifiutato l’annullamento dell’ultima mossa chiesto da { $name }.

error-takeback-none = Questo tavolo non prevede annullamenti concordati. Puoi solo annullare da te.
error-takeback-asked = C’è già una richiesta di annullamento. Aspetta le risposte.
error-takeback-free = Non serve chiedere: puoi annullare questa mossa.
error-takeback-refused = Un giocatore ha rifiutato questo annullamento.
error-takeback-stand-in = Al posto { $seat } c’è un bot sostituto: non può accettare un annullamento.
error-takeback-gone = Questa richiesta di annullamento è chiusa.
error-takeback-not-asked = Il posto { $seat } non deve rispondere, o ha già risposto.
error-takeback-not-yours = Solo il giocatore che ha chiesto può ritirare la richiesta.
error-takeback-which = Invia il numero della richiesta con una risposta, e solo con una risposta.

## Prendere il posto di un bot

knock-asks = { $name } chiede di prendere il posto di { $bot } e ne vedrebbe le carte.

error-knock-refused = I giocatori di questo tavolo non hanno accettato. Puoi sempre guardare.
error-knock-busy = Qualcun altro sta chiedendo un posto. Riprova tra un momento.
error-knock-gone = Questa richiesta è chiusa.
error-knock-not-asked = Il posto { $seat } non deve rispondere, o ha già risposto.
