### What the coach says.

## A review

coach-seat = { $player }: { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    }
coach-seat-open = { $player }: { $score ->
        [one] { $shown } point
       *[other] { $shown } points
    } so far; about { $value } to be expected in the end
coach-sum = Par { $par }, luck { $luck }, others { $others }, own losses { $losses }: { $value }.
coach-luck = Luck: { $parts }.
coach-luck-intake = intake { $amount }
coach-luck-improvements = improvements shown { $amount }
coach-luck-rerolls = re-rolls { $amount }
coach-luck-draws = cards drawn { $amount }
coach-luck-patients = Patients { $amount }
coach-luck-town = Events and Nurses { $amount }
coach-lost = Lost: { $parts }.
coach-lost-nothing = Nothing was lost.
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
        [one] Accuracy { $accuracy } % in { $count } decision.
       *[other] Accuracy { $accuracy } % in { $count } decisions.
    }
coach-mistakes = The costliest decisions:
coach-mistake-round =
    { $chapter ->
        [0] Setup, move { $move }, { $loss }: { $chosen }
       *[other] Round { $chapter }, move { $move }, { $loss }: { $chosen }
    }
coach-mistake-turn = Turn { $chapter }, move { $move }, { $loss }: { $chosen }
coach-better = Better: { $line }
coach-because = Why: { $reasons }.
coach-open = The record ends before the game does: it was reviewed as far as it goes.
coach-about = Par is what the coach expects of a seat with usual luck and without losses; all numbers are estimates in points, and they add up. A decision that loses nothing counts 100 % in accuracy, and each point lost halves that.

## Rounds of Dice Hospital

coach-round-best-proven = Round { $round }: { $points }, and no more were possible: proven.
coach-round-best = Round { $round }: { $points }; the coach found nothing better.
coach-round-proven = Round { $round }: { $points }, { $count ->
        [one] { $possible } was possible: proven.
       *[other] { $possible } were possible: proven.
    }
coach-round-at-least = Round { $round }: { $points }, { $count ->
        [one] at least { $possible } was possible.
       *[other] at least { $possible } were possible.
    }
coach-round-line = Most points: { $line }
coach-round-bad-for-game = For the game it cost about { $loss } points.
coach-round-good-for-game = For the game what was done is about as good.
coach-round-average = Round { $round }: { $points }, about { $possible } were possible on average.
coach-why-discharged = { $better } discharged instead of { $worse } ({ $points })
coach-why-deaths =
    { $better ->
        [0] nobody dies ({ $points })
       *[other] { $better } dead instead of { $worse } ({ $points })
    }
coach-why-empty = the hospital is empty ({ $points })
coach-why-administrator = the administrator scores ({ $points })
coach-why-cards = cards score ({ $points })
coach-why-bags = more blood bags are left ({ $better } instead of { $worse })
coach-why-neglected = fewer patients stay untreated ({ $better } instead of { $worse })
coach-why-now = this round promises more ({ $points })
coach-why-later = more is left for later rounds ({ $points })
coach-plan-points = Most points now: { $result }.
coach-plan-game = Best for the game: { $result }.
coach-plan-safe = Safest: { $result }.
coach-plan-result = { $points }, { $discharged } discharged, { $deaths } dead, { $neglected } untreated
coach-offer-points = Most points now
coach-offer-game = Best for the game
coach-offer-safe = Safest

## Hints

coach-hint-plan = A plan from here makes { $points } in this round: { $discharged } discharged, { $deaths } dead.
coach-hint-stop = Nothing that you can still do in this round is worth it.
coach-hint-choice = One choice is worth about { $gain } points more than most others.
coach-hint-even = The choices are worth about the same.
coach-hint-place = Look at { $staff } and the department { $department }.
coach-hint-bag = Think of a blood bag.
coach-hint-among = Compare these two: { $first }; { $second }.
coach-hint-only = There is only one choice.
coach-hint-move = { $line }
coach-hint-none = There is no hint now.
coach-hint-more = hint tells more.
command-help-hint-about = a hint for your decision; again tells more, three times in all
command-help-plans-about = three plans for this activation: most points now, best for the game, safest
coach-no-plans = There is nothing to plan now.

## Dynamite Nurse

dn-coach-line = Best with this hand: { $line }
dn-coach-offer-turn = Best with this hand
dn-coach-hint-turn = With this hand you can make about { $gain } points more than by doing nothing.
dn-coach-hint-stop = Nothing more that this hand can do is worth it.
dn-coach-hint-treat = Think of your Patients.
dn-coach-hint-buy = Think of what there is to buy.
dn-coach-hint-play = Think of playing { $card }.
dn-coach-odds = { $patient } could be paid for next turn in { $share } % of the hands you may draw.
dn-coach-why-points = more VP ({ $points })
dn-coach-why-cards = better cards for the turns to come ({ $points })
dn-coach-why-patients = Patients are better off ({ $points })
dn-coach-race = Kill Marks left in the Town: { $left }. Yours: { $own }; the most of another player: { $most }.

## What is wrong

error-bad-review-seat = There is no seat { $found } in { $file }: seats go from 1 to { $seats }.
