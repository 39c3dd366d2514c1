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
reason-not-your-turn = It’s not this player’s turn
reason-luck-next = The dice or cards come next, not a player’s choice
reason-game-over = The game is finished
reason-unknown-action = This game doesn’t have that action
reason-wrong-moment = You can’t do that right now
reason-no-luck-now = A player chooses next, not the dice or cards
reason-impossible-luck = The dice and cards can’t come up like this here

## Errors: asking for a game

error-other = Something went wrong: { $code } ({ $facts }).
error-fact = { $name }: { $value }
error-unknown-game = Game “{ $game }” not found. Choose one of: { $allowed }.
error-no-game = Choose a game: { $allowed }.
error-unknown-language = Language “{ $language }” not found. Choose one of: { $allowed }.
error-unknown-option = Option “{ $option }” not found. Choose from: { $allowed }.
error-bad-option-value = The option “{ $option }” can’t be “{ $value }”. Use: { $allowed }.
error-options-clash = The options “{ $option }” and “{ $other }” don’t go together.
error-option-not-in-edition = The edition “{ $edition }” doesn’t have the option “{ $option }”.
error-option-not-solo = The option “{ $option }” isn’t for the solo game.
error-option-only-solo = The option “{ $option }” is for the solo game only.
error-unknown-bot = Player “{ $bot }” not found. Choose from: { $allowed }.
error-unknown-clock = Clock “{ $found }” not found. Choose from: { $allowed }.
error-seat-without-name = Name every seat, with commas between them, such as human,random,random.
error-unknown-edition = Edition “{ $edition }” not found. Choose one of: { $allowed }.
error-unknown-seat = Seat { NUMBER($seat, useGrouping: 0) } not found: seats are numbered 0 to { $high }.
error-bad-seat-count =
    { $count ->
        [one] You can’t play this game with { $count } player. It’s for { $low } to { $high }.
       *[other] You can’t play this game with { $count } players. It’s for { $low } to { $high }.
    }

## Errors: files and content packs

error-file-missing = File { $file } not found.
error-file-unreadable = Can’t read the file { $file }: { $problem }.
problem-is-folder = it’s a folder
problem-no-folder = the folder doesn’t exist
problem-not-allowed = you don’t have permission
problem-not-text = it isn’t UTF-8 text
problem-no-space = the disk is full
problem-read-only = the disk is read-only
error-pack-not-toml = { $file }, line { NUMBER($line, useGrouping: 0) }: this isn’t TOML: { $problem }.
error-pack-field-missing = { $file }: “{ $entry }” needs the field “{ $field }”.
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
error-pack-unknown-heading = { $file }: a pack of { $game } can’t have { $found }. Use: { $allowed }.
error-pack-unknown-field = { $file }: “{ $entry }” can’t have a field “{ $field }”. Its fields are: { $allowed }.
error-pack-unknown-value = { $file }: in “{ $entry }”, the field “{ $field }” can’t be “{ $found }”. Use: { $allowed }.
error-pack-duplicate-id = { $file }: “{ $entry }” appears twice.
error-pack-unknown-base = { $file }: base pack “{ $found }” not found. Choose one of: { $allowed }.
error-pack-unknown-entry = { $file }: “{ $entry }” isn’t in the pack that this one is based on.
error-pack-impossible = { $file }: in “{ $entry }”, the field “{ $field }” can’t be “{ $found }”. Allowed: { $allowed }.
error-pack-wrong-game = { $file }: this pack is for the game “{ $found }”, not for { $allowed }.

## Errors: undo and redo

error-undo-nothing = Nothing to undo.
error-undo-other-seat = Can’t undo: another player has moved since.
error-undo-revealed = Can’t undo: it revealed something new.
error-undo-luck = Can’t undo: dice or cards have come up since.
error-redo-nothing = Nothing to redo.

## Errors: text forms

error-bad-die = “{ $text }” isn’t a die. Write dice like R3, G2* or R>G3*.
error-bad-patient = “{ $text }” isn’t a Patient. Write Patients like P07, or P07! in Critical Condition.
error-bad-action = “{ $text }” isn’t an action in this game.
error-bad-position = This isn’t a position: “{ $field }” is missing or wrong.
error-position-other-terms = This position belongs to a game with other options or cards.
error-bad-hospital = “{ $text }” isn’t a hospital. Write “dice / idle staff / departments / blood bags”, with - for an empty field.
error-bad-hospital-word = “{ $text }” isn’t a hospital: this edition has no “{ $word }”.

## Errors: game records

