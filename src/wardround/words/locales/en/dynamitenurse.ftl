### Dynamite Nurse: names, terms, actions, events, and the building blocks of rules texts.
### The terms are those of the English rulebook. Keys that only this game has begin with dn-, but for
### reason- and score-, which every game has.

## Numbers of things

dn-count-gold = { $count } Gold
dn-count-tp = { $count } TP
dn-count-vp = { $shown } VP
dn-count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
dn-count-kill-marks =
    { $count ->
        [one] { $count } Kill Mark
       *[other] { $count } Kill Marks
    }
dn-count-patients =
    { $count ->
        [one] { $count } Patient
       *[other] { $count } Patients
    }
dn-times = { $card } ×{ $count }
dn-no-card = none
dn-totals = { $actions } Action cards, { $nurses } Nurses, { $patients } Patients.

## Types of cards, conditions of Patients, colours

dn-type-examination = Examination
dn-type-treatment = Treatment
dn-type-duty = Duty
dn-type-event = Event
dn-type-doctor = Doctor
dn-type-paramedic = Paramedic
dn-patient-wounded = Wounded Patient
dn-patient-poisoned = Poisoned Patient
dn-patient-sick = Sick Patient
dn-patient-cursed = Cursed Patient
dn-colour-red = red
dn-colour-blue = blue
dn-colour-green = green
dn-colour-yellow = yellow
dn-colour-purple = purple

## Patients

dn-patient = { $name } { $id }
dn-patient-with = { $patient } ({ $facts })
dn-in-critical-condition = in Critical Condition
dn-emergency-case = Emergency Case
dn-severity = Severity { $count }
dn-care = Care { $count }
dn-payment = payment { $count } TP
dn-patient-sides = { $front }; in Critical Condition { $back }. { $vp }.
dn-emergency-text = Emergency Case: when transported, it goes straight to the Hospital of the player in charge. While it is admitted in Critical Condition, its player must pay { $count } TP in each of their Main Phases, or it dies when the phase ends.

## Titles of Action cards

dn-card-examination = Examination
dn-card-simple-surgery = Simple Surgery
dn-card-thorough-examination = Thorough Examination
dn-card-magical-diagnosis = Magical Diagnosis
dn-card-white-magic = White Magic
dn-card-cut-rate-medical-equipment = Cut-Rate Medical Equipment
dn-card-major-surgery = Major Surgery
dn-card-black-magic = Black Magic
dn-card-upgraded-medical-equipment = Upgraded Medical Equipment
dn-card-cutting-edge-medical-equipment = Cutting Edge Medical Equipment
dn-card-hit-the-books = Hit the Books
dn-card-moonlighting = Moonlighting
dn-card-reference-letter = Reference Letter
dn-card-passing-the-buck = Passing the Buck
dn-card-erase = Erase
dn-card-closed = Closed
dn-card-this-is-all-wrong = This Is All Wrong!
dn-card-critical-condition = Critical Condition

## Names of Nurses

dn-card-medina = Medina
dn-card-nikki = Nikki
dn-card-yvette = Yvette
dn-card-rosalind = Rosalind
dn-card-hana = Hana
dn-card-alyssa-schermer = Alyssa Schermer
dn-card-arina = Arina
dn-card-calypso-blue = Calypso Blue
dn-card-calypso-ivanna = Calypso Ivanna
dn-card-dora-onyx = Dora Onyx
dn-card-ginger-sheffard = Ginger Sheffard
dn-card-kei-lincoln = Kei Lincoln
dn-card-mint-halioca = Mint Halioca
dn-card-ren-riverse = Ren Riverse
dn-card-sarah-quincy = Sarah Quincy
dn-card-sister-sylvestri = Sister Sylvestri
dn-card-sister-trapetta = Sister Trapetta
dn-card-petra-lindqvist = Petra Lindqvist
dn-card-nadia-foxglove = Nadia Foxglove
dn-card-hazel-finch = Hazel Finch
dn-card-juno-vale = Juno Vale
dn-card-olga-brandt = Olga Brandt
dn-card-tessa-marlowe = Tessa Marlowe

