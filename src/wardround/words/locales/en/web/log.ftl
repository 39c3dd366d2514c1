# The log, and playing by words
web-command-undone = Taken back.
web-command-redone = Done again.
