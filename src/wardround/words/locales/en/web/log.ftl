# The log, and playing by words
web-command-undone = Taken back.
web-command-no-forecast = There is nothing to foresee now.
web-command-empty = empty
web-command-redone = Done again.
web-command-hint-more = Type hint again and you are told more.
web-rules-ruling = Rules with this mark hold a ruling: our own decision where the rulebooks are silent or disagree.
