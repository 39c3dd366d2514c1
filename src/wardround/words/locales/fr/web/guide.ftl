# Conseils pour la première partie, à côté de ce dont ils parlent.
web-guide = Conseil
web-guide-of = { $n }/{ $of }
web-guide-read = Compris
web-guide-off = Arrêter les conseils
web-guide-next = Le prochain conseil viendra au bon moment.

web-guide-dice-hospital-patient = Chaque dé est un patient, et un petit chiffre veut dire qu’il va mal. Au-delà de 6, il sort ; en dessous de 1, il meurt.
web-guide-dice-hospital-ambulance = Prenez une ambulance : ses patients viennent chez vous. Un petit numéro amène des patients plus malades, mais vous améliorez plus tôt. Le plus petit ajoute une poche de sang.
web-guide-dice-hospital-improve = Prenez une carte pour toute la partie : un service pour traiter des patients, ou un spécialiste, qui fait mieux qu’une infirmière.
web-guide-dice-hospital-place = Choisissez qui travaille, puis un service, puis un patient qui convient. Chacun sert une fois par tour.
web-guide-dice-hospital-end = Sans traitement, un patient perd 1 quand vous terminez. Voici ce qui arrivera ; plus ils sortent ensemble, plus cela rapporte.

web-guide-dynamite-nurse-play = Jouez vos cartes : certaines donnent de l’or pour acheter, d’autres des points de traitement (PT). Le reste sera défaussé.
web-guide-dynamite-nurse-buy = Dépensez votre or pour une meilleure carte. Elle va dans votre défausse et arrivera plus tard dans votre main.
web-guide-dynamite-nurse-charge = Qui s’en charge ? Un Patient guéri donne des points, un mort une marque de décès. Gardez ceux que vous pouvez guérir.
web-guide-dynamite-nurse-treat = La gravité est le prix : payez autant de PT pour opérer, et les points du Patient sont à vous.
web-guide-dynamite-nurse-end = Plus rien à faire ? Terminez la phase ici. Les PT et l’or restants sont perdus.