## What is printed on a card

dn-cost = cost { $count }
dn-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
dn-starting-card = starting card
dn-card-with = { $card } ({ $printed })
dn-fact-name = name
dn-fact-type = type
dn-fact-copies = copies
dn-fact-start = starting copies
dn-fact-cost = cost
dn-fact-vp = VP
dn-fact-gold = Gold
dn-fact-tp = TP
dn-fact-effect = text
dn-fact-effect-part = part of the text
dn-fact-afterwards = where it goes
dn-fact-colour = colour
dn-fact-end = end of the game
dn-fact-condition = condition
dn-fact-severity = Severity
dn-fact-critical = critical Severity
dn-fact-care = Care
dn-fact-payment = payment
dn-fact-emergency = Emergency Case

## Rules texts: when and what

dn-no-text = No text.
dn-if-dynamite-nurse = if you are the Dynamite Nurse as you play it, { $clause }
dn-if-not-dynamite-nurse = unless you are the Dynamite Nurse as you play it, { $clause }
dn-when-acquire = the next time you acquire a Patient this phase, { $clause }
dn-when-every =
    { $every ->
        [1] each time, { $clause }
        [2] for every second one that you play in the same phase, { $clause }
        [3] for every third one that you play in the same phase, { $clause }
       *[other] each time you have played { $every } more of these in the same phase, { $clause }
    }
dn-gain = gain { $gains }
dn-gain-gold = { $count } Gold
dn-gain-tp = { $count } TP
dn-gain-treatment =
    { $count ->
        [one] { count-word } additional Treatment
       *[other] { count-word } additional Treatments
    }
dn-gain-purchase =
    { $count ->
        [one] { count-word } additional Purchase
       *[other] { count-word } additional Purchases
    }
dn-gain-flex =
    { $count ->
        [one] { count-word } additional Treatment or Purchase
       *[other] { count-word } additional Treatments or Purchases
    }
dn-gain-moonlight =
    { $count ->
        [one] { count-word } Operation in another Hospital
       *[other] { count-word } Operations in other Hospitals
    }
dn-gain-drawn =
    { $count ->
        [one] { count-word } card drawn
       *[other] { count-word } cards drawn
    }
dn-do-moonlight =
    { $count ->
        [one] later this phase you may perform { count-word } additional Operation, on a Patient in another player’s Hospital, whom you acquire
       *[other] later this phase you may perform { count-word } additional Operations, on Patients in other players’ Hospitals, whom you acquire
    }
dn-do-extra-nurse =
    { $count ->
        [one] your next Operation this phase brings { count-word } more Nurse
       *[other] your next Operation this phase brings { count-word } more Nurses
    }
dn-do-care-discount = your next Care this phase costs { $count } TP less
dn-do-purchase-discount = the next card you buy this phase costs { $count } Gold less
dn-do-skip-admission = you may skip your Admission Phase this turn, including the bed check
dn-do-draw =
    { $count ->
        [one] draw { count-word } card
       *[other] draw { count-word } cards
    }
dn-do-discard =
    { $count ->
        [one] discard { count-word } card from your hand
       *[other] discard { count-word } cards from your hand
    }
dn-do-recover = take a card from your discard pile into your hand, shown to everyone
dn-do-transport =
    { $count ->
        [one] carry out { count-word } transport
       *[other] carry out { count-word } transports
    }
