### The front page, new tables, joining, settings and lessons of the browser table.

## Everywhere

web-dice-hospital = Dice Hospital
web-dynamite-nurse = Dynamite Nurse
web-motto = Two hospitals for your table
web-nav = Pages and settings
web-to-front = wardround: to the front page
web-you-are = You are { $name }. Change it.
web-theme-night = Night shift (dark colours)
web-rules = Rules
web-language = Language
web-no-answer = The server cannot be reached. Please try again.
# Names for guests who have not said theirs, with commas between them.
web-guest-names = Otter, Heron, Robin, Badger, Wren, Lynx, Squirrel, Toad, Fox, Mole, Puffin, Newt

## Front page

web-front-title = wardround: Dice Hospital and Dynamite Nurse
web-dice-hospital-tagline = Every die is a patient. Send them all home well.
web-dice-hospital-players = 1 to 4
web-dice-hospital-minutes = 30 min
web-dice-hospital-scene = A toy hospital with dice as patients in the windows and an ambulance in front
web-dynamite-nurse-tagline = Patch up heroes. Pass the hopeless ones to your friends.
web-dynamite-nurse-players = 3 to 5
web-dynamite-nurse-minutes = 45 min
web-dynamite-nurse-scene = A tent hospital before a castle, a nurse with a lit stick of dynamite and bandaged adventurers
web-play-now = Play now
web-play-now-of = Play now: { $game } against two bots
web-new-table = New table
web-new-table-of = New table: { $game }
web-learn = Learn in 5 minutes
web-learn-of = Learn in 5 minutes: { $game }
web-laying = Laying the table…
web-my-games = Your games
web-no-games = Nothing yet. “Play now” begins a game against two bots at once; it stays here until you have finished it.
web-more-games = Show more
web-alone = Solo
web-with = With { $names }
web-bots =
    { $n ->
        [one] a bot
       *[other] { $n } bots
    }
web-a-bot = a bot
web-open-seats =
    { $n ->
        [one] an open seat
       *[other] { $n } open seats
    }
web-seat-open = open seat
web-my-decision = your decision, { $when }
web-their-decision =
    { $n ->
        [one] { $names } decides, { $when }
       *[other] { $names } decide, { $when }
    }
web-waits-for-people = has not begun, { $when }
web-is-over = over, { $when }
web-scored =
    { $points ->
        [one] { $points } point, { $when }
       *[other] { $points } points, { $when }
    }
web-scored-most =
    { $points ->
        [one] won with { $points } point, { $when }
       *[other] won with { $points } points, { $when }
    }
web-go-continue = Continue
web-go-continue-of = Continue: { $table }
web-go-look = Look
web-go-look-of = Look: { $table }
web-go-wait = Open
web-go-wait-of = Open: { $table }
web-go-replay = Replay
web-go-replay-of = Replay: { $table }
web-open-tables = Open tables
web-table-of = Table of { $name }
web-somebody = somebody
web-sit-down-at = Sit down at the table of { $name }
web-solo = A shift of your own
web-solo-about = Eight rounds, no opponents: make good your medical reports, and lose as few patients as you can.
web-solo-best =
    { $points ->
        [one] Your best so far: { $points } point.
       *[other] Your best so far: { $points } points.
    }
web-solo-play = Open the doors
web-join-by-link = Join with a link

## Who one is, and joining

