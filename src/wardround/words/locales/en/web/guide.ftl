# Tips for the first game, beside what they are about.
web-guide = Tip
web-guide-of = { $n }/{ $of }
web-guide-read = Got it
web-guide-off = No more tips
web-guide-next = The next tip comes when it’s time.

web-guide-dice-hospital-patient = Each die is a patient. Low means ill. Heal one beyond 6 and they go home; below 1 they die.
web-guide-dice-hospital-ambulance = Take one ambulance: its patients come to you. Low numbers bring worse patients, but you improve first. The lowest adds a blood bag.
web-guide-dice-hospital-improve = Take one card for the rest of the game: a department treats patients, a specialist works better than a nurse.
web-guide-dice-hospital-place = Choose who works, then a department, then a patient who fits. Each works once per round.
web-guide-dice-hospital-end = Untreated patients lose 1 when you’re done. This shows what happens; many discharged together score more.

web-guide-dynamite-nurse-play = Play your cards: some give Gold to buy, some Treatment Points (TP) to treat. You discard the rest anyway.
web-guide-dynamite-nurse-buy = Spend your Gold on a better card. It goes to your discard pile and reaches your hand later.
web-guide-dynamite-nurse-charge = Who is in charge? Healed Patients give points, dead ones a Kill Mark. Keep those you can heal.
web-guide-dynamite-nurse-treat = The Severity is the price: pay that many TP to operate, and the Patient’s points are yours.
web-guide-dynamite-nurse-end = Nothing left to do? End the phase here. Unused TP and Gold are lost.
