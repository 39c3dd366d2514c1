# The end of a game: who won, what was counted, and what to do next.

web-end-every-point = Every point
web-end-others = The others
web-end-afterwards = Afterwards
web-daily-end = How everybody did

web-end-busiest = Busiest room and person
web-end-use =
    { $n ->
        [one] placed { $n } time: { $healed } healed, { $home } sent home
       *[other] placed { $n } times: { $healed } healed, { $home } sent home
    }
web-end-all-uses = All departments and staff
web-end-who = Department or person
web-end-times = Placed
web-end-healed = Healed
web-end-home = Sent home

web-end-left = Left on the table
web-end-left-about = The coach looks at every decision of yours again. That takes a moment.
web-end-left-ask = Ask the coach
web-end-left-thinks = The coach is looking …
web-end-left-none = Nothing. The coach found no better way.
web-end-better = What was better
web-end-try = Try it
web-end-costly = The costliest decisions
web-end-sums = Where the points came from

web-end-sheet = The sheet
web-end-points-for = Points for
web-end-count = { $n } of them:
web-end-total = Total
web-end-kind-acquired = Healed Patients
web-end-kind-admitted = Still admitted
web-end-kind-card = Cards and Nurses
web-end-kind-end-text = At the end of the game
web-end-kind-kill-marks = Kill Marks
web-end-bought = Cards bought
web-end-treatment = TP
web-end-gold = Gold
web-end-used = { $n } used
web-end-unused = { $n } unused
web-end-balance = Won and lost
web-end-dead = Patients who died
web-end-your-healed = Your healed Patients
web-end-healed-of = Healed Patients of { $name }
web-end-you-bought = What you bought
web-end-bought-by = What { $name } bought

web-end-report = Report a fault
web-end-report-about = Copy the report, and send it to us together with the game file. With the file every move can be played again. Nothing is sent by itself.
web-end-report-wrong = What went wrong?
web-end-report-text = The report
web-end-report-copy = Copy the report
web-end-report-file = Save the game file
web-end-report-saved = The game file is saved.
