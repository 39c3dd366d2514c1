### What the command line says.

## What the command is for

cli-about = Dice Hospital in your terminal: play it, simulate it, replay it, change its cards.
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

## Line play: commands

command-help = help
command-help-number = a number
command-help-number-about = choose that action
command-help-undo-about = take back your last action
command-help-why-about = tell why a choice or an action is allowed or not: why place nurse pharmacy
command-help-look-about = show the table and the hospitals; look and a player’s number shows one of them
command-help-text-about = show what a department, specialist or other card does: text cardiology
command-help-save-about = write the game to a file: save game.jsonl
command-help-quit-about = leave the game
command-help-help-about = show these commands
play-commands = A number chooses, Enter shows the choices again. Also: undo, why, look, text, rules, save, quit, help.

## Line play: asking

play-welcome = { $game }, { $edition }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
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
play-not-understood = “{ $text }” is not a command. Type help for a list.
play-undone = Taken back: { $action }.
play-nothing-to-undo = There is nothing to take back.
play-undo-too-late = This cannot be taken back: something new was seen since.
play-saved = Saved to { $file }.
play-save-needs-file = Name a file: save game.jsonl
play-why-needs-action = Name a number or an action: why place nurse pharmacy
play-why-allowed = This is allowed now.

## Looking at the table

look-round = Round { $round } of { $rounds }
look-phase = Phase: { $phase }
look-event = Event: { $event }
look-first-player = First Player: { $player }
look-bag = In the bag: { $dice }
look-ambulances = Ambulances
look-ambulance = Ambulance { $number }: { $dice }
look-departments = Departments on display: { $names }
look-specialists = Specialists on display: { $names }
look-reports = Medical reports: { $names }
look-hospital = Hospital of { $player }
look-wards = Untreated: { $dice }
look-discharged = Discharged this round: { $dice }
look-staff = Idle staff: { $names }
look-open-departments = Open departments: { $names }
look-tiles = Improvements: { $names }
look-administrator = Administrator: { $name }
look-bags = Blood bags: { $count }
look-fatalities = Fatalities: { $count }
look-score = Score: { $score }
look-nothing = none

## Results

result-heading = The game is over.
result-line = { $place }. { $player }: { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
result-winner = { $player } won.
result-shared = { $players } share the victory.
result-you-won = You won.
result-solo = Your score is { $score }: { $rank }.
result-points-of = Points of { $player }
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
build-pure = pure
build-compiled = compiled

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
seat-bot = { $bot } { $number }

## Line play: lists and commands

play-group = { $heading }: { $choices }
play-choice-in-group = { $number }. { $action }
play-no-such-player = Name a player by number, from 1 to { $count }.
play-no-such-card = There is no card “{ $text }” in this game. Cards go by their ids, such as ear-nose-throat.
command-help-line = { $command }: { $about }.
command-help-why = why ACTION
command-help-look = look
command-help-text = text CARD
command-help-save = save FILE
command-help-action = an action
command-help-action-about = do it: place nurse clinic

## Files, records and packs

error-file-unwritable = The file { $file } cannot be written: { $problem }.
error-record-seats = { $file }: this game has { $seats } seats, not { $found }.
error-pack-unknown = There is neither a file nor an edition “{ $found }”. The editions are: { $allowed }.
pack-moved = moved: { $entry }: { $before } → { $after }
pack-export-about = Everything this game is played with. Change what you like and delete the rest:
    what is not in a pack stays as it is in the edition that the pack is based on.
    Check it with: wardround pack check FILE
    Play with it: wardround play dice-hospital --line --pack FILE

## Line play: Dice Hospital, several things in one sentence

told-drawn-at-start = { $player } drew these patients: { $colours }.
told-set-at-start = { $player } set the starting patients to { $dice }.
told-worse-by = { $before } to { $after }
told-worsened =
    { $count ->
        [one] { $player } saw a neglected patient worsen: { $dice }.
       *[other] { $player } saw neglected patients worsen: { $dice }.
    }
told-died = { $player } lost { $dice }: { $fatalities }.
told-buried = { $names } went under their stacks.
result-your-points = Your points
play-with-options = Optional rules: { $options }.

## Looking at the table: Dice Hospital

look-treated = Treated: { $dice }
look-arrivals = Arriving: { $dice }
look-beds = Beds: { $used } of { $beds } in use
look-loose = Not yet in an ambulance: { $dice }
look-copied = Copied: { $specialist }
look-forecast = If the game ended now: { $score }
look-reports-done = Completed: { $names }
look-waiting-for = Ambulance { $number } waits for { $dice }
look-card = { $name }: { $text }
look-hospital-of = Hospital of { $player } (player { $number })
look-your-hospital = Your hospital (player { $number })
look-numbered-effect = Effect { $number }: { $text }
look-card-of = { $name }: { $text } ({ $source })

## Line play: Dice Hospital, headings of long lists

group-place = Place { $staff } in
group-treat = Treat
group-treat-as = Treat as { $colour }, with a blood bag
group-transfuse = Give a blood bag to
group-return-die = Return to the bag

## Line play: reasons, totals, leaving

play-aim = Heal your patients: one who is healed to 7 is discharged, and the more you discharge in one round, the more points each of them is worth. A patient left untreated in a round gets worse, and one who falls to 0 is a fatality, −2 points at the end. There are { $rounds } rounds; most points win.
play-rules-where = The rules, numbered as here (DH-5.2 and so on), are in the folder docs/rules of the project. What a card does, text and its name tells.
play-loaded = This game goes on from a file. New dice and cards come from a new seed, not from the one it was begun with.
play-already-over = This game was over already. This is how it ended:
play-ask-player = { $player }, your choice:
play-asked = What is asked now: { $prompt }
play-hand-over = Pass the screen to { $player }, then press Enter.
play-why-choice = { $number }. { $action }: this is allowed now.
play-save-anyway = To replace it all the same, type the same command again.
play-left-saved = You left the game. It is saved in { $file }; play on with --load { $file }
play-left-since = You left the game. What came after the last save in { $file } is lost.
play-left-unsaved = You left the game. It was not saved.
command-help-enter = Enter
command-help-enter-about = show the choices again
command-help-rules = rules
command-help-rules-about = tell where the rules are
look-protected = Protected: { $dice }
look-administrator-text = “{ $name }”: { $text }
look-report = { $report } ({ $signed })
look-report-column = column { $number }: { $reports }
look-report-above = { $first }, above it { $last }
told-died-neglected = { $player } lost { $dice } to neglect: { $fatalities }.
told-joined = { $names } joined the display.
told-lowest = { $player } had the lowest ambulance and gained a blood bag.
told-lowest-token = { $player } had the lowest ambulance, gained a blood bag and became First Player.
told-points = { $player } scored { $signed }: { $reason }. Total: { $total }.
told-score-of = { $player }: { $score }
told-round-scores = Points after round { $round }: { $scores }.
group-recolour = Change to { $colour }
group-remove = Remove
group-protect = Protect
group-raise = Raise by 1
group-lower = Lower by 1
group-take-department = Take the department
group-take-specialist = Take the specialist
error-file-not-record = The file { $file } is there and is not a game record, so it was left as it is. Choose another name.
error-load-has-terms = { $option } cannot go with --load: the game in { $file } is played with what it was begun with.
look-report-dice = Discharged and not yet in a report: { $dice }
