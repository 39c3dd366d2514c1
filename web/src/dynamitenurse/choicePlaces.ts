/** Where on the board a choice is made. Every choice has a place: what has none of its own is asked in the sheet. */
import type { Choice } from "../api/types";
import { type Do, type View, doing } from "./viewFacts";

export type Place = "hand" | "bed" | "cart" | "pile" | "bar" | "sheet";

const IN_HAND = new Set(["play", "keep", "discard"]);
const IN_BAR = new Set(["done", "skip", "skip-admission"]);
const AT_BED = new Set(["operate", "care", "pay"]);
const AT_CART = new Set(["admit", "lead", "trail"]);

const bare = (text: string): string => text.replace("!", "");

/** Return where a Patient is: in a bed (of any Hospital), in an ambulance, or elsewhere. */
function placeOfPatient(view: View, patient: string): Place {
  if (view.ambulances.some((charge) => bare(charge.patient) === patient)) return "cart";
  if (view.hospitals.some((hospital) => hospital.admitted.some((one) => bare(one) === patient))) return "bed";
  return "sheet";
}

/** Return where a choice is made; `asked` is the prompt of the seat. */
export function placeOf(view: View, choice: Choice, asked: string): Place {
  const { verb, patient } = doing(choice);
  if (IN_HAND.has(verb)) return "hand";
  if (IN_BAR.has(verb)) return "bar";
  if (verb === "buy" || verb === "buy-second-event") return asked === "main" ? "pile" : "sheet";
  if (patient === undefined) return "sheet";
  if (AT_BED.has(verb)) return placeOfPatient(view, patient) === "bed" ? "bed" : "sheet";
  if (AT_CART.has(verb)) return placeOfPatient(view, patient) === "cart" ? "cart" : "sheet";
  return placeOfPatient(view, patient);
}

/** Find the choice that does something, as with one card: `find(choices, "play", { card })`. */
export function find(choices: readonly Choice[], verb: string, of: Partial<Do> = {}): Choice | undefined {
  return choices.find((choice) => {
    const done = doing(choice) as unknown as Record<string, unknown>;
    return done.verb === verb && Object.entries(of).every(([name, value]) => done[name] === value);
  });
}
