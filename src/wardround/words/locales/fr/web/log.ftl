# Le journal, et jouer par écrit
web-command-undone = C’est annulé.
web-command-no-forecast = Il n’y a rien à prévoir maintenant.
web-command-empty = vide
web-command-redone = C’est refait.
web-command-hint-more = Tapez encore hint pour en savoir plus.
web-rules-ruling = Les règles ainsi marquées contiennent une décision de notre part, là où les livrets se taisent ou se contredisent.
