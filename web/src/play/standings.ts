import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

/** Return how everyone stands, in words. */
export function standings(table: Pick<Table, "seats">): string {
  return table.seats
    .map(({ name, score, text }) =>
      [name, score === null ? "" : t("web-points", { n: score }), text].filter(Boolean).join(", "),
    )
    .join("; ");
}
