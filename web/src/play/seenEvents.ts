/** How far one has seen the games that one plays, kept in this browser: what came later was missed. */
const PLACE = "wardround-seen";
/** Of so many tables it is known. */
const TABLES = 12;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Return how many events of a table a seat has seen. */
export const seenOf = (table: string, seat: number | null): number | undefined => all()[`${table} ${seat}`];

export function keepSeen(table: string, seat: number | null, seen: number): void {
  const name = `${table} ${seat}`;
  const others = Object.entries(all()).filter(([one]) => one !== name);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others, [name, seen]].slice(-TABLES))));
  } catch {
    // A browser that keeps nothing shows nothing that was missed.
  }
}