web-own-name = Your name
web-other-name = Another one
web-name-about = The others at the table see it.
web-name-save = Keep this name
web-name-saved = You are { $name } now.
web-passkeys = Keep my games on other devices
web-passkeys-about = A passkey lets your other devices show the same games. There is no password and no e-mail: your device asks you as it does when you unlock it.
web-passkeys-impossible = This browser cannot do it here: it needs a secure address (https).
web-passkey-add = Make a passkey
web-passkey-log-in = I have one
web-passkey-added = Done. Use it on another device with “I have one”.
web-passkey-in = Welcome back, { $name }.
web-passkey-since = Passkey of { $day }
web-passkey-remove = Remove
web-passkey-gone = The passkey was removed here.
web-join-paste = Paste the link that you were sent
web-join-wrong = This is no link to a table.
web-join-go = Go there
web-join-title = Sit down
web-join-invited = { $names } invites you to a table.
web-join-invited-many = { $names } invite you to a table.
web-join-somebody = You are invited to a table.
web-join-seat-yours = This link is a seat for you. Say what you want to be called.
web-join-sit = Sit down
web-join-sitting = Sitting down…
web-join-no-secret = There is no seat in this link. Please ask for it once more and copy the whole of it.
web-join-watch = Just watch
web-join-full = All seats are taken.

## New table

web-new-seats = Who plays
web-new-box = From the box
web-new-rules = Optional rules
web-new-guests = Time and guests
web-slot = Seat { $n }
web-slot-who = Who sits on seat { $n }
web-slot-you = You
web-slot-you-about = You, on this device
web-slot-device = This device
web-slot-device-about = Somebody else at this screen
web-slot-bot = Bot
web-slot-open = By link
web-kind-me = Me
web-kind-device = Here
web-kind-bot = Bot
web-kind-open = Link
web-slot-strength = Strength
web-slot-else = If nobody comes
web-slot-add = One more seat
web-slot-remove = Take seat { $n } away
web-unfit-edition = Not in this edition.
web-unfit-seats = Not for this number of players.
web-pack-add = Cards of your own
web-pack-about = A pack is a text file (TOML) with your own cards or numbers.
web-pack-remove = Take { $name } out
web-clock = Clock
web-clock-none = No clock
web-clock-decision = { $time } for each decision
web-clock-activation = { $time } for an activation, more each round
web-watched = Others may watch
web-listed = Show it among the open tables
web-listed-needs = Needs a seat by link.
web-new-begins = The game begins at once.
web-new-waits =
    { $n ->
        [one] You get a link for one seat; the game begins when somebody has come.
       *[other] You get links for { $n } seats; the game begins when all have come.
    }
web-lay = Lay the table

## Settings

web-set-look = Look
web-set-theme = Colours
web-theme-system = As the device
web-theme-light = Day
web-theme-dark = Night shift
web-set-contrast = Contrast
web-contrast-system = As the device
web-contrast-high = High
web-set-motion = Motion
web-motion-system = As the device
web-motion-off = None
web-motion-fast = Fast
web-motion-normal = Normal
web-set-size = Size
web-set-digits = Digits on dice
web-set-digits-about = A number in the place of the pips.
web-set-play = Play
web-set-confirm = Show what happens before it does
web-set-confirm-about = What you have done can be taken back either way, until something is revealed.
web-confirm-all = Always
web-confirm-risky = If it cannot be undone
web-confirm-never = Never
web-set-forecast = Forecast
web-set-forecast-about = What comes if you end now.
web-set-hints = Coach
web-set-hints-about = Hints and plans, when you ask for them.
web-set-quiet = Quiet mode
web-set-quiet-about = Hides the chat.
web-set-neutral = Neutral wording
web-set-neutral-about = Softer words for the title of “Dynamite Nurse”.
web-set-voice = Words and sounds
web-set-verbose = Speak about everything
web-set-verbose-about = For screen readers: also what the others do. Off: only what concerns you.
web-set-sound = Sounds
web-set-sound-about = A short tone when it is your turn.
web-set-volume = Volume
web-set-calm = Calm
web-set-calm-about = “Calm” turns off motion, sounds, chat and talk about the others.
web-set-reset = As at first
web-keys = Keys
web-keys-about = Letters that play at a table, outside text fields. Digits choose the first to ninth possibility.
web-keys-digit = Digits are kept for the choices.
web-keys-taken = “{ $key }” is used already: { $what }.
web-sample = This is how it looks.
web-sample-button = Done
