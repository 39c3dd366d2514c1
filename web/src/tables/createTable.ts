/** Create tables on the server, and open them. */
import { insist, newKey, post } from "../api/client";
import type { NewTable, TableAsked } from "../api/types";
import type { DailyGame } from "../daily/daily";
import { beginGuide } from "../guide/progress";
import { me } from "../people/me.svelte";
import { preferences } from "../people/preferences.svelte";
import { router } from "../shell/router.svelte";
import { keepLinks } from "./links";
import { keepTableCount, tableCount } from "./tableCount";

/** Let a new seat be as you like it: whoever wants to do everything themselves says so. */
export async function settle(table: string, seat: number): Promise<void> {
  if (preferences.values.automatic) return;
  // Where that fails, the table can be told as well.
  await post("/tables/{table}/seats/{seat}/automatic", { table, seat }, { on: false, key: newKey() }).catch(
    () => undefined,
  );
}

/** Create a table; a player without a name gets one first. Its key prevents a second table after a lost answer. */
export async function createTable(laying: TableAsked): Promise<NewTable> {
  await me.ensure();
  const key = newKey();
  const laid = await insist(() => post("/tables", {}, { ...laying, key }), 2);
  keepLinks(
    laid.table,
    laid.links.filter((link) => !laid.seats.includes(link.seat)),
  );
  if (laid.seats.length) keepTableCount(tableCount() + 1);
  await Promise.all(laid.seats.map((seat) => settle(laid.table, seat)));
  return laid;
}

/** Return how a bot is asked for; of a steady one nothing needs to be said. */
export function botAsked(level: string, temper: string): string {
  return temper === "steady" ? level : `${level}:temper=${temper}`;
}

/**
 * Return the table of "Play now": you and two bots, easier ones for newcomers.
 * Others get two random play styles, stored as if you had chosen them.
 */
export function quickTable(game: string, experienced: boolean, luck = Math.random()): TableAsked {
  const lively = ["careful", "bold", "builder"];
  lively.splice(Math.floor(luck * lively.length), 1);
  const bots = experienced ? lively.map((temper) => botAsked("normal", temper)) : ["easy", "easy"];
  return { game, seats: [{ kind: "me" }, ...bots.map((bot) => ({ kind: "bot" as const, bot }))] };
}

/** Return the table of a solo game. */
export function soloTable(game: string): TableAsked {
  return { game, seats: [{ kind: "me" }] };
}

/** Create a table and open it; newcomers get tips there. */
export async function play(laying: TableAsked, newcomer = false): Promise<void> {
  const { table } = await createTable(laying);
  if (newcomer) beginGuide(laying.game, table);
  router.go(`/t/${table}`);
}

/** Go to your table of the ward of the day; there is one in each game. */
export async function playDaily(game: DailyGame): Promise<void> {
  await me.ensure();
  const { table } = await insist(() => post("/daily", {}, { game }), 2);
  await settle(table, 0);
  router.go(`/t/${table}`);
}
