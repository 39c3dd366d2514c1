# The table itself in the browser: how it was set up, and takebacks that the other players agree to.

web-takebacks = Takebacks
web-takebacks-none = Undo only
web-takebacks-ask = Ask the others
web-takebacks-automatic = Free until someone else moves
web-takebacks-about = Undo stops at rolls and revealed cards. A takeback goes further, but the game becomes practice.

web-takeback-title = Takeback
web-takeback-last = Your last move
web-takeback-ask-about = Undo can’t reach this move. If everyone agrees, you go back to before it. Dice and cards stay the same, and the game becomes practice.
web-takeback-now-about = Undo can’t reach this move. No one else has moved since, so you can go back to before it. Dice and cards stay the same, and the game becomes practice.
web-takeback-ask = Ask the others
web-takeback-now = Take back
web-takeback-agree = Agree
web-takeback-refuse = Decline
web-takeback-withdraw = Stop asking
web-takeback-waits = Waiting for { $names }.
web-takeback-ended = Takeback request closed.
web-takeback-undo = Ask for a takeback

web-knock-title = Join request
web-knock-agree = Let in
web-knock-refuse = Decline
web-knock-waits = Waiting for { $names }.
web-knock-ended = Join request closed.
web-knock-sent = Request sent. Waiting for the players to answer.
web-knock-withdraw = Stop asking

web-terms = Game setup
web-terms-with = With
web-patience = Stand-in bot
web-patience-one = After { $present } of waiting
web-patience-both = After { $away } if offline, { $present } if connected
web-terms-spectators = Spectators
web-terms-watched = Anyone with the link
web-terms-unwatched = None
web-seat-else = if no one joins, a bot: { $bot }

web-absent = { $name } is away. The game is waiting.
web-absent-asked = { $names } asked for a stand-in bot for { $name }.
web-absent-about = A bot takes over once everyone agrees. They can return any time.
web-absent-agreed = You agreed. The bot takes over once everyone does.
web-absent-wait = Keep waiting

web-boards = Other players’ boards
web-boards-live = Live
web-boards-reveal = Hidden until all are done
web-boards-about = Everyone plays Hospital Activation at the same time. You can hide boards until all are done, from spectators and bots too.

web-new-chosen = { $n ->
    [one] { $n } chosen
   *[other] { $n } chosen
}

web-clock = Clock
web-clock-none = No clock
web-clock-decision = { $time } per move
web-clock-activation = { $time } per activation, more each round
