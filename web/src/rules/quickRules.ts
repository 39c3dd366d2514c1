/** The quick rules: two pages of words and the boards that illustrate them, all fetched together. */
import type { Component } from "svelte";
import { get, insist } from "../api/client";
import type { Book, Figure, Illustrated, Picture } from "../api/types";
import { wordsOf } from "../shell/gameParts";
import { fileOf } from "../shell/games";
import { learned } from "../words/words.svelte";

/** What a game draws a board of a figure from. */
export interface Illustration {
  picture: Picture;
  book: Book;
  names: readonly string[];
  show: readonly string[];
  cards: readonly string[];
  /** The numbers of what is marked on this board. */
  marks: ReadonlyMap<string, number>;
}

type Board = Component<Illustration>;
const DRAWN = import.meta.glob<{ default: Board }>("../*/Figure.svelte");
/** What is marked on the first of two boards begins so. */
const BEFORE = "before ";

export interface Opened {
  told: Illustrated;
  book: Book;
  Board: Board;
}

/** Fetch the quick rules of a game, the book of its cards and what draws them. */
export async function opened(game: string): Promise<Opened> {
  const read = DRAWN[fileOf(game, "Figure.svelte")];
  if (!read) throw new Error(game);
  const [told, book, drawn] = await Promise.all([
    insist(() => get("/rules/{game}/quick", { game }), 2),
    insist(() => get("/games/{game}/book", { game }), 2),
    learned(wordsOf(game), read),
  ]);
  return { told, book, Board: drawn.default };
}

/** Return the numbers on one of the boards of a figure. */
export function marksOn(figure: Figure, picture: number): Map<string, number> {
  const first = picture < figure.pictures.length - 1;
  const numbered = figure.marks.map((mark, at) => [mark, at + 1] as const);
  const here = numbered.filter(([mark]) => mark.startsWith(BEFORE) === first);
  return new Map(here.map(([mark, at]) => [mark.replace(BEFORE, ""), at]));
}

/** Return the number of a rule as its margin mark shows it: `DH-5.1` as `5.1`. */
export const short = (rule: string): string => rule.slice(rule.indexOf("-") + 1);
