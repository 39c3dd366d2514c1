### What the browser table reads in its books: short texts for plates and cards, phrases, settings.
### Short texts have about six words at most; the whole text of a card is made in its game's file.

## Games and opponents

tagline-dice-hospital = Run a busy hospital: place your staff well and discharge your patients.
tagline-dynamite-nurse = Heal unlucky heroes, build a deck, and don’t let anyone explode.
bot-easy-about = takes the quickest gain; good for a first game
bot-normal-about = plans its turns; a match for most players
bot-hard-about = plans further and wastes little
bot-expert-about = thinks as far ahead as it can and takes its time
temper-steady = Steady
temper-steady-about = always plays what it thinks is best
temper-careful = Careful
temper-careful-about = avoids losing patients and goes easy on others
temper-bold = Bold
temper-bold-about = likes big rounds, takes risks and hits hard
temper-builder = Builder
temper-builder-about = collects cards and holds on to them
setting-on = on
setting-off = off
setting-random = Random

## Phrases to say at the table

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-bye = Goodbye!

## Dice Hospital: whom a card means

# $count says how many, $colour is red, yellow, green or any.
short-noun =
    { $colour ->
        [red] { $count ->
            [1] red
           *[other] reds
        }
        [yellow] { $count ->
            [1] yellow
           *[other] yellows
        }
        [green] { $count ->
            [1] green
           *[other] greens
        }
       *[any] { $count ->
            [1] patient
           *[other] patients
        }
    }
short-quantity =
    { $fewer ->
        [up-to] up to { count-word }
       *[other] { count-word }
    }
short-one-of = { short-quantity } of { $values }
short-patients =
    { $pattern ->
        [equal] { short-quantity } equal { short-noun }
        [run] { short-quantity } { short-noun } in a row
       *[free] { $count ->
            [1] { $colour ->
                [any] one patient
               *[other] one { short-noun } patient
            }
           *[other] { short-quantity } { short-noun }
        }
    }
short-limited = { $patients } of { $values }
# $noun is short-noun, or values such as 1–3.
short-whom =
    { $who ->
        [healed] { short-quantity } healed { $noun }
        [different] { $count ->
            [1] a different { $noun }
           *[other] { short-quantity } different { $noun }
        }
       *[anyone] { $count ->
            [1] any { $noun }
           *[other] { short-quantity } { $noun }
        }
    }
short-same-value = { $whom }, same value
short-anybody = any
short-several = { $count } × { $noun }

## Dice Hospital: what a card does

short-step = { $whom } { $signed }
short-reroll = re-roll { $whom }
short-flip = turn over { $whom }
short-recolour = recolour { $whom }
short-admissions = return or admit a patient
short-at-cost = { $cost }: { $effect }
short-when-discharged = on discharge: { $effect }
short-copies = copies another specialist
short-nothing = no effect

## Dice Hospital: administrators, reports, events, tokens

short-needed = { count-word } { short-noun }
short-each-colour =
    { $count ->
        [1] one of each colour
       *[other] { count-word } of each colour
    }
short-leaving = { $needs } discharged
short-each-leaving = per { $needs } discharged
short-most = most patients discharged
short-safe =
    { $count ->
        [0] { $colour ->
            [red] all reds safe
            [yellow] all yellows safe
            [green] all greens safe
           *[any] all patients safe
        }
       *[other] { count-word } { short-noun } safe from neglect
    }
short-event-bags =
    { $count ->
        [one] { $count } blood bag each
       *[other] { $count } blood bags each
    }
short-event-more-nurses =
    { $count ->
        [one] { $count } more nurse each
       *[other] { $count } more nurses each
    }
short-event-fewer-nurses =
    { $count ->
        [one] { $count } nurse fewer each
       *[other] { $count } nurses fewer each
    }
short-event-extra-dice =
    { $count ->
        [one] { $count } more patient each
       *[other] { $count } more patients each
    }
