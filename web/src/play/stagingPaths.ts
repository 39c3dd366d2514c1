/** How pieces move: only by transform and opacity, which a browser animates without laying anything out. */
import type { Way } from "./staging";

/** Where the middle of something is, and how large it is beside the piece that goes there. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** How high a piece is thrown, as a share of the way; and at least so many pixels where it goes nowhere. */
const ARC = 0.16;
const HOP = 26;

/** Return the frames of a way between two spots. */
export function framesOf(way: Way, from: Spot, to: Spot): Keyframe[] {
  const at = (share: number, lift = 0, turn = 0, grow = 1): string => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - lift];
    const scale = (from.scale + (to.scale - from.scale) * share) * grow;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale.toFixed(3)})`;
  };
  const lift = Math.max(HOP, Math.hypot(to.x - from.x, to.y - from.y) * ARC);
  return WAYS[way](at, lift);
}

type At = (share: number, lift?: number, turn?: number, grow?: number) => string;

const WAYS: Record<Way, (at: At, lift: number) => Keyframe[]> = {
  fly: (at, lift) => [
    { transform: at(0, 0, 0, 0.9), opacity: 0 },
    { transform: at(0, 6, 0, 1.06), opacity: 1, offset: 0.18 },
    { transform: at(0.5, lift, 4), opacity: 1, offset: 0.55 },
    { transform: at(1, 0, 0, 0.8), opacity: 1, offset: 0.88 },
    { transform: at(1, 0, 0, 0.5), opacity: 0 },
  ],
  // Away with a start: back a little, then off.
  drive: (at) => [
    { transform: at(0), opacity: 0 },
    { transform: at(0, 0, -2), opacity: 1, offset: 0.12 },
    { transform: at(-0.02, 0, -4), opacity: 1, offset: 0.28, easing: "ease-in" },
    { transform: at(0.92, 0, 2), opacity: 1, offset: 0.86 },
    { transform: at(1, 0, 0, 0.7), opacity: 0 },
  ],
  tumble: (at, lift) => [
    { transform: at(0, lift, -300, 0.9), opacity: 0 },
    { transform: at(0, 0, -180, 1.1), opacity: 1, offset: 0.25 },
    { transform: at(0.06, HOP, -90, 1.1), opacity: 1, offset: 0.42 },
    { transform: at(0.1, 0, 0, 1.1), opacity: 1, offset: 0.55 },
    { transform: at(1, 0, 0), opacity: 1, offset: 0.9 },
    { transform: at(1), opacity: 0 },
  ],
  // Four steps, each a hop.
  walk: (at) => [
    { transform: at(0), opacity: 0 },
    { transform: at(0), opacity: 1, offset: 0.1 },
    ...[0.25, 0.5, 0.75].flatMap((share, step) => [
      { transform: at(share - 0.125, 12, step % 2 ? 7 : -7), opacity: 1, offset: 0.1 + (share - 0.125) * 0.75 },
      { transform: at(share), opacity: 1, offset: 0.1 + share * 0.75 },
    ]),
    { transform: at(1), opacity: 1, offset: 0.88 },
    { transform: at(1, 0, 0, 0.6), opacity: 0 },
  ],
  stay: (at) => [
    { transform: at(0), opacity: 0 },
    { transform: at(0), opacity: 1, offset: 0.12 },
    { transform: at(0, 5, 0, 1.12), opacity: 1, offset: 0.5 },
    { transform: at(0), opacity: 1, offset: 0.85 },
    { transform: at(0), opacity: 0 },
  ],
  rise: (at) => [
    { transform: at(0, -8, 0, 0.5), opacity: 0 },
    { transform: at(0, 6, 0, 1.15), opacity: 1, offset: 0.25 },
    { transform: at(0, 10), opacity: 1, offset: 0.7 },
    { transform: at(0, 40, 0, 0.9), opacity: 0 },
  ],
  // From hand to hand, with a spin.
  pass: (at, lift) => [
    { transform: at(0, 0, 0, 0.8), opacity: 0 },
    { transform: at(0, 4, -12, 1.15), opacity: 1, offset: 0.2 },
    { transform: at(0.5, lift * 1.5, 170), opacity: 1, offset: 0.55 },
    { transform: at(1, 0, 360, 1.2), opacity: 1, offset: 0.82 },
    { transform: at(1, 0, 360), opacity: 1, offset: 0.9 },
    { transform: at(1, 0, 360, 1.3), opacity: 0 },
  ],
};
