### Les mots que l’on tape à une table au lieu de presser un bouton. Chaque message est une liste.

## Mots qui ne comptent pas
typing-small = un une le la les l du de des d au aux à sur dans en avec pour par contre mon ma mes son sa ses ce cible cibles svp et patient patients dé dés comme
## Mots entre une action et la suivante
typing-then = puis ensuite
typing-and = et
typing-colour-red = rouge rouges r
typing-colour-yellow = jaune jaunes j
typing-colour-green = vert verte verts v
typing-nurse = infirmière infirmier infirmières
typing-kind-department = service services département
typing-kind-specialist = spécialiste spécialistes

## Dice Hospital : comment on nomme les actions
typing-verb-place = placer mettre poser envoyer
typing-verb-treat = traiter soigner guérir
typing-verb-transfuse = transfuser donner poche sang
typing-verb-return-die = remettre rendre
typing-verb-set = donner fixer régler
typing-verb-load = charger
typing-verb-leave = laisser
typing-verb-remove = retirer enlever
typing-verb-protect = protéger
typing-verb-raise = augmenter
typing-verb-lower = diminuer
typing-verb-collect = transférer
typing-verb-take-ambulance = prendre choisir
typing-verb-take-department = prendre choisir
typing-verb-take-specialist = prendre choisir
typing-verb-return-improvement = rendre
typing-verb-reveal = révéler
typing-verb-keep = garder
typing-verb-copy = copier
typing-verb-report = bilan atteindre
typing-verb-choose = choisir
typing-verb-use = utiliser
typing-verb-draw = accueillir piocher
typing-verb-skip = passer rester renoncer sauter
typing-verb-pass = passer
typing-verb-done = terminer finir fini

## Dynamite Nurse : comment on nomme les actions
dn-typing-verb-done = terminer finir fini
dn-typing-verb-skip = passer ne rien faire renoncer
dn-typing-verb-skip-admission = sauter
dn-typing-verb-buy-second-event = acheter mettre
dn-typing-verb-search = regarder chercher
dn-typing-verb-send-back = renvoyer
dn-typing-verb-assign = responsable confier
dn-typing-verb-swap = échanger
dn-typing-verb-first = premier abord
dn-typing-verb-operate = opérer traiter guérir
dn-typing-verb-care = soigner
dn-typing-verb-pay = payer
dn-typing-verb-admit = admettre
dn-typing-verb-choose = choisir
dn-typing-verb-lead = tête
dn-typing-verb-trail = queue
dn-typing-verb-play = jouer
dn-typing-verb-buy = acheter
dn-typing-verb-keep = garder
dn-typing-verb-discard = défausser
dn-typing-verb-recover = reprendre
dn-typing-verb-top = dessus
dn-typing-verb-exchange = prendre échanger

## Réponses
error-not-understood = Non reconnu : « { $text } ». Vouliez-vous dire : { $choices } ?
error-several-meant = « { $text } » peut vouloir dire : { $choices }. Précisez.
error-typed-question = « { $text } » est une question : aucun coup joué.
error-next-step = Fait : { $done }. Arrêt à « { $text } » : { $why }
error-not-now = { $why } { $asked }
play-step-refused = Arrêt à « { $text } ». Les coups précédents ont été joués.
typing-choice = « { $label } »
