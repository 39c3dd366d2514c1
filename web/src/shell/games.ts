/** The games, as each declares itself in the `game.ts` of its folder. Nothing else knows which there are. */
import type { Sound } from "../play/sounds";

export interface GameDeclaration {
  id: string;
  /** The file of its words. */
  words: string;
  sign: "plus" | "dynamite";
  /** The symbol that stands for it in lists. */
  picture: string;
  /** The end of the keys of the words about its daily ward. */
  daily: string;
  /** Whether it can be played alone. */
  solo: boolean;
  /** Whether a shared result of its daily ward tells the points of each round. */
  sharesRounds: boolean;
  /** The phases that its player aid explains. */
  aid: readonly string[];
  /** What is heard of its events. */
  sounds: Partial<Record<Sound, RegExp>>;
}

const FOUND = import.meta.glob<GameDeclaration>("../*/game.ts", { eager: true, import: "GAME" });

/** All games, in a settled order. */
export const GAMES: readonly GameDeclaration[] = Object.values(FOUND);

const FOLDERS = new Map(Object.entries(FOUND).map(([path, face]) => [face.id, path.replace(/\/game\.ts$/, "")]));

/** Return how a game declares itself; nothing for one that there is not. */
export function gameOf(game: string): GameDeclaration | undefined {
  return GAMES.find((face) => face.id === game);
}

/** Return the address of a file in the folder of a game, as `import.meta.glob` names it. */
export function fileOf(game: string, file: string): string {
  return `${FOLDERS.get(game) ?? ""}/${file}`;
}
