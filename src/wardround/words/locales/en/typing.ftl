### Words that people type at a table, instead of pressing a button. Each message is a list.

## Words that do not count
typing-small = a an the on in into to at with of for from my your by it is target targets targeting please and patient patients die dice as
## Words between one action and the next
typing-then = then
typing-and = and
typing-colour-red = red r
typing-colour-yellow = yellow y
typing-colour-green = green g
typing-nurse = nurse nurses
typing-kind-department = department departments room tile
typing-kind-specialist = specialist specialists

## Dice Hospital: what people call the actions
typing-verb-place = place put send assign
typing-verb-treat = treat heal cure
typing-verb-transfuse = transfuse give bag blood
typing-verb-return-die = return
typing-verb-set = set
typing-verb-load = load
typing-verb-leave = leave
typing-verb-remove = remove
typing-verb-protect = protect save
typing-verb-raise = raise
typing-verb-lower = lower
typing-verb-collect = collect send
typing-verb-take-ambulance = take choose
typing-verb-take-department = take choose
typing-verb-take-specialist = take choose hire
typing-verb-return-improvement = return
typing-verb-reveal = reveal show
typing-verb-keep = keep
typing-verb-copy = copy
typing-verb-report = report complete
typing-verb-choose = choose
typing-verb-use = use
typing-verb-draw = draw admit
typing-verb-skip = skip decline
typing-verb-pass = pass
typing-verb-done = done end finish

## Dynamite Nurse: what people call the actions
dn-typing-verb-done = done end finish
dn-typing-verb-skip = skip decline do nothing
dn-typing-verb-skip-admission = skip
dn-typing-verb-buy-second-event = buy
dn-typing-verb-search = search look
dn-typing-verb-send-back = send
dn-typing-verb-assign = assign charge
dn-typing-verb-swap = swap exchange
dn-typing-verb-first = first
dn-typing-verb-operate = operate treat heal
dn-typing-verb-care = care
dn-typing-verb-pay = pay
dn-typing-verb-admit = admit
dn-typing-verb-choose = choose
dn-typing-verb-lead = lead
dn-typing-verb-trail = trail
dn-typing-verb-play = play
dn-typing-verb-buy = buy purchase
dn-typing-verb-keep = keep
dn-typing-verb-discard = discard
dn-typing-verb-recover = recover take back
dn-typing-verb-top = top
dn-typing-verb-exchange = exchange

## Answers
error-not-understood = Didn’t understand “{ $text }”. Did you mean: { $choices }?
error-several-meant = “{ $text }” could mean: { $choices }. Which one?
error-typed-question = “{ $text }” is a question, so nothing was played.
error-next-step = Done: { $done }. Stopped at “{ $text }”: { $why }
error-not-now = { $why } { $asked }
play-step-refused = Stopped at “{ $text }”. Earlier moves were played.
typing-choice = “{ $label }”
