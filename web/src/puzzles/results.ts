/**
 * What became of your puzzles, kept in this browser; those of the walk are also among your achievements, and so on your
 * other devices if you have a passkey. How good you are follows from them: nothing else is kept.
 */
import type { Puzzle } from "../api/types";
import { of, ownFeats, raise } from "../feats/feats";

const PLACE = "wardround-puzzles";
/** So many puzzles of days are remembered. */
const DAYS = 60;

/** How good an attempt can become: it only gets better. */
export const [NEW, TRIED, SOLVED, AT_ONCE] = [0, 1, 2, 3];

export interface Result {
  /** How often it was checked, up to the first best line. */
  readonly tries: number;
  /** The most stars so far. */
  readonly stars: number;
  readonly solved: boolean;
}
type Results = Readonly<Record<string, Result>>;
type Named = Pick<Puzzle, "game" | "id">;

const keyOf = ({ game, id }: Named) => `puzzles/${game}/${id}`;
const isDay = (key: string) => /-\d\d$/.test(key);

function kept(): Results {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "null") as Results | null) ?? {};
  } catch {
    return {};
  }
}

/** Return what became of a puzzle on this device. */
export function resultOf(puzzle: Named): Result {
  return kept()[keyOf(puzzle)] ?? { tries: 0, stars: 0, solved: false };
}

const valueOf = ({ tries, solved }: Result) => (solved ? (tries === 1 ? AT_ONCE : SOLVED) : tries ? TRIED : NEW);

/** Return how far you have come with a puzzle, on any of your devices. */
export function standOf(puzzle: Named): number {
  return Math.max(valueOf(resultOf(puzzle)), of(ownFeats(), keyOf(puzzle)));
}

/** Note an attempt; after the first best line nothing is counted any more. */
export function note(puzzle: Named, stars: number, solved: boolean): Result {
  const all = kept();
  const key = keyOf(puzzle);
  const before = resultOf(puzzle);
  if (before.solved) return before;
  const now = { tries: before.tries + 1, stars: Math.max(before.stars, stars), solved };
  const days = Object.keys(all).filter(isDay).sort();
  const old = new Set(days.slice(0, Math.max(0, days.length - DAYS)));
  const others = Object.entries(all).filter(([name]) => !old.has(name));
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...Object.fromEntries(others), [key]: now }));
  } catch {
    // Then this page alone knows of it.
  }
  if (!isDay(key)) raise({ [key]: valueOf(now) });
  return now;
}

/** Where somebody begins of whom nothing is known, from 0 to 100 as puzzles are. */
const START = 12;
/** How much one puzzle tells about you, and how far apart you and a puzzle are when it is nearly sure how it goes. */
const [STEP, SPREAD] = [14, 45];

/** Return how hard the puzzles are of which you solve about half at once: it rises and falls with each first attempt. */
export function ratingOf(walk: readonly Puzzle[], stand: (puzzle: Puzzle) => number = standOf): number {
  return walk.reduce((rating, puzzle) => {
    const reached = stand(puzzle);
    if (reached === NEW) return rating;
    const expected = 1 / (1 + 10 ** ((puzzle.hardness - rating) / SPREAD));
    const score = reached === AT_ONCE ? 1 : reached === SOLVED ? 0.5 : 0;
    return Math.min(100, Math.max(0, rating + STEP * (score - expected)));
  }, START);
}

/** Return the next puzzle for you: of those that you have not solved the nearest to your level, new ones first. */
export function nextFor(
  walk: readonly Puzzle[],
  not = "",
  stand: (puzzle: Puzzle) => number = standOf,
): Puzzle | undefined {
  const rating = ratingOf(walk, stand);
  const far = (one: Puzzle) => Math.abs(one.hardness - rating) + (stand(one) === TRIED ? 100 : 0);
  return walk
    .filter((one) => one.id !== not && stand(one) < SOLVED)
    .reduce<Puzzle | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
}
