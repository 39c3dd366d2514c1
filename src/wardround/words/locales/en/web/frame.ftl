# The frame around both games in the browser: status line, seats, panels, shortcuts, replay.
web-no-page = Page not found.
web-home = Home
web-to-home = Go to the home page
web-game-dice-hospital = Dice Hospital
web-game-dynamite-nurse = Dynamite Nurse
web-close = Close
web-back = Back
web-cancel = Cancel
web-menu = Log, chat, rules and more
web-settings = Settings
web-to-board = Skip to the board
web-board = Board
web-side = Players and panels

web-round = Round { $n }
web-round-of = Round { $n } of { $of }
web-turn = Turn { $n }
web-phases = Phases
web-setup = Setup
web-practice = practice

web-joining = Loading…
web-in-touch = connected
web-out-of-touch = Connection lost. Reconnecting…
web-last-contact = offline for { $n } s, reconnecting…
web-no-answer = Can’t reach the server. Try again.

# Names for guests who have not entered theirs, with commas between them.
web-guest-names = Otter, Heron, Robin, Badger, Wren, Lynx, Squirrel, Toad, Fox, Mole, Puffin, Newt

web-seats = Players
web-seat-number = Seat { $n }
web-seat-free = Open seat
web-you = You
web-you-named = { $name } (you)
web-look-there = View their board
web-look-away = Close their board
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
web-state-waiting = joined
web-state-open = open seat
web-state-stand-in = stand-in bot
web-stand-in = Let a bot play
web-stand-in-asked = You asked for a stand-in bot for { $name }.
web-come-back = I’m back
web-sit-here = Play this seat
web-hand-over = { $name }’s move: show their seat

web-undo = Undo
web-redo = Redo
web-plan = Plan
web-plan-count = Plan: { $n ->
    [one] { $n } step so far
   *[other] { $n } steps so far
}
web-plan-empty = No moves in this phase yet.
web-return-here = Undo to here
web-return-start = Undo all
web-forecast = If you end now
web-across-title = Undo as practice?
web-across = Undo (practice)
web-across-about = A roll, a card or a bot’s move came after this. You play alone, so you can still undo, but the game becomes practice.

web-this-table = This table
web-watching = spectating
web-automatic = Play forced moves for me
web-automatic-about = When there’s only one choice. You always press Done yourself.
web-bot-for-me = Let a bot play for me
web-more-time = Add a minute for everyone
web-time-left = { $n } seconds left
web-other-device = Continue on another device
web-other-device-about = Open this link there. Keep it private: it gives access to your seat. Devices that used an older link no longer have the seat.
web-watch-link = Copy spectator link
web-look-back = Replay so far
web-commitment = Seed fingerprint (proof that no roll was changed):

web-panels = Log, chat, rules, coach
web-panel-log = Log
web-panel-chat = Chat
web-panel-rules = Rules
web-panel-coach = Coach
web-log-empty = Nothing has happened yet.
web-copy-log = Copy log
web-copied = Copied
web-copied-what = Copied: { $text }
web-only-you = only you see this
web-see-step = See step { $n } in the replay
web-rule = Rule { $id }
web-rules-of = { $game } rules
web-rules-search = Search the rules
web-rules-none = No matching rules.
web-rules-quick = Quick rules
web-rules-page = All on one page
web-chat-empty = No messages yet.
web-chat-words = Your message
web-chat-send = Send
web-phrases = Quick phrases
web-says = { $name }: { $words }
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-quiet-begin = Quiet mode: hide chat
web-quiet-on = Quiet mode is on: chat is hidden.
web-quiet-end = Show chat
web-inspector = Details
web-inspector-empty = Point at a card, department or patient for details.
web-command = Type a move or a question
web-command-example = Type a move

web-hint = Hint
web-hint-about = Three steps: each shows a little more.
web-hint-ask = Get a hint
web-hint-more = More
web-hint-show = Show me
web-hints-off = Hints are off in your settings.
web-hints-on = Turn on hints
web-coach-waits = Ask the coach when it’s your move.
web-coach-thinks = The coach is thinking…
web-plans = Plans
web-plans-about = Good ways to continue from here.
web-plans-ask = Show plans
web-plans-none = Nothing to plan here.
web-plan-number = Plan { $n }
web-plan-see = Show on board
web-plan-unsee = Hide from board
web-plan-try = Try it
web-plan-tried = Plan played. Finish when you’re ready.
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-account-none = No score details for this game.

web-at-the-table = At the table
web-begin = Start game
web-begin-bots = { $n ->
    [one] Start with a bot
   *[other] Start with { $n } bots
}
web-leave = Leave table
web-sit-down = Join
web-invite = Invite players
web-invite-about = Anyone with this link can take an open seat.
web-only-here = This address works only on this computer. To play with others on your network, start the server with --host 0.0.0.0 and open the address it prints.
web-invitation = There’s a seat for you
web-link = Table link
web-copy-link = Copy link
web-share = Share
web-qr = The link as a QR code
web-has-joined = { $name } joined.
web-has-left = { $name } left.
web-your-decision = Your move

web-key-list = Shortcuts

web-ending = Game over
web-ending-open = Result
web-final-board = Final board
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-download = Download
web-verify = Verify dice and cards
web-step-of = Step { $n } of { $of }
web-step = Step { $n }
web-step-back = Previous step
web-step-on = Next step
web-phase-back = Previous phase
web-phase-on = Next phase
web-play = Play
web-pause = Pause
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-seen-by = View as
web-bystander = spectator
web-spoiler-free = Hide the result
web-copy-step = Copy link to this step
web-play-on = Play from here
web-play-on-about = Starts a practice table at this step with new dice and cards. Bots take the other seats.
web-play-on-as = Your seat
web-to-table = Go to table
web-transcript = Transcript
web-remind-table = Notify me when it’s my move here
web-remind-table-about = While you’re away, on the devices you chose in the settings.
web-remind-open = Notify me when it’s my move
web-no-next-game = No other game is waiting for you.
web-stage-skip = Skip to now
web-sound-ask = Play with sound?
web-sound-yes = Sound on
web-sound-no = No sound