dn-do-acquire = you may acquire one of your admitted Patients of Severity { $count } or less, without Treatment and without a Nurse
dn-do-refer = you may pass one of your admitted Patients on to the Hospital of another player with an unused Duty Marker
dn-do-pass-on = you may replace your Duty Marker on one of your charges in transport with an unused one of another player
dn-do-erase = give back one of your Kill Marks, if you have any, and shuffle a Patient from the graveyard into the Dungeon
dn-do-search = look through the Nurse pile or the Event pile, put one card of it on top and shuffle the rest
dn-do-worsen-own = one of your admitted Patients enters Critical Condition
dn-do-send-back = say how many of your admitted Patients go back into the ambulances, each with an unused Duty Marker of another player; after each of them, if there are more than the limit, just one Patient in transport enters Critical Condition
dn-do-worsen-all = every admitted Patient in every Hospital enters Critical Condition
dn-do-exchange = exchange this card for a Nurse in any discard pile, if there is one
dn-do-swap = you may exchange acquired Patients with another player, one for one
dn-do-worsen-leading = the leading Patient in transport enters Critical Condition
dn-do-move = you may move one Patient in transport to the leading or the trailing place
dn-do-stabilise = you may turn one of your critical charges in transport back to its normal side
dn-do-admit = you may admit one of your charges in transport right away
dn-afterwards-returns = Then it goes back to the Town.
dn-afterwards-returns-unless-dynamite-nurse = Then it goes back to the Town, unless you were the Dynamite Nurse as you played it.
dn-afterwards-scrapped = Then it leaves the game.
dn-end-kill-marks =
    { $sense ->
        [fewer] End of the game: { $count ->
            [one] { $count } Kill Mark
           *[other] { $count } Kill Marks
        } fewer for you, not below 0.
       *[more] End of the game: { $count ->
            [one] { $count } Kill Mark
           *[other] { $count } Kill Marks
        } more for you.
    }
dn-end-best-name = End of the game: { $signed } VP for each Patient of one name that you have acquired; your best name counts.
dn-end-emergencies = End of the game: { $signed } VP for each Emergency Case that you have acquired.

## Phases

dn-phase-setup = Setup
dn-phase-main = Main Phase
dn-phase-transportation = Transportation Phase
dn-phase-admission = Admission Phase
dn-phase-cleanup = Cleanup
dn-phase-end = End of the game
dn-typed-texts = Texts of cards

## What a player is asked

dn-prompt-main = Play cards, treat, buy, or end your Main Phase.
dn-prompt-second-event = Buy the revealed Event, or leave it on top.
dn-prompt-assign = Who is in charge of { $described }?
dn-prompt-acquire = Choose one of your admitted Patients to acquire, or skip.
dn-prompt-refer = Choose one of your admitted Patients to pass on, or skip.
dn-prompt-refer-to = Who gets { $patient }?
dn-prompt-pass-on = Choose one of your charges in transport to hand over, or skip.
dn-prompt-pass-on-to = Who takes charge of { $patient }?
dn-prompt-erase = Which dead Patient goes back into the Dungeon?
dn-prompt-search = Which pile do you want to look through?
dn-prompt-search-top = Which card do you put on top?
dn-prompt-worsen-own = Which of your admitted Patients enters Critical Condition?
dn-prompt-send-back = How many of your admitted Patients go back into the ambulances?
dn-prompt-send-back-patient =
    { $count ->
        [one] { $count } Patient must still go back: which one?
       *[other] { $count } Patients must still go back: which one is next?
    }
dn-prompt-send-back-to = Who takes charge of { $patient }?
dn-prompt-exchange = Which Nurse do you take in exchange?
dn-prompt-swap = Choose a player to exchange acquired Patients with, or skip.
dn-prompt-swap-first = Who picks first?
dn-prompt-swap-give = Which of your acquired Patients do you give away?
dn-prompt-move = Choose a Patient in transport to move, and where to, or skip.
dn-prompt-stabilise = Choose one of your critical charges in transport to turn back, or skip.
dn-prompt-admit-now = Choose one of your charges in transport to admit right away, or skip.
dn-prompt-discard =
    { $count ->
        [one] Discard { $count } more card.
       *[other] Discard { $count } more cards.
    }
dn-prompt-recover = Which card from your discard pile do you take into your hand?
dn-prompt-admission = Admit charges from the ambulances, or finish. Then beds are checked.
dn-prompt-beds =
    { $count ->
        [one] Not enough beds: { $count } more Patient must enter Critical Condition. Which one?
       *[other] Not enough beds: { $count } more Patients must enter Critical Condition. Which one is next?
    }
dn-prompt-cleanup = You can keep one card from your hand. Discard the rest, then draw { $count }.
dn-prompt-by-card = { $card }: { $prompt }

