/** A scene in which nothing can be done, as boards in the rules show it. */
import type { Book } from "../api/types";
import type { Scene } from "../play/scene";

/** The reader is player 1. */
export const READER = 0;

/** Return the scene of a picture. */
export function stillScene(
  { view, events }: Pick<Scene, "view" | "events">,
  book: Book,
  names: readonly string[],
): Scene {
  return {
    view,
    book,
    names,
    forecast: null,
    seat: READER,
    choices: [],
    busy: false,
    events,
    act: () => Promise.resolve(false),
    why: () => Promise.resolve([]),
  };
}
