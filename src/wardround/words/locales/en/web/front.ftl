### The front page, new tables, joining, settings and tutorials of the browser table.

## Everywhere

web-motto = Two hospital board games
web-nav = Pages and settings
web-to-front = wardround: home
web-you-are = Playing as { $name }. Change name
web-theme-night = Night shift (dark mode)
web-rules = Rules
web-language = Language

## Front page

web-front-title = wardround: Dice Hospital and Dynamite Nurse
web-game-dice-hospital-tagline = Every die is a patient. Heal them and discharge them together.
web-game-dice-hospital-players = 1 to 4
web-game-dice-hospital-minutes = 30 min
web-game-dice-hospital-scene = A toy hospital with dice as patients in the windows and an ambulance in front
web-game-dynamite-nurse-tagline = Patch up heroes. Pass the hopeless ones to your friends.
web-game-dynamite-nurse-players = 3 to 5
web-game-dynamite-nurse-minutes = 45 min
web-game-dynamite-nurse-scene = A tent hospital in front of a castle, a nurse with a lit stick of dynamite and bandaged adventurers
web-play-now = Play now
web-play-now-of = Play now: { $game } against two bots
web-new-table = New table
web-new-table-of = New table: { $game }
web-learn = Learn in 5 minutes
web-learn-of = Learn in 5 minutes: { $game }
web-laying = Creating table…
web-my-games = Your games
web-no-games = No games yet. “Play now” starts one against two bots. Resume it here any time.
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
web-my-decision = your move, { $when }
web-their-decision =
    { $n ->
        [one] { $names } is playing, { $when }
       *[other] { $names } are playing, { $when }
    }
web-row-round = round { $round } of { $rounds }
web-row-turn = turn { $turn }
web-waits-for-people = not started, { $when }
web-is-over = finished { $when }
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
web-go-continue = Resume
web-go-continue-of = Resume: { $table }
web-go-look = View
web-go-look-of = View: { $table }
web-go-wait = Lobby
web-go-wait-of = Lobby: { $table }
web-go-replay = Replay
web-go-replay-of = Replay: { $table }
web-open-tables = Open tables
web-table-of = { $name }’s table
web-somebody = someone
web-sit-down-at = Join { $name }’s table
web-solo = Solo shift
web-solo-about = Eight rounds, no opponents. Complete your medical reports and lose as few patients as you can.
web-solo-best =
    { $points ->
        [one] Your best score: { $points } point.
       *[other] Your best score: { $points } points.
    }
web-solo-play = Play solo
web-join-by-link = Join with a link

## Your name, passkeys and joining

web-own-name = Your name
web-other-name = Random name
web-name-about = Other players see this name.
web-name-save = Save name
web-name-saved = You’re now playing as { $name }.
web-passkeys = Sync my games
web-passkeys-about = A passkey brings your games to all your devices. No password, no email: just unlock your device as usual.
web-passkeys-impossible = Passkeys need a secure address (https) and a browser that supports them.
web-passkey-add = Create a passkey
web-passkey-log-in = Sign in with a passkey
web-passkey-added = Done. On your other device, choose “Sign in with a passkey”.
web-passkey-in = Welcome back, { $name }.
web-passkey-since = Passkey from { $day }
web-passkey-remove = Remove
web-passkey-gone = Passkey removed. Your other devices are signed out.
web-join-paste = Paste your invite link
web-join-wrong = That’s not a table link.
web-join-go = Join
web-join-title = Join a table
web-join-invited = { $names } has invited you to a table.
web-join-invited-many = { $names } have invited you to a table.
web-join-somebody = You’re invited to a table.
web-join-seat-yours = There’s a seat for you. What’s your name?
web-join-sit = Join
web-join-sitting = Joining…
web-join-no-secret = This link is incomplete. Ask for it again and copy all of it.
web-join-watch = Just watch
web-join-full = All seats are taken.

## New table

