# Condividere un risultato: un’immagine e un testo.
web-share-place = Posizione { $place } su { $of }
web-share-drawing = Disegno in corso…
web-share-send = Condividi l’immagine
web-share-save = Salva l’immagine
web-share-no-picture = Questo browser non può disegnare l’immagine.
web-share-text = Testo da condividere
web-share-copy = Copia il testo
web-share-select = Copia non riuscita. Seleziona il testo e copialo.
