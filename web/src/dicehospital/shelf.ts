/** What is on display to improve, and who took what: a card that was taken stays in its place as long as others take. */
import { since } from "./eventFacts";
import type { DiceEvent } from "./types";

export interface Displayed {
  id: string;
  /** Who took it; null while it can be had. */
  taker: number | null;
}

/** Where each card stood, so that it stays there when others are taken. */
export type Shelves = Record<"department" | "specialist", string[]>;

/** Return who took which card of this round. */
export function takersOf(events: readonly DiceEvent[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of since(events, "round-began")) {
    if (one.event === "improvement-taken") found.set(one.improvement, one.seat);
  }
  return found;
}

/** Return what stands where: in the places where it stood before, and behind that what is new or was taken unseen. */
export function shelfOf(
  before: readonly string[],
  now: readonly string[],
  takers: ReadonlyMap<string, number>,
): Displayed[] {
  const left = [...now];
  const gone = new Map(takers);
  const taken = (id: string): Displayed[] => {
    const taker = gone.get(id);
    return taker !== undefined && gone.delete(id) ? [{ id, taker }] : [];
  };
  const kept = before.flatMap((id): Displayed[] => {
    const at = left.indexOf(id);
    return at < 0 ? taken(id) : [{ id: left.splice(at, 1)[0]!, taker: null }];
  });
  return [...kept, ...left.map((id) => ({ id, taker: null })), ...[...gone.keys()].flatMap(taken)];
}
