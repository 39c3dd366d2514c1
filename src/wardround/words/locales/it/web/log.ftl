# Il diario, e giocare scrivendo
web-command-undone = Annullato.
web-command-redone = Rifatto.
