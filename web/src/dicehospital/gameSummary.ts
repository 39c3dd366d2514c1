/** What a whole game comes to, for the end: by seat and round, out of its events and its account. */
import type { SeatPoints } from "../api/types";
import { read, type Letter } from "./dice";
import type { DiceEvent } from "./types";

/** What happened to a seat in one round. */
export interface Tally {
  home: string[];
  deaths: number;
}

/** Count who was discharged and who died, by seat and round. */
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

/** Return the rounds of which all is told, from their beginning on. */
export function roundsTold(events: readonly DiceEvent[]): Set<number> {
  return new Set(events.flatMap((one) => (one.event === "round-began" ? [one.round] : [])));
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

/** What a seat scored in a round. */
export function totalOf(seat: SeatPoints, round: number): number {
  return seat.rounds.find((one) => one.round === round)?.total ?? 0;
}

/** Return the points of a round that came from something else than patients going home. */
export function extra(seat: SeatPoints, round: number): number {
  const parts = seat.rounds.find((one) => one.round === round)?.parts ?? [];
  return parts.filter((one) => one.kind !== "discharged").reduce((sum, one) => sum + one.points, 0);
}

/** Return the kinds of points that were counted at the end, in the order in which they are told. */
export function kindsOf(seats: readonly SeatPoints[]): string[] {
  return [...new Set(seats.flatMap((one) => one.parts.map(({ kind }) => kind)))];
}

/** How a department, nurse or specialist was used: in how many placements, and what became of patients in them. */
export interface Use {
  id: string;
  times: number;
  healed: number;
  home: number;
}

/** Return how a seat used its departments and its staff, the busiest first. */
export function uses(events: readonly DiceEvent[], seat: number): { rooms: Use[]; staff: Use[] } {
  const rooms = new Map<string, Use>();
  const staff = new Map<string, Use>();
  const of = (all: Map<string, Use>, id: string): Use => {
    const found = all.get(id) ?? { id, times: 0, healed: 0, home: 0 };
    all.set(id, found);
    return found;
  };
  let at: Use[] = [];
  // What a blood bag does by itself is nobody's work; where it only changes a colour, a department treats.
  let bag = false;
  for (const one of events) {
    if (!("seat" in one) || one.seat !== seat) continue;
    if (one.event === "staff-placed") {
      at = [of(rooms, one.department), of(staff, one.staff)];
      for (const use of at) use.times += 1;
    } else if (one.event === "bag-spent" || one.event === "patient-recoloured") bag = one.event === "bag-spent";
    else if (one.event === "activation-ended") at = [];
    else if (one.event === "patient-healed" || one.event === "patient-discharged") {
      if (!bag) for (const use of at) use[one.event === "patient-healed" ? "healed" : "home"] += 1;
      bag = false;
    }
  }
  const sorted = (all: Map<string, Use>) =>
    [...all.values()].sort((a, b) => b.times - a.times || b.home - a.home || b.healed - a.healed);
  return { rooms: sorted(rooms), staff: sorted(staff) };
}
