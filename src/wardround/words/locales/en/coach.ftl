### Messages from the coach.

## A review

coach-seat = { $player }: { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
coach-seat-open = { $player }: { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    } so far, about { $value } expected at the end
coach-sum = Par { $par }, luck { $luck }, other players { $others }, losses { $losses }: { $value }.
coach-luck = Luck: { $parts }.
coach-luck-intake = intake { $amount }
coach-luck-improvements = improvements shown { $amount }
coach-luck-rerolls = re-rolls { $amount }
coach-luck-draws = cards drawn { $amount }
coach-luck-patients = Patients { $amount }
coach-luck-town = Events and Nurses { $amount }
coach-lost = Lost: { $parts }.
coach-lost-nothing = No points lost.
coach-lost-ambulance = ambulances { $amount }
coach-lost-improvement = improvements { $amount }
coach-lost-activation = activation { $amount }
coach-lost-administrator = administrator { $amount }
coach-lost-main = Main Phases { $amount }
coach-lost-duty = duties { $amount }
coach-lost-admission = admissions { $amount }
coach-lost-other = other { $amount }
coach-accuracy =
    { $count ->
        [one] Accuracy { $accuracy }% over { $count } decision.
       *[other] Accuracy { $accuracy }% over { $count } decisions.
    }
coach-mistakes = Costliest decisions:
coach-mistake-round =
    { $chapter ->
        [0] Setup, move { $move }, { $loss }: { $chosen }
       *[other] Round { $chapter }, move { $move }, { $loss }: { $chosen }
    }
coach-mistake-turn = Turn { $chapter }, move { $move }, { $loss }: { $chosen }
coach-better = Better: { $line }
coach-because = Why: { $reasons }.
coach-open = This game file ends early. The review covers the moves in it.
coach-about = Par is what the coach expects with average luck and no losses. All numbers are estimated points, and they add up. Accuracy counts a decision that loses nothing as 100%; each point lost halves that.

## Rounds of Dice Hospital

coach-round-best-proven = Round { $round }: { $points }, proven best.
coach-round-best = Round { $round }: { $points }; the coach found nothing better.
coach-round-proven = Round { $round }: { $points }, { $count ->
        [one] { $possible } was possible (proven).
       *[other] { $possible } were possible (proven).
    }
coach-round-at-least = Round { $round }: { $points }, { $count ->
        [one] at least { $possible } was possible.
       *[other] at least { $possible } were possible.
    }
coach-round-line = Most points: { $line }
coach-round-bad-for-game = Over the whole game, this cost about { $loss } points.
coach-round-good-for-game = Over the whole game, the moves played are about as good.
coach-round-average = Round { $round }: { $points }, about { $possible } were possible on average.
coach-why-discharged = { $better } discharged instead of { $worse } ({ $points })
coach-why-deaths =
    { $better ->
        [0] no one dies ({ $points })
       *[other] fatalities: { $better } instead of { $worse } ({ $points })
    }
coach-why-empty = the hospital is empty ({ $points })
coach-why-administrator = the administrator scores ({ $points })
coach-why-cards = cards score ({ $points })
coach-why-bags = more blood bags left ({ $better } instead of { $worse })
coach-why-neglected = fewer patients stay untreated ({ $better } instead of { $worse })
coach-why-now = more points this round ({ $points })
coach-why-later = more points in later rounds ({ $points })
coach-plan-points = Most points now: { $result }.
coach-plan-game = Best for the game: { $result }.
coach-plan-safe = Safest: { $result }.
coach-plan-result = { $points }, { $discharged } discharged, { $deaths ->
        [one] { $deaths } fatality
       *[other] { $deaths } fatalities
    }, { $neglected } untreated
coach-offer-points = Most points now
coach-offer-game = Best for the game
coach-offer-safe = Safest

## Hints

coach-hint-plan = One plan scores { $points } this round: { $discharged } discharged, { $deaths ->
        [one] { $deaths } fatality
       *[other] { $deaths } fatalities
    }.
coach-hint-stop = No move left this round is worth making.
coach-hint-choice = One choice is about { $gain } points better than most.
coach-hint-even = All choices are about equally good.
coach-hint-place = Consider { $staff } in { $department }.
coach-hint-bag = Consider a blood bag.
coach-hint-among = Compare these two: { $first }; { $second }.
coach-hint-only = You have only one choice.
coach-hint-move = { $line }
coach-hint-none = No hint right now.
coach-hint-more = Type hint again for more.
command-help-hint-about = get a hint for your move; repeat it for more, up to 3 times
command-help-plans-about = see the coach’s plans for this activation or turn
coach-no-plans = Nothing to plan right now.

## Dynamite Nurse

dn-coach-line = Best with this hand: { $line }
dn-coach-offer-turn = Best with this hand
dn-coach-hint-turn = This hand can earn you about { $gain } points.
dn-coach-hint-stop = No move left with this hand is worth making.
dn-coach-hint-treat = Look at your Patients.
dn-coach-hint-buy = Look at what you can buy.
dn-coach-hint-play = Consider playing { $card }.
dn-coach-odds = { $share }% chance to operate on { $patient } next turn.
dn-coach-why-points = more VP ({ $points })
dn-coach-why-cards = better cards for later turns ({ $points })
dn-coach-why-patients = Patients are better off ({ $points })
dn-coach-race = Kill Marks left in the Town: { $left }. Yours: { $own }. Most of any other player: { $most }.

## Errors

error-bad-review-seat = { $file } has no seat { $found }. Choose a seat from 1 to { $seats }.
