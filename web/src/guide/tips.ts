/**
 * Five tips for the first game, each beside the thing that it is about. When one comes is told by what the server offers,
 * never by what the dice or cards are.
 */
import type { Shown } from "../api/types";
import { stand, type Began } from "../lessons/steps";

export interface Tip {
  id: string;
  /** Where it points, the first that is in sight. */
  at: readonly string[];
  when: (now: Began, shown: Shown) => boolean;
}

const can =
  (...verbs: string[]) =>
  (now: Began) =>
    verbs.some((verb) => now.verbs.includes(verb));
const OWN = "#board .wgrid .lies";
const END = "[data-main]";

const DICE_HOSPITAL: readonly Tip[] = [
  { id: "patient", at: [OWN], when: can("take-ambulance", "place") },
  { id: "ambulance", at: ["#board [data-thing^='van-'].can"], when: can("take-ambulance") },
  {
    id: "improve",
    at: ["#board .market .stack [data-inspect]"],
    when: can("take-department", "take-specialist"),
  },
  { id: "place", at: ["#board .staff .one[data-inspect]"], when: can("place") },
  {
    id: "end",
    at: ["#forecast", ".fc", END],
    when: (now, shown) => can("done")(now) && shown.undo === true,
  },
];

const DYNAMITE_NURSE: readonly Tip[] = [
  { id: "play", at: ["#board .grab[data-choice]", "#board .line[data-choice]"], when: can("play") },
  { id: "buy", at: ["#board .dn-pile[data-choice]"], when: (now) => can("buy")(now) && !can("play")(now) },
  { id: "charge", at: ["#board .option[data-choice]"], when: can("assign") },
  { id: "treat", at: ["#board .hospital.own .cot", "#board .cots .cot"], when: can("operate", "care") },
  {
    id: "end",
    at: [END],
    when: (now) => now.phase === "main" && now.verbs.length > 0 && !can("play", "buy", "operate", "care")(now),
  },
];

export const TIPS: Readonly<Record<string, readonly Tip[]>> = {
  "dice-hospital": DICE_HOSPITAL,
  "dynamite-nurse": DYNAMITE_NURSE,
};

/** Return the tips that fit what you are asked now, without those that you have seen. */
export function fitting(game: string, shown: Shown, seen: readonly string[]): readonly Tip[] {
  const now = stand(shown);
  return (TIPS[game] ?? []).filter((tip) => !seen.includes(tip.id) && tip.when(now, shown));
}
