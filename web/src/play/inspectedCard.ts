/** What of a board is looked at closely: the card that it is, and its rule where the card names none. */
import type { Inspected } from "./frame.svelte";

/** How long a finger presses what it wants to look at, in milliseconds. */
export const LONG = 500;

export function inspectedCard(at: EventTarget | null): Extract<Inspected, { card: string }> | null {
  const found = (at as Element | null)?.closest?.("[data-inspect]");
  const card = found?.getAttribute("data-inspect");
  if (!found || !card) return null;
  const rule = found.getAttribute("data-rule");
  return rule ? { card, rule } : { card };
}
