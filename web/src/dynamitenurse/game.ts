/** What the rest of the app must know of Dynamite Nurse. */
import type { GameDeclaration } from "../shell/games";

export const GAME: GameDeclaration = {
  id: "dynamite-nurse",
  words: "nurse",
  sign: "dynamite",
  picture: "meeple-nurse",
  daily: "-nurse",
  solo: false,
  sharesRounds: false,
  aid: ["main", "transportation", "admission", "cleanup", "end"],
  sounds: {
    death: /^(patient-died|kill-marks-taken)$/,
    discharge: /^patient-operated$/,
    dice: /^patient-revealed$/,
    treat: /^(patient-cared-for|patient-stabilised|patient-paid-for)$/,
    card: /^(card-played|card-bought|cards-drawn|nurse-acquired|nurse-exchanged|event-revealed)$/,
  },
};
