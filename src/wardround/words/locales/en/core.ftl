### What is not about one game: languages, lists, provenance, errors.

## Languages

language-en = English
language-fr = French
language-it = Italian
language-own = English

## Lists and numbers

list-two-and = { $first } and { $last }
list-two-or = { $first } or { $last }
list-more = { $first }, { $rest }
list-apart = { $first }; { $rest }
clauses-and = { $first }, and { $last }
clauses-or = { $first }, or { $last }
range = { $low } to { $high }
sentence = { $text }.
decimal-mark = .
count-word =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { NUMBER($count, useGrouping: 0) }
    }

## Games, seats and players

game-dice-hospital = Dice Hospital
game-dynamite-nurse = Dynamite Nurse
seat-you = You
player-number = Player { $number }
player-of-number = of player { $number }
player-of-name = of { $player }
player-to-number = to player { $number }
player-to-name = to { $player }
player-table = The table
unofficial = A fan-made, unofficial version. The names belong to their owners.

## Where a fact comes from

source-seed = printed in the rulebook
source-found = found in another source
source-inferred = worked out from the rulebook
source-reconstructed = our version
source-user = from your own pack
source-partly = { $source }: { $facts }

## Why an action is refused: any game

reason-line = { $reason }.
reason-line-rule = { $reason } ({ $rule }).
reason-not-your-turn = It is not this player’s turn
reason-luck-next = The dice or the cards decide next, not a player
reason-game-over = The game is over
reason-unknown-action = There is no such action in this game
reason-wrong-moment = This cannot be done at this moment
reason-no-luck-now = A player decides next, not the dice or the cards
reason-impossible-luck = The dice and the cards cannot give this here

## Errors: asking for a game

error-other = Something is wrong: { $code } ({ $facts }).
error-fact = { $name }: { $value }
error-unknown-game = There is no game called “{ $game }”. The games are: { $allowed }.
error-no-game = Say which game: { $allowed }.
error-unknown-language = There is no language “{ $language }”. The languages are: { $allowed }.
error-unknown-option = There is no option “{ $option }”. The options are: { $allowed }.
error-bad-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.
error-options-clash = The options “{ $option }” and “{ $other }” cannot go together.
error-option-not-in-edition = The edition “{ $edition }” does not have the option “{ $option }”.
error-option-not-solo = The option “{ $option }” is not for the solo game.
error-option-only-solo = The option “{ $option }” is for the solo game only.
error-unknown-bot = There is no player called “{ $bot }”. Seats can be: { $allowed }.
error-seat-without-name = Say who sits where, with commas between them, such as human,random,random.
error-unknown-edition = There is no edition “{ $edition }”. The editions are: { $allowed }.
error-unknown-seat = There is no seat { NUMBER($seat, useGrouping: 0) }: seats are numbered 0 to { $high }.
error-bad-seat-count =
    { $count ->
        [one] This game cannot be played by { $count } player; it is for { $low } to { $high }.
       *[other] This game cannot be played by { $count } players; it is for { $low } to { $high }.
    }

## Errors: files and content packs

error-file-missing = There is no file { $file }.
error-file-unreadable = The file { $file } cannot be read: { $problem }.
problem-is-folder = it is a folder
problem-no-folder = there is no such folder
problem-not-allowed = you have no permission
problem-not-text = it is not text in UTF-8
problem-no-space = the disk is full
problem-read-only = the disk is read-only
error-pack-not-toml = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not TOML: { $problem }.
error-pack-field-missing = { $file }: “{ $entry }” lacks the field “{ $field }”.
pack-type-wanted =
    { $allowed ->
        [integer] a whole number
        [string] text in quotes
        [boolean] true or false
        [array] a list in [ ]
       *[other] a table in { "{" } { "}" }
    }
pack-type-given =
    { $given ->
        [integer] a number
        [float] a number with a point
        [string] text in quotes
        [boolean] true or false
        [array] a list in [ ]
        [table] a single table in { "{" } { "}" }
       *[date] a date or time
    }
