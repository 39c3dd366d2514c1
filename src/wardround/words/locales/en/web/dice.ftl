### The board of Dice Hospital in the browser.

## The pieces and places of Dice Hospital

web-dice-colour-red = red
web-dice-colour-yellow = yellow
web-dice-colour-green = green
web-dice-die =
    { $value ->
        [none] { $colour }
       *[other] { $colour } { $value }
    }
web-dice-bed =
    { $colour }, value { $value }, ward { $ward }, bed { $bed }, { $treated ->
        [yes] treated
       *[no] untreated
    }{ $critical ->
        [yes] , critical
       *[no] { "" }
    }{ $state ->
        [can] , can be chosen
        [chosen] , chosen
       *[plain] { "" }
    }{ $as ->
        [none] { "" }
       *[other] { " " }as { $as }
    }{ $paid ->
        [yes] { " " }for a blood bag
       *[no] { "" }
    }{ $becomes ->
        [home] , is discharged
        [death] , dies
        [value] , becomes { $delta }
        [safe] , stays the same
       *[none] { "" }
    }
web-dice-room =
    { $name }. { $text } { $state ->
        [used] Used this round{ $staff ->
            [none] .
           *[other] : { $staff }.
        }
        [active] In use now.
        [can] You can use it.
        [picked] Chosen.
       *[plain] { "" }
    }{ $ours ->
        [yes] { " " }Our version.
       *[no] { "" }
    }
web-dice-person =
    { $name }. { $text }{ $ours ->
        [yes] { " " }Our version.
       *[no] { "" }
    }
web-dice-ours = our version
web-dice-patient-about = The number is the patient’s health, from 1 to 6. Heal a patient past 6 to discharge them; below 1 they die.
web-dice-department = Department
web-dice-specialist = Specialist
web-dice-administrator = Administrator
web-dice-report = Medical report
web-dice-event = Event of the round
web-dice-stack =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
web-dice-house = Saint Pip’s
web-dice-house-of = { $name }’s hospital
web-dice-own-hospital = Your hospital
web-dice-wards = Wards
web-dice-ward = Ward { $n }
web-dice-wards-how = on the pillow: untreated · on the blanket: treated
web-dice-your-wards = Your wards
web-dice-occupied =
    { $n ->
        [one] { $n } patient
       *[other] { $n } patients
    }, { $free ->
        [one] { $free } free bed
       *[other] { $free } free beds
    }{ $coming ->
        [0] { "" }
       *[other] ; { $coming } arriving
    }
web-dice-rooms = Departments
web-dice-rooms-colour = By colour
web-dice-rooms-number = By number
web-dice-rooms-drafted = Added
web-dice-used = Used this round
web-dice-staff = Staff
web-dice-idle = free
web-dice-free = { $name }, { $n } free. { $text }
web-dice-none-free = All your staff are busy.
web-dice-duty = On duty
web-dice-works = { $name } in { $room }
web-dice-bags = Blood bags
web-dice-bags-use =
    { $n ->
        [one] Blood bags: { $n }. Use one
       *[other] Blood bags: { $n }. Use one
    }
web-dice-discharged = Discharged
web-dice-mortuary = Mortuary
web-dice-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-dice-left =
    { $n ->
        [one] { $n } patient discharged this round
       *[other] { $n } patients discharged this round
    }
web-dice-next = next: +{ $points }
web-dice-ladder = Points for patients discharged together
web-dice-fatalities =
    { $n ->
        [one] { $n } fatality
       *[other] { $n } fatalities
    }
web-dice-home = out
web-dice-arrives = arrives
web-dice-looking-on = You’re watching.
web-dice-close = Close
web-dice-panes = Parts of the board
web-dice-others = Others

## Deciding

web-dice-choose = Choose
web-dice-taken = { $staff } picked for you.
web-dice-staff-in-hand = { $staff } selected: choose a department.
web-dice-bag-in-hand = Blood bag selected: choose a patient to heal. For another colour, choose a department first.
web-dice-patient-in-hand = Patient: { $die }. Choose a department.
web-dice-needs = { $why } Card text: { $text }
web-dice-give-back = Return an improvement for a blood bag?
web-dice-no-undo = You can’t undo this.
web-dice-return-one = Return an improvement
web-dice-ask-return = Then ask me whether to return one for a blood bag
web-dice-kept-all = All improvements kept.
web-dice-keep-all = Keep all
web-dice-starting = Your starting patients
web-dice-given = Set
web-dice-step = Step { $n } of { $of }
web-dice-suggest = Suggest
web-dice-done = Done
web-dice-reopen = Reopen activation
web-dice-finish = Finish anyway
web-dice-unused =
    { $n ->
        [one] You can still place { $n } staff member. Finish?
       *[other] You can still place { $n } staff members. Finish?
    }
web-dice-unused-bags =
    { $bags ->
        [one] A blood bag could still treat a patient. Finish?
       *[other] { $bags } blood bags could still treat patients. Finish?
    }
web-dice-unused-both =
    { $n ->
        [one] You can still place { $n } staff member
       *[other] You can still place { $n } staff members
    } and use { $bags ->
        [one] a blood bag
       *[other] { $bags } blood bags
    }. Finish?
