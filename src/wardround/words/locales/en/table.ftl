### What a server says about the table itself: taking back with the others' consent.

## Taking back

takeback-asks = { $name } asks to take back: “{ $move }”
takeback-asks-unseen = { $name } asks to take back their last decision.
takeback-lost = What { $players } did since then goes too.
takeback-done = { $name } took back: “{ $move }”
takeback-done-unseen = { $name } took their last decision back.
takeback-kept = { $other } did not agree that { $name } takes this back: “{ $move }”
takeback-kept-unseen = { $other } did not agree that { $name } takes their last decision back.

error-takeback-none = At this table nothing is taken back beyond undo.
error-takeback-asked = Somebody asks to take a decision back. First the others answer.
error-takeback-free = This can be taken back without asking: undo it.
error-takeback-refused = Somebody did not agree that you take this back.
error-takeback-stand-in = A bot the others chose plays on seat { $seat }, and it can’t agree for the player.
error-takeback-gone = This is not asked any more.
error-takeback-not-asked = Seat { $seat } wasn’t asked, or has already answered.
error-takeback-not-yours = Only who asked can stop asking.
error-takeback-which = An answer names what it answers by its number, and only an answer does.

## Taking over from a bot

knock-asks = { $name } asks to take over from { $bot }, and would see its cards.

error-knock-refused = The players at this table didn’t agree. You can still watch.
error-knock-busy = Someone else is asking for a seat. Try again in a moment.
error-knock-gone = This request is over.
error-knock-not-asked = Seat { $seat } wasn’t asked, or has already answered.
