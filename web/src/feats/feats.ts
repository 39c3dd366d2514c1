/**
 * Your statistics and achievements, from the games that you finish: kept in this browser, and with a passkey among your
 * settings. Each is a number that only grows, so two devices are joined by the larger one.
 */
import type { Debrief, Shown } from "../api/types";
import { markOf, readMarks, together, toldMarks } from "./marks";

const PLACE = "wardround-feats";

/** Numbers by their names, as "dice-hospital/wins". */
export type Feats = Readonly<Record<string, number>>;

export interface Ended {
  table: string;
  game: string;
  daily: boolean;
  seat: number;
  debrief: Pick<Debrief, "seats">;
}

/** What a game comes to: what was so before, and what is so now. */
export interface Change {
  before: Feats;
  now: Feats;
}

/** Achievements, each with what it takes. */
export const ACHIEVEMENTS: Readonly<Record<string, (feats: Feats) => boolean>> = {
  "first-shift": (feats) => sum(feats, "games") >= 1,
  "ten-shifts": (feats) => sum(feats, "games") >= 10,
  "both-hospitals": (feats) => of(feats, "dice-hospital/games") >= 1 && of(feats, "dynamite-nurse/games") >= 1,
  "first-win": (feats) => sum(feats, "wins") >= 1,
  "three-wins": (feats) => Math.max(of(feats, "dice-hospital/longest"), of(feats, "dynamite-nurse/longest")) >= 3,
  "nobody-lost": (feats) => of(feats, "dice-hospital/spotless") >= 1,
  "clean-record": (feats) => of(feats, "dynamite-nurse/spotless") >= 1,
  "big-round": (feats) => of(feats, "dice-hospital/best-round") >= 11,
  "ward-regular": (feats) => sum(feats, "wards") >= 7,
};

/** The kinds of points of which a spotless game has none, by game. */
const SPOTS: Readonly<Record<string, string>> = { "dice-hospital": "fatalities", "dynamite-nurse": "kill-marks" };

export const of = (feats: Feats, name: string): number => feats[name] ?? 0;
const sum = (feats: Feats, name: string): number =>
  Object.keys(SPOTS).reduce((all, game) => all + of(feats, `${game}/${name}`), 0);

/** Return the achievements that you have. */
export function earned(feats: Feats): string[] {
  return Object.keys(ACHIEVEMENTS).filter((name) => ACHIEVEMENTS[name]!(feats));
}

/** Return what feats are after a game. */
export function counted(feats: Feats, { game, seat, daily, debrief }: Omit<Ended, "table">): Feats {
  const mine = debrief.seats.find((one) => one.seat === seat);
  if (!mine) return feats;
  const alone = debrief.seats.length === 1;
  const won = !alone && mine.place === 1;
  const spotless = ![...mine.parts].some(({ kind, points }) => kind === SPOTS[game] && points < 0);
  const own = (name: string) => of(feats, `${game}/${name}`);
  const streak = alone ? own("streak") : won ? own("streak") + 1 : 0;
  const best = alone ? "best-solo" : "best";
  const before = feats[`${game}/${best}`];
  const news: Record<string, number> = {
    games: own("games") + 1,
    wins: own("wins") + Number(won),
    wards: own("wards") + Number(daily),
    spotless: own("spotless") + Number(spotless),
    streak,
    longest: Math.max(own("longest"), streak),
    "best-round": Math.max(own("best-round"), ...mine.rounds.map(({ total }) => total)),
    [best]: before === undefined ? mine.total : Math.max(before, mine.total),
  };
  return { ...feats, ...Object.fromEntries(Object.entries(news).map(([name, value]) => [`${game}/${name}`, value])) };
}

/** Join the feats of two devices. The streak is that of the device that has seen more games. */
export function joined(one: Feats, other: Feats): Feats {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const games = name.replace(/streak$/, "games");
      if (name !== games) return [name, of(other, games) > of(one, games) ? of(other, name) : of(one, name)];
      return [name, Math.max(one[name] ?? -Infinity, other[name] ?? -Infinity)];
    }),
  );
}

/** What is told of who sits where. */
export type Seats = Pick<Shown, "mine" | "chairs" | "practice">;

/**
 * Return the seat whose game counts as yours; null for practice, and where you only watched. Of several at one screen
 * it is the one that is called as you are: the others are those of others.
 */
export function ownSeat({ mine = [], chairs, practice }: Seats, name: string): number | null {
  if (practice) return null;
  const held = mine.filter((seat) => chairs[seat]?.kind === "person");
  const own = held.length > 1 ? held.filter((seat) => chairs[seat]!.name === name) : held;
  return own.length === 1 ? own[0]! : null;
}

interface Kept {
  feats: Feats;
  /** The marks of the tables that were counted. */
  tables: readonly string[];
}

function kept(): Kept {
  try {
    const told = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    return { feats: told?.feats ?? {}, tables: told?.tables ?? [] };
  } catch {
    return { feats: {}, tables: [] };
  }
}

function keep(one: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(one));
  } catch {
    // Then this page alone knows of it.
  }
}

/** Return the feats that this browser knows. */
export function ownFeats(): Feats {
  return kept().feats;
}

/** Return what other devices are told, as settings. */
export function toldFeats(): { feats: Feats; counted: Record<string, string> } {
  const { feats, tables } = kept();
  return { feats, counted: toldMarks(tables) };
}

/** Take over what another device knows; return whether this one knows more. */
export function adoptFeats(told: unknown, counted?: unknown): boolean {
  const numbers = Object.entries(told ?? {}).filter((one): one is [string, number] => typeof one[1] === "number");
  const theirs: Feats = Object.fromEntries(numbers);
  const { feats, tables } = kept();
  const marks = readMarks(counted);
  const all = joined(feats, theirs);
  keep({ feats: all, tables: together(marks, tables) });
  return Object.entries(all).some(([name, value]) => theirs[name] !== value);
}

/** Note numbers that have grown beside games, as what became of a puzzle. */
export function raise(news: Feats): void {
  const { feats, tables } = kept();
  keep({ feats: joined(feats, news), tables });
}

/** Count a game that has ended, wherever its end was seen first; null if it was counted before. */
export function count(ended: Ended): Change | null {
  const { feats, tables } = kept();
  const mark = markOf(ended.table);
  if (tables.includes(mark)) return null;
  const now = counted(feats, ended);
  keep({ feats: now, tables: together(tables, [mark]) });
  return { before: feats, now };
}
