### The front page, new tables, joining, settings and lessons of the browser table.

## Everywhere

web-motto = Two hospitals for your table
web-nav = Pages and settings
web-to-front = wardround: to the front page
web-you-are = You are { $name }. Change it.
web-theme-night = Night shift (dark colours)
web-rules = Rules
web-language = Language
web-no-answer = The server cannot be reached. Please try again.

## Front page

web-front-title = wardround: Dice Hospital and Dynamite Nurse
web-game-dice-hospital-tagline = Every die is a patient. Send them all home well.
web-game-dice-hospital-players = 1 to 4
web-game-dice-hospital-minutes = 30 min
web-game-dice-hospital-scene = A toy hospital with dice as patients in the windows and an ambulance in front
web-game-dynamite-nurse-tagline = Patch up heroes. Pass the hopeless ones to your friends.
web-game-dynamite-nurse-players = 3 to 5
web-game-dynamite-nurse-minutes = 45 min
web-game-dynamite-nurse-scene = A tent hospital before a castle, a nurse with a lit stick of dynamite and bandaged adventurers
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
web-row-round = round { $round } of { $rounds }
web-row-turn = turn { $turn }
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
web-passkey-gone = Passkey removed. Your other devices are signed out.
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
web-slot-temper = Temperament
web-slot-else = If nobody comes
web-slot-add = One more seat
web-slot-remove = Take seat { $n } away
web-unfit-edition = Not in this edition.
web-unfit-seats = Not for this number of players.
web-pack-add = Cards of your own
web-pack-about = A pack is a text file (TOML) with your own cards or numbers.
web-pack-remove = Take { $name } out
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
web-set-theme-system = As the device
web-set-theme-light = Day
web-set-theme-dark = Night shift
web-set-contrast = Contrast
web-set-contrast-system = As the device
web-set-contrast-high = High
web-set-motion = Motion
web-set-motion-system = As the device
web-set-motion-off = None
web-set-motion-fast = Fast
web-set-motion-normal = Normal
web-set-motion-slow = Slow
web-set-size = Size
web-set-digits = Digits on dice
web-set-digits-about = A number in the place of the pips.
web-set-play = Play
web-set-confirm = Show what happens before it does
web-set-confirm-about = What you have done can be taken back either way, until something is revealed.
web-set-confirm-all = Always
web-set-confirm-risky = If it cannot be undone
web-set-confirm-never = Never
web-set-forecast = Forecast
web-set-forecast-about = What comes if you end now.
web-set-hints = Coach
web-set-hints-about = Hints and plans, when you ask for them.
web-set-quiet = Quiet mode
web-set-quiet-about = Hides the chat.
web-set-neutral = Neutral wording
web-set-neutral-about = Softer words for the title of “Dynamite Nurse”.
web-set-voice = Language and voice
web-set-sound = Play sounds
web-set-sound-about = Each event has a sound of its own; nothing is heard before you touch the page.
web-set-volume = Volume
web-set-font = Letters
web-set-font-toy = As drawn
web-set-font-clear = Clear
web-set-font-wide = Clear and wide
web-set-font-system = As the device
web-set-automatic = Play what is forced for me
web-set-automatic-about = Where there is one possibility; at tables to come. Each table has this switch too.
web-set-speech = Speak about
web-set-speech-about = For screen readers.
web-set-speech-all = Everything
web-set-speech-mine = What concerns me
web-set-speech-decisions = Only decisions
web-set-haptics = Buzz
web-set-haptics-about = On devices that can: your decision, refusals, discharges, deaths and the end.
web-set-sounds = Sounds
web-set-kept = Kept in this browser; with a passkey, on all your devices.
web-set-synced = Kept on all your devices.
web-sound-turn = Your decision
web-sound-dice = Dice and new patients
web-sound-place = Placing
web-sound-treat = Treatment
web-sound-card = Cards
web-sound-discharge = Discharge
web-sound-death = Death
web-sound-message = Message
web-sound-refused = Refusal
web-sound-end = End of the game
web-sound-off = off
web-sound-sample = Listen: { $sound }
web-set-devices = Your devices
web-set-devices-about = Signs out every other device and browser that plays as you. This one stays signed in.
web-sign-out-others = Sign out everywhere else
web-signed-out-others = Done. Only this browser is signed in.
web-set-calm = Calm
web-set-calm-about = “Calm” turns off motion, sounds, chat and talk about the others.
web-set-reset = As at first
web-set-licences = Third-party licences
web-keys = Keys
web-keys-about = Letters that play at a table, outside text fields. Digits choose the first to ninth possibility.
web-keys-digit = Digits are kept for the choices.
web-keys-taken = “{ $key }” is used already: { $what }.
web-aid-link = Player aid
web-sample = This is how it looks.
web-sample-button = Done

## Lessons

web-lesson = Lesson
web-lesson-step = { $n } of { $of }
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-back = Back
web-lesson-again = Once more
web-lesson-leave = Front page
web-lesson-hide = Make the lesson small
web-lesson-show = Show the lesson

