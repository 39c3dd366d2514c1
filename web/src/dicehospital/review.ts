/** What a whole game comes to, for the end: by seat and round, out of its events and its account. */
import type { Debrief } from "../api/types";
import { read, type Letter } from "./dice";
import type { DiceEvent } from "./types";

export type SeatPoints = Debrief["seats"][number];

/** What happened to a seat in one round. */
export interface Tally { home: string[]; deaths: number }

/** Count who went home and who died, by seat and round. */
export function tallies(events: readonly DiceEvent[], seats: number): Map<number, Tally>[] {
  const out = Array.from({ length: seats }, () => new Map<number, Tally>());
  let round = 0;
  for (const one of events) {
    if (one.event === "round-began") round = one.round;
    if (one.event !== "patient-discharged" && one.event !== "patient-died") continue;
    const rounds = out[one.seat];
    if (!rounds) continue;
    const tally = rounds.get(round) ?? { home: [], deaths: 0 };
    rounds.set(round, tally);
    if (one.event === "patient-discharged") tally.home.push(one.before);
    else tally.deaths += 1;
  }
  return out;
}

/** Return how many of each printed colour a seat sent home. */
export function homeByColour(rounds: ReadonlyMap<number, Tally>): Record<Letter, number> {
  const out: Record<Letter, number> = { R: 0, Y: 0, G: 0 };
  for (const { home } of rounds.values()) for (const die of home) out[read(die).printed] += 1;
  return out;
}

/** Return the score after each round, without what is counted at the end. */
export function running(seat: SeatPoints): number[] {
  const out = [0];
  for (const { total } of seat.rounds) out.push(out.at(-1)! + total);
  return out;
}

/** Return the seats by their places. */
export function ranked(seats: readonly SeatPoints[]): SeatPoints[] {
  return [...seats].sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Return the best round of all: most points, and of these the earliest. */
export function bestRound(seats: readonly SeatPoints[]): { seat: number; round: number; total: number } | null {
  let best: { seat: number; round: number; total: number } | null = null;
  for (const one of seats) {
    for (const { round, total } of one.rounds) if (!best || total > best.total) best = { seat: one.seat, round, total };
  }
  return best && best.total > 0 ? best : null;
}
