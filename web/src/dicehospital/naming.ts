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
export function delta(choice: Choice | null | undefined, die: string): { text: string; home: boolean } {
  if (!choice) return { text: "", home: false };
  if (choice.luck && choice.do.verb === "treat") return { text: "?", home: false };
  const { die: after, event } = outcome((choice.preview ?? []) as DiceEvent[], die);
  if (event === "patient-discharged") return { text: t("web-dice-home"), home: true };
  if (event === "patient-died") return { text: "†", home: false };
  if (after === null || after === die.replace("+", "")) return { text: "", home: false };
  return { text: String(read(after).value), home: false };
}

/** "red, value 4, ward 2, bed 1, untreated, can be chosen: becomes 5" */
export function bedName(die: string, bed: number, facts: { state: "plain" | "can" | "chosen"; delta: string; home: boolean; critical: boolean }): string {
  const { colour, value, treated } = read(die);
  return t("web-dice-bed", {
    colour: t(`web-dice-colour-${HUES[colour]}`),
    value,
    ward: Math.floor(bed / WARD) + 1,
    bed: (bed % WARD) + 1,
    treated: treated ? "yes" : "no",
    critical: facts.critical ? "yes" : "no",
    state: facts.state,
    becomes: facts.home ? "home" : facts.delta ? "value" : "none",
    delta: facts.delta,
  });
}
