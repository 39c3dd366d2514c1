# Tips for the first game, beside what they are about.
web-guide = Tip
web-guide-of = { $n }/{ $of }
web-guide-read = Got it
web-guide-off = No more tips
web-guide-next = The next tip comes when it’s time.

web-guide-dice-hospital-patient = Each die is a patient, and low means ill. Heal one past 6 to discharge them; below 1 they die.
web-guide-dice-hospital-ambulance = Take one ambulance: its patients come to you. Low numbers bring sicker patients, but you improve sooner. The lowest adds a blood bag.
web-guide-dice-hospital-improve = Take one card and keep it all game: a department to treat patients, or a specialist, who does more than a nurse.
web-guide-dice-hospital-place = Choose who works, then a department, then a patient who fits. Each works once per round.
web-guide-dice-hospital-end = Untreated patients lose 1 when you’re done. This shows what will happen. Discharge many together to score more.

web-guide-dynamite-nurse-play = Play your cards: some give Gold to buy with, some Treatment Points (TP) to treat with. You discard the rest anyway.
web-guide-dynamite-nurse-buy = Spend your Gold on a better card. It goes to your discard pile and reaches your hand later.
web-guide-dynamite-nurse-charge = Who is in charge? Healed Patients give you points, dead ones a Kill Mark. Keep those you can heal.
web-guide-dynamite-nurse-treat = The Severity is the price: pay that many TP to operate, and the Patient’s points are yours.
web-guide-dynamite-nurse-end = Nothing left to do? End the phase here. Unused TP and Gold are lost.