## What a player can do

dn-action-done = Finish
dn-action-skip = Skip
dn-action-skip-admission = Skip the Admission Phase: no admissions, no bed check
dn-action-buy-second-event = Put the top Event under its pile and see the next (uses a Purchase)
dn-action-search = Look through { $pile }
dn-action-send-back =
    { $count ->
        [0] None
        [one] { $count } Patient
       *[other] { $count } Patients
    }
dn-action-assign = Put { $player } in charge
dn-action-swap = Exchange with { $player }
dn-action-first = { $player } first
dn-action-operate = Operate on { $patient }
dn-action-care = Care for { $patient }
dn-action-pay = Pay for { $patient }
dn-action-admit = Admit { $patient }
dn-action-choose = { $patient }
dn-action-lead = Move { $patient } to the leading place
dn-action-trail = Move { $patient } to the trailing place
dn-action-play = Play { $card }
dn-action-buy = Buy { $card }
dn-action-keep = Keep { $card }
dn-action-discard = Discard { $card }
dn-action-recover = Recover { $card }
dn-action-top = Put { $card } on top
dn-action-exchange = Take { $card } in exchange
dn-label = { $action } ({ $facts })
dn-done-main = End the Main Phase
dn-done-admission = Finish the Admission Phase
dn-done-cleanup = Keep no card
dn-skip-second-event = Leave it on top
dn-seat-you = yourself
dn-pile-nurses = the Nurse pile
dn-pile-events = the Event pile
dn-place-leading = leading
dn-place-trailing = trailing
dn-added-treatment = Treatment
dn-added-purchase = Purchase
dn-added-flex = Treatment or Purchase
dn-added-moonlight = Operation in another Hospital

## What happened

# Whose charge a Patient is: $owner-is is you, self (whoever acts) or other.
dn-charge =
    { $owner-is ->
        [you] in your charge
        [self] in their own charge
       *[other] in { $owner }’s charge
    }
dn-their-hospital =
    { $owner-is ->
        [you] your Hospital
        [self] their own Hospital
       *[other] { $owner }’s Hospital
    }
dn-happened-first-player = { $player } { $person ->
        [you] start.
       *[other] starts.
    }
dn-happened-turn-began = { $person ->
        [you] Turn { $turn }: your turn.
       *[other] Turn { $turn }: { $player } plays.
    }
dn-happened-patient-revealed = On top of the Dungeon: { $described }.
dn-happened-event-revealed = On top of the Event pile: { $card }.
dn-happened-cards-drawn =
    { $count ->
        [one] { $player } drew { $count } card.
       *[other] { $player } drew { $count } cards.
    }
dn-happened-deck-rebuilt = { $player } shuffled a new deck ({ $count } cards).
dn-happened-card-played = { $player } played { $card }.
dn-happened-points-gained =
    { $tp ->
        [0] { $player } gained { $gold } Gold.
       *[other] { $gold ->
            [0] { $player } gained { $tp } TP.
           *[other] { $player } gained { $tp } TP and { $gold } Gold.
        }
    }
dn-happened-actions-gained = { $player } gained { $kind-is ->
        [treatment] { dn-gain-treatment }.
        [purchase] { dn-gain-purchase }.
        [moonlight] { dn-gain-moonlight }.
       *[flex] { dn-gain-flex }.
    }
dn-happened-card-discarded = { $player } discarded { $card }.
dn-happened-card-recovered = { $player } recovered { $card } from the discard pile.
dn-happened-card-returned = { $card } went back to the Town.
dn-happened-card-scrapped = { $card } left the game.
dn-happened-card-bought = { $player } bought { $card } for { $cost } Gold.
dn-happened-second-event-declared = { $player } put { $card } under the Event pile to see the next card.
dn-happened-event-not-bought = { $player } left { $card } on top of the Event pile.
dn-happened-patient-operated = { $player } healed { $patient } for { $cost } TP.
dn-happened-patient-cared-for = { $player } cared for { $patient } for { $cost } TP: no longer critical.
dn-happened-patient-paid-for = { $player } paid { $cost } TP for { $patient }.
dn-happened-patient-acquired = { $player } acquired { $patient }.
dn-happened-nurse-acquired = { $card } joined { $person ->
        [you] you.
       *[other] { $player }.
    }
