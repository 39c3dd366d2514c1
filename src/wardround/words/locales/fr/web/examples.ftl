# Les exemples dans les règles : ce qui entoure leurs plateaux.
web-example = Exemple : { $title }
web-example-back = Précédent
web-example-next = Suivant
web-example-step = { $n } sur { $of }
web-example-try = Essayer
web-example-leave = Revenir à l’exemple
web-example-choices = Ce que vous pouvez faire
web-example-ended = L’exemple s’arrête ici.
web-example-all = Ouvrir tous les exemples
