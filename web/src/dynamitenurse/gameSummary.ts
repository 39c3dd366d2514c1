/** What a whole game comes to, for the end: by seat, out of its events. */
import type { DynamiteNurseEvent, SeatPoints } from "../api/types";

/** What a seat did with its cards. */
export interface Deeds {
  /** Ids of the cards that were bought, in order. */
  bought: string[];
  tp: { used: number; lost: number };
  gold: { used: number; lost: number };
  dead: number;
}

/** Count what every seat bought, used, left unused and lost. */
export function deedsOf(events: readonly DynamiteNurseEvent[], seats: number): Deeds[] {
  const out = Array.from({ length: seats }, (): Deeds => ({
    bought: [],
    tp: { used: 0, lost: 0 },
    gold: { used: 0, lost: 0 },
    dead: 0,
  }));
  for (const one of events) {
    const deeds = "seat" in one ? out[one.seat] : undefined;
    if (!deeds) continue;
    // Whatever has come and was not used for something is lost with the end of the phase.
    if (one.event === "points-gained") {
      deeds.tp.lost += one.tp;
      deeds.gold.lost += one.gold;
    } else if (one.event === "card-bought") {
      deeds.bought.push(one.card);
      spend(deeds.gold, one.cost);
    } else if (
      one.event === "patient-operated" ||
      one.event === "patient-cared-for" ||
      one.event === "patient-paid-for"
    )
      spend(deeds.tp, one.cost);
    else if (one.event === "patient-died") deeds.dead += 1;
  }
  return out;
}

function spend(points: { used: number; lost: number }, cost: number): void {
  points.used += cost;
  points.lost -= cost;
}

const KINDS = ["acquired", "admitted", "card", "end-text", "kill-marks"];

/** Return the kinds of points that anyone has, in the order of the sheet. */
export function kindsOf(seats: readonly SeatPoints[]): string[] {
  const found = new Set(seats.flatMap((one) => one.parts.map(({ kind }) => kind)));
  return [...KINDS.filter((kind) => found.has(kind)), ...[...found].filter((kind) => !KINDS.includes(kind))];
}

/** Return how many parts of a kind a seat has, and their points. */
export function ofKind(seat: SeatPoints, kind: string): { n: number; points: number } {
  const parts = seat.parts.filter((one) => one.kind === kind);
  return { n: parts.length, points: parts.reduce((sum, one) => sum + one.points, 0) };
}
