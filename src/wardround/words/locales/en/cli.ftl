### What the command line says.

## What the command is for

cli-about = Dice Hospital and Dynamite Nurse in your terminal: play them, simulate them, replay them, change their cards.
cli-play-about = Play a game in the terminal.
cli-simulate-about = Let bots play many games and count what happens.
cli-replay-about = Show a recorded game, move by move.
cli-record-about = Check a game record against the rules.
cli-perft-about = Count the sequences of actions from the start of a game.
cli-pack-about = Export, check or compare content packs.
cli-examples = Examples:

## Seats and bots

seat-human = human
bot-random = Random
bot-random-about = chooses every action with equal chance
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert

## Line play: commands

command-help = help
command-help-number = a number
command-help-number-about = choose that action
command-help-undo-about = take back your last action
command-help-redo-about = do again what you took back
command-help-why-about = tell why a choice or an action is allowed or not: why { $action }
command-help-look-about = show the table and the hospitals; look and a player’s number shows one of them
command-help-forecast-about = tell what comes if you finish now
command-help-score-about = tell how everybody stands
command-help-text-about = show what a card does: text { $card }
command-help-save-about = write the game to a file: save game.jsonl
command-help-quit-about = leave the game
command-help-help-about = show these commands
play-commands = A number chooses, Enter shows the choices again. Also: undo, why, hint, plans, look, text, rules, save, quit, help.

## Line play: asking

play-welcome = { $game }, { $edition }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
play-welcome-game = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
play-with-options = Optional rules: { $options }.
play-seed-sealed = Seal of the seed: { $commitment }
play-seed-shown = Seed: { $seed }
play-turn = { $player }: { $prompt }
play-choice = { $number }. { $action }
play-ask = Your choice:
play-only-choice = 1. { $action } (the only choice)
play-no-such-number =
    { $count ->
        [one] There is only choice 1.
       *[other] Choose a number from 1 to { $count }, or type help.
    }
play-not-understood = “{ $text }” is not understood. Do you mean: { $choices }? Type help for a list.
play-line-too-long = A line of more than { $most } letters is not read. Type fewer words.
play-card-alone = Say what to do with “{ $text }”: help has the actions. What it does, text { $text } tells.
play-verb-not-now = There is no choice with “{ $verb }” now. Enter shows the choices.
play-time-left = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
play-time-up = Time’s up: your activation ends, and staff not placed are wasted.
play-undone = Taken back: { $action }.
play-nothing-to-undo = There is nothing to take back.
play-undo-too-late = This cannot be taken back: something new was seen since.
play-saved = Saved to { $file }.
play-save-needs-file = Name a file: save game.jsonl
play-why-needs-action = Name a number or an action: why { $action }
play-why-allowed = This is allowed now.

## Looking at the table

look-phase = Phase: { $phase }
look-first-player = First Player: { $player }
look-hospital-number = Hospital of player { $number }
look-nothing = none
look-card = { $name }: { $text }
look-hospital-of = Hospital of { $player } (player { $number })
look-your-hospital = Your hospital (player { $number })
look-card-of = { $name }: { $text } ({ $source })

## Results