error-pack-wrong-type = { $file }: in “{ $entry }”, the field “{ $field }” must be { pack-type-wanted }, not { pack-type-given }: { $found }
error-pack-entry-type = { $file }: “{ $entry }” must be { pack-type-wanted }, not { pack-type-given }: { $found }
error-pack-unknown-heading = { $file }: there is no { $found } in a pack of { $game }. There are: { $allowed }.
error-pack-unknown-field = { $file }: “{ $entry }” cannot have a field “{ $field }”. Its fields are: { $allowed }.
error-pack-unknown-value = { $file }: in “{ $entry }”, the field “{ $field }” is “{ $found }”; it can be: { $allowed }.
error-pack-duplicate-id = { $file }: “{ $entry }” is there twice.
error-pack-unknown-base = { $file }: there is no pack “{ $found }” to build on. The packs are: { $allowed }.
error-pack-unknown-entry = { $file }: “{ $entry }” is not in the pack that this one builds on.
error-pack-impossible = { $file }: in “{ $entry }”, the field “{ $field }” cannot be “{ $found }”; allowed is { $allowed }.
error-pack-wrong-game = { $file }: this pack is for the game “{ $found }”, not for { $allowed }.

## Errors: taking back

error-undo-nothing = There is nothing to take back.
error-undo-other-seat = This cannot be taken back: another player has acted since.
error-undo-revealed = This cannot be taken back: it brought something new to light.
error-undo-luck = This cannot be taken back: luck has decided something since.
error-redo-nothing = There is nothing to do again.

## Errors: text forms

error-bad-die = “{ $text }” is not a die. A die is written like R3, G2* or R>G3*.
error-bad-patient = “{ $text }” is not a Patient. A Patient is written like P07, or P07! in Critical Condition.
error-bad-action = “{ $text }” is not an action of this game.
error-bad-position = This is not a position: “{ $field }” is missing or is not what it should be.
error-position-other-terms = This position was played with other options or cards than these.
error-bad-hospital = “{ $text }” is not a hospital: it should read “dice / idle staff / departments / blood bags”, with - for an empty field.
error-bad-hospital-word = “{ $text }” is not a hospital: there is no “{ $word }” in this edition.

## Errors: game records

error-record-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not a line of a game record.
error-record-truncated = { $file }, line { NUMBER($line, useGrouping: 0) }: the record stops here, before its end.
error-record-edited = { $file }, line { NUMBER($line, useGrouping: 0) }: the record was changed after it was written.
error-record-other-game = { $file }: this is a record of the game “{ $found }”, which is not known here.
error-record-other-rules = { $file }: this record follows version { $found } of the rules; here is version { $ours }.
error-record-other-pack = { $file }: this record was played with other content ({ $found }) than what is here ({ $ours }).
error-record-illegal = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $action }” was not allowed. { $reason }.
error-record-bad-luck = { $file }, line { NUMBER($line, useGrouping: 0) }: the dice and the cards could not have given this.
error-record-bad-field = { $file }, line { NUMBER($line, useGrouping: 0) }: the field “{ $field }” is missing or wrong.
error-record-wrong-outcome = { $file }, line { NUMBER($line, useGrouping: 0) }: the result does not follow from the game.
error-record-seed-mismatch = { $file }, line { NUMBER($line, useGrouping: 0) }: this does not follow from the seed that the record shows.
error-record-no-seed = { $file }: this record shows no seed, so its luck cannot be verified.
error-record-too-short = There is no move { NUMBER($found, useGrouping: 0) } in this record; it has { NUMBER($moves, useGrouping: 0) }.

## Verifying a game that was played on from a saved one

# $taken is how many moves came from the other game, $count how much luck was checked after them.
replay-verified-from = { $count ->
        [one] The one roll or draw in moves { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } follows from the seed.
       *[other] All { NUMBER($count, useGrouping: 0) } rolls and draws in moves { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } follow from the seed.
    } { $taken ->
        [one] Move 1 was taken over from another game, and its luck was not checked.
       *[other] Moves 1 to { NUMBER($taken, useGrouping: 0) } were taken over from another game, and their luck was not checked.
    }
