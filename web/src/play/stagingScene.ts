/** Measures a beat on the page: from where to where everything in it moves. */
import type { Beat, Piece } from "./staging";
import { framesOf, type Spot } from "./stagingPaths";
import { ends, locate, type Noted } from "./stagingPlaces";

/** How large a piece is drawn, in rem. */
export const SIZES: Record<Piece["shape"], readonly [wide: number, high: number]> = {
  die: [2.5, 2.65],
  van: [7.5, 3.6],
  cart: [6, 5.75],
  card: [4, 4.75],
  token: [2.5, 2.5],
  points: [3.5, 2],
  burst: [4, 4],
};
/** How much smaller or larger than drawn a piece may stand somewhere. */
const [LEAST, MOST] = [0.5, 1.4];
/** Something so much wider than a piece is no place of its size. */
const ROOM = 3;
/** Within a beat one piece starts after the other, by this share of it, and all within this share. */
const [AFTER, SPREAD] = [0.08, 0.4];

/** How far apart pieces stand at one place, in pixels. */
const BESIDE = 34;

const key = ({ x, y }: DOMRect): string => `${x} ${y}`;

/** A piece on its way; times in milliseconds. */
export interface Flight {
  piece: Piece;
  frames: Keyframe[];
  delay: number;
  duration: number;
}

/** A part of the page, in pixels of the layer. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Scenery {
  ms: number;
  flights: readonly Flight[];
  lit: readonly Area[];
  dark: Area | null;
  /** Whether night was there before, and stays. */
  night: readonly [before: boolean, after: boolean];
}

/** Measure a beat on a layer before it is played. */
export function measured(
  beat: Beat,
  { ms, night }: Pick<Scenery, "ms" | "night">,
  layer: Element,
  noted: Noted,
): Scenery {
  const origin = layer.getBoundingClientRect();
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const taken = new Set<Element>();
  const ways = beat.moves.map((move) => ({ move, way: ends(move, taken, noted) }));
  const step = Math.min(AFTER, SPREAD / Math.max(1, ways.length - 1));
  const places = ways.flatMap(({ move, way }) => (way && !move.to ? [key(way.from)] : []));
  const stood = new Map<string, number>();
  /** Several at one place stand beside each other. */
  const aside = (rect: DOMRect): number => {
    const [at, of] = [stood.get(key(rect)) ?? 0, places.filter((one) => one === key(rect)).length];
    stood.set(key(rect), at + 1);
    return (at - (of - 1) / 2) * Math.min(BESIDE, rect.width / of);
  };
  const flights = ways.flatMap(({ move, way }, at): Flight[] => {
    if (!way) return [];
    const wide = SIZES[move.piece.shape][0] * letter;
    const [from, to] = [spot(way.from, origin, wide), spot(way.to, origin, wide)];
    if (!move.to) from.x = to.x = from.x + aside(way.from);
    // Where both ends are one place, as the card of a player, one walks across it.
    else if (move.way === "walk" && key(way.from) === key(way.to)) [from.x, to.x] = [from.x - BESIDE, to.x + BESIDE];
    const frames = framesOf(move.way, from, to);
    const delay = ms * step * at;
    return [{ piece: move.piece, frames, delay, duration: ms - delay }];
  });
  const area = ({ x, y, width, height }: DOMRect): Area => ({
    left: x - origin.x,
    top: y - origin.y,
    width,
    height,
  });
  const lit = (beat.lit ?? []).map((places) => locate(places, taken)).filter((rect) => rect !== null);
  const dark = beat.dark ? locate(beat.dark, taken) : null;
  return { ms, night, flights, lit: lit.map(area), dark: dark && area(dark) };
}

/** Return the middle of a place, and how large a piece stands there. */
function spot(rect: DOMRect, origin: DOMRect, wide: number): Spot {
  const scale = Math.min(Math.max(rect.width / wide, LEAST), MOST);
  return {
    x: rect.x + rect.width / 2 - origin.x,
    y: rect.y + rect.height / 2 - origin.y,
    scale: rect.width > wide * ROOM ? 1 : scale,
  };
}
