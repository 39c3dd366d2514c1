/** Comparing where plans lead: figures of a game's forecast, each with what is better. */
import { fileOf } from "../shell/games";
import { t } from "../words/words.svelte";
import type { SavedPlan } from "./plans.svelte";

export interface Figure {
  /** What it is, as the end of a key of the app's words. */
  id: string;
  value: number;
  /** Whether more of it is better, or less. */
  better: "more" | "less";
}

export type Figures = (forecast: never) => Figure[];

const FILES = import.meta.glob<{ figures: Figures; held: Figures }>("../*/figures.ts");

/** Fetch how a game tells its forecasts in figures; the most important come first. */
export async function figuresOf(game: string): Promise<(forecast: unknown) => Figure[]> {
  const read = FILES[fileOf(game, "figures.ts")];
  if (!read) return () => [];
  const { figures } = await read();
  return (forecast) => (forecast ? figures(forecast as never) : []);
}

/** Fetch how a game tells in figures what a hospital has come to. */
export async function heldOf(game: string): Promise<(hospital: unknown) => Figure[]> {
  const read = FILES[fileOf(game, "figures.ts")];
  if (!read) return () => [];
  const { held } = await read();
  return (hospital) => (hospital ? held(hospital as never) : []);
}

/** Return the first figures of a forecast in words: "4 leave, 8 points". */
export function facts(figures: readonly Figure[]): string {
  return figures
    .slice(0, 2)
    .map(({ id, value }) => t(`web-plan-fact-${id}`, { n: value }))
    .join(", ");
}

/** Say that a plan is kept, and where it leads. */
export function keptWords({ letter }: SavedPlan, figures: readonly Figure[]): string {
  const told = facts(figures);
  return told ? t("web-plan-kept", { letter, facts: told }) : t("web-plan-letter-kept", { letter });
}

/** Return which of some figures are the best; none where all are equal, or where something is not known. */
export function best(figures: readonly (Figure | undefined)[]): boolean[] {
  const known = figures.filter((one) => one !== undefined);
  const values = known.map((one) => one.value);
  const top = known[0]?.better === "less" ? Math.min(...values) : Math.max(...values);
  const tells = values.some((value) => value !== top);
  return figures.map((one) => tells && one?.value === top);
}
