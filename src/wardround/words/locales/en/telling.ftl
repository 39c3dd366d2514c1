### What is going on at a table: who must do what, and what a choice would change.

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
now-shared = { $players } share the win with { $score }.

## What players must do: Dice Hospital, after “to”

task-set-values = set the starting patients
task-keep-administrator = keep an administrator
task-reveal-extra = reveal one more department or specialist
task-event-return = decide about the event
task-event-raise = decide about the event
task-event-lower = lower a patient for the event
task-load = load the ambulances
task-take-ambulance = take an ambulance
task-leave-die = leave out a die
task-remove = free up beds
task-improve = take a department or a specialist
task-return-improvement = decide whether to return an improvement
task-activation = finish the activation
task-protect = protect neglected patients
task-reports = decide about the medical reports
task-collect = send a patient off or pass

## What players must do: Dynamite Nurse, after “to”

dn-task-main = play the Main Phase
dn-task-second-event = buy or skip the new Event
dn-task-assign = choose who takes charge of the new Patient
dn-task-acquire = decide whether to acquire a Patient
dn-task-refer = decide whether to pass a Patient on
dn-task-refer-to = choose who gets a Patient
dn-task-pass-on = decide whether to pass on a charge
dn-task-pass-on-to = choose who takes charge
dn-task-erase = choose a dead Patient
dn-task-search = choose a pile
dn-task-search-top = choose a card for the top
dn-task-worsen-own = choose who enters Critical Condition
dn-task-send-back = choose how many Patients go back
dn-task-send-back-patient = choose a Patient to send back
dn-task-send-back-to = choose who takes charge
dn-task-exchange = choose a Nurse to exchange
dn-task-swap = choose who to exchange Patients with
dn-task-swap-first = choose who picks first
dn-task-swap-give = give a Patient away
dn-task-move = decide whether to move a Patient
dn-task-stabilise = decide whether to stabilise a charge
dn-task-admit-now = decide whether to admit a charge
dn-task-discard = discard
dn-task-recover = recover a card
dn-task-admission = admit Patients
dn-task-beds = choose who has no bed
dn-task-cleanup = clean up

## What a choice would come to: Dice Hospital

would-patient-healed = { $before } becomes { $after-value }.
would-patient-flipped = { $before } becomes { $after-value }.
would-patient-recoloured = { $before } becomes { $after-colour }.
would-patient-worsened = { $before } deteriorates to { $after-value }.
would-patient-discharged = { $before } is discharged.
would-patient-died = { $before } dies: 1 fatality.
would-patient-returned = { $die } goes back into the bag.
would-patient-protected = { $die } doesn’t deteriorate.
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
would-several-worsen = Neglected patients deteriorate: { $dice }.
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
dn-would-kill-mark-returned = You return a Kill Mark.
dn-would-dynamite-nurse-taken = You become the Dynamite Nurse.
dn-would-card-bought = { $card } goes onto your discard pile for { $cost } Gold.
dn-would-emergency-own = This Patient goes straight to your Hospital: { $used } of { $beds } beds used.
dn-would-emergency-other = This Patient goes straight to the Hospital { $of }: { $used } of { $beds } beds used.
dn-would-lack-beds = Without a free bed, a Patient enters Critical Condition at the next bed check.
dn-would-charge-own = This Patient waits in the ambulances. Your free beds: { $free }.
dn-would-charge-other = This Patient waits in the ambulances. Free beds in the Hospital { $of }: { $free }.
dn-would-transport-failed = No Patient can be transported.
dn-would-game-ended = The game ends: { $reason }.

## The end of a game

debrief-round = Round { $round }
debrief-player = { $player } with { $score }
debrief-others = Then: { $players }.
debrief-tie = { $players } are tied on points: fewest patients left wins, then the highest total of their values (DH-9.2).
dn-debrief-tie = { $players } are tied on VP: fewest Kill Marks wins (DN-3.4).
