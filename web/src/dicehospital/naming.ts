/** What things are called for those who do not see them. */
import type { Choice } from "../api/types";
import { t } from "../words/words.svelte";
import { HUES, read } from "./dice";
import { WARD } from "./placing";
import { outcome } from "./story";
import type { DiceEvent } from "./types";

/** "red 4" */
export function dieName(die: string): string {
  const { colour, value } = read(die);
  return t("web-dice-die", { colour: t(`web-dice-colour-${HUES[colour]}`), value: value || "none" });
}

/** What a choice makes of a die, for the small label at its corner. */
export interface Change { text: string; home: boolean; death: boolean }

export function delta(choice: Choice | null | undefined, die: string): Change {
  const none = { text: "", home: false, death: false };
  if (!choice) return none;
  if (choice.luck && choice.do.verb === "treat") return { ...none, text: "?" };
  const { die: after, event } = outcome((choice.preview ?? []) as DiceEvent[], die);
  if (event === "patient-discharged") return { ...none, text: t("web-dice-home"), home: true };
  if (event === "patient-died") return { ...none, death: true };
  return after === null || after === die.replace("+", "") ? none : { ...none, text: String(read(after).value) };
}

/** "red, value 4, ward 2, bed 1, untreated, can be chosen: becomes 5" */
export function bedName(die: string, bed: number, facts: { state: "plain" | "can" | "chosen"; delta: string; home: boolean; death: boolean; critical: boolean }): string {
  const { colour, value, treated } = read(die);
  return t("web-dice-bed", {
    colour: t(`web-dice-colour-${HUES[colour]}`),
    value,
    ward: Math.floor(bed / WARD) + 1,
    bed: (bed % WARD) + 1,
    treated: treated ? "yes" : "no",
    critical: facts.critical ? "yes" : "no",
    state: facts.state,
    becomes: facts.home ? "home" : facts.death ? "death" : facts.delta ? "value" : "none",
    delta: facts.delta,
  });
}
