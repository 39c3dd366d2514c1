# Le journal, et jouer par écrit
web-command-undone = Annulé.
web-command-no-forecast = Pas de prévision pour l’instant.
web-command-empty = vide
web-command-redone = Rétabli.
web-command-hint-more = Tapez encore hint pour en savoir plus.
web-rules-ruling = Ce signe marque une décision de notre part, là où les livrets se taisent ou se contredisent.
