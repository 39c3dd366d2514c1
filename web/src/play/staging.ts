/**
 * What happened, as a play: each event is a beat of some time in which pieces go from one place of the page to another.
 * The board itself shows the newest state at once; this is played on a layer above it. Nothing here knows a browser.
 */
import type { Book, GameEvent, Shown } from "../api/types";
import type { Sound } from "./sounds";

/** Places of a page as selectors, the best first: the first that is in sight counts. */
export type Places = readonly string[];

/** Something that moves: a symbol of the sprite, perhaps with a word on it. */
export interface Piece {
  shape: "die" | "van" | "cart" | "card" | "token" | "points" | "burst";
  icon?: string;
  text?: string;
  /** What lies in it: symbols in a row. */
  load?: readonly string[];
  /** What it turns into on its way. */
  becomes?: string;
  /** It counts up to this number. */
  counts?: number;
}

/** How it moves: straight, rolling, as a die, on foot, where it is, upwards, or from hand to hand. */
export type Way = "fly" | "drive" | "tumble" | "walk" | "stay" | "rise" | "pass";

export interface Move {
  piece: Piece;
  way: Way;
  from: Places;
  /** Where it goes; without it, it stays where it is. */
  to?: Places;
}

export interface Beat {
  /** How long it takes at the usual speed, in milliseconds. */
  ms: number;
  /** Whose doing it is; null for what luck or the night does. */
  seat: number | null;
  moves: readonly Move[];
  /** What is said meanwhile; without it, what the log says. */
  says?: string;
  /** It is said in large letters. */
  isTitle?: boolean;
  /** Places that light up. */
  lit?: readonly Places[];
  /** Places on which night lies. */
  dark?: Places;
  /** What is heard when it begins. */
  sounds?: readonly Sound[];
  /** Beats of one kind that wait next to each other are played together. */
  join?: string;
}

/** What beats are made from beside the events: only what the viewer sees anyway. */
export interface About {
  /** Whose eyes it is seen with; null for a spectator. */
  seat: number | null;
  book: Book | null;
  /** The board before it happened. */
  view: Shown["view"] | null;
  nameOf: (seat: number) => string;
}

/** How a game stages its events. */
export type ToBeats = (events: readonly GameEvent[], about: About) => Beat[];

/** Those of some events that can be of a kind. */
export type Having<Event, Kind> = Event extends { event: infer All } ? (Kind extends All ? Event : never) : never;

/** The sign of whose turn it is in the caption: where someone has no other place on a small screen. */
export const CAPTION = "[data-stage=caption]";
/** So long may what waits to be played take, at the usual speed, in milliseconds: beyond that it goes faster. */
export const LAG = 5000;
/** So long takes what one has missed. */
export const REEL = 7000;
/** The most beats of what one has missed. */
export const REEL_BEATS = 24;
/** However much waits, no beat is shorter than this share of its time. */
const LEAST = 0.3;
/** The most that a beat takes into which others were joined. */
const JOINED = 1800;
/** How much of its time a beat adds to the one that it joins. */
const SHARE = 0.4;

/** Where a player sits: their card beside the board, or the caption. */
export const seatPlaces = (seat: number): Places => [`[data-seat="${seat}"]`, CAPTION];

/** What the log says may be so long, in letters, to be said in whole while a beat lasts. */
const READ = 90;

/** Return what there is time to read of a line: of a long one the first sentence. */
export const brief = (line: string): string =>
  line.length > READ ? (/^.+?[.!?…](?=\s)/su.exec(line)?.[0] ?? line) : line;

/** Put beats behind others, and join what belongs together. */
export function joined(waiting: readonly Beat[], added: readonly Beat[]): Beat[] {
  const out = [...waiting];
  for (const beat of added) {
    const last = out.at(-1);
    if (!last?.join || last.join !== beat.join) {
      out.push(beat);
      continue;
    }
    out[out.length - 1] = {
      ...last,
      ...(beat.says ? { says: beat.says } : {}),
      moves: [...last.moves, ...beat.moves],
      lit: [...(last.lit ?? []), ...(beat.lit ?? [])],
      sounds: [...new Set([...(last.sounds ?? []), ...(beat.sounds ?? [])])],
      ms: Math.min(Math.max(JOINED, last.ms), last.ms + beat.ms * SHARE),
    };
  }
  return out;
}

/** Return how long the first of some beats takes, so that all of them are not too long; in milliseconds. */
export function lasting(waiting: readonly Beat[], speed: number, most: number): number {
  const all = waiting.reduce((sum, beat) => sum + beat.ms, 0);
  return (waiting[0]?.ms ?? 0) * speed * Math.max(LEAST, Math.min(1, most / all));
}

/**
 * Return what a story has more than before, also where it stands in another order; null where something was taken
 * back, and nothing of it is news.
 */
export function addedTo<T>(before: readonly T[], after: readonly T[]): T[] | null {
  const same = (one: T | undefined, other: T | undefined) =>
    one === other || JSON.stringify(one) === JSON.stringify(other);
  let kept = 0;
  while (kept < before.length && kept < after.length && same(before[kept], after[kept])) kept += 1;
  const known = before.slice(kept).map((one) => JSON.stringify(one));
  const fresh = after.slice(kept).filter((one) => {
    const at = known.indexOf(JSON.stringify(one));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return known.length ? null : fresh;
}
