/** What puzzles are called, and a text to share without spoilers. */
import type { Puzzle } from "../api/types";
import { dayName } from "../daily/daily";
import { preferences } from "../people/preferences.svelte";
import { t } from "../words/words.svelte";
import type { Result } from "./results";

export const STARS = 3;

/** Whether it is the puzzle of a day, and not one of the walk. */
export const isOfDay = ({ id }: Pick<Puzzle, "id">): boolean => id.includes("-");

/** Return what a puzzle is called. */
export function titleOf(puzzle: Pick<Puzzle, "id">): string {
  if (!isOfDay(puzzle)) return t("web-puzzle-number", { n: Number(puzzle.id) });
  return t("web-puzzle-of-day", { day: dayName(puzzle.id, preferences.language) });
}

/** Return stars as signs: those that you have, and those that are missing. */
export function starsOf(stars: number): string {
  return "★".repeat(stars) + "☆".repeat(STARS - stars);
}

/** Return what one sends to others: how it went, but nothing of how. */
export function shareText(puzzle: Pick<Puzzle, "id">, { solved, tries, stars }: Result): string {
  const told = solved ? t("web-puzzle-share-solved", { n: tries }) : t("web-puzzle-share-tried", { n: tries });
  return `${titleOf(puzzle)}\n${starsOf(stars)} ${told}`;
}
