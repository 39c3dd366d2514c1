/** What the rest of the app must know of Dice Hospital. */
import type { GameDeclaration } from "../shell/games";

export const GAME: GameDeclaration = {
  id: "dice-hospital",
  words: "dice",
  sign: "plus",
  picture: "die-r-5",
  daily: "",
  solo: true,
  sharesRounds: true,
  aid: ["intake", "improvement", "activation", "neglect", "discharge", "shift-change", "end"],
  sounds: {
    death: /^(patient-died|patient-removed)$/,
    discharge: /^(patient-discharged|patient-collected)$/,
    dice: /^(die-drawn|die-loaded|extra-die-drawn|starting-die-drawn|patient-rerolled)$/,
    treat: /^(patient-healed|bag-spent)$/,
    place: /^(staff-placed|ambulance-taken|improvement-taken|starting-die-set)$/,
    card: /^(event-revealed|department-revealed|specialist-revealed)$/,
  },
};
