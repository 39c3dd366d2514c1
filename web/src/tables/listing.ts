/** A table in a list, told in a line: with whom, what is up, and what you can do about it. */
import type { Summary } from "../api/types";

export type Next = "continue" | "look" | "replay" | "wait";

/** The seats of your own that must decide. */
export function ownDecisions(table: Summary): number[] {
  return table.deciding.filter((seat) => table.seats.includes(seat));
}

/** What you can do about a table. */
export function nextOf(table: Summary): Next {
  if (table.status === "over") return "replay";
  if (table.status === "waiting") return "wait";
  return ownDecisions(table).length ? "continue" : "look";
}

/** Tables that wait for you first, then those under way, then what is over; the latest first in each. */
export function sorted(tables: readonly Summary[]): Summary[] {
  const rank: Record<Next, number> = { continue: 0, wait: 1, look: 2, replay: 3 };
  return tables.toSorted((one, other) => rank[nextOf(one)] - rank[nextOf(other)] || other.updated_at - one.updated_at);
}

/** Those who sit at a table besides you: people by name, and how many bots and open seats. */
export function company(table: Summary): { people: string[]; bots: number; open: number } {
  const others = table.chairs.filter((_, seat) => !table.seats.includes(seat));
  return {
    people: others.filter((chair) => chair.kind === "person").map((chair) => chair.name),
    bots: others.filter((chair) => chair.kind === "bot").length,
    open: others.filter((chair) => chair.kind === "open").length,
  };
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Return how long ago something was, as you say it. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "second");
}
