/** What a board is drawn from: a running table, or a moment of a replay. */
import type { Book, Choice, GameEvent, Prospect, Reason, Shown } from "../api/types";

export type SeatState = "deciding" | "done" | "away" | "bot" | "waiting" | "open";

/** Someone at the table, and what they are doing, in words. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly state: SeatState;
  readonly text: string;
  /** One of the seats that are held here. */
  readonly own: boolean;
  readonly score: number | null;
}

export interface Scene {
  readonly view: NonNullable<Shown["view"]>;
  readonly book: Book;
  readonly forecast: unknown;
  /** What the cards on display would find; only while one improves, and at your own table. */
  readonly prospects?: readonly Prospect[];
  /** Whose eyes it is seen with; null for a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly seats?: readonly SeatInfo[];
  /** What you can do now; nothing in a replay. */
  readonly choices: readonly Choice[];
  readonly busy: boolean;
  /** What you are asked, in the server's words. */
  readonly prompt?: string;
  /** What has happened, the whole game so far; a replay may not know it. */
  readonly events?: readonly GameEvent[];
  readonly canUndo?: boolean;
  /** What the button says that ends the turn, where that is not what it does in a game. */
  readonly ending?: string;
  undo?(): Promise<boolean>;
  act(choice: Choice): Promise<boolean>;
  /** Ask why something can't be done. */
  why(verb: string, of?: string): Promise<readonly Reason[]>;
}

/** Where you play: at a table, or on a line of your own from a step of a replay. */
export interface Played extends Pick<Scene, "seat" | "names" | "seats" | "choices" | "busy" | "act"> {
  readonly shown: Shown | null;
  readonly book: Book | null;
  undo(): Promise<boolean>;
}

/** What a board is drawn from where you play, as soon as there is a game and its book. */
export function sceneOf(played: Played, told: Pick<Scene, "events" | "canUndo" | "ending" | "why">): Scene | null {
  const { shown, book, seat, names, seats, choices, busy } = played;
  if (!shown?.view || !book) return null;
  return {
    view: shown.view,
    book,
    forecast: shown.forecast ?? null,
    prospects: shown.prospects ?? [],
    seat,
    names,
    seats,
    choices,
    busy,
    prompt: shown.prompt ?? "",
    undo: () => played.undo(),
    act: (choice) => played.act(choice),
    ...told,
  };
}
