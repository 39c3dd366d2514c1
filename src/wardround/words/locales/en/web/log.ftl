# The log, and playing with typed moves
web-command-undone = Undone.
web-command-no-forecast = No forecast right now.
web-command-empty = empty
web-command-redone = Redone.
web-command-hint-more = Type hint again for more.
web-rules-ruling = This mark means a ruling: our own decision where the rulebooks are silent or disagree.
