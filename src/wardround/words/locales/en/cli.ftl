### What the command line says.

## Seats and bots

bot-random = Random
bot-random-about = chooses every action at random
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert

## Line play: commands

command-help-number = a number
command-help-number-about = choose that action
command-help-undo-about = undo your last action
command-help-redo-about = redo what you undid
command-help-why-about = find out why you can or can’t do something: why { $action }
command-help-look-about = show the table and every hospital; add a player’s number for just one: look 1
command-help-forecast-about = show what happens if you finish now
command-help-score-about = show everyone’s points
command-help-text-about = show what a card does: text { $card }
command-help-save-about = save the game to a file: save game.jsonl
command-help-quit-about = leave the game
command-help-help-about = show these commands
play-commands = Type a number to choose, or press Enter to list the choices. Other commands: undo, why, hint, plans, look, text, rules, save, quit, help.

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
play-seed-sealed = Seed fingerprint: { $commitment }
play-seed-shown = Seed: { $seed }
play-turn =
    { $person ->
        [you] Your move. { $prompt }
       *[other] { $player }: { $prompt }
    }
play-choice = { $number }. { $action }
play-ask = Your choice:
play-only-choice = 1. { $action } (the only choice)
play-no-such-number =
    { $count ->
        [one] The only choice is 1.
       *[other] Choose a number from 1 to { $count }, or type help.
    }
play-not-understood = Didn’t understand “{ $text }”. Did you mean: { $choices }? Type help for a list.
play-line-too-long = Too long: use up to { $most } characters.
play-card-alone = What about “{ $text }”? Type help for actions or text { $text } to read the card.
play-verb-not-now = You can’t “{ $verb }” right now. Press Enter to list the choices.
play-time-left = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
play-time-up = Time’s up: your activation ends, and staff not placed are wasted.
play-undone = Undone: { $action }.
play-nothing-to-undo = Nothing to undo.
play-undo-too-late = Can’t undo: something new has come up since.
play-saved = Saved to { $file }.
play-save-needs-file = Add a file name: save game.jsonl
play-why-needs-action = Add a number or an action: why { $action }
play-why-allowed = You can do this now.

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

result-heading = The game is finished.
result-line = { $place }. { $player }: { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
result-winner = { $player } won.
result-shared = { $players } share the win.
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
simulate-share = { $share }% ({ $low }–{ $high })
simulate-digest = Fingerprint of all games: { $digest }
simulate-heading-seat = seat
simulate-heading-bot = bot
simulate-heading-mean = mean score
simulate-heading-wins = win share
simulate-length =
    { $unit ->
        [turn] Games lasted { $mean } turns on average ({ $least } to { $most }).
       *[round] Games lasted { $mean } rounds on average ({ $least } to { $most }).
    }
simulate-ended = Ended because { $reason }: { $share }%
simulate-heading-card = card
simulate-heading-taken = taken
simulate-heading-used = used
simulate-heading-with = mean score with
simulate-heading-without = without
simulate-cards-about = Mean scores of the players who took the card during the game, and of all others.
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
arena-even = Equal bots would each win { $share }%. Intervals are 95%, by bootstrap over seeds.
arena-heading-rank = mean rank
arena-heading-rating = rating
arena-heading-time = p95, ms

## Replays, records, packs

replay-move = { NUMBER($number, useGrouping: 0) }. { $player }: { $action }
replay-luck = { NUMBER($number, useGrouping: 0) }. Dice and cards: { $outcome }
replay-open = The game file stops before the end of the game.
replay-verified = All rolls and draws match the seed.
record-ok = { $file } is a valid game file: { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
pack-ok = { $file } is a valid pack.
pack-same = The packs are the same.
pack-added = added: { $entry }
pack-removed = removed: { $entry }
pack-changed = changed: { $entry }, { $field }: { $before } → { $after }
perft-line = depth { $depth }: { NUMBER($count, useGrouping: 0) }

## Seats and bots: errors

error-bad-bot-parameter = The bot “{ $bot }” doesn’t have the parameter “{ $found }”. Use: { $allowed }.
error-bot-without-parameters = The bot “{ $bot }” has no parameters. Leave out “{ $found }”.
error-bad-bot-number = The bot’s parameter { $parameter } must be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $found }”.
error-bad-bot-temper = Play style “{ $found }” not found. Choose one of: { $allowed }.
seat-bot = { $bot } { $number }

## Line play: lists and commands

play-group = { $heading }: { $choices }
play-choice-in-group = { $number }. { $action }
play-no-such-player = Type a player’s number, from 1 to { $count }.
play-no-such-card = Card “{ $text }” not found in this game. Type a card’s name or id, such as { $card }.
play-text-needs-card = Add a card: text { $card }
command-help-line = { $command }: { $about }.
command-help-why = why ACTION
command-help-look = look
command-help-text = text CARD
command-help-save = save FILE
command-help-action = an action
command-help-action-about = do it: { $action }; a whole sentence, a few words or several actions work too
command-help-verbs = Actions you can type (a verb alone lists its choices):
command-help-typed = “{ $action }”

## Files, records and packs

error-file-unwritable = Can’t write the file { $file }: { $problem }.
error-record-seats = { $file }: this game has { $seats } seats, not { $found }.
error-record-wrong-game = { $file }: this game file is for { $found }, not { $game }.
error-pack-unknown = “{ $found }” is neither a file nor a pack. Packs that come with the games: { $allowed }.
error-packs-of-two-games = { $before } is for { $game }, and { $after } is for { $other }. Compare packs of one game.
pack-moved = moved: { $entry }: { $before } → { $after }
pack-export-about = Everything in this game. Change what you like and delete the rest:
    what you delete stays as it is in the pack that yours is based on.
    Check it with: wardround pack check FILE
    Play with it: wardround play { $game } --line --pack FILE

## Line play: reasons, totals, leaving

play-rules-where = The rules, with numbers such as { $rule }, are in the project’s folder docs/rules. Type text and a card’s name to read the card.
play-loaded = Resuming a saved game. New dice and cards come from a new seed.
play-already-over = This game was already finished. Here’s how it ended:
play-ask-player = { $player }, your choice:
play-asked = Your move: { $prompt }
play-hand-over = Pass the screen to { $player }, then press Enter.
play-hand-over-first = Press Enter when { $player } is at the screen. Until then only look, text, rules, save, help and quit work.
play-why-choice = { $number }. { $action }: you can do this now.
play-save-anyway = To replace it anyway, type the same command again.
play-left-saved = You left the game. It’s saved in { $file }. Resume it with --load { $file }
play-left-since = You left the game. Everything since the last save in { $file } is lost.
play-left-loaded = You left the game. { $file } is as it was when you loaded it.
play-left-unsaved = You left the game. It wasn’t saved.
command-help-enter = Enter
command-help-enter-about = list the choices
command-help-rules = rules
command-help-rules-about = show where the rules are
error-file-not-record = { $file } exists and isn’t a game file, so it wasn’t replaced. Choose another name.
error-file-other-game = { $file } holds another game, so it wasn’t replaced. Choose another name.
error-timed-not-here = { $game } has no timed play. { $allowed } does.
error-load-has-terms = { $option } doesn’t go with --load: the game in { $file } keeps its own settings.
