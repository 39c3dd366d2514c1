/** Accessible names of things. */
import type { Choice } from "../api/types";
import { either, t } from "../words/words.svelte";
import { WARD } from "./beds";
import { HUES, read, type Letter } from "./dice";
import { outcome } from "./eventFacts";
import type { DiceEvent } from "./types";

/** "red 4" */
export function dieName(die: string): string {
  const { colour, value } = read(die);
  return t("web-dice-die", { colour: t(`web-dice-colour-${HUES[colour]}`), value: value || "none" });
}

/** What a choice makes of a die, for the small label at its corner. */
export interface Change {
  text: string;
  home: boolean;
  death: boolean;
  safe: boolean;
}

export function delta(choice: Choice | null | undefined, die: string): Change {
  const none = { text: "", home: false, death: false, safe: false };
  if (!choice) return none;
  // Whoever is protected stays as they are; the preview tells of those who are not.
  if (choice.do.verb === "protect") return { ...none, safe: true };
  if (choice.luck && choice.do.verb === "treat") return { ...none, text: "?" };
  const { die: after, event } = outcome((choice.preview ?? []) as DiceEvent[], die);
  if (event === "patient-discharged") return { ...none, text: t("web-dice-home"), home: true };
  if (event === "patient-died") return { ...none, death: true };
  return after === null || read(after).value === read(die).value ? none : { ...none, text: String(read(after).value) };
}

/** Whether a blood bag is spent with it. */
export function paid(choice: Choice): boolean {
  return choice.do.verb === "treat" && ((choice.preview ?? []) as DiceEvent[]).some((one) => one.event === "bag-spent");
}

/** What is known of a patient beside the die. */
export interface Facts {
  state: "plain" | "can" | "chosen";
  change: Change;
  critical: boolean;
  /** Colours that it would be treated as, and whether for a blood bag. */ as: readonly Letter[];
  paid: boolean;
}

/** "red, value 4, ward 2, bed 1, untreated, can be chosen as green for a blood bag, becomes 5" */
export function bedName(die: string, bed: number, facts: Facts): string {
  const { colour, value, treated } = read(die);
  const { text, home, death, safe } = facts.change;
  return t("web-dice-bed", {
    colour: t(`web-dice-colour-${HUES[colour]}`),
    value,
    ward: Math.floor(bed / WARD) + 1,
    bed: (bed % WARD) + 1,
    treated: treated ? "yes" : "no",
    critical: facts.critical ? "yes" : "no",
    state: facts.state,
    as: either(facts.as.map((one) => t(`web-dice-colour-${HUES[one]}`))) || "none",
    paid: facts.paid ? "yes" : "no",
    becomes: home ? "home" : death ? "death" : safe && facts.state !== "plain" ? "safe" : text ? "value" : "none",
    delta: text,
  });
}