result-heading = The game is over.
result-line = { $place }. { $player }: { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
result-winner = { $player } won.
result-shared = { $players } share the victory.
result-you-won = You won.
result-points-of = Points of { $player }
result-your-points = Your points
result-total = Total: { $score }

## Simulation

simulate-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s
simulate-speed = { $games } games/s, { $decisions } decisions/s ({ $build } build)
simulate-share = { $share } % ({ $low }–{ $high })
simulate-digest = Digest of all records: { $digest }
simulate-heading-seat = seat
simulate-heading-bot = bot
simulate-heading-mean = mean score
simulate-heading-wins = win share
simulate-length =
    { $unit ->
        [turn] Games lasted { $mean } turns on average ({ $least } to { $most }).
       *[round] Games lasted { $mean } rounds on average ({ $least } to { $most }).
    }
simulate-ended = Ended because { $reason }: { $share } %
simulate-heading-card = card
simulate-heading-taken = taken
simulate-heading-used = used
simulate-heading-with = mean score with
simulate-heading-without = without
simulate-cards-about = The scores are those of players who took the card during the game, and of all others.
build-pure = pure
build-compiled = compiled

## Arena

arena-blocks =
    { $blocks ->
        [one] { $blocks } seed
       *[other] { $blocks } seeds
    }, each played from { $seatings ->
        [one] { $seatings } seating
       *[other] { $seatings } seatings
    }
arena-interval = { $value } ({ $low } to { $high })
arena-even = The win share of equals is { $share } %. Intervals hold 95 %, by bootstrap over seeds.
arena-heading-rank = mean rank
arena-heading-rating = rating
arena-heading-time = p95, ms

## Replays, records, packs

replay-move = { NUMBER($number, useGrouping: 0) }. { $player }: { $action }
replay-luck = { NUMBER($number, useGrouping: 0) }. Luck: { $outcome }
replay-open = The record ends before the game does.
replay-verified = Every roll and draw follows from the seed.
record-ok = { $file } is a valid record: { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
pack-ok = { $file } is a valid pack.
pack-same = The packs do not differ.
pack-added = added: { $entry }
pack-removed = removed: { $entry }
pack-changed = changed: { $entry }, { $field }: { $before } → { $after }
perft-line = depth { $depth }: { NUMBER($count, useGrouping: 0) }

## Seats and bots: errors

error-bad-bot-parameter = The bot “{ $bot }” does not understand “{ $found }”. Its parameters are: { $allowed }.
error-bot-without-parameters = The bot “{ $bot }” has no parameters, so “{ $found }” cannot be set.
error-bad-bot-number = The bot’s parameter { $parameter } must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $found }”.
error-bad-bot-temper = There is no temperament “{ $found }”. There are: { $allowed }.
seat-bot = { $bot } { $number }

## Line play: lists and commands

play-group = { $heading }: { $choices }
play-choice-in-group = { $number }. { $action }
play-no-such-player = Name a player by number, from 1 to { $count }.
play-no-such-card = There is no card “{ $text }” in this game. Cards go by their names or ids, such as { $card }.
play-text-needs-card = Name a card: text { $card }
command-help-line = { $command }: { $about }.
command-help-why = why ACTION
command-help-look = look
command-help-text = text CARD
command-help-save = save FILE
command-help-action = an action
command-help-action-about = do it: { $action }; also in a sentence, in the fewest words that name it, or several at once
command-help-verbs = Actions as you can type them; a verb alone shows its choices:
command-help-typed = “{ $action }”

## Files, records and packs

error-file-unwritable = The file { $file } cannot be written: { $problem }.
error-record-seats = { $file }: this game has { $seats } seats, not { $found }.
error-record-wrong-game = { $file }: this is a record of the game { $found }, not of { $game }.
error-pack-unknown = There is neither a file nor a pack “{ $found }”. The packs that come with the games are: { $allowed }.
error-packs-of-two-games = { $before } is for { $game }, and { $after } is for { $other }: only packs of one game can be compared.
pack-moved = moved: { $entry }: { $before } → { $after }
pack-export-about = Everything this game is played with. Change what you like and delete the rest:
    what is not in a pack stays as it is in the one that the pack is based on.
    Check it with: wardround pack check FILE
    Play with it: wardround play { $game } --line --pack FILE

## Line play: reasons, totals, leaving

play-rules-where = The rules, numbered as here ({ $rule } and so on), are in the folder docs/rules of the project. What a card does, text and its name tells.
play-loaded = This game goes on from a file. New dice and cards come from a new seed, not from the one it was begun with.
play-already-over = This game was over already. This is how it ended:
play-ask-player = { $player }, your choice:
play-asked = What is asked now: { $prompt }
play-hand-over = Pass the screen to { $player }, then press Enter.
play-hand-over-first = Press Enter when { $player } is at the screen. Until then only look, text, rules, save, help and quit work.
play-why-choice = { $number }. { $action }: this is allowed now.
play-save-anyway = To replace it all the same, type the same command again.
play-left-saved = You left the game. It is saved in { $file }; play on with --load { $file }
play-left-since = You left the game. What came after the last save in { $file } is lost.
play-left-loaded = You left the game. In { $file } it is as it was when you loaded it.
play-left-unsaved = You left the game. It was not saved.
command-help-enter = Enter
command-help-enter-about = show the choices again
command-help-rules = rules
command-help-rules-about = tell where the rules are
error-file-not-record = The file { $file } is there and is not a game record, so it was left as it is. Choose another name.
error-file-other-game = The file { $file } holds another game, so it was left as it is. Choose another name.
error-timed-not-here = { $game } has no timed play, only { $allowed } does.
error-load-has-terms = { $option } cannot go with --load: the game in { $file } is played with what it was begun with.