error-record-not-json = { $file }, line { NUMBER($line, useGrouping: 0) }: this isn’t a line of a game file.
error-record-truncated = { $file }, line { NUMBER($line, useGrouping: 0) }: the game file stops here, before its end.
error-record-edited = { $file }, line { NUMBER($line, useGrouping: 0) }: the game file was changed after it was saved.
error-record-other-game = { $file }: this game file is for “{ $found }”, a game that this program doesn’t have.
error-record-other-rules = { $file }: this game follows version { $found } of the rules; this program has version { $ours }.
error-record-other-pack = { $file }: this game was played with other content ({ $found }) than this program has ({ $ours }).
error-record-illegal = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $action }” wasn’t allowed. { $reason }.
error-record-bad-luck = { $file }, line { NUMBER($line, useGrouping: 0) }: the dice and cards can’t have come up like this.
error-record-bad-field = { $file }, line { NUMBER($line, useGrouping: 0) }: the field “{ $field }” is missing or wrong.
error-record-wrong-outcome = { $file }, line { NUMBER($line, useGrouping: 0) }: the result doesn’t match the game.
error-record-seed-mismatch = { $file }, line { NUMBER($line, useGrouping: 0) }: this doesn’t match the seed in the game file.
error-record-no-seed = { $file }: this game file has no seed, so its dice and cards can’t be verified.
error-record-too-short = Move { NUMBER($found, useGrouping: 0) } not found: the last one is { NUMBER($moves, useGrouping: 0) }.

## Verifying a game that was played on from a saved one

# $taken is how many moves came from the other game, $count how much luck was checked after them.
replay-verified-from = { $count ->
        [one] The one roll or draw in moves { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } matches the seed.
       *[other] All { NUMBER($count, useGrouping: 0) } rolls and draws in moves { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } match the seed.
    } { $taken ->
        [one] Move 1 comes from another game and wasn’t verified.
       *[other] Moves 1 to { NUMBER($taken, useGrouping: 0) } come from another game and weren’t verified.
    }
error-record-all-taken-over = { $file }: all dice and cards in this game file, up to move { NUMBER($moves, useGrouping: 0) }, come from another game, so this seed can’t verify them. Verify that game’s file.

## Streams and files that break

error-stream-broken = Reading or writing failed: { $problem }.
error-file-too-large = The file { $file } is too large: it can have up to { $most } million characters.
error-bad-seed = “{ $found }” can’t be a seed: it’s empty or has invisible characters.
error-pack-too-deep = { $file }: tables or lists are nested too deeply.
error-pack-long-number = { $file }: a number in it has too many digits.
error-pack-control-character = { $file }: in “{ $entry }”, the field “{ $field }” has an invisible character: “{ $found }”.
error-pack-too-large = { $file }: the packs are too long. Together they can have up to { NUMBER($most, useGrouping: 0) } bytes.
error-pack-too-many = Too many packs: { $count }. Use up to { $most }.
error-pack-long-name = The name “{ $file }” is too long for a pack: use up to { $most } characters.
error-pack-too-many-entries = { $file }: too many { $entry }: { $found }. There can be up to { $most }.
error-pack-long-text = { $file }: in “{ $entry }”, the field “{ $field }” has { NUMBER($found, useGrouping: 0) } characters: use up to { $most }.
error-record-too-large = { $file }: the game file is too long. It can have up to { NUMBER($lines, useGrouping: 0) } lines and { NUMBER($letters, useGrouping: 0) } characters.
error-option-too-many = Too many options: { NUMBER($count, useGrouping: 0) }. Use up to { $most }.
error-option-too-long = The option “{ $option }” is too long: use up to { $most } characters for its name and its value.

## Asking for options, and stopping

error-option-without-value = The option “{ $option }” needs a value: { $option }=VALUE.
error-bad-first-player = The First Player can’t be “{ $found }”. Use a player’s number, from 1 to { $seats }, or random.
error-first-player-not-there =
    { $seats ->
        [one] Player { $player } can’t be the First Player: there’s only { $seats } player.
       *[other] Player { $player } can’t be the First Player: there are only { $seats } players.
    }
simulate-stopped =
    { $done ->
        [0] Stopped before the end of the first game.
        [one] Stopped after { $done } game.
       *[other] Stopped after { NUMBER($done, useGrouping: 0) } games.
    }

## Errors: what cannot go together in a pack, and what is too few or too many

error-pack-brackets = { $file }: write { $found } as { $allowed }.
error-pack-bad-id = { $file }: in “{ $entry }”, the field “{ $field }” can’t be “{ $found }”: use lower-case letters and digits, in words joined by hyphens, such as { $example }.
error-pack-repeated = { $file }: in “{ $entry }”, the field “{ $field }” has { $found } twice.
error-pack-length =
    { $low ->
        [0] { $file }: in “{ $entry }”, the field “{ $field }” has { $found } entries: use up to { $high }.
       *[other] { $file }: in “{ $entry }”, the field “{ $field }” has { $found } entries: use { $low } to { $high }.
    }
