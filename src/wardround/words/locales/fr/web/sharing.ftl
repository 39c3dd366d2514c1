# Partager un résultat : une image et un texte.
web-share-place = Rang { $place } sur { $of }
web-share-drawing = Dessin en cours…
web-share-send = Partager l’image
web-share-save = Enregistrer l’image
web-share-no-picture = Ce navigateur ne peut pas dessiner l’image.
web-share-text = Texte à partager
web-share-copy = Copier le texte
web-share-select = Copie impossible. Sélectionnez le texte et copiez-le.
