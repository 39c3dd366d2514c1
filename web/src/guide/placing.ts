/** Where a bubble goes: beside its thing, in sight, and over as little as possible that you can choose. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** Where along its edge the tail is, in pixels. */
  readonly tail: number;
}

/** How far a bubble stays from its thing, from the edge of the window, and its tail from its corner. */
const GAP = 14;
const EDGE = 8;
const CORNER = 22;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** Return how much two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Return what of a thing is to be seen on a board, with some room around it. */
export function shownPart(thing: Box, board: Box): Box | null {
  const [left, top] = [Math.max(thing.x - 4, board.x), Math.max(thing.y - 4, board.y)];
  const right = Math.min(thing.x + thing.width + 4, board.x + board.width);
  const bottom = Math.min(thing.y + thing.height + 4, board.y + board.height);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

function beside(thing: Box, size: Pick<Box, "width" | "height">, room: Box, side: Side): Placed {
  const { width, height } = size;
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const left = room.x + EDGE;
  const top = room.y + EDGE;
  const right = room.x + room.width - EDGE - width;
  const bottom = room.y + room.height - EDGE - height;
  const upright = side === "below" || side === "above";
  const wanted = {
    below: { x: middle.x - width / 2, y: thing.y + thing.height + GAP },
    above: { x: middle.x - width / 2, y: thing.y - GAP - height },
    right: { x: thing.x + thing.width + GAP, y: middle.y - height / 2 },
    left: { x: thing.x - GAP - width, y: middle.y - height / 2 },
  }[side];
  const [x, y] = [within(wanted.x, left, right), within(wanted.y, top, bottom)];
  const tail = upright ? within(middle.x - x, CORNER, width - CORNER) : within(middle.y - y, CORNER, height - CORNER);
  return { x, y, side, tail };
}

/**
 * Return where a bubble of some size goes in a room. Covering its own thing is worst; then covering what can be chosen;
 * the side that is named first wins otherwise.
 */
export function placed(thing: Box, size: Pick<Box, "width" | "height">, room: Box, others: readonly Box[]): Placed {
  const cost = ({ x, y }: Placed) => {
    const bubble = { x, y, ...size };
    return 50 * shared(bubble, thing) + others.reduce((sum, one) => sum + shared(bubble, one), 0);
  };
  const sides: readonly Side[] = ["below", "above", "right", "left"];
  const all = sides.map((side) => beside(thing, size, room, side));
  return all.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
