/** What the events of a game tell beside its views: who works where, who was discharged, what the night brought. */
import type { DiceEvent } from "./types";

/** Return the events since the last of some kind, without it. */
export function since(events: readonly DiceEvent[], kind: string): readonly DiceEvent[] {
  let from = events.length;
  while (from > 0 && events[from - 1]!.event !== kind) from -= 1;
  return events.slice(from);
}

/** Return who was placed in each department of a seat this round, in order. */
export function onDuty(events: readonly DiceEvent[], seat: number): { staff: string; department: string }[] {
  const out: { staff: string; department: string }[] = [];
  for (const one of since(events, "round-began")) {
    if (one.event === "staff-placed" && one.seat === seat) out.push({ staff: one.staff, department: one.department });
  }
  return out;
}

/** Return the dice that a seat discharged this round, as they last were. */
export function wentHome(events: readonly DiceEvent[], seat: number): string[] {
  const out: string[] = [];
  for (const one of since(events, "round-began")) {
    if (one.event === "patient-discharged" && one.seat === seat) out.push(one.before);
  }
  return out;
}

/** What a night did to one hospital. */
export interface Night {
  seat: number;
  home: string[];
  worse: { before: string; after: string }[];
  dead: string[];
  safe: string[];
  points: { amount: number; reason: string }[];
}

/** Return the last whole night, once its day has ended for all: null while there is none. */
export function lastNight(events: readonly DiceEvent[], seats: number): { round: number; nights: Night[] } | null {
  let end = events.length - 1;
  while (end >= 0 && events[end]!.event !== "shift-changed" && events[end]!.event !== "game-ended") end -= 1;
  if (end < 0) return null;
  let begin = end;
  while (begin > 0 && events[begin]!.event !== "round-began") begin -= 1;
  const began = events[begin]!;
  const nights = Array.from({ length: seats }, (_, seat): Night => ({
    seat,
    home: [],
    worse: [],
    dead: [],
    safe: [],
    points: [],
  }));
  let dark = false;
  const left = new Set(Array.from({ length: seats }, (_, seat) => seat));
  for (const one of events.slice(begin, end)) {
    const night = nights[one.seat];
    if (!night) continue;
    if (one.event === "activation-ended" && left.delete(one.seat) && !left.size) dark = true;
    if (one.event === "patient-discharged") night.home.push(one.before);
    if (one.event === "points-scored") night.points.push({ amount: one.amount, reason: one.reason });
    if (!dark) continue;
    if (one.event === "patient-worsened") night.worse.push({ before: one.before, after: one.after });
    if (one.event === "patient-died") night.dead.push(one.before);
    if (one.event === "patient-protected") night.safe.push(one.die);
  }
  return { round: began.event === "round-began" ? began.round : 0, nights };
}

/** What a preview makes of one die: its last form, or how it left. */
export function outcome(preview: readonly DiceEvent[], die: string): { die: string | null; event: string } {
  let now = die.replace("+", "");
  let event = "";
  for (const one of preview) {
    if (!("before" in one) || one.before.replace("+", "") !== now) continue;
    event = one.event;
    if (!("after" in one)) return { die: null, event };
    now = one.after.replace("+", "");
  }
  return { die: now, event };
}
