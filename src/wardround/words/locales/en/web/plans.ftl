# Plans: what one has done since one can go no further back, and other ways that one keeps to compare them.
web-plan-start = From the beginning
web-plan-wall = No way back
web-plan-take-back = Take this back
web-plan-taken-back = Taken back: { $step }.
web-plan-returned = Back at { $n }. { $step }.
web-plan-all-back = All taken back.
web-plan-again = Do again up to here
web-plan-undone = taken back
web-plan-save = Save as plan { $letter }
web-plan-is = What you have now is plan { $letter }
web-plan-full = { $n } plans are kept. Forget one to keep another.
web-plan-letter = Plan { $letter }
web-plan-kept = Plan { $letter } kept: { $facts }.
web-plan-letter-kept = Plan { $letter } kept.
web-plan-keep = Keep as plan { $letter }
web-plan-take = Take plan { $letter }
web-plan-take-short = Take this plan
web-plan-taken = Plan { $letter } is carried out.
web-plan-forget = Forget plan { $letter }
web-plan-forget-short = Forget it
web-plan-forgotten = Plan { $letter } is forgotten.
web-plan-no-room = There is no room to keep what you have now. Forget a plan first.
web-plan-stopped = Plan { $letter } stopped at “{ $step }”. { $why } Nothing that you had is lost.
web-plan-gone = That cannot be done any more.
web-plan-compare = Plans side by side
web-plan-now = Now
web-plan-best = best

# Rows of the comparison.
web-plan-row-leaving = Leaving
web-plan-row-points = Points
web-plan-row-neglected = Neglected
web-plan-row-deaths = Dying
web-plan-row-beds = Free beds
web-plan-row-healed = Healed
web-plan-row-dies = Dying
web-plan-row-critical = Turning critical
web-plan-row-due = Payments due
web-plan-row-treatment = TP lost
web-plan-row-gold = Gold lost

# The first two rows, as they are said.
web-plan-fact-leaving = { $n ->
    [one] { $n } leaves
   *[other] { $n } leave
}
web-plan-fact-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-plan-fact-healed = { $n } healed
web-plan-fact-dies = { $n ->
    [one] { $n } dies
   *[other] { $n } die
}