dn-happened-no-nurse-left = No Nurse is left to join { $person ->
        [you] you.
       *[other] { $player }.
    }
dn-happened-patient-transported = { $player } transported { $patient }, { dn-charge }.
dn-happened-emergency-transported = { $player } transported { $patient }, an Emergency Case, straight to { dn-their-hospital }.
dn-happened-transport-failed = { $player } couldn’t transport anyone.
dn-happened-patient-admitted = { $player } admitted { $patient }.
dn-happened-patient-worsened = { $person ->
        [you] Your { $patient } entered Critical Condition.
       *[other] { $player }’s { $patient } entered Critical Condition.
    }
dn-happened-patient-died = { $person ->
        [you] Your { $patient } died.
       *[other] { $player }’s { $patient } died.
    }
dn-happened-patient-stabilised = { $player } stabilised { $patient }.
dn-happened-patient-moved = { $place-is ->
        [leading] { $player } moved { $patient } to the leading place.
       *[trailing] { $player } moved { $patient } to the trailing place.
    }
dn-happened-patient-referred = { $player } passed { $patient } on to { dn-their-hospital }.
dn-happened-marker-replaced = { $player } handed over { $patient }: now { dn-charge }.
dn-happened-patients-sent-back =
    { $count ->
        [0] { $player } sent no Patient back.
        [one] { $player } must send { $count } Patient back into the ambulances.
       *[other] { $player } must send { $count } Patients back into the ambulances.
    }
dn-happened-patient-sent-back = { $player } sent { $patient } back into the ambulances, { dn-charge }.
dn-happened-kill-marks-taken =
    { $count ->
        [one] { $player } took { $count } Kill Mark ({ $total } in all).
       *[other] { $player } took { $count } Kill Marks ({ $total } in all).
    }
dn-happened-kill-mark-returned = { $player } gave back a Kill Mark ({ $total } left).
dn-happened-dynamite-nurse-taken = { $person ->
        [you] You are now the Dynamite Nurse.
       *[other] { $player } is now the Dynamite Nurse.
    }
dn-happened-dungeon-shuffled = The Dungeon was shuffled ({ $count } Patients).
dn-happened-patient-exhumed = { $player } put { $patient } from the graveyard back into the Dungeon.
dn-happened-pile-searched = { $player } looked through { $pile } to put one card on top.
dn-happened-nurse-exchanged = { $player } exchanged this Nurse for { $card } from { $owner-is ->
        [you] your discard pile.
        [self] their own discard pile.
       *[other] { $owner }’s discard pile.
    }
dn-happened-swap-offered = { $player } started an exchange of acquired Patients with { $partner-is ->
        [you] you
       *[other] { $partner }
    }; { $first-is ->
        [you] you pick first.
       *[other] { $first } picks first.
    }
dn-happened-patient-given = { $player } gave { $patient } to { $owner-is ->
        [you] you.
       *[other] { $owner }.
    }
dn-happened-admission-skipped = { $player } skipped the Admission Phase.
dn-happened-effect-declined = { $player } skipped the effect.
dn-happened-main-phase-ended = { $player } ended the Main Phase.
dn-happened-cards-kept =
    { $count ->
        [0] { $player } kept no card.
       *[other] { $player } kept { dn-count-cards }.
    }
dn-happened-game-ended = The game ended: { $reason }.
dn-ended-kill-marks = the last Kill Mark was taken
dn-ended-dungeon = the Dungeon is empty

## Points

score-acquired = { $source } acquired
score-admitted = { $source } still admitted
score-card = { $source }
score-end-text = { $source }, end of the game
score-kill-marks = Kill Marks
score-kill-marks-counted = { dn-count-kill-marks }
score-dynamite-nurse-counted = { dn-count-kill-marks }, including the Dynamite Nurse card
dn-point = { $signed }, { $reason }
dn-result-line = { $place }. { $player }: { dn-count-vp }
dn-result-vp-of = { $player }’s VP
dn-result-your-vp = Your VP

