# Le regole in breve: ciò che sta intorno alle loro pagine. Servono solo lì.
web-quick-print = Stampa due pagine
web-quick-page = Pagina { $n }
web-quick-rule = Regola { $id }
web-quick-before = prima
web-quick-after = dopo
web-quick-marks = I numerini portano alle regole numerate, che hanno ogni dettaglio.
