/** The daily ward: its data, and a text to share without spoilers. */
import type { Daily, Score } from "../api/types";
import { GAMES } from "../shell/games";
import { t } from "../words/words.svelte";

export type DailyGame = Daily["game"];

/** The games that have a ward of the day. */
export const DAILY = GAMES.map(({ id }) => id) as readonly DailyGame[];

/** Return the game whose ward an address asks for. */
export function wardOf(asked: string | null): DailyGame | null {
  return DAILY.find((game) => game === asked) ?? null;
}

/** Return a day as you say it: "15 November". */
export function dayName(day: string, language: string): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));
}

/** Return the day that it is by the time of Greenwich. */
export function today(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Return how long it is until a moment: "in 7 hours". */
export function until(then: number, now: number, language: string): string {
  const minutes = Math.max(1, Math.round((then - now) / 60_000));
  const format = new Intl.RelativeTimeFormat(language);
  return minutes < 60 ? format.format(minutes, "minute") : format.format(Math.round(minutes / 60), "hour");
}

export interface Column {
  from: number;
  to: number;
  players: number;
  /** Your own points are among them. */
  own: boolean;
}

const COLUMNS = 12;

/** Put results together into at most twelve columns of equal width, the fewest points first. */
export function columns(scores: readonly Score[], own: number | null): Column[] {
  if (!scores.length) return [];
  const least = scores[0]!.points;
  const most = scores.at(-1)!.points;
  const width = [1, 2, 5, 10, 20, 50].find((one) => Math.floor(most / one) - Math.floor(least / one) < COLUMNS) ?? 100;
  const first = Math.floor(least / width);
  const made = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, index): Column => {
    const from = (first + index) * width;
    const to = from + width - 1;
    return { from, to, players: 0, own: own !== null && from <= own && own <= to };
  });
  for (const { points, players } of scores) made[Math.floor(points / width) - first]!.players += players;
  return made;
}

/** A square for the points of a round, so that a good game is seen from afar. */
const square = (points: number) => (points <= 0 ? "⬜" : points < 4 ? "🟩" : points < 9 ? "🟨" : "🟥");

export interface Result {
  game?: DailyGame;
  day: string;
  points: number;
  place: number | null;
  players: number;
  /** Whether you have won; null for who plays alone. */
  won?: boolean | null;
  /** The points of each round. */
  rounds: readonly number[];
}

/** Return what one sends to others: the result, and how it went by rounds, in squares and in words. */
export function shareText(result: Result, language: string): string {
  const { points, place, players, rounds } = result;
  const day = dayName(result.day, language);
  const named = result.game && result.game !== DAILY[0] ? `${t(`web-game-${result.game}`)}. ` : "";
  const lines = [
    named + t(place ? "web-daily-share-place" : "web-daily-share", { day, points, place: place ?? 0, players }),
  ];
  if (result.won != null)
    lines.push(`${result.won ? "🏆 " : ""}${t(result.won ? "web-daily-share-won" : "web-daily-share-not-won")}`);
  if (rounds.length) {
    lines.push(rounds.map(square).join(""), t("web-daily-share-rounds", { rounds: rounds.join(", ") }));
  }
  return lines.join("\n");
}