## Several things in one sentence

dn-told-played = { $player } played { $cards }: { $gains }.
dn-told-drew = { $player } drew { $cards }.
dn-told-second-event = { $player } put { $card } under the Event pile. Next Event: { $other }.
dn-told-second-event-left = { $player } put { $card } under the Event pile and left the next Event on top: { $other }.
dn-told-healed = { $player } healed { $patient } for { $cost } TP: { $vp }.
dn-told-patient-worsened = { $person ->
        [you] Your { $patients } entered Critical Condition.
       *[other] { $player }’s { $patients } entered Critical Condition.
    }
dn-told-patient-died = { $person ->
        [you] Your { $patients } died.
       *[other] { $player }’s { $patients } died.
    }
dn-told-patient-admitted = { $player } admitted { $patients }.
dn-with-cause = { $told } ({ $cause }).
dn-cause-unpaid = not paid for
dn-cause-transport = no transport possible
dn-cause-beds = not enough beds

## What an action costs and brings, in long lists under a heading

dn-pays-tp = for { $count } TP
dn-pays-gold = for { $count } Gold
dn-gives = gives { $points }
dn-at-player = in { $player }’s Hospital
dn-keeps-alive = dies if unpaid
dn-dies-unpaid = { $patients } will die if unpaid
dn-too-few-beds =
    { $count ->
        [one] not enough beds: { $count } Patient enters Critical Condition
       *[other] not enough beds: { $count } Patients enter Critical Condition
    }
dn-markers-left =
    { $count ->
        [one] { $count } unused marker
       *[other] { $count } unused markers
    }
dn-acquired-count = { $count } acquired
dn-from-your-pile = from your discard pile
dn-from-pile-of = from { $player }’s discard pile
dn-group-play = Play
dn-group-buy = Buy
dn-group-operate = Operate on
dn-group-care = Care for
dn-group-pay = Pay for
dn-group-admit = Admit
dn-group-choose = Choose
dn-group-lead = Move to the leading place
dn-group-trail = Move to the trailing place
dn-group-keep = Keep
dn-group-discard = Discard
dn-group-recover = Recover
dn-group-top = Put on top
dn-group-exchange = Take in exchange

## Looking at the table

dn-look-turn = Turn { $turn }, { $phase }
dn-look-dungeon =
    { $count ->
        [one] Top of the Dungeon: { $patient }; the last one
       *[other] Top of the Dungeon: { $patient }; { $count } Patients in all
    }
dn-look-piles = For sale: { $piles }
dn-look-left = { $count } left
dn-look-events =
    { $count ->
        [one] Event pile: { $card }; the last one
       *[other] Event pile: { $card }; { $count } cards in all
    }
dn-look-event = Top Event: { $card }: { $text }
dn-look-nurses =
    { $count ->
        [0] Nurse pile: empty
        [one] Nurse pile: { $count } card
       *[other] Nurse pile: { $count } cards
    }
dn-look-nurse-top = Top Nurse (known to you): { $card }
dn-look-kill-marks = Kill Marks left: { $count }
dn-look-dynamite-nurse = Dynamite Nurse: { $player }
dn-look-graveyard = Graveyard: { $patients }
dn-look-scrapped = Out of the game: { $cards }
dn-look-ambulances = Ambulances ({ $count } of { $limit }), leading first: { $patients }
dn-look-your-charge = { $patient }, your charge
dn-look-charge-of = { $patient }, { $player }’s charge
dn-look-admitted = Admitted ({ $count } for { $beds } beds): { $patients }
dn-paid = { $patient }, paid for
dn-unpaid = { $patient }, not yet paid for
dn-look-hand = Hand: { $cards }
dn-look-hand-count = Hand: { dn-count-cards }
dn-look-known = Hand: { dn-count-cards }, including { $cards }
dn-look-in-play = In play: { $cards }
dn-look-deck = Deck ({ $count }): { $cards }
dn-look-deck-and-hand = Deck ({ $count }) and hand together: { $cards }
dn-look-discard = Discard pile ({ $count }): { $cards }
dn-look-acquired = Acquired: { dn-count-patients }, { $vp }
dn-look-acquired-named = Acquired ({ dn-count-patients }, { $vp }): { $patients }
dn-look-marks = Kill Marks: { $count }
dn-look-markers = Unused markers: { $count } ({ $colour })
dn-look-purse = To spend: { $left }
dn-look-waiting = Pending effects: { $effects }
dn-look-recover = Discard pile: { $cards }
dn-left-action =
    { $count ->
        [one] { $count } { $kind }
       *[other] { $count } × { $kind }
    }
