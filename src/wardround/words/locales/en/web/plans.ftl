# Plans: your moves since the last point you can undo to, and saved alternatives to compare.
web-plan-start = From the start
web-plan-wall = Can’t undo past here
web-plan-take-back = Undo this
web-plan-taken-back = Undone: { $step }.
web-plan-returned = Back at { $n }. { $step }.
web-plan-all-back = All undone.
web-plan-again = Redo to here
web-plan-undone = undone
web-plan-save = Save as plan { $letter }
web-plan-is = This is plan { $letter }
web-plan-full = { $n } plans saved. Delete one to save another.
web-plan-letter = Plan { $letter }
web-plan-kept = Plan { $letter } saved: { $facts }.
web-plan-letter-kept = Plan { $letter } saved.
web-plan-keep = Save as plan { $letter }
web-plan-take = Use plan { $letter }
web-plan-take-short = Use
web-plan-taken = Switched to plan { $letter }.
web-plan-forget = Delete plan { $letter }
web-plan-forget-short = Delete
web-plan-forgotten = Plan { $letter } deleted.
web-plan-no-room = No room to save your current moves. Delete a plan first.
web-plan-stopped = Plan { $letter } stopped at “{ $step }”. { $why } Nothing is lost.
web-plan-gone = That’s no longer possible.
web-plan-compare = Compare plans
web-plan-now = Now
web-plan-best = best

# Rows of the comparison.
web-plan-row-leaving = Discharged
web-plan-row-points = Points
web-plan-row-neglected = Neglected
web-plan-row-deaths = Fatalities
web-plan-row-beds = Free beds
web-plan-row-healed = Healed
web-plan-row-dies = Deaths
web-plan-row-critical = Turning critical
web-plan-row-due = Payments due
web-plan-row-treatment = TP lost
web-plan-row-gold = Gold lost

# The first two rows as short facts.
web-plan-fact-leaving = { $n ->
    [one] { $n } discharged
   *[other] { $n } discharged
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