web-lesson-dice-hospital-welcome = Welcome to your hospital
web-lesson-dice-hospital-welcome-text = Every die is a patient. Its colour and shape say what is wrong, its value how well it is: 6 is nearly well, 1 is grave. Whoever passes 6 goes home; whoever falls below 1 dies. The line on top always says what is to be done.
web-lesson-dice-hospital-setup = Your first patients
web-lesson-dice-hospital-setup-text = You have three patients, and they get the values 3, 4 and 5. Choose who gets which: the line on top asks for one after the other.
web-lesson-dice-hospital-ambulance = An ambulance comes
web-lesson-dice-hospital-ambulance-text = Each round everybody takes an ambulance with three patients. A low number brings the graver patients, but its hospital chooses its improvement first, and the lowest one taken brings a blood bag. Choose one and take it.
web-lesson-dice-hospital-improvement = Improve your hospital
web-lesson-dice-hospital-improvement-text = Take a department, where more can be treated, or a specialist, who can do something extra. Look closely at any card: focus it or hold the pointer over it. Then go on.
web-lesson-dice-hospital-place = Place a nurse
web-lesson-dice-hospital-place-text = Choose a nurse, then a department that is raised, then a patient it fits. The hospital shows what will happen before you apply it. A department works once each round, and so does each of your staff. The coach points at a good place.
web-lesson-dice-hospital-undo = Take it back
web-lesson-dice-hospital-undo-text = Nothing is final while you plan. Press Undo (the arrow at the bottom left, or U), look at your patients, and do it again or do something else.
web-lesson-dice-hospital-staff = Use all your staff
web-lesson-dice-hospital-staff-text = Place the others as well. A treated patient moves down to the blanket. Who is already treated this round need not be treated again; try to leave nobody untreated.
web-lesson-dice-hospital-forecast = What comes if you end now
web-lesson-dice-hospital-forecast-text = The forecast says who leaves and for how many points, who is neglected and whether somebody would die. Many who leave together are worth more than the same many one by one: 1 gives 1 point, 2 give 3, 3 give 5.
web-lesson-dice-hospital-done = Done
web-lesson-dice-hospital-done-text = Press Done when you are content. All hospitals finish at the same time; until the last one has, you can still reopen yours.
web-lesson-dice-hospital-end = Now you know it
web-lesson-dice-hospital-end-text = Untreated patients have lost 1, those who were well have left and brought points, and a new round has begun. There are eight, and most points win; every death costs some. Play on here with the same bots, or lay a table of your own.

web-lesson-dynamite-nurse-welcome = Welcome to the hospital
web-lesson-dynamite-nurse-welcome-text = You heal adventurers who come back from the Dungeon. Each healed Patient is worth victory points (VP). You begin with nine cards and four in your hand. The line on top always says what is to be done.
web-lesson-dynamite-nurse-play = Play a card
web-lesson-dynamite-nurse-play-text = In your Main Phase you play as many cards as you like. Examinations give Gold, surgery gives Treatment Points (TP). Play one.
web-lesson-dynamite-nurse-more = Play the others too
web-lesson-dynamite-nurse-more-text = What you do not use is discarded anyway. Watch the totals of TP and Gold grow: both are lost when the phase ends.
web-lesson-dynamite-nurse-buy = Treat or buy
web-lesson-dynamite-nurse-buy-text = Each turn you may do one of two things: treat one Patient in your beds, or buy one card in the Town. You have no Patient yet, so buy a card that you can afford. It goes to your discard pile and comes into your hand later.
web-lesson-dynamite-nurse-main = End the Main Phase
web-lesson-dynamite-nurse-main-text = There is nothing more to do, so press the main button to end your Main Phase.
web-lesson-dynamite-nurse-transport = A Patient comes
web-lesson-dynamite-nurse-transport-text = The ambulances bring a Patient out of the Dungeon, and you say who is in charge: you, or somebody else. You want those that you can heal; hopeless ones you leave to your friends.
web-lesson-dynamite-nurse-cleanup = Beds and cards
web-lesson-dynamite-nurse-cleanup-text = You have two beds. For each Patient more than that, one gets worse: first critical, then dead. Admit whom you like if you are asked, then keep one card or none. The rest is discarded and you draw four.
web-lesson-dynamite-nurse-rivals = The others’ turns
web-lesson-dynamite-nurse-rivals-text = Now the others do the same, and they may put you in charge of Patients. The log tells everything, in words. Wait until it is your turn.
web-lesson-dynamite-nurse-treat = How to treat
web-lesson-dynamite-nurse-treat-text = An Operation costs as many TP as the Severity of the Patient, heals it, and brings you a Nurse. Care costs less and only makes a critical Patient stable again. Whoever dies in your charge gives you a Kill Mark, and these cost VP.
web-lesson-dynamite-nurse-end = Now you know it
web-lesson-dynamite-nurse-end-text = The game ends when the Dungeon or the Kill Marks run out; most VP win. Whoever has the most Kill Marks is the Dynamite Nurse. Play on here with the same bots, or lay a table of your own.
web-your-move = Your move
web-remind = Tell me when it’s my move
web-remind-here = Messages on this device
web-remind-about = When it’s your move and the table isn’t open here. Your browser asks you first. You can turn off each table.
web-remind-impossible = This browser can’t show messages here. On an iPhone or iPad, add the site to your home screen first.
web-remind-denied = Your browser blocks messages from this site. Allow them in its settings.
web-remind-failed = Your browser couldn’t sign up for messages. Try again later.
web-remind-is-on = Done: we’ll tell you when it’s your move.
web-remind-is-off = Messages on this device are off.
web-mail = E-mail address
web-mail-about = We send an email when it’s your move and no message reached this or another device. First you get a code.
web-mail-send = Send code
web-mail-sent = We’ve sent you a code. It works for an hour.
web-mail-code = Code sent to { $address }
web-mail-confirm = Confirm
web-mail-other = Use another address
web-mail-is-on = Done: we’ll send you a mail when it’s your move.
web-mail-is-off = We’ve deleted your address.
web-mail-goes-to = Mails go to { $address }.
web-mail-drop = Stop mails
web-remind-others = { $n ->
    [one] 1 browser of yours gets messages.
   *[other] { $n } browsers of yours get messages.
}
web-remind-stop-all = Turn off everywhere
web-remind-all-off = None of your browsers gets messages any more.
