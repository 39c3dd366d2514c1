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
  return {
    n: fit.length,
    works: together(
      fit.map((one) => one.value),
      needs,
      pattern ?? null,
    ),
  };
}

/** Return whether so many of these values are there: any, equal ones, or one after the other. */
function together(values: readonly number[], count: number, pattern: "equal" | "run" | null): boolean {
  if (!pattern) return values.length >= count;
  if (pattern === "equal") return values.some((value) => values.filter((one) => one === value).length >= count);
  return values.some((value) =>
    Array.from({ length: count }, (_, at) => value + at).every((one) => values.includes(one)),
  );
}