dn-left-nothing = no Treatment or Purchase left

## Beginning

dn-numbers-ours = The rulebook doesn’t list the cards, so most of their numbers are our version. To play with the numbers from your box, make your own pack.
dn-aim = Heroes come out of the Dungeon into the ambulances, each in one player’s charge. Admit your Patients, play cards for Treatment Points (TP) and Gold, heal Patients for victory points (VP) and buy better cards. Your Hospital has { $beds } beds: for each Patient too many, one enters Critical Condition, and a Patient who does so twice dies. Dead Patients give Kill Marks, which cost VP; the player with the most is the Dynamite Nurse. The game ends when the Dungeon or the Kill Marks run out. Most VP wins.
dn-dynamite-nurse = Dynamite Nurse
dn-dynamite-nurse-text = A player who newly has more Kill Marks than every other player takes this card. Some cards are better for its holder; at the end it counts as { $count } more Kill Marks.
dn-emergency-case-text = When an Emergency Case is transported, it goes straight to the Hospital of the player in charge. While it is admitted in Critical Condition, its player must pay the TP printed on it in each of their Main Phases, or it dies when the phase ends.
dn-kill-mark = Kill Mark
dn-kill-marks = Kill Marks
dn-kill-mark-cost = { $count } for { $vp }
dn-kill-mark-text = The player in charge of a Patient who dies takes a Kill Mark. At the end they count together: { $costs }; any more cost nothing extra. The game ends when the last one is taken.

## Why an action is refused

reason-not-skippable = You can’t skip the Admission Phase this turn
reason-pile-empty = That pile is empty
reason-too-many-patients = You don’t have that many admitted Patients
reason-not-in-swap = That player isn’t part of this exchange
reason-not-in-hand = That card isn’t in your hand
reason-not-in-discard = That card isn’t in your discard pile
reason-not-in-pile = That card isn’t in the pile
reason-no-such-nurse = That Nurse isn’t in that discard pile
reason-cannot-move = You can’t move that Patient there
reason-not-your-charge = That Patient isn’t one of your charges in transport
reason-no-such-player = Player not found
reason-must-be-another = Choose another player
reason-no-unused-marker = That player has no unused Duty Marker
reason-not-in-graveyard = That Patient isn’t in the graveyard
reason-not-acquired = You haven’t acquired that Patient
reason-not-admitted = That Patient isn’t admitted to your Hospital
reason-too-severe = That Patient’s Severity is too high for this card
reason-same-as-another = An identical Patient stands for this one: choose that one
reason-already-chosen = You’ve already chosen that Patient
reason-not-critical = That Patient isn’t in Critical Condition
reason-not-on-top = That Event isn’t on top of its pile
reason-no-purchase-left = You have no Purchase left this phase
reason-no-second-event = The pile has no second Event
reason-never-bought = That card is never for sale
reason-not-enough-gold = You don’t have enough Gold
reason-no-treatment-left = You have no Treatment left this phase
reason-not-enough-tp = You don’t have enough TP
reason-no-care = You can’t care for that Patient: only some in Critical Condition have a Care number
reason-nothing-due = There’s nothing to pay for that Patient
reason-already-paid = You’ve already paid for that Patient this phase

## Options

option-colours = Colours
about-colours = Each player’s colour, and with it their starting Nurse, in seat order. The other players get the next colours left.
