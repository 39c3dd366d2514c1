### Server messages about the table: takebacks and requests for a seat.

## Takebacks

takeback-asks = { $name } asks for a takeback: “{ $move }”
takeback-asks-unseen = { $name } asks to take back their last move.
takeback-lost = This also undoes later moves by { $players }.
takeback-done = { $name } took back: “{ $move }”
takeback-done-unseen = { $name } took back their last move.
takeback-kept = { $other } declined { $name }’s takeback: “{ $move }”
takeback-kept-unseen = { $other } declined { $name }’s takeback of the last move.

error-takeback-none = This table has no takebacks. You can only undo.
error-takeback-asked = Someone has asked for a takeback. Wait for the answers.
error-takeback-free = No need to ask: you can undo this.
error-takeback-refused = A player has declined this takeback.
error-takeback-stand-in = Seat { $seat } has a stand-in bot, which can’t agree to a takeback.
error-takeback-gone = This takeback request is closed.
error-takeback-not-asked = Seat { $seat } wasn’t asked, or has already answered.
error-takeback-not-yours = Only the player who asked can withdraw the request.
error-takeback-which = Send the number of the request with an answer, and only with an answer.

## Taking over from a bot

knock-asks = { $name } asks to take over from { $bot }, and would see its cards.

error-knock-refused = The players at this table didn’t agree. You can still watch.
error-knock-busy = Someone else is asking for a seat. Try again in a moment.
error-knock-gone = This request is closed.
error-knock-not-asked = Seat { $seat } wasn’t asked, or has already answered.