error-record-all-taken-over = { $file }: all luck in this record, up to move { NUMBER($moves, useGrouping: 0) }, was taken over from another game, so this seed cannot vouch for any of it. Verify the record of that game.

## Streams and files that break

error-stream-broken = Reading or writing failed: { $problem }.
error-file-too-large = The file { $file } is too large: more than { $most } million characters.
error-bad-seed = “{ $found }” cannot be a seed: it is empty, or has characters that cannot be shown.
error-pack-too-deep = { $file }: tables or lists are nested too deeply.
error-pack-long-number = { $file }: a number in it has too many digits.
error-pack-control-character = { $file }: in “{ $entry }”, the field “{ $field }” has a character that cannot be shown: “{ $found }”.
error-pack-too-large = { $file }: the packs are too long. Together they can have up to { NUMBER($most, useGrouping: 0) } bytes.
error-pack-too-many = Too many packs: { $count }. Use up to { $most }.
error-pack-long-name = The name “{ $file }” is too long for a pack: use up to { $most } characters.
error-pack-too-many-entries = { $file }: too many { $entry }: { $found }. There can be up to { $most }.
error-pack-long-text = { $file }: in “{ $entry }”, the field “{ $field }” has { NUMBER($found, useGrouping: 0) } characters: use up to { $most }.
error-record-too-large = { $file }: the record is too long. It can have up to { NUMBER($lines, useGrouping: 0) } lines and { NUMBER($letters, useGrouping: 0) } characters.
error-option-too-many = Too many options: { NUMBER($count, useGrouping: 0) }. Use up to { $most }.
error-option-too-long = The option “{ $option }” is too long: use up to { $most } characters for its name and its value.

## Asking for options, and stopping

error-option-without-value = The option “{ $option }” needs a value: { $option }=VALUE.
error-bad-first-player = The First Player cannot be “{ $found }”. It can be a player’s number, from 1 to { $seats }, or random.
error-first-player-not-there =
    { $seats ->
        [one] Player { $player } cannot be the First Player: only { $seats } player is at the table.
       *[other] Player { $player } cannot be the First Player: only { $seats } players are at the table.
    }
simulate-stopped =
    { $done ->
        [0] Stopped before the end of the first game.
        [one] Stopped after { $done } game.
       *[other] Stopped after { NUMBER($done, useGrouping: 0) } games.
    }

## Errors: what cannot go together in a pack, and what is too few or too many

error-pack-brackets = { $file }: { $found } must be written { $allowed }.
error-pack-bad-id = { $file }: in “{ $entry }”, the field “{ $field }” cannot be “{ $found }”: write lower-case letters and digits, in words joined by hyphens, such as { $example }.
error-pack-repeated = { $file }: in “{ $entry }”, the field “{ $field }” has { $found } twice.
error-pack-length =
    { $low ->
        [0] { $file }: in “{ $entry }”, the field “{ $field }” has { $found } entries; it can have { $high } at most.
       *[other] { $file }: in “{ $entry }”, the field “{ $field }” has { $found } entries; it must have { $low } to { $high }.
    }
error-pack-lacks-one = { $file }: in “{ $entry }”, “{ $field }” needs one of these: { $allowed }.
error-pack-only-one = { $file }: in “{ $entry }”, “{ $field }” can have only one of { $allowed }; it has { $found }.
error-pack-not-with = { $file }: in “{ $entry }”, “{ $field }” cannot go together with “{ $other }”.
error-pack-only-with = { $file }: in “{ $entry }”, “{ $field }” goes only with: { $other }.
error-pack-id-taken = { $file }: “{ $entry }” needs another id, since “{ $other }” has this one.
error-pack-no-run = { $file }: in “{ $entry }”, the field “{ $field }” is { $found }, and no two of these values follow each other, as a run needs.
error-pack-needs-nothing = { $file }: in “{ $entry }”, “{ $field }” must ask for at least one die.
error-pack-too-many-beds = { $file }: { $found } beds are too many. The beds of all players and one intake must not hold more dice than there are; with these dice, { $most } beds are the most.
error-pack-too-few-dice = { $file }: { $found } dice a colour are too few. There must be enough for the beds of all players and one intake; with these beds, { $least } are the fewest.
error-pack-printed-count = { $file }: { $low } to { $high } departments must be on every board (printed = true); there are { $found }.
error-pack-small-stack =
    { $entry ->
        [department] { $file }: the stack of department tiles needs at least { $least }, for the display; there are { $found }.
       *[other] { $file }: the deck of specialists needs at least { $least }, for the display; there are { $found }.
    }
