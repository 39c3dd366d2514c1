/** What stands on a player aid: the cards of a book, those with the same words together. */
import type { Book, Card } from "../api/types";

export interface Entry {
  names: string[];
  text: string;
  /** What it costs, if it is bought. */
  cost: number | null;
}

export interface Group {
  id: string;
  entries: Entry[];
}

type Belongs = [string, (card: Card) => boolean];
/** Which cards of each game are on its aid: three columns of groups. */
const COLUMNS: Record<string, Belongs[][]> = {
  "dice-hospital": [
    [
      ["departments", (card) => card.kind === "department" && card.facts.stack !== "expansion"],
      ["expansion", (card) => card.kind === "department" && card.facts.stack === "expansion"],
    ],
    [["specialists", (card) => card.kind === "specialist" && card.facts.stack === "base"]],
    [
      ["administrators", (card) => card.kind === "administrator"],
      ["expansion", (card) => card.kind === "specialist" && card.facts.stack === "expansion"],
    ],
  ],
  "dynamite-nurse": [
    [["actions", (card) => card.kind === "action"]],
    [["nurses", (card) => card.kind === "nurse"]],
    [
      ["patients", (card) => card.kind === "patient"],
      ["tokens", (card) => card.kind === "title" || card.kind === "token"],
    ],
  ],
};

/** Return the columns of a game's aid; cards that say the same are named together. */
export function columns(game: string, book: Book): Group[][] {
  const cards = Object.values(book.cards);
  const group = ([id, belongs]: Belongs): Group => ({ id, entries: together(cards.filter(belongs)) });
  return (COLUMNS[game] ?? []).map((column) => column.map(group));
}

function together(cards: readonly Card[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const { name, text, facts } of cards) {
    const cost = typeof facts.cost === "number" ? facts.cost : null;
    const key = `${text} ${cost}`;
    const entry = found.get(key) ?? { names: [], text, cost };
    if (!entry.names.includes(name)) entry.names.push(name);
    found.set(key, entry);
  }
  return [...found.values()];
}
