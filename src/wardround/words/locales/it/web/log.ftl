# Il registro, e giocare scrivendo
web-command-undone = Annullato.
web-command-no-forecast = Nessuna previsione per ora.
web-command-empty = vuoto
web-command-redone = Ripristinato.
web-command-hint-more = Scrivi ancora hint per saperne di più.
web-rules-ruling = Questo segno indica una nostra decisione, dove i regolamenti tacciono o si contraddicono.
