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
        [home] , goes home
        [death] , would die
        [value] , becomes { $delta }
        [safe] , stays as it is
       *[none] { "" }
    }
web-dice-room =
    { $name }. { $text } { $state ->
        [used] Used this round{ $staff ->
            [none] .
           *[other] : { $staff }.
        }
        [active] At work now.
        [can] Can be used.
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
web-dice-patient-about = The number is the patient's health, from 1 to 6. Healed beyond 6 it leaves the hospital, below 1 it dies.
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
web-dice-none-free = Everybody is at work.
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
web-dice-ladder = Points by the number discharged together
web-dice-fatalities =
    { $n ->
        [one] { $n } fatality
       *[other] { $n } fatalities
    }
web-dice-home = home
web-dice-arrives = arrives
web-dice-looking-on = You look on.
web-dice-close = Close
web-dice-panes = Parts of the board
web-dice-others = Others

## Deciding

web-dice-choose = Choose
web-dice-taken = Nobody was in hand, so { $staff } goes.
web-dice-staff-in-hand = { $staff } in hand: choose a department.
web-dice-bag-in-hand = A blood bag in hand: choose a patient to heal. For another colour choose a department first.
web-dice-needs = { $why } Its card: { $text }
web-dice-give-back = Return an improvement for a blood bag?
web-dice-no-undo = After this you cannot undo.
web-dice-keep-all = Keep all
web-dice-starting = Your starting patients
web-dice-given = Given
web-dice-step = Step { $n } of { $of }
web-dice-suggest = Suggest
web-dice-done = Done
web-dice-reopen = Reopen
web-dice-finish = Finish anyway
web-dice-unused =
    { $n ->
        [one] { $n } of your staff could still be placed. Finish?
       *[other] { $n } of your staff could still be placed. Finish?
    }
web-dice-missing-room = Choose a department
web-dice-missing-patient = Choose a patient
web-dice-missing-ambulance = Choose an ambulance
web-dice-missing-card = Choose one
web-dice-put-back = Put { $die } back
web-dice-as = As which colour
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
web-dice-do-take-department = Take it
web-dice-do-take-specialist = Take it
web-dice-do-return-improvement = Return it
web-dice-do-keep = Keep
web-dice-do-reveal = Reveal
web-dice-do-copy = Copy
web-dice-do-report = Complete
web-dice-do-choose = Choose
web-dice-do-use = Use it
web-dice-do-draw = Admit
web-dice-do-skip = Leave it
web-dice-do-pass = Pass
web-dice-do-done = Done

## Intake and improvements

web-dice-ambulances = Ambulances
web-dice-ambulance = Ambulance { $n }
web-dice-van = Ambulance { $n }: { $dice }
web-dice-your-pick = your pick
web-dice-sum = Sum of pips { $n }
web-dice-improves =
    { $n ->
        [1] { $last ->
            [yes] You improve first
           *[no] You improve first so far
        }
       *[other] { $last ->
            [yes] You improve as number { $n }
           *[no] You improve as number { $n } so far
        }
    }
web-dice-all-fit = all three find a bed
web-dice-too-many =
    { $n ->
        [one] no bed for { $n }: an older patient must be removed
       *[other] no beds for { $n }: so many older patients must be removed
    }
web-dice-lowest =
    { $last ->
        [yes] The lowest: a blood bag and the bell
       *[no] If it stays the lowest: a blood bag and the bell
    }
web-dice-not-first = The First Player may not take this one
web-dice-lowest-yet = The lowest so far: a blood bag and the bell
web-dice-room-left =
    { $n ->
        [one] Room for { $n } more
       *[other] Room for { $n } more
    }
web-dice-arriving = At the door
web-dice-tray = In the tray
web-dice-load-title = Who goes in next?
web-dice-leave-title = Who is left out?
web-dice-market = Improvements on display
web-dice-market-tab = Choices
web-dice-improve-now = Improve your hospital
web-dice-comes-here = comes here
web-dice-then-improve = Then improve
web-dice-improve-how = one department or one specialist each, lowest ambulance first
web-dice-market-empty = Nothing is left.
web-dice-order = Order
web-dice-fits =
    { $waits ->
        [yes] from the next round on
       *[no] { $n ->
            [0] { $works ->
                [yes] can be used now
               *[no] fits nobody now
            }
           *[other] fits { $n } of { $of }
        }
    }
# In how many departments the specialist's ability could be used.
web-dice-helps =
    { $waits ->
        [yes] from the next round on
       *[no] { $n ->
            [0] { $luck ->
                [0] fits no department now
               *[other] fits only by luck now
            }
           *[other] fits { $n } of { $of } departments
        }
    }

## The night, reports, collections

web-dice-night = Night after round { $n }
web-dice-go-on = Go on
web-dice-night-home =
    { $n ->
        [one] { $n } went home
       *[other] { $n } went home
    }
web-dice-night-worse =
    { $n ->
        [one] { $n } got worse
       *[other] { $n } got worse
    }
web-dice-night-safe = was kept safe
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
web-dice-report-progress = { $n } of { $of } discharged; { $points } points if completed, as many lost if not
web-dice-report-gone = Completed
web-dice-collections = The ambulances wait for

## The forecast, seats and the end

web-dice-fc-leaving =
    { $n ->
        [one] leaves
       *[other] leave
    }
web-dice-fc-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-dice-fc-next = +{ $more } leaving = +{ $points }
web-dice-fc-neglected = neglected
web-dice-fc-worse = each gets worse
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
        [0] nobody arrives
       *[other] { $n } arrive next
    }
web-dice-fc-chip = { $leaving } leave, { $neglected } neglected, { $deaths } die
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
web-dice-chart = The chart
web-dice-chart-how = one peg for each patient sent home together
web-dice-round = Round
web-dice-round-n = Round { $n }
web-dice-total = Total
web-dice-running = Running score
web-dice-running-how = by round; the numbers are in the chart
web-dice-sent-home =
    { $n ->
        [one] { $n } patient sent home
       *[other] { $n } patients sent home
    }
web-dice-best-round = Best round
web-dice-best-round-of = { $name }, round { $n }: { $points }
web-dice-place-n = { $n }. { $name }
web-dice-cell-pegs =
    { $n ->
        [one] { $n } discharged
       *[other] { $n } discharged
    }
web-dice-reports-none = No opponents
