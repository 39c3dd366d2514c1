# The end of a game: who won, what was counted, and what to do next.

web-end-every-point = Every point
web-end-others = Other players
web-end-afterwards = What next?
web-daily-end = See all results

web-end-busiest = Busiest department and staff
web-end-use =
    { $n ->
        [one] placed once: { $healed } healed, { $home } discharged
       *[other] placed { $n } times: { $healed } healed, { $home } discharged
    }
web-end-all-uses = All departments and staff
web-end-who = Department or staff
web-end-times = Placed
web-end-healed = Healed
web-end-home = Discharged

web-end-left = Left on the table
web-end-left-about = The coach reviews all your decisions. This takes a moment.
web-end-left-ask = Ask the coach
web-end-left-thinks = The coach is reviewing…
web-end-left-none = Nothing! The coach found no better play.
web-end-better = Better play
web-end-try = Try it
web-end-costly = Costliest decisions
web-end-sums = Where your points came from

web-end-sheet = Score sheet
web-end-points-for = Points for
web-end-count = { $n } of them:
web-end-total = Total
web-end-kind-acquired = Healed Patients
web-end-kind-admitted = Still admitted
web-end-kind-card = Cards and Nurses
web-end-kind-end-text = End of game
web-end-kind-kill-marks = Kill Marks
web-end-bought = Cards bought
web-end-treatment = TP
web-end-gold = Gold
web-end-used = { $n } used
web-end-unused = { $n } unused
web-end-balance = Won and lost
web-end-dead = Patients who died
web-end-your-healed = Your healed Patients
web-end-healed-of = { $name }’s healed Patients
web-end-you-bought = Cards you bought
web-end-bought-by = Cards { $name } bought

web-end-report = Report a bug
web-end-report-about = Copy the report and send it to us with the game file, so we can replay every move. Nothing is sent automatically.
web-end-report-wrong = What went wrong?
web-end-report-text = Report
web-end-report-copy = Copy report
web-end-report-file = Save game file
web-end-report-saved = Game file saved.
