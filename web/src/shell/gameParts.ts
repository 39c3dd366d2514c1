/** The games' own parts, each fetched when a table needs it. */
import type { Component } from "svelte";
import type { ToBeats } from "../play/staging";
import { learned } from "../words/words.svelte";
import { gameOf, fileOf } from "./games";

export type PartName = "Board" | "Forecast" | "Meta" | "Inspect" | "Ending" | "Night" | "PieceGhost" | "PlanThing";
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each part has its own properties
type Part = Component<any>;

const PARTS = import.meta.glob<{ default: Part }>(
  "../*/{Board,Forecast,Meta,Inspect,Ending,Night,PieceGhost,PlanThing}.svelte",
);

/** Return the files of the words that a part of a game says. */
export function wordsOf(game: string, name?: PartName): string[] {
  return [gameOf(game)?.words ?? [], name === "Ending" ? "end" : []].flat();
}

/** Fetch a part of a game with the words that it says; null if the game has none. */
export async function part(game: string, name: PartName): Promise<Part | null> {
  const read = PARTS[fileOf(game, `${name}.svelte`)];
  return read ? (await learned(wordsOf(game, name), read)).default : null;
}

export type Parts = Partial<Record<PartName, Part | null>>;

/** Fetch what a table is drawn with. What the end needs comes with the end. */
export async function parts(game: string): Promise<Parts> {
  const names: PartName[] = ["Board", "Forecast", "Meta", "Inspect"];
  const found = await Promise.all(names.map((name) => part(game, name)));
  return Object.fromEntries(names.map((name, index) => [name, found[index] ?? null]));
}

/** The sign of a game, as a symbol of the sprite. */
export function signOf(game: string): "plus" | "dynamite" {
  return gameOf(game)?.sign ?? "plus";
}

const BEATS = import.meta.glob<ToBeats>("../*/beats.ts", { import: "beats" });

/** Fetch how a game stages its events; null if it does not. */
export async function beatsOf(game: string): Promise<ToBeats | null> {
  return (await BEATS[fileOf(game, "beats.ts")]?.()) ?? null;
}
