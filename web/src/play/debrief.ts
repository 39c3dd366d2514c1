/** The account of a finished game, asked for once. */
import { get } from "../api/client";
import type { Debrief } from "../api/types";
import { preferences } from "../people/preferences.svelte";

const told = new Map<string, Promise<Debrief>>();

export function debriefOf(table: string): Promise<Debrief> {
  const key = `${table} ${preferences.language}`;
  let found = told.get(key);
  if (!found) {
    found = get("/tables/{table}/debrief", { table });
    found.catch(() => told.delete(key));
    told.set(key, found);
  }
  return found;
}
