/** What a card would find among patients, by what is printed on it: a hint, not a rule. */
import type { Card, CardFacts } from "../api/types";
import { HUES, read } from "./dice";

/** Patients of the colour and the values that a card asks for; `works` if it could be used on them. */
export interface Fitting {
  n: number;
  works: boolean;
}

/** Return what a department would find; null where it does several things, or asks for no patient. */
export function fitting(card: Card, dice: readonly string[]): Fitting | null {
  const { choices = 1, colour, values, count, pattern } = card.facts as CardFacts;
  if (card.kind !== "department" || choices !== 1 || count === undefined) return null;
  const fit = dice
    .map(read)
    .filter(
      (die) => (!colour || colour === "any" || HUES[die.colour] === colour) && (!values || values.includes(die.value)),
    );
  // "Up to": one is enough, and one alone makes any pattern.
  const needs = card.fx.some((one) => one.g === "up-to") ? 1 : count;
  const found = fit.map((one) => one.value);
  const sets = setsOf(found, needs, pattern ?? null);
  const works = pattern ? sets.length > 0 : fit.length >= needs;
  // Where a set is asked for, only those who can be in one fit.
  return {
    n: works && pattern ? found.filter((one) => sets.some((set) => set.includes(one))).length : fit.length,
    works,
  };
}

/** Return the values of each set that can be made of these: equal ones, or one after the other. */
function setsOf(values: readonly number[], count: number, pattern: "equal" | "run" | null): number[][] {
  const sets = values.map((value) =>
    Array.from({ length: count }, (_, at) => (pattern === "run" ? value + at : value)),
  );
  return sets.filter((set) =>
    pattern === "run"
      ? set.every((one) => values.includes(one))
      : values.filter((one) => one === set[0]).length >= count,
  );
}
