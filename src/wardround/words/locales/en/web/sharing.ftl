# Sharing a result: a picture and a text.
web-share-place = Place { $place } of { $of }
web-share-drawing = Drawing…
web-share-send = Share picture
web-share-save = Save picture
web-share-no-picture = This browser can’t draw the picture.
web-share-text = Text to share
web-share-copy = Copy text
web-share-select = Couldn’t copy. Select the text and copy it.
