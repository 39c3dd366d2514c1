# Le journal, et jouer par écrit
web-command-undone = C’est annulé.
web-command-redone = C’est refait.
