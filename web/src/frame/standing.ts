import type { Table } from "../state/table.svelte";
import { t } from "../words/words.svelte";

/** Return how everyone stands, in words. */
export function standing(table: Pick<Table, "seats">): string {
  return table.seats
    .map(({ name, score, text }) =>
      [name, score === null ? "" : t("web-points", { n: score }), text].filter(Boolean).join(", "),
    )
    .join("; ");
}
