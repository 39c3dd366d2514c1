/** Finds the places of beats on the page. */
import type { Beat, Move, Places } from "./staging";

/** Where something was before it left the page: from places to what was there. */
export type Noted = WeakMap<Move, DOMRect>;

const inSight = ({ width, height, left, top, right, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** Places of one thing each: where several of the same kind go to one zone, each has a place of its own. */
const isOwn = (place: string): boolean => /data-(inspect|die)/.test(place);

/** What lies over a board while it asks something. */
const OVER = "[data-over], dialog, [role=dialog]";

/** Whether something asked lies over a place: what goes there would fly across it. */
function isCovered(place: Element, { x, y, width, height }: DOMRect): boolean {
  const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(OVER);
  return !!over && !over.contains(place) && !place.contains(over);
}

/** Return where the first of some places is that is in sight and free, and that nothing else of this beat stands at. */
export function locate(places: Places, taken: Set<Element>): DOMRect | null {
  for (const place of places) {
    for (const element of document.querySelectorAll(place)) {
      if (taken.has(element)) continue;
      const rect = element.getBoundingClientRect();
      if (!inSight(rect) || isCovered(element, rect)) continue;
      // Several may go to one seat, and each to a bed of its own.
      if (isOwn(place)) taken.add(element);
      return rect;
    }
  }
  return null;
}

/** Note where what moves is now: when its beat comes, it may have left the page. */
export function note(beats: readonly Beat[], noted: Noted): void {
  for (const beat of beats) {
    const taken = new Set<Element>();
    for (const move of beat.moves) {
      const [best] = move.from;
      // To measure what stays would have the page laid out once more for nothing.
      const rect = best && isOwn(best) ? locate([best], taken) : null;
      if (rect) noted.set(move, rect);
    }
  }
}

/** Return from where to where something moves, or nothing if neither is in sight. */
export function ends(move: Move, taken: Set<Element>, noted: Noted): { from: DOMRect; to: DOMRect } | null {
  // What goes elsewhere starts where it was: by now something that looks the same may lie in another place.
  const was = noted.get(move);
  const best = (move.to && was) ?? locate(move.from.slice(0, 1), taken) ?? was;
  const from = best ?? locate(move.from.slice(1), taken);
  const to = move.to ? locate(move.to, taken) : from;
  return from && to ? { from, to } : null;
}
