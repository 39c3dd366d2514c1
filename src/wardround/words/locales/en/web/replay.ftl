# Looking back on games: notes, everything at once, reviewing together.

web-everything = everybody at once

web-notes = Notes
web-note-at = Note at step { $n }
web-note-keep = Keep the note
web-note-kept = Noted at step { $n }.
web-note-gone = The note at step { $n } is gone.
web-note-remove = Remove the note at step { $n }
web-notes-none = No notes yet. They stay in this browser.
web-notes-full = There is no room for more notes.
web-notes-of = Notes of { $name }
web-notes-own = Your own notes
web-notes-text = As text
web-notes-copy = Copy all notes
web-notes-bring = Notes from elsewhere, one a line
web-notes-example = Step 41: why not the Clinic?
web-notes-take = Take them in
web-notes-taken =
    { $n ->
        [0] No new notes were found.
        [one] One note was taken in.
       *[other] { $n } notes were taken in.
    }

web-review = Looking back together
web-review-together = Review together
web-review-you-lead = You lead.
web-review-leads = { $name } leads.
web-review-following = You follow { $name }.
web-review-roaming = You roam; { $name } leads.
web-review-with = With { $names }.
web-review-alone = Send the link to whoever shall come along.
web-review-follow = Follow { $name }
web-review-hand-over = Hand over to…
web-review-join = Join by name
web-review-link = Copy the link
web-review-leave = Leave the review

web-same-deal = Play this deal yourself
web-same-deal-about = A new table with the same dice and cards: wherever you decide alike, luck is the same. It is practice, and the two games can be compared at the end.
web-same-deal-others = The other seats
web-same-deal-bots = bots
web-same-deal-people = people, by a link
web-compare = Compare with the same deal
web-compare-this = this game
web-compare-that = the other
web-compare-more = difference
web-compare-end = At the end
web-compare-total = All points
web-compare-open = Open the other game
web-compare-open-round = Open the other game at this round
web-compare-link = Copy the link to this comparison
web-compare-other = These two games were not played with the same deal.
web-arrow-point = Point
web-arrow-clear = Stop pointing
web-arrow-choose = Choose what to point at.
web-arrow-second = Choose where the arrow leads, or the same again for the ring alone.
web-arrow-show = Show it
web-arrow-show-from = Show where it begins
web-arrow-show-to = Show where it leads
web-arrow-lost = It cannot be shown on this screen.
web-arrow-at =
    { $who ->
        [you] You point at { $thing }.
       *[other] { $name } points at { $thing }.
    }
web-arrow-from =
    { $who ->
        [you] You point from { $from } to { $to }.
       *[other] { $name } points from { $from } to { $to }.
    }
web-arrow-elsewhere =
    { $who ->
        [you] You point at something that is not on your screen.
       *[other] { $name } points at something that is not on your screen.
    }

# What if: deciding otherwise from a step, for oneself alone.

web-what-if = What if
web-what-if-try = What if…?
web-what-if-from = from step { $n }
web-what-if-private = only you see it
web-what-if-about = Decide otherwise from here. Only you see it, and nothing of it is kept. Luck is that of the game.
web-what-if-others = The others do what they did in the game as long as they can, and then what an easy bot would do.
web-what-if-not-over = “What if” is for games that are over: before that it would tell what is still secret.
web-what-if-nothing = Nothing is left to decide from here on. Try it from an earlier step.
web-what-if-earlier = What if from step { $n }
web-what-if-back = Back to the game
web-what-if-left = Back in the game, at step { $n }.
web-what-if-for = You decide for
web-what-if-all = everybody
web-what-if-table = What you try beside the game
web-what-if-there = Game
web-what-if-meanwhile = In the game: { $facts }
web-what-if-coming = If you end now
web-what-if-so-far = So far
web-what-if-end = At the end
web-what-if-row-score = Points
web-what-if-row-fatalities = Fatalities
web-what-if-row-acquired = Patients healed
web-what-if-row-marks = Kill Marks
web-what-if-row-of = { $name }: { $what }

# Before the first step.

web-cover-title = Before the first step
web-cover-players = Who played
web-cover-person = a person
web-cover-bot = bot: { $kind }
web-cover-begin = Begin with the first step
web-cover-steps =
    { $n ->
        [one] One step to look back on.
       *[other] { $n } steps to look back on.
    }
