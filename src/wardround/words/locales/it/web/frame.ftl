web-no-page = Questa pagina non esiste.
web-home = Pagina iniziale
