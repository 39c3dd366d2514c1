/** What happens if you finish, in figures that can be compared. */
import type { Figure } from "../play/planFigures";
import type { DiceView, Outlook } from "./types";

export function figures(outlook: Outlook): Figure[] {
  return [
    { id: "leaving", value: outlook.leaving.length, better: "more" },
    { id: "points", value: outlook.total, better: "more" },
    { id: "neglected", value: outlook.neglected.length, better: "less" },
    { id: "deaths", value: outlook.deaths.length, better: "less" },
    { id: "beds", value: outlook.beds, better: "more" },
  ];
}

/** What a hospital has come to so far. */
export function held(hospital: DiceView["hospitals"][number]): Figure[] {
  return [
    { id: "score", value: hospital.score, better: "more" },
    { id: "fatalities", value: hospital.fatalities, better: "less" },
  ];
}