short-event-neglect =
    { $count ->
        [one] neglect: { $count } step more
       *[other] neglect: { $count } steps more
    }
short-event-volunteers =
    { $count ->
        [one] { $count } patient spared each
       *[other] { $count } patients spared each
    }
short-event-may-return = may return one patient
short-event-may-raise = may raise one patient
short-event-must-lower = one highest patient −1
short-event-bags-frozen = no blood bags this round
short-event-improvements-wait = improvements wait a round
short-event-clean = no one untreated: { $signed }
short-event-dirty = { $count } or more untreated: { $signed }
short-event-grant = { $needs } discharged: { $signed }
ambulance-numbered = Ambulance { $number }
text-nurse = A nurse uses the department where you place them, with no extra effect.
short-text-nurse = any department
text-blood-bag = In your activation you may spend a blood bag to heal any patient by 1, or, just before a patient is healed, to give them another colour { $lasts ->
    [effect] for that one effect
   *[phase] until the end of the phase
}. Each one left at the end is worth { $points }.
short-text-blood-bag = heal 1, or another colour
text-fatality = A patient who falls to 0, or who must make room for new ones, is a fatality: { $points } at the end.
short-text-fatality = { $points } at the end

## Dynamite Nurse: clauses

dn-short-gold = +{ $count } Gold
dn-short-tp = +{ $count } TP
dn-short-treatment =
    { $count ->
        [one] +{ $count } Treatment
       *[other] +{ $count } Treatments
    }
dn-short-purchase =
    { $count ->
        [one] +{ $count } Purchase
       *[other] +{ $count } Purchases
    }
dn-short-flex = +{ $count } Treatment or Purchase
dn-short-moonlight = operate at a rival’s
dn-short-extra-nurse =
    { $count ->
        [one] +{ $count } Nurse
       *[other] +{ $count } Nurses
    }
dn-short-care-discount = Care −{ $count } TP
dn-short-purchase-discount = next card −{ $count } Gold
dn-short-skip-admission = may skip admission
dn-short-draw = draw { $count }
dn-short-discard = discard { $count }
dn-short-recover = recover a card
dn-short-transport =
    { $count ->
        [one] a transport
       *[other] { $count } transports
    }
dn-short-acquire = acquire up to { $count }
dn-short-refer = pass a Patient on
dn-short-pass-on = swap a marker
dn-short-erase = return a Kill Mark
dn-short-search = search a pile
dn-short-worsen-own = one of yours turns critical
dn-short-send-back = send Patients back
dn-short-worsen-all = all admitted Patients turn critical
dn-short-exchange = exchange for a Nurse
dn-short-swap = exchange Patients
dn-short-worsen-leading = leading Patient turns critical
dn-short-move = move a Patient
dn-short-stabilise = stabilise a charge
dn-short-admit = admit a charge now
dn-short-if-dynamite-nurse = Dynamite Nurse: { $clause }
dn-short-if-not-dynamite-nurse = not Dynamite Nurse: { $clause }
dn-short-when-acquire = acquire: { $clause }
dn-short-when-every =
    { $every ->
        [1] each time: { $clause }
        [2] every 2nd: { $clause }
        [3] every 3rd: { $clause }
       *[other] every { $every }th: { $clause }
    }
dn-short-end-kill-marks = end: { $signed } Kill Marks
dn-short-end-best-name = end: { $signed } VP per same name
dn-short-end-emergencies = end: { $signed } VP per emergency
dn-short-patient = severity { $front }, critical { $back }
dn-short-emergency = goes straight to a Hospital
dn-short-dynamite-nurse =
    { $count ->
        [one] { $count } more Kill Mark
       *[other] { $count } more Kill Marks
    }
dn-short-kill-mark = costs VP at the end
dn-condition-wounded = Wounded
dn-condition-poisoned = Poisoned
dn-condition-sick = Sick
dn-condition-cursed = Cursed
dn-critical = Critical
dn-kind-action = Action card
dn-kind-nurse = Nurse
dn-kind-patient = Patient
