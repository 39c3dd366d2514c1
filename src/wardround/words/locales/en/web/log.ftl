# The log, and playing by words
web-command-undone = Taken back.
web-command-redone = Done again.
web-rules-ruling = Rules with this mark hold a ruling: our own decision where the rulebooks are silent or disagree.
