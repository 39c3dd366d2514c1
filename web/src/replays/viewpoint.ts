/** Through whose eyes you look back, and where in a game a view is. */
import type { Step } from "../api/types";

/** Those of a seat, of a spectator (null), or all of them at once. */
export type Viewpoint = number | "all" | null;

/** Read whose eyes an address names: nothing if it names none. */
export function viewpointIn(text: string | null): Viewpoint | undefined {
  if (text === null) return undefined;
  return text === "all" ? "all" : /^\d+$/.test(text) ? Number(text) : null;
}

/** Return the round (or turn) of a view; null while the game is set up. */
export function roundOf(view: Step["view"]): number | null {
  const at = "round" in view ? view.round : view.turn;
  return typeof at === "number" && at > 0 ? at : null;
}

/** Return what tells a phase of a round from all others. */
export function phaseKey(view: Step["view"] | undefined): string {
  return view ? `${roundOf(view)} ${view.phase}` : "";
}
