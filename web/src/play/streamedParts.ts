/** Applies what a stream tells: the changed parts of a table, each value with its place. */
import type { Shown, TableNews } from "../api/types";

type Values = Record<string, unknown>;

/**
 * The table after an event; of the log and the messages it holds what is new. Nothing that was shown
 * before is changed: what is on the screen may still be read.
 */
export function applied(before: Shown | null, news: TableNews): Shown {
  const gone = new Set(news.gone);
  const kept = Object.entries(news.after ? { ...before, said: [] } : {}).filter(([key]) => !gone.has(key));
  const shown: Values = Object.fromEntries(kept);
  for (const part of Object.values(news.parts)) {
    for (const [path, value] of Object.entries(part)) put(shown, path.split("/"), value);
  }
  return { ...shown, seq: news.seq } as unknown as Shown;
}

function put(place: Values, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (!rest.length) {
    place[key] = value;
    return;
  }
  const inner = place[key];
  const copy = (Array.isArray(inner) ? [...(inner as unknown[])] : { ...(inner as Values) }) as Values;
  place[key] = copy;
  put(copy, rest, value);
}
