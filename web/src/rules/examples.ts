/** Examples in the rules: fetched when you are opened, and walked through one picture at a time. */
import type { Component } from "svelte";
import { get, insist, post } from "../api/client";
import type { Book, Example, ExampleFrame, Tried } from "../api/types";
import { withKnown } from "../play/knownEvents";
import { wordsOf } from "../shell/gameParts";
import { fileOf } from "../shell/games";
import { learned } from "../words/words.svelte";

/** What a game draws the part of its board from that matters. */
export interface Drawn {
  frame: ExampleFrame;
  book: Book;
  names: readonly string[];
  show: readonly string[];
  cards: readonly string[];
}

type Vignette = Component<Drawn>;
const DRAWN = import.meta.glob<{ default: Vignette }>("../*/Vignette.svelte");

export interface Opened {
  example: Example;
  book: Book;
  Board: Vignette;
}

/** Fetch an example, the book of its cards and what draws it. */
export async function opened(game: string, id: string): Promise<Opened> {
  const read = DRAWN[fileOf(game, "Vignette.svelte")];
  if (!read) throw new Error(game);
  const [example, book, drawn] = await Promise.all([
    insist(() => get("/rules/{game}/examples/{example}", { game, example: id }), 2),
    insist(() => get("/games/{game}/book", { game }), 2),
    learned(wordsOf(game), read),
  ]);
  const story = example.frames.at(-1)!.events;
  const frames = example.frames.map((frame) => ({ ...frame, events: withKnown(story, frame.events) }));
  return { example: { ...example, frames }, book, Board: drawn.default };
}

/** Ask where a line of your own leads. */
export async function tried(example: Example, actions: readonly string[]): Promise<Tried> {
  const told = await post(
    "/rules/{game}/examples/{example}/try",
    { game: example.game, example: example.id },
    { actions },
  );
  return { ...told, events: withKnown(example.frames.at(-1)!.events, told.events) };
}