web-new-seats = Players
web-new-box = Edition and expansions
web-new-rules = Optional rules
web-new-guests = Table options
web-slot = Seat { $n }
web-slot-who = Who plays seat { $n }
web-slot-you = You
web-slot-you-about = You, on this device
web-slot-device = Pass and play
web-slot-device-about = Another player on this screen
web-slot-bot = Bot
web-slot-open = Invite link
web-kind-me = Me
web-kind-device = Local
web-kind-bot = Bot
web-kind-open = Link
web-slot-strength = Level
web-slot-temper = Play style
web-slot-else = If no one joins
web-slot-add = Add a seat
web-slot-remove = Remove seat { $n }
web-unfit-edition = Not in this edition.
web-unfit-seats = Not for this number of players.
web-pack-add = Add your own cards
web-pack-about = A pack is a text file (TOML) with your own cards or numbers.
web-pack-remove = Remove { $name }
web-watched = Allow spectators
web-listed = List among open tables
web-listed-needs = Needs a seat with an invite link.
web-new-begins = The game starts right away.
web-new-waits =
    { $n ->
        [one] You get an invite link. The game starts when someone has joined.
       *[other] You get { $n } invite links. The game starts when everyone has joined.
    }
web-lay = Create table

## Settings

web-set-look = Appearance
web-set-theme = Theme
web-set-theme-system = Match device
web-set-theme-light = Day
web-set-theme-dark = Night shift
web-set-contrast = Contrast
web-set-contrast-system = Match device
web-set-contrast-high = High
web-set-motion = Motion
web-set-motion-system = Match device
web-set-motion-off = None
web-set-motion-fast = Fast
web-set-motion-normal = Normal
web-set-motion-slow = Slow
web-set-turns = Other players’ turns
web-set-turns-about = Plays their moves, rolls and the night on the board. Tap to skip. Off with reduced motion.
web-set-turns-off = Off
web-set-turns-fast = Fast
web-set-turns-normal = Normal
web-set-turns-slow = Slow
web-set-size = Size
web-set-digits = Numbers on dice
web-set-digits-about = Shows a number instead of pips.
web-set-play = Gameplay
web-set-confirm = Preview moves
web-set-confirm-about = Click or tap a move again to confirm it. You can undo until something is revealed or a bot plays.
web-set-confirm-all = Always
web-set-confirm-risky = If you can’t undo
web-set-confirm-never = Never
web-set-forecast = Forecast
web-set-forecast-about = What happens if you end now.
web-set-hints = Coach
web-set-hints-about = Hints and plans when you ask.
web-set-quiet = Quiet mode
web-set-quiet-about = Hides the chat.
web-set-neutral = Neutral wording
web-set-neutral-about = Softer words for the title of “Dynamite Nurse”.
web-set-voice = Language and voice
web-set-sound = Play sounds
web-set-sound-about = Each event has its own sound. Tap or click the page once to hear them.
web-set-volume = Volume
web-set-font = Font
web-set-font-toy = Default
web-set-font-clear = Clear
web-set-font-wide = Clear and wide
web-set-font-system = Match device
web-set-automatic = Play forced moves for me
web-set-automatic-about = When there’s only one choice. For new tables; each table has its own switch.
web-set-speech = Announcements
web-set-speech-about = For screen readers.
web-set-speech-all = Everything
web-set-speech-mine = What concerns me
web-set-speech-decisions = My moves only
web-set-haptics = Vibration
web-set-haptics-about = If your device can: your move, refused moves, discharges, deaths and the end of the game.
web-set-sounds = Sounds
web-set-kept = Saved in this browser. With a passkey, on all your devices.
web-set-synced = Saved on all your devices.
web-sound-turn = Your move
web-sound-dice = Dice and new patients
web-sound-place = Placement
web-sound-treat = Treatment
web-sound-card = Cards
web-sound-discharge = Discharge
web-sound-death = Death
web-sound-message = Message
web-sound-refused = Refused move
web-sound-end = End of game
web-sound-off = off
web-sound-sample = Listen: { $sound }
web-set-devices = Your devices
web-set-devices-about = Signs out every other device and browser that plays as you. This one stays signed in.
web-sign-out-others = Sign out elsewhere
web-signed-out-others = Done. Only this browser is signed in.
web-set-calm = Calm mode
web-set-calm-about = “Calm mode” turns off motion, sounds, chat and news about other players.
web-set-reset = Reset to defaults
web-set-licences = Third-party licences
web-keys = Shortcuts
web-keys-about = These letters work at a table, except while you type. Digits pick choices 1 to 9.
web-keys-digit = Digits are reserved for choices.
web-keys-taken = “{ $key }” is taken: { $what }.
web-rules-quick-of = Quick rules: { $game }
web-rules-numbered = Numbered rules
web-aid-link = Player aid
web-sample = This is how it looks.
web-sample-button = Done

