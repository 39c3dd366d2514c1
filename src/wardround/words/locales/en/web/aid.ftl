### The player aid, one sheet for each game. Only its own page needs these words.

web-aid-edition = Edition
web-aid-print = Print on one page
web-aid-dice-hospital-goal = { $rounds } rounds; most points win.
web-aid-dice-hospital-course = A round
web-aid-dice-hospital-intake = Roll 3 dice for each ambulance (no 1, no 6) and load them from low to high. Each player takes one; the First Player can’t take number 1. The lowest one taken brings a blood bag and the First Player token. For each patient without a bed, an older one dies.
web-aid-dice-hospital-improvement = In ambulance order, lowest first: take a department or a specialist{ $required ->
    [yes] { " while there is one" }
   *[no] , or nothing
}. Then you may return { $returns ->
    [any] improvements for a blood bag each
   *[one] one improvement for a blood bag
}.
web-aid-dice-hospital-activation = All at the same time: place your staff one by one, each once, each department once. Patients healed past 6 are discharged right away. A specialist may add their effect. A blood bag heals any patient by 1, or recolours a patient just before healing them, { $lasts ->
    [effect] for that one effect
   *[phase] until the phase ends
}.
web-aid-dice-hospital-neglect = Untreated patients lose 1; at 0 they die.
web-aid-dice-hospital-discharge = Points for all patients discharged together; { $empty } more if all beds are empty; then administrators.
web-aid-dice-hospital-shift-change = Staff return, all patients count as untreated again, new improvements are revealed.
web-aid-dice-hospital-end = { $fatality } for each fatality, { $bag } for each blood bag. Ties: fewest patients left, then the highest sum of their values.
web-aid-dice-hospital-points = Points for patients discharged in one round
web-aid-dynamite-nurse-goal = Most victory points (VP) win; a tie goes to fewer Kill Marks.
web-aid-dynamite-nurse-course = A turn
web-aid-dynamite-nurse-main = Play any number of cards. Once per turn, treat one Patient or buy one card. An Operation costs the Severity, heals the Patient and brings a Nurse; Care makes a critical Patient stable. Unused Treatment Points (TP) and Gold are lost.
web-aid-dynamite-nurse-transportation = A Patient comes from the Dungeon into the ambulances, and you choose who is in charge. If they are full, one in transport turns critical instead. Emergency Cases go straight to a Hospital.
web-aid-dynamite-nurse-admission = Admit any of your charges. You have two beds: for each extra Patient, another one turns critical; one who was critical dies and gives you a Kill Mark.
web-aid-dynamite-nurse-cleanup = Keep one card or none, discard the rest, draw four.
web-aid-dynamite-nurse-end = As soon as the Kill Marks or the Dungeon run out: VP of Patients and cards, +1 for each admitted Patient, minus Kill Marks; the Dynamite Nurse counts as two more.
web-aid-dynamite-nurse-points = VP for Kill Marks (more than six cost the same as six)
web-aid-cost = { $cost } Gold
web-aid-departments = Departments
web-aid-specialists = Specialists
web-aid-administrators = Administrators
web-aid-expansion = Experimental Medicine
web-aid-actions = Action cards
web-aid-nurses = Nurses
web-aid-patients = Patients
web-aid-tokens = Tokens
