# The frame around both games in the browser: status line, seats, panels, keys, replay.
web-no-page = There is no such page.
web-home = Front page
web-to-home = To the front page
web-game-dice-hospital = Dice Hospital
web-game-dynamite-nurse = Dynamite Nurse
web-close = Close
web-back = Back
web-cancel = Cancel
web-menu = Log, chat, rules and more
web-settings = Settings
web-to-board = To the board
web-board = Board
web-side = Around the table

web-round = Round { $n }
web-round-of = Round { $n } of { $of }
web-turn = Turn { $n }
web-phases = Phases
web-setup = Setup
web-practice = practice

web-joining = Just a moment …
web-in-touch = in touch
web-out-of-touch = The server cannot be reached. Trying again.
web-last-contact = last contact { $n } s ago, retrying

# Names for guests who have not said theirs, with commas between them.
web-guest-names = Otter, Heron, Robin, Badger, Wren, Lynx, Squirrel, Toad, Fox, Mole, Puffin, Newt

web-seats = Players
web-seat-number = Seat { $n }
web-seat-free = Free seat
web-you = You
web-you-named = { $name } (you)
web-look-there = Look at their side of the table
web-look-away = Look away again
web-bot-random = Random
web-bot-easy = Easy
web-bot-normal = Normal
web-bot-hard = Hard
web-bot-expert = Expert
web-bot-tempered = { $bot }, { $temper }
web-temper-steady = steady
web-temper-careful = careful
web-temper-bold = bold
web-temper-builder = builder
web-state-deciding = deciding
web-state-thinking = thinking
web-state-done = done
web-state-away = away
web-state-bot = bot
web-state-waiting = here
web-state-open = waiting for somebody
web-state-stand-in = a bot plays for them
web-stand-in = Let a bot play for them
web-stand-in-asked = A bot is asked to play for { $name }.
web-come-back = I am back
web-sit-here = Play this seat
web-hand-over = It is { $name }’s decision: show their seat

web-undo = Undo
web-redo = Redo
web-plan = Plan
web-plan-count = Plan: { $n ->
    [one] one step so far
   *[other] { $n } steps so far
}
web-plan-empty = You have done nothing in this phase yet.
web-return-here = Return to here
web-return-start = Take it all back
web-forecast = If you end now
web-across-title = Go back as practice?
web-across = Go back (practice)
web-across-about = Chance or a bot has already decided something here. You play alone, so you may go back all the same; the game counts as practice from then on.

web-this-table = This table
web-watching = you are watching
web-automatic = Play forced steps for me
web-automatic-about = Where there is only one choice. Never your “done”.
web-bot-for-me = I have to go: let a bot play for me
web-more-time = One more minute for everybody
web-time-left = { $n } seconds left
web-other-device = Go on on another device
web-other-device-about = Open this link there. It’s only for you: anyone who has it can play on your seat. Devices that used an older link have lost the seat.
web-watch-link = Copy a link for spectators
web-look-back = Look back
web-commitment = All luck follows from a seed whose fingerprint is

web-panels = Log, chat, rules, coach
web-panel-log = Log
web-panel-chat = Chat
web-panel-rules = Rules
web-panel-coach = Coach
web-log-empty = Nothing has happened yet.
web-copy-log = Copy the log
web-copied = Copied
web-copied-what = Copied: { $text }
web-only-you = only you see this
web-see-step = See step { $n } in the replay
web-rule = Rule { $id }
web-rules-of = The rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule has all these words.
web-rules-page = All on one page
web-chat-empty = Nobody has said anything yet.
web-chat-words = Your message
web-chat-send = Send
web-phrases = Ready-made phrases
web-says = { $name } says: { $words }
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-quiet-begin = Quiet mode: hide all talk
web-quiet-on = Quiet mode is on: talk is hidden.
web-quiet-end = Show talk again
web-inspector = Looked at closely
web-inspector-empty = Point at a card, a room or a patient to read it here.
web-command = Type what you want to do
web-command-example = Type a move …

web-hint = Hint
web-hint-about = In three steps, each saying a little more.
web-hint-ask = Give me a hint
web-hint-more = More
web-hint-show = Show me
web-hints-off = Hints are switched off in your settings.
web-hints-on = Switch them on
web-coach-waits = The coach can help when it is your decision.
web-coach-thinks = The coach is thinking …
web-plans = Plans
web-plans-about = Good ways to go on from here.
web-plans-ask = Show plans
web-plans-none = There is nothing to plan here.
web-plan-number = Plan { $n }
web-plan-see = Point at it
web-plan-try = Try it
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-account-none = There is no account of this game.

web-at-the-table = At the table
web-begin = Begin
web-begin-bots = { $n ->
    [one] Begin with a bot
   *[other] Begin with { $n } bots
}
web-leave = Leave the table
web-sit-down = Sit down
web-invite = Invite somebody
web-invite-about = Whoever opens this link gets a free seat.
web-only-here = This address works only on this machine. To let others in your network join, start the server with --host 0.0.0.0 and open the address that it prints.
web-invitation = A seat is free for you
web-link = Link to the table
web-copy-link = Copy the link
web-share = Share
web-qr = The link as a QR code
web-has-joined = { $name } has sat down.
web-has-left = { $name } has left.
web-your-decision = Your decision

web-key-list = Keys

web-ending = The end
web-ending-open = The result
web-final-board = Final board
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-download = Download
web-verify = Verify the luck
web-step-of = Step { $n } of { $of }
web-step = Step { $n }
web-step-back = One step back
web-step-on = One step on
web-phase-back = One phase back
web-phase-on = One phase on
web-play = Play
web-pause = Pause
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-seen-by = Seen by
web-bystander = a bystander
web-spoiler-free = Hide how it ends
web-copy-step = Copy the link to this step
web-play-on = Play on from here
web-play-on-about = A new table goes on from this step, with luck of its own: you in one seat, bots in the others. It counts as practice.
web-play-on-as = Your seat
web-to-table = To the table
web-transcript = Transcript
web-remind-table = Tell me when it’s my move here
web-remind-table-about = While you’re away, on the devices you chose in the settings.
web-remind-open = Tell me when it’s my move
web-no-next-game = No other game is waiting for you.
