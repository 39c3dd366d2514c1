# The ward of the day

web-daily = Same dice for everybody
web-daily-of = Today’s ward · { $day }
web-daily-ward = Ward of { $day }
web-daily-about = Solo, eight rounds, one try that counts: no coach, no way back beyond luck.
web-daily-extras = Today with: { $extras }.
web-daily-players =
    { $n ->
        [one] One player has finished.
       *[other] { $n } players have finished.
    }
web-daily-goes-on = Your try goes on. Whatever luck has shown stays; how the others did you see at the end.
web-daily-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-daily-place = Place { $place } of { $players }.
web-daily-others = Best: { $best }; half of all have at least { $median }.
web-daily-distribution = How many have how many points
web-daily-column =
    { $n ->
        [one] { $range } points: one player
       *[other] { $range } points: { $n } players
    }
web-daily-column-own =
    { $n ->
        [one] { $range } points: you
       *[other] { $range } points: { $n } players, you among them
    }
web-daily-streak =
    { $n ->
        [one] One day
       *[other] { $n } days in a row
    }
web-daily-play = Open the ward
web-daily-continue = Continue
web-daily-look = Look at it
web-daily-next = The next one comes { $when }.
web-daily-past = The last days
web-daily-no-past = Nobody has played on the last seven days.
web-daily-late = Finished too late to count.
web-daily-unfinished = Not finished.
web-daily-share =
    { $points ->
        [one] Ward of { $day }: { $points } point.
       *[other] Ward of { $day }: { $points } points.
    }
web-daily-share-place =
    { $points ->
        [one] Ward of { $day }: { $points } point, place { $place } of { $players } so far.
       *[other] Ward of { $day }: { $points } points, place { $place } of { $players } so far.
    }
web-daily-share-rounds = Points by round: { $rounds }.
web-daily-nurse = Same cards for everybody
web-daily-which = Ward of which game
web-daily-link = Today’s ward
web-daily-link-of = Today’s ward: { $game }
web-daily-about-nurse = You against two bots, one try that counts: no coach, no way back beyond luck. Whoever decides alike meets the same decks and the same bots.
web-daily-goes-on-nurse = Your try goes on. What was drawn stays drawn; how the others did you see at the end.
web-daily-won = You won.
web-daily-not-won = You did not win.
web-daily-winners =
    { $n ->
        [0] Nobody has won yet.
        [one] One of { $players } has won.
       *[other] { $n } of { $players } have won.
    }
web-daily-share-won = Won against two bots.
web-daily-share-not-won = Against two bots, not won.
