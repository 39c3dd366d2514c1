web-no-page = Cette page n’existe pas.
web-home = Accueil
