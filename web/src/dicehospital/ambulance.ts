/** An ambulance as one sees it: what is in it, whose it is, and whether it can be had. */
import type { Choice } from "../api/types";

export interface Ambulance {
  number: number;
  dice: readonly string[];
  /** Dice that the choice looked at would load into it. */
  loaded: readonly string[];
  /** Who took it. */
  taker: number | null;
  choice: Choice | null;
}

/** Return the lowest one taken so far; whoever has it at the end gets a blood bag and the First Player token. */
export function lowestOf(vans: readonly Ambulance[]): number {
  return Math.min(...vans.filter((one) => one.taker !== null).map((one) => one.number), Infinity);
}

/** Return which place in the order of improving someone gets who takes an ambulance, as far as others have chosen. */
export function placeOf(vans: readonly Ambulance[], number: number, own: number | null): number {
  return vans.filter((one) => one.taker !== null && one.number < number && one.taker !== own).length + 1;
}
