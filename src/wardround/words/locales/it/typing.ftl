### Le parole che si scrivono a un tavolo invece di premere un pulsante. Ogni messaggio è un elenco.

## Parole che non contano
typing-small = un una uno il lo la i gli le l di del dello della dei degli delle d a al allo alla ai agli alle su sul sullo sulla sui sulle in nel nello nella nei con per da mio mia bersaglio bersagli e ed paziente pazienti dado dadi come
## Parole tra un’azione e la prossima
typing-then = poi quindi
typing-and = e ed
typing-colour-red = rosso rossa rossi r
typing-colour-yellow = giallo gialla gialli
typing-colour-green = verde verdi v
typing-nurse = infermiere infermiera infermieri
typing-kind-department = dipartimento dipartimenti reparto
typing-kind-specialist = specialista specialisti

## Dice Hospital: come si chiamano le azioni
typing-verb-place = piazzare mettere collocare mandare metti
typing-verb-treat = trattare curare guarire
typing-verb-transfuse = trasfondere dare sacca sangue
typing-verb-return-die = rimettere
typing-verb-set = dare fissare
typing-verb-load = caricare
typing-verb-leave = lasciare
typing-verb-remove = rimuovere togliere
typing-verb-protect = proteggere
typing-verb-raise = aumentare
typing-verb-lower = diminuire
typing-verb-collect = raccogliere
typing-verb-take-ambulance = prendere scegliere
typing-verb-take-department = prendere scegliere
typing-verb-take-specialist = prendere scegliere
typing-verb-return-improvement = scartare rendere
typing-verb-reveal = rivelare
typing-verb-keep = tenere
typing-verb-copy = copiare
typing-verb-report = rapporto completare
typing-verb-choose = scegliere
typing-verb-use = usare
typing-verb-draw = accogliere pescare
typing-verb-skip = saltare fermarsi rinunciare
typing-verb-pass = passare
typing-verb-done = finire fine finito

## Dynamite Nurse: come si chiamano le azioni
dn-typing-verb-done = finire fine finito
dn-typing-verb-skip = saltare non fare niente rinunciare
dn-typing-verb-skip-admission = saltare
dn-typing-verb-buy-second-event = comprare mettere
dn-typing-verb-search = guardare cercare
dn-typing-verb-send-back = rimandare
dn-typing-verb-assign = responsabile affidare
dn-typing-verb-swap = scambiare
dn-typing-verb-first = primo
dn-typing-verb-operate = operare trattare guarire
dn-typing-verb-care = curare
dn-typing-verb-pay = pagare
dn-typing-verb-admit = ricoverare
dn-typing-verb-choose = scegliere
dn-typing-verb-lead = testa
dn-typing-verb-trail = coda
dn-typing-verb-play = giocare
dn-typing-verb-buy = comprare
dn-typing-verb-keep = tenere
dn-typing-verb-discard = scartare
dn-typing-verb-recover = riprendere
dn-typing-verb-top = cima
dn-typing-verb-exchange = prendere scambiare

## Risposte
error-not-understood = Non riconosciuto: «{ $text }». Forse: { $choices }?
error-several-meant = «{ $text }» può voler dire: { $choices }. Quale intendi?
error-typed-question = «{ $text }» è una domanda: nessuna mossa giocata.
error-next-step = Fatto: { $done }. Fermo a «{ $text }»: { $why }
error-not-now = { $why } { $asked }
play-step-refused = Fermo a «{ $text }». Le mosse precedenti sono state giocate.
typing-choice = «{ $label }»
