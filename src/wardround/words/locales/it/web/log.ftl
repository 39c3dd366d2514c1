# Il diario, e giocare scrivendo
web-command-undone = Annullato.
web-command-no-forecast = Ora non c’è nulla da prevedere.
web-command-empty = vuoto
web-command-redone = Rifatto.
web-command-hint-more = Scrivi ancora hint per saperne di più.
web-rules-ruling = Le regole con questo segno contengono una decisione nostra, dove i regolamenti tacciono o si contraddicono.