## Tutorials

web-lesson = Tutorial
web-lesson-step = { $n } of { $of }
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-back = Back
web-lesson-again = Restart
web-lesson-play = Keep playing
web-lesson-hide = Minimise tutorial
web-lesson-show = Show tutorial

web-lesson-dice-hospital-welcome = Welcome to your hospital
web-lesson-dice-hospital-welcome-text = Every die is a patient. Colour and shape show what’s wrong; the value shows how they are: 6 is nearly well, 1 is very ill. Heal a patient past 6 to discharge them; below 1 they die. The line at the top always shows what to do.
web-lesson-dice-hospital-setup = Your first patients
web-lesson-dice-hospital-setup-text = Your three patients get the values 3, 4 and 5. Choose who gets which: the line at the top asks for one at a time.
web-lesson-dice-hospital-ambulance = An ambulance arrives
web-lesson-dice-hospital-ambulance-text = Each round, every player takes an ambulance with three patients. A low number brings sicker patients, but you choose your improvement earlier, and the lowest ambulance taken brings a blood bag. Choose one and take it.
web-lesson-dice-hospital-improvement = Improve your hospital
web-lesson-dice-hospital-improvement-text = Take a department to treat more patients, or a specialist with a special effect. Focus a card or point at it for details. Then continue.
web-lesson-dice-hospital-keep = Keep it, or cash it in
web-lesson-dice-hospital-keep-text = You can give back an improvement for a blood bag, which heals any one patient by 1. Yours is worth more: press the main button to keep it.
web-lesson-dice-hospital-place = Place a nurse
web-lesson-dice-hospital-place-text = Choose a nurse, then a raised department, then a patient who fits. Or choose the patient first: then the departments that fit stay raised. You can undo it. Each department works once per round, and so does each of your staff. The coach points to a good spot.
web-lesson-dice-hospital-undo = Undo a move
web-lesson-dice-hospital-undo-text = Nothing is final while you plan. Press Undo (the arrow at the bottom left, or U), check your patients, and do it again or try something else.
web-lesson-dice-hospital-staff = Use all your staff
web-lesson-dice-hospital-staff-text = Place the others too. A treated patient moves down to the blanket and needs no more treatment this round. Try not to leave anyone untreated.
web-lesson-dice-hospital-forecast = If you end now
web-lesson-dice-hospital-forecast-text = The forecast shows who is discharged and for how many points, who is neglected and who would die. Discharging patients together scores more: 1 gives 1 point, 2 give 3, 3 give 5.
web-lesson-dice-hospital-done = Done
web-lesson-dice-hospital-done-text = Press Done when you’re happy. All hospitals finish at the same time; until the last one is done, you can reopen yours.
web-lesson-dice-hospital-end = Now you can play
web-lesson-dice-hospital-end-text = Untreated patients lost 1, discharged ones scored points, and a new round has started. There are eight; most points win, and every death costs some. Keep playing here with the same bots, or create your own table.

