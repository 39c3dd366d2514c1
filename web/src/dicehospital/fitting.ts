/** How many patients a card is about, by the colour and the values printed on it: a hint, not a rule. */
import type { Card } from "../api/types";
import { HUES, read } from "./dice";

export function fitting(card: Card, dice: readonly string[]): number | null {
  const { colour, values } = card.facts as { colour?: string; values?: number[] };
  if (card.kind !== "department" || (card.facts["choices"] ?? 1) !== 1 || card.facts["count"] === undefined) return null;
  return dice.map(read).filter((die) => (!colour || colour === "any" || HUES[die.colour] === colour) && (!values || values.includes(die.value))).length;
}
