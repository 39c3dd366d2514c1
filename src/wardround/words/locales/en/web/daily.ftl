# The daily ward

web-daily = Same dice for everyone
web-daily-of = Daily ward · { $day }
web-daily-ward = Daily ward, { $day }
web-daily-about = Solo, eight rounds, one attempt. No coach, no undo past a roll.
web-daily-extras = Today with: { $extras }.
web-daily-players =
    { $n ->
        [one] { $n } player has finished.
       *[other] { $n } players have finished.
    }
web-daily-goes-on = Attempt in progress. No undo past a roll. Finish to see the results.
web-daily-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-daily-place = Place { $place } of { $players }.
web-daily-others = Best score: { $best }. Median: { $median }.
web-daily-distribution = Score distribution
web-daily-column =
    { $n ->
        [one] { $range } points: { $n } player
       *[other] { $range } points: { $n } players
    }
web-daily-column-own =
    { $n ->
        [one] { $range } points: you
       *[other] { $range } points: { $n } players, including you
    }
web-daily-streak =
    { $n ->
        [one] { $n } day
       *[other] { $n } days in a row
    }
web-daily-play = Play today’s ward
web-daily-continue = Resume
web-daily-look = View
web-daily-next = Next ward { $when }.
web-daily-past = Last seven days
web-daily-no-past = No one has played in the last seven days.
web-daily-late = Finished too late to count.
web-daily-unfinished = Not finished.
web-daily-share =
    { $points ->
        [one] Daily ward, { $day }: { $points } point.
       *[other] Daily ward, { $day }: { $points } points.
    }
web-daily-share-place =
    { $points ->
        [one] Daily ward, { $day }: { $points } point, place { $place } of { $players } so far.
       *[other] Daily ward, { $day }: { $points } points, place { $place } of { $players } so far.
    }
web-daily-share-rounds = Points by round: { $rounds }.
web-daily-nurse = Same cards for everyone
web-daily-which = Choose a daily ward
web-daily-link = Daily ward
web-daily-link-of = Daily ward: { $game }
web-daily-about-nurse = You against two bots, one attempt. No coach, no undo past a drawn card. Same choices, same cards, same bots.
web-daily-goes-on-nurse = Attempt in progress. No undo past a drawn card. Finish to see the results.
web-daily-won = You won!
web-daily-not-won = You didn’t win.
web-daily-winners =
    { $n ->
        [0] No one has won yet.
        [one] { $n } of { $players } has won.
       *[other] { $n } of { $players } have won.
    }
web-daily-share-won = Won against two bots.
web-daily-share-not-won = Didn’t win against two bots.
