/** What of a thing can be seen where it lies in something that scrolls. */
import type { Box } from "./arrowShapes";

/** So much of it must be in sight, across and down. */
const ENOUGH = 0.5;

/** Return what of a thing is not scrolled away; null if that is less than most of it. */
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
  const [width, height] = [right - left, bottom - top];
  return width >= whole.width * ENOUGH && height >= whole.height * ENOUGH ? { x: left, y: top, width, height } : null;
}

/** Return what scrolls a thing, if anything does. */
export function scrolls(thing: Element): Element | null {
  let around = thing.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflow)) around = around.parentElement;
  return around;
}