web-lesson-dynamite-nurse-welcome = Welcome to the hospital
web-lesson-dynamite-nurse-welcome-text = You heal adventurers back from the Dungeon. Each healed Patient is worth victory points (VP). You start with nine cards, four of them in your hand. The line at the top always shows what to do.
web-lesson-dynamite-nurse-play = Play a card
web-lesson-dynamite-nurse-play-text = In your Main Phase, play as many cards as you like. Examinations give Gold, surgery gives Treatment Points (TP). Play one.
web-lesson-dynamite-nurse-more = Play the others too
web-lesson-dynamite-nurse-more-text = You discard unused cards anyway. Watch your TP and Gold grow: you lose both when the phase ends.
web-lesson-dynamite-nurse-buy = Treat or buy
web-lesson-dynamite-nurse-buy-text = Each turn you can do one of two things: treat a Patient in your beds, or buy a card in the Town. You have no Patient yet, so buy a card you can afford. It goes to your discard pile and reaches your hand later.
web-lesson-dynamite-nurse-main = End the Main Phase
web-lesson-dynamite-nurse-main-text = Nothing left to do: press the main button to end your Main Phase.
web-lesson-dynamite-nurse-transport = A Patient arrives
web-lesson-dynamite-nurse-transport-text = The ambulances bring a Patient from the Dungeon, and you choose who is in charge: you or another player. Take the ones you can heal; leave the hopeless ones to your friends.
web-lesson-dynamite-nurse-cleanup = Beds and cards
web-lesson-dynamite-nurse-cleanup-text = You have two beds. For each extra Patient, one gets worse: first critical, then dead. If asked, admit the Patients you want. Then keep one card or none, discard the rest and draw four.
web-lesson-dynamite-nurse-rivals = Other players’ turns
web-lesson-dynamite-nurse-rivals-text = Now the others do the same, and they can put you in charge of Patients. The log shows everything that happens. Wait for your turn.
web-lesson-dynamite-nurse-ready = On to your Patient
web-lesson-dynamite-nurse-ready-text = Keep playing like this. Put a Patient in your own charge, admit them when asked, and get cards that give TP. The tutorial continues when you can treat.
web-lesson-dynamite-nurse-treat = Treat your Patient
web-lesson-dynamite-nurse-treat-text = Press Operate or Care below the Patient. An Operation costs as many TP as the Severity, heals them, and brings you a Nurse. Care only makes a critical Patient stable. Each Patient who dies in your charge gives you a Kill Mark, which costs VP.
web-lesson-dynamite-nurse-end = Now you can play
web-lesson-dynamite-nurse-end-text = The game ends when the Dungeon or the Kill Marks run out; most VP win. The player with the most Kill Marks is the Dynamite Nurse. Keep playing here with the same bots, or create your own table.
web-your-move = Your move
web-remind = Notify me when it’s my move
web-remind-here = Notifications on this device
web-remind-about = For when it’s your move and the table isn’t open here. Your browser asks you first. You can turn them off at each table.
web-remind-impossible = This browser can’t show notifications here. On an iPhone or iPad, add the site to your home screen first.
web-remind-denied = Your browser blocks notifications from this site. Allow them in its settings.
web-remind-failed = Your browser couldn’t sign up for notifications. Try again later.
web-remind-is-on = Done: we’ll notify you when it’s your move.
web-remind-is-off = Notifications on this device are off.
web-mail = Email address
web-mail-about = We email you when it’s your move and none of your devices got a notification. First you get a code.
web-mail-send = Send code
web-mail-sent = We’ve sent you a code. It works for an hour.
web-mail-code = Code sent to { $address }
web-mail-confirm = Confirm
web-mail-other = Use another address
web-mail-is-on = Done: we’ll email you when it’s your move.
web-mail-is-off = We’ve deleted your address.
web-mail-goes-to = Emails go to { $address }.
web-mail-drop = Stop emails
web-remind-others = { $n ->
    [one] 1 of your browsers gets notifications.
   *[other] { $n } of your browsers get notifications.
}
web-remind-stop-all = Turn off everywhere
web-remind-all-off = Notifications are off in all your browsers.
web-front-puzzle = Today’s puzzle
web-front-puzzle-about = One turn: find the best play. Everyone gets the same puzzle, and a set adapts to your level.
web-front-puzzle-play = Play puzzles
