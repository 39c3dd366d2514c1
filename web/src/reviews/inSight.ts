/** What of a thing can be seen where it lies in something that scrolls. */
import type { Box } from "./arrowShapes";

/** So much of it must be in sight, across and down. */
const ENOUGH = 0.5;

/** Return where a thing is; null if most of it is scrolled away. */
export function inSight(thing: Element): Box | null {
  const whole = thing.getBoundingClientRect();
  let { left, right, top, bottom } = whole;
  for (let around = thing.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    left = Math.max(left, edge.left);
    right = Math.min(right, edge.right);
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return right - left >= whole.width * ENOUGH && bottom - top >= whole.height * ENOUGH ? whole : null;
}
