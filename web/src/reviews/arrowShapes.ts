/** The geometry of arrows between things on the board. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a line stays away from what it leads to, so that its head is seen. */
const GAP = 12;
const HEAD = 20;

const rounded = (number: number) => Math.round(number * 10) / 10;
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Return where something is, seen from another thing's corner. */
export function box(thing: Box, from: { readonly x: number; readonly y: number }): Box {
  return {
    x: rounded(thing.x - from.x),
    y: rounded(thing.y - from.y),
    width: rounded(thing.width),
    height: rounded(thing.height),
  };
}

/** Return how much of the way from the middle of a box you go until you have left it. */
function leaving(one: Box, dx: number, dy: number): number {
  const across = dx ? (one.width / 2 + GAP) / Math.abs(dx) : Infinity;
  const down = dy ? (one.height / 2 + GAP) / Math.abs(dy) : Infinity;
  return Math.min(across, down, 0.45);
}

/** Return the line from one box to another, a little bent, and the head at its end. */
export function arc(from: Box, to: Box): { path: string; head: string } {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [out, into] = [leaving(from, dx, dy), leaving(to, dx, dy)];
  const start = { x: a.x + dx * out, y: a.y + dy * out };
  const tip = { x: b.x - dx * into, y: b.y - dy * into };
  const bend = { x: (start.x + tip.x) / 2 - (tip.y - start.y) / 6, y: (start.y + tip.y) / 2 + (tip.x - start.x) / 6 };
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const corner = (turn: number) =>
    `${rounded(tip.x - HEAD * Math.cos(angle + turn))} ${rounded(tip.y - HEAD * Math.sin(angle + turn))}`;
  const neck = `${rounded(tip.x - HEAD * 0.8 * Math.cos(angle))} ${rounded(tip.y - HEAD * 0.8 * Math.sin(angle))}`;
  return {
    path: `M${rounded(start.x)} ${rounded(start.y)}Q${rounded(bend.x)} ${rounded(bend.y)} ${neck}`,
    head: `M${rounded(tip.x)} ${rounded(tip.y)}L${corner(0.45)}L${corner(-0.45)}Z`,
  };
}
