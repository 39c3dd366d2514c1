/** Go to the next table where it is your move. */
import { get } from "../api/client";
import type { Summary } from "../api/types";
import { nextOf } from "../tables/listing";

/** Return the table after one among those that wait for you, the one that has waited longest first; null if no other does. */
export function nextAfter(tables: readonly Summary[], table: string): string | null {
  const due = tables
    .filter((one) => nextOf(one) === "continue")
    .toSorted((one, other) => one.updated_at - other.updated_at);
  const at = due.findIndex((one) => one.table === table);
  const next = due[(at + 1) % due.length];
  return next && next.table !== table ? next.table : null;
}

/** Ask the server for the next table where it is your move. */
export async function nextGame(table: string): Promise<string | null> {
  return nextAfter((await get("/tables")).tables, table);
}
