# The table itself in the browser: how it was laid, and taking back with the consent of the others.

web-takebacks = Taking back
web-takebacks-none = Only undo
web-takebacks-ask = Ask the others
web-takebacks-automatic = Freely, until somebody else acts
web-takebacks-about = Undo ends where luck or something hidden comes to light. With more than that, the game counts as practice once somebody used it.

web-takeback-title = Taking back
web-takeback-last = Your last decision
web-takeback-ask-about = Undo does not reach this any more. If all others agree, you go back to before it; the luck stays the same, and the game counts as practice from then on.
web-takeback-now-about = Undo does not reach this any more. Nobody else has acted since, so you may go back to before it; the luck stays the same, and the game counts as practice from then on.
web-takeback-ask = Ask the others
web-takeback-now = Take it back
web-takeback-agree = Agree
web-takeback-refuse = Refuse
web-takeback-withdraw = Stop asking
web-takeback-waits = Waiting for an answer: { $names }.
web-takeback-ended = It is not asked any more.
web-takeback-undo = Ask to take back

web-knock-title = Taking over from a bot
web-knock-agree = Let in
web-knock-refuse = Refuse
web-knock-waits = Waiting for an answer: { $names }.
web-knock-ended = Nobody asks for a seat any more.
web-knock-sent = You asked to join. The players at the table answer now.
web-knock-withdraw = Stop asking

web-terms = What is played
web-terms-with = With
web-patience = Stand-in bot
web-patience-one = After { $present } of waiting
web-patience-both = After { $away } if offline, { $present } if connected
web-terms-spectators = Spectators
web-terms-watched = Whoever has the link may watch
web-terms-unwatched = Nobody
web-seat-else = waiting for somebody; else a bot: { $bot }

web-absent = { $name } is away, and the game waits for them.
web-absent-asked = { $names } would let a bot play for { $name }.
web-absent-about = A bot plays once all others agree. They can come back whenever they like.
web-absent-agreed = You have agreed. The bot plays once all others do.
web-absent-wait = Wait for them

web-boards = Boards of the others
web-boards-live = Live
web-boards-reveal = Shown when all are done
web-boards-about = In the activation all decide at once. What the others do can stay hidden until everybody is done, from spectators and bots too.

web-new-chosen = { $n ->
    [one] one chosen
   *[other] { $n } chosen
}

web-clock = Clock
web-clock-none = No clock
web-clock-decision = { $time } for each decision
web-clock-activation = { $time } for an activation, more each round