web-dice-missing-room = Choose a department
web-dice-missing-patient = Choose a patient
web-dice-missing-ambulance = Choose an ambulance
web-dice-missing-card = Choose one
web-dice-put-back = Undo { $die }
web-dice-as = Choose a colour
web-dice-do-treat = Apply
web-dice-do-transfuse = Apply
web-dice-do-place = Place
web-dice-do-set = Set
web-dice-do-load = Load
web-dice-do-leave = Leave out
web-dice-do-remove = Remove
web-dice-do-protect = Protect
web-dice-do-raise = Raise
web-dice-do-lower = Lower
web-dice-do-collect = Send off
web-dice-do-return-die = Return
web-dice-do-take-department = Take
web-dice-do-take-specialist = Take
web-dice-do-return-improvement = Return
web-dice-do-keep = Keep
web-dice-do-reveal = Reveal
web-dice-do-copy = Copy
web-dice-do-report = Complete
web-dice-do-choose = Choose
web-dice-do-use = Use
web-dice-do-draw = Admit
web-dice-do-skip = Skip
web-dice-do-pass = Pass
web-dice-do-done = Done

## Intake and improvements

web-dice-ambulances = Ambulances
web-dice-ambulance = Ambulance { $n }
web-dice-van = Ambulance { $n }: { $dice }
web-dice-your-pick = your pick
web-dice-sum = Total of the dice: { $n }
web-dice-improves =
    { $n ->
        [1] { $last ->
            [yes] You improve first
           *[no] So far you improve first
        }
       *[other] { $last ->
            [yes] You’re number { $n } to improve
           *[no] So far you’re number { $n } to improve
        }
    }
web-dice-all-fit = beds for all three
web-dice-too-many =
    { $n ->
        [one] { $n } bed short: remove { $n } older patient
       *[other] { $n } beds short: remove { $n } older patients
    }
web-dice-lowest =
    { $last ->
        [yes] Lowest: blood bag and First Player token
       *[no] If it stays lowest: blood bag and First Player token
    }
web-dice-not-first = The First Player can’t take this one
web-dice-lowest-yet = Lowest so far: blood bag and First Player token
web-dice-room-left =
    { $n ->
        [one] Room for { $n } more
       *[other] Room for { $n } more
    }
web-dice-arriving = Arriving
web-dice-tray = Intake tray
web-dice-load-title = Who goes in next?
web-dice-leave-title = Who’s left out?
web-dice-market = Improvements on display
web-dice-market-tab = Choices
web-dice-improve-now = Improve your hospital
web-dice-comes-here = goes here
web-dice-then-improve = Next: improvements
web-dice-improve-how =
    { $players ->
        [1] one department or one specialist
       *[other] one department or one specialist each, lowest ambulance first
    }
web-dice-market-empty = None left.
web-dice-order = Order
web-dice-fits =
    { $waits ->
        [yes] from next round
       *[no] { $n ->
            [0] { $works ->
                [yes] usable now
               *[no] fits no patient now
            }
           *[other] fits { $n } of { $of }
        }
    }
# In how many departments the specialist's ability could be used.
web-dice-helps =
    { $waits ->
        [yes] from next round
       *[no] { $n ->
            [0] { $luck ->
                [0] fits no department now
               *[other] depends on a roll
            }
           *[other] fits { $n } of { $of } departments
        }
    }

## The night, reports, collections

web-dice-night = Night after round { $n }
web-dice-taken-by = taken by { $name }
web-dice-stage-dice = New patients arrive.
web-dice-stage-night = Night falls on the wards.
web-dice-stage-points = Points scored: { $points }.
web-dice-go-on = Continue
web-dice-night-home =
    { $n ->
        [one] { $n } discharged
       *[other] { $n } discharged
    }
web-dice-night-worse =
    { $n ->
        [one] { $n } deteriorated
       *[other] { $n } deteriorated
    }
web-dice-night-safe = protected
web-dice-night-dead =
    { $n ->
        [one] { $n } died
       *[other] { $n } died
    }
web-dice-plus =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
web-dice-reports = Medical reports
web-dice-reports-done =
    { $n ->
        [one] { $n } completed
       *[other] { $n } completed
    }
web-dice-report-progress = { $n } of { $of } discharged. { $points } points if completed, −{ $points } if not.
web-dice-report-gone = Completed
web-dice-collections = Ambulances are waiting for

## The forecast, seats and the end

web-dice-fc-leaving =
    { $n ->
        [one] discharged
       *[other] discharged
    }
web-dice-fc-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-dice-fc-next = +{ $more } discharged = +{ $points }
web-dice-fc-neglected = neglected
web-dice-fc-worse = will deteriorate
web-dice-fc-deaths =
    { $n ->
        [one] { $n } dies tonight
       *[other] { $n } die tonight
    }
web-dice-fc-no-deaths = deaths tonight
web-dice-fc-beds =
    { $n ->
        [one] free bed
       *[other] free beds
    }
web-dice-fc-arriving =
    { $n ->
        [0] no arrivals
       *[other] { $n } arriving next
    }
web-dice-fc-over = { $n } arriving next, { $over } too many
web-dice-fc-chip = discharged: { $leaving }, neglected: { $neglected }, deaths: { $deaths }
web-dice-fc-crowded = { $beds } beds for { $n } arrivals
web-dice-meta-patients =
    { $n ->
        [one] { $n } patient
       *[other] { $n } patients
    }
web-dice-meta-bags =
    { $n ->
        [one] { $n } blood bag
       *[other] { $n } blood bags
    }
web-dice-meta-first = First Player
web-dice-chart = Score chart
web-dice-chart-how = one peg per patient discharged together
web-dice-round = Round
web-dice-total = Total
web-dice-running = Running score
web-dice-running-how = by round; the score chart has the numbers
web-dice-sent-home =
    { $n ->
        [one] { $n } patient discharged
       *[other] { $n } patients discharged
    }
web-dice-best-round = Best round
web-dice-best-round-of = { $name }, round { $n }: { $points }
web-dice-cell-pegs =
    { $n ->
        [one] { $n } discharged
       *[other] { $n } discharged
    }
