/** How far one has seen the games that one plays, kept in this browser: what came later was missed. */
const PLACE = "wardround-seen";
/** Of so many tables it is known. */
const TABLES = 12;

/** How many events and lines of the log. */
export type Seen = readonly [events: number, lines: number];

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

/** Return how far a seat of a table was seen. */
export const seenOf = (table: string, seat: number | null): Seen | undefined => all()[`${table} ${seat}`];

export function keepSeen(table: string, seat: number | null, seen: Seen): void {
  const name = `${table} ${seat}`;
  const others = Object.entries(all()).filter(([one]) => one !== name);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others, [name, seen]].slice(-TABLES))));
  } catch {
    // A browser that keeps nothing shows nothing that was missed.
  }
}
