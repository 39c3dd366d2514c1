/** What kind of thing a choice is, by its verb and by what it would bring. */
import type { Choice } from "../api/types";
import { isFinal } from "../play/deciding.svelte";
import type { DiceEvent } from "./types";

/** Verbs that are about a patient in bed. */
export const IN_BED = new Set(["treat", "transfuse", "return-die", "remove", "protect", "raise", "lower", "collect"]);
/** Verbs that are one word, for a button in the bar. */
export const WORDS = new Set(["skip", "pass", "use", "draw"]);
/** Verbs that have a place of their own on the board. */
export const PLACED = new Set([
  ...IN_BED,
  ...WORDS,
  "place",
  "done",
  "take-ambulance",
  "take-department",
  "take-specialist",
]);

/** Whether a choice only lifts a die of several: what comes of it is seen when the last one is chosen. */
export function passing(choice: Choice): boolean {
  const { verb } = choice.do;
  if (verb === "place") return true;
  if (verb === "skip" || verb === "pass") return !isFinal(choice);
  if (verb !== "treat" || choice.luck) return false;
  const events = (choice.preview ?? []) as readonly DiceEvent[];
  const paid = events.some((one) => one.event === "bag-spent");
  return events.every((one) => one.event === "bag-spent" || (paid && one.event === "patient-recoloured"));
}