error-pack-too-many-swapped =
    { $entry ->
        [department] { $file }: { $found } department tiles would be swapped in, for only { $most } in the stack.
       *[other] { $file }: { $found } specialists would be swapped in, for only { $most } in the deck.
    }
error-pack-few-administrators = { $file }: at least { $least } administrators are needed, two for each player; there are { $found }.
error-pack-back-missing = { $file }: ambulance back { $found } is missing. There must be those from 1 to { $high }, or none at all.
error-pack-other-edition = { $file }: this pack is made for the edition “{ $found }” and cannot go with the edition “{ $edition }”.

## Errors: packs of Dynamite Nurse

error-pack-total =
    { $entry ->
        [action] { $file }: the copies of all Action cards add up to { NUMBER($found, useGrouping: 0) }, but [house] says { $house } = { $wanted }. Change the copies of some cards, or this number in [house].
        [nurse] { $file }: the copies of all Nurses add up to { NUMBER($found, useGrouping: 0) }, but [house] says { $house } = { $wanted }. Change the copies of some Nurses, or this number in [house].
       *[other] { $file }: the copies of all Patients add up to { NUMBER($found, useGrouping: 0) }, but [house] says { $house } = { $wanted }. Change the copies of some Patients, or this number in [house].
    }
error-pack-few-starting-cards = { $file }: “{ $entry }” has { $found } copies, but at least { $least } are needed: each of { $seats } players begins with { $start }.
error-pack-few-markers = { $file }: [house] has markers = { $found } and beds = { $beds }. There must be more markers than beds, or a game might never end. Change one of the two.
error-pack-no-worse = { $file }: in “{ $entry }”, the critical Severity { $found } is not above the front Severity { $severity }. Change critical or severity.
error-pack-penalty-falls = { $file }: in “{ $entry }”, { $field } is { $found }, less than the { $before } before it. More Kill Marks cannot cost less.
error-pack-one-starting-nurse = { $file }: “{ $entry }” has { $found } copies. There is only one of a starting Nurse: copies = 1, or no colour.
pack-colour =
    { $found ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    }
error-pack-colour-taken = { $file }: “{ $entry }” needs another colour, since “{ $other }” is { pack-colour } too. Each colour has one starting Nurse.
error-pack-colour-missing = { $file }: no starting Nurse is { pack-colour }. Each colour needs one.
error-pack-nothing-sold = { $file }: there is nothing to buy. At least one Action card must have a pile of its own in the Town: one that is no Event and no starting card.
error-pack-not-last = { $file }: in “{ $entry }”, “{ $field }” must be the last of the effect, since the card leaves play with it.
error-bad-option-part = The option “{ $option }” cannot have “{ $value }” in it. It is a list with commas of some of these: { $allowed }.
error-option-repeats = The option “{ $option }” has “{ $value }” twice.

## Options that both games have

option-first-player = First Player
about-first-player = Which seat begins; without it, luck decides.

## The database

error-store-bad-url = This is not the address of a database. It can be: { $allowed }.
error-store-no-driver = PostgreSQL needs a Python package that is not installed: { $package }. You can get it with pip.
error-store-unreachable = The database { $database } cannot be opened: { $problem }.
error-store-newer = The database { $database } was written by a newer version of this program ({ $found }). Install that version.
error-store-in-use = Another server (process { NUMBER($pid, useGrouping: 0) }) already uses { $database }. Stop it first, or choose another file with --db.
error-store-away = The database does not answer at the moment. Try again.
