# Replays: notes, views, group reviews.

web-everything = all players

web-notes = Notes
web-note-at = Note at step { $n }
web-note-keep = Save note
web-note-kept = Note saved at step { $n }.
web-note-gone = Note at step { $n } deleted.
web-note-remove = Delete note at step { $n }
web-notes-none = No notes yet. They’ll be saved in this browser.
web-notes-full = No room for more notes. Delete one first.
web-notes-of = { $name }’s notes
web-notes-own = Your notes
web-notes-text = Copy or import
web-notes-copy = Copy all
web-notes-bring = Paste notes, one per line
web-notes-example = Step 41: why not the Clinic?
web-notes-take = Import
web-notes-taken =
    { $n ->
        [0] No new notes found.
        [one] { $n } note imported.
       *[other] { $n } notes imported.
    }

web-review = Group review
web-review-together = Review together
web-review-you-lead = You’re leading.
web-review-leads = { $name } is leading.
web-review-following = You’re following { $name }.
web-review-roaming = Browsing freely; { $name } leads.
web-review-with = With { $names }.
web-review-alone = Share the link to invite others.
web-review-follow = Follow { $name }
web-review-hand-over = Pass the lead to
web-review-join = Join review
web-review-link = Copy link
web-review-leave = Leave review

web-same-deal = Play this deal
web-same-deal-about = Starts a practice table with the same dice and cards: the same choices bring the same results. Compare both games at the end.
web-same-deal-others = Other seats
web-same-deal-bots = bots
web-same-deal-people = players, by invite link
web-compare = Compare games
web-compare-this = this game
web-compare-that = other game
web-compare-more = difference
web-compare-end = At the end
web-compare-total = Total points
web-compare-open = Open other game
web-compare-open-round = Open other game at this round
web-compare-link = Copy link
web-compare-other = These two games don’t share a deal, so they can’t be compared.
web-arrow-point = Point
web-arrow-clear = Stop pointing
web-arrow-choose = Choose what to point at.
web-arrow-second = Choose where the arrow ends. Choose the same thing again for a ring instead.
web-arrow-show = Show it
web-arrow-show-from = Show the start
web-arrow-show-to = Show the end
web-arrow-lost = It’s not on this screen.
web-arrow-at =
    { $who ->
        [you] You’re pointing at { $thing }.
       *[other] { $name } is pointing at { $thing }.
    }
web-arrow-from =
    { $who ->
        [you] You’re pointing from { $from } to { $to }.
       *[other] { $name } is pointing from { $from } to { $to }.
    }
web-arrow-elsewhere =
    { $who ->
        [you] You’re pointing at something off your screen.
       *[other] { $name } is pointing at something off your screen.
    }

# What if: trying other moves from a step, in private.

web-what-if = What if
web-what-if-try = What if…?
web-what-if-from = from step { $n }
web-what-if-private = only you see it
web-what-if-about = Try another move from here with the same dice and cards. Only you see it, and nothing is saved.
web-what-if-others = Other players repeat their moves while they can; then an easy bot takes over.
web-what-if-not-over = What if opens when the game is finished. Until then it would reveal secrets.
web-what-if-nothing = No decisions left. Try an earlier step.
web-what-if-earlier = What if from step { $n }
web-what-if-back = Back to the game
web-what-if-left = Back in the game at step { $n }.
web-what-if-for = You decide for
web-what-if-all = everyone
web-what-if-table = What if compared with the game
web-what-if-there = Game
web-what-if-meanwhile = In the game: { $facts }
web-what-if-coming = If you end now
web-what-if-so-far = So far
web-what-if-end = At the end
web-what-if-row-score = Points
web-what-if-row-fatalities = Fatalities
web-what-if-row-acquired = Healed
web-what-if-row-marks = Kill Marks
web-what-if-row-of = { $name }: { $what }

# Before the first step.

web-cover-title = About this game
web-cover-players = Players
web-cover-person = player
web-cover-bot = bot: { $kind }
web-cover-begin = Start replay
web-cover-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
