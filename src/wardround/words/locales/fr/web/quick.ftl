# Les règles en bref : ce qui entoure leurs pages. Elles seules ont besoin de ces mots.
web-quick-print = Imprimer deux pages
web-quick-page = Page { $n }
web-quick-rule = Règle { $id }
web-quick-before = avant
web-quick-after = après
web-quick-marks = Les petits numéros mènent aux règles numérotées, qui donnent tous les détails.
