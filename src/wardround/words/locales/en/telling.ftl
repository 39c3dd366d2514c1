### What a server says of a table: who must do what, and what comes next.

## The status line

now-more-players =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
now-waiting = Waiting for { $players } to { $task }.
now-won = { $player } { $person ->
        [you] win
       *[other] wins
    } with { $score }.
now-shared = { $players } share the victory with { $score }.

## What players must do: Dice Hospital, after “to”

task-set-values = set the starting patients
task-keep-administrator = keep an administrator
task-reveal-extra = reveal one more department or specialist
task-event-return = decide about the event
task-event-raise = decide about the event
task-event-lower = lower a patient for the event
task-load = load the ambulances
task-take-ambulance = take an ambulance
task-leave-die = leave a die out
task-remove = make room in the beds
task-improve = take a department or a specialist
task-return-improvement = decide whether to return an improvement
task-activation = finish the activation
task-protect = protect neglected patients
task-reports = decide about the medical reports
task-collect = send a patient off or pass

## What players must do: Dynamite Nurse, after “to”

dn-task-main = play the Main Phase
dn-task-second-event = buy or leave the new Event
dn-task-assign = say who is in charge of the new Patient
dn-task-acquire = decide whether to acquire a Patient
dn-task-refer = decide whether to pass a Patient on
dn-task-refer-to = say who gets a Patient
dn-task-pass-on = decide whether to give a charge away
dn-task-pass-on-to = say who takes charge
dn-task-erase = choose a dead Patient
dn-task-search = choose a pile
dn-task-search-top = choose the card for the top
dn-task-worsen-own = choose who enters Critical Condition
dn-task-send-back = say how many Patients go back
dn-task-send-back-patient = choose a Patient to send back
dn-task-send-back-to = say who takes charge
dn-task-exchange = choose a Nurse to exchange
dn-task-swap = choose somebody to exchange Patients with
dn-task-swap-first = say who picks first
dn-task-swap-give = give a Patient away
dn-task-move = decide whether to move a Patient
dn-task-stabilise = decide whether to turn a charge back
dn-task-admit-now = decide whether to admit a charge
dn-task-discard = discard
dn-task-recover = take a card back
dn-task-admission = admit Patients
dn-task-beds = choose who has no bed
dn-task-cleanup = clean up

## What a choice would come to: Dice Hospital

would-patient-healed = { $before } becomes { $after-value }.
would-patient-flipped = { $before } becomes { $after-value }.
would-patient-recoloured = { $before } becomes { $after-colour }.
would-patient-worsened = { $before } worsens to { $after-value }.
would-patient-discharged = { $before } is discharged.
would-patient-died = { $before } dies: a fatality.
would-patient-returned = { $die } goes back into the bag.
would-patient-protected = { $die } does not deteriorate.
would-bag-spent = You spend a blood bag.
would-bags-gained =
    { $count ->
        [one] You gain a blood bag.
       *[other] You gain { $count } blood bags.
    }
would-fatality-discarded =
    { $count ->
        [one] You discard a fatality.
       *[other] You discard { $count } fatalities.
    }
would-first-player = You become First Player.
would-points-scored = { $signed }: { $reason }.
would-several-worsen = Neglected patients worsen: { $dice }.
would-several-die = { $dice } die: { $fatalities }.

## What a choice would come to: Dynamite Nurse

dn-would-gain = You gain { $gains }.
dn-would-patient-operated = { $patient } is healed: { $vp }.
dn-would-patient-cared-for = { $patient } is no longer critical.
dn-would-patient-stabilised = { $patient } is no longer critical.
dn-would-patient-paid-for = { $patient } survives this turn.
dn-would-patient-acquired = You acquire { $patient }: { $vp }.
dn-would-patient-worsened = { $patient } enters Critical Condition.
dn-would-patient-died = { $patient } dies.
dn-would-kill-marks-taken =
    { $count ->
        [one] You take { $count } Kill Mark.
       *[other] You take { $count } Kill Marks.
    }
dn-would-kill-mark-returned = You give a Kill Mark back.
dn-would-dynamite-nurse-taken = You become the Dynamite Nurse.
dn-would-card-bought = { $card } goes onto your discard pile for { $cost } Gold.
dn-would-emergency-own = It goes straight to your Hospital; beds taken then: { $used } of { $beds }.
dn-would-emergency-other = It goes straight to the Hospital { $of }; beds taken then: { $used } of { $beds }.
dn-would-lack-beds = Without a free bed, a Patient enters Critical Condition at the next bed check.
dn-would-charge-own = It waits in the ambulances; your free beds: { $free }.
dn-would-charge-other = It waits in the ambulances; free beds in the Hospital { $of }: { $free }.
dn-would-transport-failed = Nobody can be transported.
dn-would-game-ended = The game ends: { $reason }.

## Typing an action


## The end of a game

debrief-round = Round { $round }
debrief-player = { $player } with { $score }
debrief-others = Then: { $players }.
debrief-tie = { $players } have equal points: the fewest patients left decide, then the highest sum of their values (DH-9.2).
dn-debrief-tie = { $players } have equal VP: the fewest Kill Marks decide (DN-3.4).
