### Dice Hospital: names, terms, events, actions, and the building blocks of rules texts.

## Colours, dice, counts

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-any = any colour
die = { $colour } { $value }
die-marked = { $die } ({ $marks })
mark-printed = printed { $colour }
mark-for-round = until the round ends
mark-treated = treated
mark-just-healed = just healed
count-coloured =
    { $colour ->
        [red] { $count } red
        [yellow] { $count } yellow
       *[green] { $count } green
    }
count-patients =
    { $count ->
        [one] { $count } patient
       *[other] { $count } patients
    }
count-bags =
    { $count ->
        [one] { $count } blood bag
       *[other] { $count } blood bags
    }
count-fatalities =
    { $count ->
        [one] { $count } fatality
       *[other] { $count } fatalities
    }
count-nurses =
    { $count ->
        [one] { $count } nurse
       *[other] { $count } nurses
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Terms

term-patient = patient
term-die = die
term-ward = ward
term-bed = bed
term-hospital = hospital
term-department = department
term-specialist = specialist
term-nurse = nurse
term-staff = staff
term-administrator = hospital administrator
term-improvement = improvement
term-ambulance = ambulance
term-intake = intake
term-blood-bag = blood bag
term-fatality = fatality
term-mortuary = mortuary
term-nurses-station = nurses’ station
term-discharge-area = discharge area
term-discharged = discharged
term-treated = treated
term-untreated = untreated
term-neglected = neglected
term-treat = treat
term-heal = heal
term-deteriorate = deteriorate
term-neglect = neglect
term-first-player = First Player
term-medical-report = medical report
term-event = event
term-round = round
term-phase = phase
term-bag = bag
term-step = step
term-point = point
term-solo = solo game

## Phases

phase-setup = Setup
phase-event = Event
phase-intake = Patient Intake
phase-improvement = Hospital Improvement
phase-activation = Hospital Activation
phase-neglect = Neglected Patients
phase-discharge = Discharged Patients
phase-shift-change = Shift Change
phase-collections = Final Round Collections
phase-end = End of the game

## Editions and options

edition-final = Final edition
edition-french = French edition
edition-italian = Italian edition
edition-prototype = Prototype
option-edition = Edition
option-events = Events
option-experimental = Experimental Medicine
option-promos = Promos
option-opening-crisis = Opening Crisis
option-nationwide-epidemic = Nationwide Epidemic
option-resistant-superbug = Resistant Superbug
option-final-round-collections = Final Round Collections
option-linear = Linear activation
option-no-administrators = No administrators
option-double-fatality-penalty = Double fatality penalty
option-double-report-penalty = Double report penalty
option-prototype-extras = Prototype extras
about-edition = Which printed edition you play.
about-events = From round 2, reveal an event card before each intake.
about-experimental = Adds the departments and specialists of the mini-expansion.
about-promos = Adds one or both of the promo specialists, each in place of a random one.
promos-both = Both
about-opening-crisis = Everyone starts with five patients: 3, 3, 4, 5 and 5.
about-nationwide-epidemic = Everyone takes in one extra patient each round.
about-resistant-superbug = Neglected patients deteriorate 2 steps instead of 1.
about-final-round-collections = After the last round, ambulances collect patients for points; those left behind cost points.
about-linear = Players activate one at a time, in ambulance order, instead of together.
about-no-administrators = Play without administrators.
about-double-fatality-penalty = Solo: every fatality costs twice as many points.
about-double-report-penalty = Solo: reports you don’t complete cost twice their points.
about-prototype-extras = Prototype: swaps in its extra departments and specialists, each for a random one.

## Departments

department-critical-care-unit = Critical Care Unit
department-trauma-unit = Trauma Unit
department-oncology = Oncology
department-pharmacy = Pharmacy
department-intensive-care = Intensive Care
department-imaging = Imaging
department-clinic = Clinic
department-operating-theatre = Operating Theatre
department-surgical-theatre = Surgical Theatre
department-ear-nose-throat = Ear, Nose & Throat
department-orthopaedics = Orthopaedics
department-cardiology = Cardiology
department-immunology = Immunology
department-urology = Urology
department-anaesthesia = Anaesthesia
department-allergy-centre = Allergy Centre
department-renal-medicine = Renal Medicine
department-renal-unit = Renal Unit
department-crash-centre = Crash Centre
department-radiology = Radiology
department-triage-centre = Triage Centre
department-drug-trial-centre = Drug Trial Centre
department-physiotherapy = Physiotherapy
department-experimental-therapy = Experimental Therapy
department-training-department = Training Department
department-training-centre = Training Centre
department-physiotherapy-a = Physiotherapy A
department-physiotherapy-b = Physiotherapy B
department-isolation-ward = Isolation Ward
department-transplant-unit = Transplant Unit
department-reverse-pharmacy = Reverse Pharmacy

## Specialists and nurses

specialist-surgeon = Surgeon
specialist-pharmacist = Pharmacist
specialist-haematologist = Haematologist
specialist-anaesthetist = Anaesthetist
specialist-virologist = Virologist
specialist-urologist = Urologist
specialist-cardiologist = Cardiologist
specialist-microbiologist = Microbiologist
specialist-radiologist = Radiologist
specialist-neurologist = Neurologist
specialist-triage-nurse = Triage Nurse
specialist-paramedic = Paramedic
specialist-general-practitioner = General Practitioner
specialist-pathologist = Pathologist
specialist-experimental-chemist = Experimental Chemist
specialist-registrar = Registrar
specialist-medical-student = Medical Student
specialist-physiotherapist = Physiotherapist
specialist-haematology-technician = Haematology Technician
specialist-consultant = Consultant
specialist-admissions-nurse = Admissions Nurse
specialist-critical-specialist = Critical Specialist
staff-nurse = a nurse
staff-specialist = the { $specialist }

## Administrators (DH-14.9: the power is the title)

administrator-admin-red-discharge = Red patients discharged
administrator-admin-yellow-discharge = Yellow patients discharged
administrator-admin-green-discharge = Green patients discharged
administrator-admin-all-colours = All three colours discharged
administrator-admin-red-protect = Red patients safe from neglect
administrator-admin-yellow-protect = Yellow patients safe from neglect
administrator-admin-green-protect = Green patients safe from neglect
administrator-admin-most = Most patients discharged

## Event cards

event-blood-drive = Blood Drive
event-patient-transfer = Patient Transfer
event-miracle-recovery = Miracle Recovery
event-sudden-relapse = Sudden Relapse
event-agency-nurse = Agency Nurse
event-staff-sickness = Staff Sickness
event-winter-crisis = Winter Crisis
event-hospital-superbug = Hospital Superbug
event-community-volunteers = Community Volunteers
event-blood-shortage = Blood Shortage
event-paperwork-backlog = Paperwork Backlog
event-health-inspection = Health Inspection
event-research-grant-red = Research Grant: Red
event-research-grant-yellow = Research Grant: Yellow
event-research-grant-green = Research Grant: Green

## Medical reports

report-report-rr = Two red
report-report-yy = Two yellow
report-report-gg = Two green
report-report-rry = Two red, one yellow
report-report-rrg = Two red, one green
report-report-yyr = Two yellow, one red
report-report-yyg = Two yellow, one green
report-report-ggr = Two green, one red
report-report-ggy = Two green, one yellow
report-report-rryg = Two red, one yellow, one green
report-report-yyrg = Two yellow, one red, one green
report-report-ggry = Two green, one red, one yellow
report-report-rrr = Three red
report-report-yyy = Three yellow
report-report-ggg = Three green

## Facts of a card, where it is told which are not printed

fact-name = name
fact-copies = copies
fact-meeple = meeple colour
fact-when = when it acts
fact-effect = text
fact-effect-part = part of the text
fact-needs = patients needed
fact-points = points
fact-red = red space
fact-yellow = yellow space
fact-green = green space

## Solo ranks

rank-under-review = Under Review
rank-locum = Locum
rank-registrar = Registrar
rank-consultant = Consultant
rank-chief-of-medicine = Chief of Medicine
rank-hall-of-fame = Hall of Fame

## Points

score-discharged = patients discharged
score-empty-hospital = all beds empty
score-administrator = administrator
score-grant = research grant
score-inspection = health inspection
score-specialist = specialist
score-department = department
score-fatalities = fatalities
score-bags = blood bags left
score-report-completed = medical report completed
score-report-missed = medical report not completed
score-collected = patients collected
score-left-behind = patients left behind
point-in-round = Round { $round }: { $signed }, { $reason }
point-at-end = End: { $signed }, { $reason }

## What a player is asked

prompt-set-values = Set the values of your starting patients.
prompt-keep-administrator = Keep one of your two administrators.
prompt-reveal-extra = Reveal one more department or specialist.
prompt-event-return = You can return one patient to the bag.
prompt-event-raise = You can raise one patient by 1.
prompt-event-lower = Lower one of your highest patients by 1.
prompt-load = Choose the next die for the ambulance.
prompt-take-ambulance = Take an ambulance.
prompt-leave-die = Choose the die you don’t keep.
prompt-remove = Not enough beds: choose a patient to remove. It counts as a fatality.
prompt-improve = Take a department or a specialist.
prompt-return-improvement = You can return an improvement for a blood bag.
prompt-copy = Choose the specialist to copy.
prompt-place = Place a nurse or specialist, use a blood bag, or finish.
prompt-choose = Choose one of the effects.
prompt-treat = Choose a patient to treat.
prompt-between = You can use the specialist’s effect now.
prompt-admissions = For a discharged patient: return a patient to the bag, admit a new one, or skip.
prompt-protect = Choose a neglected patient to protect.
prompt-reports = You can complete a medical report.
prompt-collect = You can send off a patient in an ambulance.

## What a player can do

action-place = Place { $staff } in { $department }
action-treat = Treat { $die }
action-treat-as = Treat { $die } as { $as } (costs a blood bag)
action-transfuse = Give { $die } a blood bag: heal it by 1
action-return-die = Return { $die } to the bag
action-set = Set a { $die-colour } patient to { $die-value }
action-load = Load { $die }
action-leave = Leave { $die } out
action-remove = Remove { $die }
action-protect = Protect { $die }
action-raise = Raise { $die }
action-lower = Lower { $die }
action-collect = Send off { $die }
action-take-ambulance = Take ambulance { $number }
action-take-department = Take the department { $department }
action-take-specialist = Take the specialist { $specialist }
action-return-improvement = Return { $improvement } for a blood bag
action-reveal = { $kind ->
        [department] Reveal one more department
       *[specialist] Reveal one more specialist
    }
action-keep = Keep the administrator “{ $administrator }”
action-copy = Copy { $specialist }
action-report = Complete the report “{ $report }”
action-choose = Choose effect { $number }
action-use = Use the effect
action-draw = Admit a new patient
action-skip = Skip
action-pass = Pass
action-done = Finish

## What happened

happened-first-player = { $player } became First Player.
happened-stacks-built = The stacks were shuffled.
happened-department-revealed = Department on display: { $department }.
happened-specialist-revealed = Specialist on display: { $specialist }.
happened-starting-die-drawn = { $player } drew a { $colour } patient.
happened-starting-die-set = { $player } set a starting patient to { $die }.
happened-administrators-dealt = { $player } looked at two administrators.
happened-administrator-kept = { $player } kept the administrator “{ $administrator }”.
happened-report-dealt = Medical report on the table: { $report }.
happened-round-began = Round { $round } started.
happened-event-revealed = Event: { $card }.
happened-die-drawn = Rolled: { $die }.
happened-die-loaded = Ambulance { $ambulance } took { $die }.
happened-ambulance-taken = { $player } took ambulance { $ambulance }.
happened-ambulance-left = No one took ambulance { $ambulance }: its dice went back to the bag.
happened-extra-die-drawn = { $player } drew an extra patient: { $die }.
happened-die-left = { $player } left { $die } out.
happened-bags-gained =
    { $count ->
        [one] { $player } gained a blood bag.
       *[other] { $player } gained { $count } blood bags.
    }
happened-patient-admitted = { $player } admitted { $die }.
happened-patient-removed = { $player } removed { $die } to make room.
happened-improvement-taken = { $player } took { $improvement }.
happened-improvement-returned = { $player } returned { $improvement }.
happened-improvement-declined = { $player } took no improvement.
happened-improvement-buried = { $improvement } went to the bottom of its stack.
happened-specialist-copied = { $player } chose to copy { $specialist }.
happened-staff-placed = { $player } placed { $staff } in { $department }.
happened-patient-healed = { $player } healed { $before } to { $after-value }.
happened-patient-discharged = { $player } discharged { $before }.
happened-patient-worsened = { $player }: { $before } deteriorated to { $after-value }.
happened-patient-rerolled = { $player } re-rolled { $before }: now { $after-value }.
happened-patient-flipped = { $player } flipped { $before }: now { $after-value }.
happened-patient-recoloured = { $player } changed { $before } to { $after-colour }.
happened-patient-died = { $player } lost { $before }: a fatality.
happened-bag-spent = { $player } spent a blood bag.
happened-fatality-discarded =
    { $count ->
        [one] { $player } discarded a fatality.
       *[other] { $player } discarded { $count } fatalities.
    }
happened-effect-declined = { $player } skipped the effect.
happened-patient-returned = { $player } returned { $die } to the bag.
happened-activation-ended = { $player } finished the activation.
happened-patient-protected = { $player } protected { $die } from neglect.
happened-points-scored = { $player } scored { $signed }: { $reason }.
happened-report-completed = { $player } completed the report “{ $report }”.
happened-shift-changed = Shift change.
happened-patient-collected = { $player } sent { $die } off in ambulance { $ambulance }.
happened-player-passed = { $player } passed.
happened-game-ended = The game ended.

## Why an action is refused

reason-unknown-staff = You don’t have that meeple to place
reason-department-used = You’ve already used that department this round
reason-not-your-department = That department isn’t in your hospital
reason-targets-not-met = You don’t have the patients this department needs
reason-not-a-target = You can’t use the effect on this patient
reason-no-blood-bag = You have no blood bag
reason-bags-frozen = You can’t spend blood bags this round
reason-recolour-not-offered = You can’t change this patient’s colour here
reason-effect-not-optional = You can’t skip this effect
reason-first-player-ambulance = The First Player can’t take ambulance 1
reason-ambulance-taken = That ambulance isn’t available
reason-not-on-display = That isn’t on display
reason-improvement-required = You must take an improvement
reason-not-yours = You don’t have that
reason-too-new = You can’t remove a patient who arrived this round
reason-not-protected-colour = You can’t protect patients of this colour
reason-not-neglected = That patient was treated and is safe
reason-improvement-waits = You can use that improvement from the next round
reason-report-not-open = That report isn’t available
reason-report-needs-dice = You haven’t discharged the patients this report needs
reason-no-such-patient = Patient not found
reason-value-not-left = You have no starting patient of that colour left
reason-value-not-next = Set the starting values in order, lowest first
reason-not-dealt = You weren’t dealt that administrator
reason-not-collectable = No ambulance is waiting for this patient
reason-cannot-copy = You can’t copy that specialist

## Rules texts: whom an effect is aimed at

coloured =
    { $colour ->
        [red] { "red " }
        [yellow] { "yellow " }
        [green] { "green " }
       *[any] { "" }
    }
patients-noun =
    { $count ->
        [one] { coloured }patient
       *[other] { coloured }patients
    }
quantity =
    { $fewer ->
        [never] exactly { count-word }
        [up-to] up to { count-word }
       *[if-short] { count-word }
    }
patients =
    { $who ->
        [healed] { $count ->
            [1] one of those{ $of }
           *[other] { quantity } of those{ $of }
        }
        [just-healed] { $count ->
            [1] one { patients-noun } just healed{ $of }
           *[other] { quantity } { patients-noun } just healed{ $of }
        }
        [different] { $count ->
            [1] a different { patients-noun }{ $of }
           *[other] { quantity } different { patients-noun }{ $of }
        }
        [another] { $count ->
            [1] another { patients-noun }{ $of }
           *[other] { quantity } other { patients-noun }{ $of }
        }
        [further] { $count ->
            [1] yet another { patients-noun }{ $of }
           *[other] { quantity } further { patients-noun }{ $of }
        }
        [anyone] { $count ->
            [1] any { patients-noun }{ $of }
           *[other] { $fewer ->
                [up-to] up to { count-word } { patients-noun }{ $of }
               *[never] any { count-word } { patients-noun }{ $of }
            }
        }
       *[everyone] { $count ->
            [1] one { patients-noun }{ $of }
           *[other] { quantity } { patients-noun }{ $of }
        }
    }
of-values = of value { $values }
of-equal = of equal value
of-run = of consecutive values
of-equal-within = of equal value ({ $values })
of-run-within = of consecutive values ({ $values })
of-same-value = of the value that one of those had before
of-same-value-healed = of the value that a patient just healed had before
or-fewer =
    { $count ->
        [2] (or one, if there is only one)
       *[other] (or fewer, if there are no more)
    }

## Rules texts: what an effect does

part-heal =
    { $count ->
        [1] heal { $patients }, +{ $steps }
       *[other] heal { $patients }, +{ $steps } each
    }
part-lower =
    { $count ->
        [1] lower { $patients }, −{ $steps }
       *[other] lower { $patients }, −{ $steps } each
    }
part-reroll =
    { $count ->
        [1] re-roll { $patients } and keep the result
       *[other] re-roll { $patients } and keep the results
    }
part-flip =
    { $count ->
        [1] turn { $patients } to the opposite face
       *[other] turn { $patients } to their opposite faces
    }
part-recolour = change the colour of { $patients } until the end of the { $lasts ->
    [round] round
   *[phase] phase
}
cost-fatalities =
    { $count ->
        [one] discard { count-word } fatality
       *[other] discard { count-word } fatalities
    }
gain-bags =
    { $count ->
        [one] gain { count-word } blood bag
       *[other] gain { count-word } blood bags
    }
gain-points =
    { $count ->
        [one] gain { $count } point
       *[other] gain { $count } points
    }
effect-admissions = return another patient to the bag, or draw, roll and admit a new one, for each patient discharged
effect-at-cost = { $cost } to { $effect }
effect-either = either { $effects }
effect-nothing = no effect

## Rules texts: specialists

when-healed = When it heals one or more { coloured }patients
when-discharged = When it discharges one or more { coloured }patients
text-specialist-may = { $when }, you may { $effect }.
text-specialist-gains = { $when }, { $effect }.
text-specialist-coloured-only = Only in a department that names a colour.
text-specialist-copies = At the start of your activation, choose another of your specialists: until the end of the phase, this one has that ability too.

## Rules texts: administrators, grants, reports

signed-points =
    { $size ->
        [one] { $signed } point
       *[other] { $signed } points
    }
needed-colour =
    { $count ->
        [one] { count-word } { coloured }patient
       *[other] { count-word } { coloured }patients
    }
needed-each =
    { $count ->
        [one] { count-word } patient of each colour
       *[other] { count-word } patients of each colour
    }
text-administrator-needs = { $points } in Phase 5 if you discharged at least { $needs } this round.
text-administrator-sets = { $points } in Phase 5 for each set of { $needs } that you discharged this round.
text-administrator-strict-most = { $points } in Phase 5 if you discharged more patients this round than every other player.
text-administrator-protects =
    { $count ->
        [0] Your { coloured }patients do not deteriorate from neglect.
        [1] Each round, one of your neglected { coloured }patients does not deteriorate.
       *[other] Each round, { count-word } of your neglected { coloured }patients do not deteriorate.
    }
title-needs = { $needs } discharged: { $signed }
title-sets = each set of { $needs } discharged: { $signed }
title-strict-most = most patients discharged: { $signed }
title-protects =
    { $count ->
        [0] all { coloured }patients safe from neglect
        [1] one { coloured }patient safe from neglect
       *[other] { count-word } { coloured }patients safe from neglect
    }
title-report = { $needs }
text-report = Discharge { $needs } in one round: { $gain } if completed, { $loss } if not.
text-back = It waits for { $dice }.

## Rules texts: events

text-event-bags =
    { $count ->
        [one] Everyone gains { count-word } blood bag.
       *[other] Everyone gains { count-word } blood bags.
    }
text-event-may-return = Everyone may return one patient to the bag, without points and without a fatality.
text-event-may-raise = Everyone may raise one patient of value 1 to 5 by 1. It stays untreated.
text-event-must-lower = Everyone lowers one of their highest patients by 1, unless that is a 1. It stays untreated.
text-event-more-nurses =
    { $count ->
        [one] Everyone has { count-word } extra nurse this round.
       *[other] Everyone has { count-word } extra nurses this round.
    }
text-event-fewer-nurses =
    { $count ->
        [one] Everyone may place { count-word } nurse fewer this round.
       *[other] Everyone may place { count-word } nurses fewer this round.
    }
text-event-extra-dice =
    { $count ->
        [one] Everyone takes in { count-word } extra patient this round.
       *[other] Everyone takes in { count-word } extra patients this round.
    }
text-event-neglect =
    { $count ->
        [one] Neglected patients deteriorate { count-word } step more this round.
       *[other] Neglected patients deteriorate { count-word } steps more this round.
    }
text-event-volunteers =
    { $count ->
        [one] Everyone may choose { count-word } neglected patient that does not deteriorate.
       *[other] Everyone may choose up to { count-word } neglected patients that do not deteriorate.
    }
text-event-bags-frozen = No one can spend blood bags this round.
text-event-improvements-wait = You can’t use an improvement taken this round until the next round.
text-event-clean = At the start of Phase 4, { $points } for each player without an untreated patient.
text-event-dirty =
    { $count ->
        [one] At the start of Phase 4, { $points } for each player with an untreated patient.
       *[other] At the start of Phase 4, { $points } for each player with { count-word } or more untreated patients.
    }
text-event-grant = In Phase 5, { $points } for each player who discharged at least { $needs } this round.

## Asking and telling with numbers and reasons

prompt-set-next = Your starting patients get the values { $values }, lowest first. Which one gets the { $value }?
prompt-load-into = Ambulance { $number } has room for { $room ->
        [one] { $room } more patient
       *[other] { $room } more patients
    }, but there are more of value { $value }. You sit to the right of the First Player, so choose the next one.
prompt-ambulance-first = The First Player can’t take ambulance 1. The lowest ambulance taken earns a blood bag.
prompt-ambulance-lowest = The lowest ambulance taken earns a blood bag and the First Player token.
prompt-treat-by-department = Choose a patient for { $card }.
prompt-treat-by-specialist = Choose a patient for the { $card }.
prompt-treat-several-department = Choose patient { $number } of { $count } for { $card }.
prompt-treat-several-specialist = Choose patient { $number } of { $count } for the { $card }.
prompt-between-by = You can use the effect of the { $card } now.
prompt-between-copied = You can use the effect of the { $card } now, copied by the { $staff }.
prompt-by-event = { $event }: { $prompt }
prompt-protect-by =
    { $count ->
        [one] Your administrator protects { $count } more neglected patient: choose which.
       *[other] Your administrator protects { $count } more neglected patients: choose one of them.
    }
prompt-protect-more =
    { $count ->
        [one] You can protect { $count } more neglected patient.
       *[other] You can protect up to { $count } more neglected patients.
    }
action-recolour = Change { $die } to { $as }
score-discharged-counted =
    { $count ->
        [one] { $count } patient discharged
       *[other] { $count } patients discharged
    }
score-fatalities-counted =
    { $count ->
        [one] { $count } fatality
       *[other] { $count } fatalities
    }
score-bags-counted =
    { $count ->
        [one] { $count } blood bag left
       *[other] { $count } blood bags left
    }
score-left-behind-counted =
    { $count ->
        [one] { $count } patient left behind
       *[other] { $count } patients left behind
    }
score-report-of = { $reason }, “{ $report }”

## Looking at the table

look-round = Round { $round } of { $rounds }
look-event = Event: { $event }
look-bag = In the bag: { $dice }
look-ambulances = Ambulances
look-ambulance = Ambulance { $number }: { $dice }
look-departments = Departments on display: { $names }
look-specialists = Specialists on display: { $names }
look-reports = Medical reports: { $names }
look-wards = Untreated: { $dice }
look-discharged = Discharged this round: { $dice }
look-staff = Available staff: { $names }
look-open-departments = Open departments: { $names }
look-tiles = Improvements: { $names }
look-administrator = Administrator: { $name }
look-bags = Blood bags: { $count }
look-fatalities = Fatalities: { $count }
look-score = Score: { $score }
look-treated = Treated: { $dice }
look-arrivals = New patients: { $dice }
look-beds = Beds: { $used } of { $beds } in use
look-loose = Not yet in an ambulance: { $dice }
look-copied = Copied: { $specialist }
look-forecast = If the game ended now: { $score }
look-reports-done = Completed: { $names }
look-waiting-for = Ambulance { $number } is waiting for { $dice }
look-numbered-effect = Effect { $number }: { $text }
look-protected = Protected: { $dice }
look-administrator-text = “{ $name }”: { $text }
look-report = { $report } ({ $signed })
look-report-column = column { $number }: { $reports }
look-report-above = { $first }, above it { $last }
look-report-dice = Discharged, not yet in a report: { $dice }

## Several things in one sentence

told-drawn-at-start = { $player } drew these patients: { $colours }.
told-set-at-start = { $player } set the starting patients to { $dice }.
told-worse-by = { $before } to { $after }
told-worsened =
    { $count ->
        [one] { $player } neglected a patient: { $dice }.
       *[other] { $player } neglected patients: { $dice }.
    }
told-died = { $player } lost { $dice }: { $fatalities }.
told-buried = { $names } went to the bottom of their stacks.
told-died-neglected = { $player } lost { $dice } to neglect: { $fatalities }.
told-joined = Now also on display: { $names }.
told-lowest = { $player } had the lowest ambulance and gained a blood bag.
told-lowest-token = { $player } had the lowest ambulance, gained a blood bag and became First Player.
told-points = { $player } scored { $signed }: { $reason }. Total: { $total }.
told-score-of = { $player }: { $score }
told-administrators-dealt = { $player } looked at { $names }.
told-round-scores = Points after round { $round }: { $scores }.

## Headings of long lists

group-place = Place { $staff } in
group-treat = Treat
group-treat-as = Treat as { $colour }, with a blood bag
group-transfuse = Give a blood bag to
group-return-die = Return to the bag
group-recolour = Change to { $colour }
group-remove = Remove
group-protect = Protect
group-raise = Raise by 1
group-lower = Lower by 1
group-take-department = Take the department
group-take-specialist = Take the specialist

## Beginning and end

play-aim = Heal your patients: one who is healed to 7 is discharged, and the more you discharge in one round, the more points each of them is worth. A patient left untreated in a round gets worse, and one who falls to 0 is a fatality, { $fatality } at the end. There are { $rounds } rounds; most points win.
result-solo = Your score: { $score }. Rank: { $rank }.

## The solver

solve-proven = You can score { $points } this round: proven best.
solve-at-least = You can score at least { $points } this round: not proven best.
solve-proven-on-average = You can score { $points } on average this round: proven best.
solve-at-least-on-average = You can score at least { $points } on average this round: not proven best.
solve-result = Discharged: { $discharged }. Deaths from neglect: { $deaths }. Hospital empty at the end: { $empty ->
        [yes] yes.
       *[no] no.
    }
solve-step = { $number }. { $action }
solve-luck = A roll comes next. Solve again from its result.

## Puzzles

puzzle-title = Puzzle { $number } { $stars }
puzzle-question = Greedy play scores { $points } this round. What’s the most you can score, and how?
puzzle-hint = --solution shows the best line. “wardround puzzle check” scores your line.
puzzle-unique = No other result scores as many points.
puzzle-several = Other results score as many points.
puzzle-sound = The puzzle is sound. Best score: { $best }. Greedy play: { $greedy }.
puzzle-solved = Solved: your line scores { $points }, the most possible. Greedy play scores { $greedy }.
puzzle-not-solved = Your line scores { $points }, but you can score { $best }. Greedy play scores { $greedy }.
error-bad-puzzle = This isn’t a puzzle: “{ $field }” is missing or wrong.
error-puzzle-unreadable = Can’t read this line. Use a puzzle from “wardround puzzle --json”, or a hospital.
error-puzzle-with-luck = “{ $text }” depends on a roll, so it can’t be a puzzle.
error-puzzle-unproven = Couldn’t prove the best line of “{ $text }” within { $nodes } hospitals. Try a higher --nodes.
error-puzzle-obvious = “{ $text }” isn’t a puzzle: greedy play already scores the most possible.
error-puzzle-wrong = The puzzle is wrong: “{ $field }” is { $found } but should be { $wanted }.
error-puzzle-line-wrong = The puzzle is wrong: its “{ $field }” scores { $found }, not { $wanted }.
error-puzzle-line-too-long = The line continues after “{ $text }”, but the activation ended there.
error-puzzle-line-too-short = The line stops after “{ $text }”, in the middle of a placement. Add “skip” to decline an optional effect.
error-puzzles-with-answer = --answer works with one puzzle only. There are several here.
error-puzzles-run-out =
    { $found ->
        [0] Found no puzzle where greedy play loses { $least } or more. Try a lower --least-loss or a higher --nodes.
        [one] Found only one puzzle where greedy play loses { $least } or more. Try a lower --least-loss or a higher --nodes.
       *[other] Found only { $found } puzzles where greedy play loses { $least } or more. Try a lower --least-loss or a higher --nodes.
    }

## Deeds, in one line of the log

deed-nurse = nurse
deed-staff-placed = { $staff } in { $department }
deed-staff-placed-by = { $player }: { deed-staff-placed }
deed-bag-spent = a blood bag
deed-bag-spent-by = { $player }: { deed-bag-spent }
deed-patient-healed = { $before } to { $after-value }
deed-patient-discharged = { $before } discharged
deed-patient-worsened = { $before } down to { $after-value }
deed-patient-rerolled = { $before } re-rolled to { $after-value }
deed-patient-flipped = { $before } flipped to { $after-value }
deed-patient-recoloured = { $before } becomes { $after-colour }
deed-patient-died = { $before } dies
deed-bags-gained =
    { $count ->
        [one] a blood bag gained
       *[other] { $count } blood bags gained
    }
deed-fatality-discarded =
    { $count ->
        [one] a fatality discarded
       *[other] { $count } fatalities discarded
    }
deed-patient-returned = { $die } back to the bag
deed-patient-admitted = { $die } admitted
