# Puzzles

web-puzzles = Puzzles
web-puzzles-about = One turn, no rolls: score as many points as you can. Each puzzle’s best score is proven, and you’ll miss it without a plan. Undo as much as you like before you check.
web-puzzle-coming = Setting up the puzzle…
web-puzzle-today = Today’s puzzle
web-puzzle-of-day = Puzzle of { $day }
web-puzzle-number = Puzzle { $n }
web-puzzle-level = Difficulty { $n } of 5.
web-puzzle-same = The same for everyone.
web-puzzle-play = Play today’s puzzle
web-puzzle-again = Try again
web-puzzle-look = View it again
web-puzzle-next-day = Next one { $when }.
web-puzzle-yours = Next at your level
web-puzzle-your-level = Your level: { $n } of 100
web-puzzle-play-next = Play it
web-puzzle-follows = Your level follows your first attempts: solve a puzzle and the next is harder, miss it and the next is easier.
web-puzzle-all-solved = You’ve solved them all!
web-puzzle-walk = All puzzles: { $game }
web-puzzle-walked = { $n } of { $of } solved, from easy to hard.
web-puzzle-signs = ★ at the first attempt, ✓ solved, … tried. Dots show the difficulty.
web-puzzle-is-new = Puzzle { $n }, difficulty { $level }
web-puzzle-is-tried = Puzzle { $n }, difficulty { $level }, not solved yet
web-puzzle-is-solved = Puzzle { $n }, difficulty { $level }, solved
web-puzzle-is-at-once = Puzzle { $n }, difficulty { $level }, solved at the first attempt
web-puzzle-was-solved =
    { $n ->
        [one] Solved at the first attempt.
       *[other] Solved at attempt { $n }.
    }
web-puzzle-was-tried =
    { $n ->
        [one] Not solved yet: { $n } attempt.
       *[other] Not solved yet: { $n } attempts.
    }
web-puzzle-stars =
    { $n ->
        [one] { $n } star of 3
       *[other] { $n } stars of 3
    }
web-puzzle-question = Score as many points as you can this round
web-puzzle-over = Attempt checked
web-puzzle-so-far =
    { $n ->
        [one] { $n } point if you end now. Playing without a plan scores { $greedy }.
       *[other] { $n } points if you end now. Playing without a plan scores { $greedy }.
    }
web-puzzle-greedy = Playing without a plan scores { $n }.
web-puzzle-check = Check
web-puzzle-verdict-best =
    { $points ->
        [one] { $points } point: the best possible!
       *[other] { $points } points: the best possible!
    }
web-puzzle-verdict-less =
    { $points ->
        [one] { $points } point. The best is { $best }.
       *[other] { $points } points. The best is { $best }.
    }
web-puzzle-retry = Try again
web-puzzle-change = Change my turn
web-puzzle-answer = Show the best plan
web-puzzle-next = Next puzzle
web-puzzle-list = All puzzles
web-puzzle-how = How it works
web-puzzle-how-about = Play this turn on the board. Undo as you like, then press Check. Your first attempt counts for your level.
web-puzzle-rules-dice-hospital = You score for the patients you discharge, and lose 2 for each who dies of neglect. Only this round counts.
web-puzzle-share-solved =
    { $n ->
        [one] solved at the first attempt
       *[other] solved at attempt { $n }
    }
web-puzzle-share-tried =
    { $n ->
        [one] not solved after { $n } attempt
       *[other] not solved after { $n } attempts
    }