error-pack-lacks-one = { $file }: in “{ $entry }”, “{ $field }” needs one of these: { $allowed }.
error-pack-only-one = { $file }: in “{ $entry }”, “{ $field }” can have only one of { $allowed }; it has { $found }.
error-pack-not-with = { $file }: in “{ $entry }”, “{ $field }” doesn’t go with “{ $other }”.
error-pack-only-with = { $file }: in “{ $entry }”, “{ $field }” goes only with: { $other }.
error-pack-id-taken = { $file }: “{ $entry }” needs another id: “{ $other }” already has this one.
error-pack-no-run = { $file }: in “{ $entry }”, the field “{ $field }” is { $found }, but a run needs at least two values that follow each other.
error-pack-needs-nothing = { $file }: in “{ $entry }”, “{ $field }” must ask for at least one die.
error-pack-too-many-beds = { $file }: { $found } beds are too many: the dice must fill all players’ beds and one intake. With these dice, use up to { $most } beds.
error-pack-too-few-dice = { $file }: { $found } dice per colour are too few: they must fill all players’ beds and one intake. With these beds, use at least { $least }.
error-pack-printed-count = { $file }: every board needs { $low } to { $high } departments (printed = true); there are { $found }.
error-pack-small-stack =
    { $entry ->
        [department] { $file }: the stack of department tiles needs at least { $least }, for the display; there are { $found }.
       *[other] { $file }: the deck of specialists needs at least { $least }, for the display; there are { $found }.
    }
error-pack-too-many-swapped =
    { $entry ->
        [department] { $file }: can’t swap in { $found } department tiles: the stack has only { $most }.
       *[other] { $file }: can’t swap in { $found } specialists: the deck has only { $most }.
    }
error-pack-few-administrators = { $file }: you need at least { $least } administrators, two for each player; there are { $found }.
error-pack-back-missing = { $file }: ambulance back { $found } is missing. Add all from 1 to { $high }, or none.
error-pack-other-edition = { $file }: this pack is for the edition “{ $found }”, not “{ $edition }”.

## Errors: packs of Dynamite Nurse

error-pack-total =
    { $entry ->
        [action] { $file }: the copies of all Action cards add up to { NUMBER($found, useGrouping: 0) }, but [house] has { $house } = { $wanted }. Change the copies of some cards, or this number in [house].
        [nurse] { $file }: the copies of all Nurses add up to { NUMBER($found, useGrouping: 0) }, but [house] has { $house } = { $wanted }. Change the copies of some Nurses, or this number in [house].
       *[other] { $file }: the copies of all Patients add up to { NUMBER($found, useGrouping: 0) }, but [house] has { $house } = { $wanted }. Change the copies of some Patients, or this number in [house].
    }
error-pack-few-starting-cards = { $file }: “{ $entry }” has { $found } copies, but needs at least { $least }: each of { $seats } players starts with { $start }.
error-pack-few-markers = { $file }: [house] has markers = { $found } and beds = { $beds }. With no more markers than beds, a game might never end. Change one of the two.
error-pack-no-worse = { $file }: in “{ $entry }”, the critical Severity { $found } isn’t above the front Severity { $severity }. Change critical or severity.
error-pack-penalty-falls = { $file }: in “{ $entry }”, { $field } is { $found }, less than the { $before } before it. More Kill Marks can’t cost less.
error-pack-one-starting-nurse = { $file }: “{ $entry }” has { $found } copies. A starting Nurse is unique: set copies = 1, or remove its colour.
pack-colour =
    { $found ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[purple] purple
    }
error-pack-colour-taken = { $file }: “{ $entry }” needs another colour: “{ $other }” is { pack-colour } too. Each colour has one starting Nurse.
error-pack-colour-missing = { $file }: no starting Nurse is { pack-colour }. Each colour needs one.
error-pack-nothing-sold = { $file }: there’s nothing to buy. Add at least one Action card with its own pile in the Town: not an Event and not a starting card.
error-pack-not-last = { $file }: in “{ $entry }”, “{ $field }” must come last in the effect, because the card leaves play with it.
error-bad-option-part = The option “{ $option }” can’t contain “{ $value }”. Use a list with commas of some of these: { $allowed }.
error-option-repeats = The option “{ $option }” has “{ $value }” twice.

## Options that both games have

option-first-player = First Player
about-first-player = Which seat starts; random if you don’t choose.

## The database

error-store-bad-url = This isn’t a database address. Use: { $allowed }.
error-store-no-driver = PostgreSQL needs the Python package { $package }. Install it with pip.
error-store-unreachable = Can’t open the database { $database }: { $problem }.
error-store-newer = The database { $database } is from a newer version of wardround ({ $found }). Install that version.
error-store-in-use = Another server (process { NUMBER($pid, useGrouping: 0) }) is already using { $database }. Stop it first, or choose another file with --db.
error-store-away = The database isn’t answering. Try again in a moment.
