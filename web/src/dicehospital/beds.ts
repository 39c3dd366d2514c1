/**
 * Who lies in which bed. The rules do not care (DH-1.7) and a view has just the dice; but on a screen a
 * patient stays in bed until something happens to them, and then it is they who change.
 */
import { plain, read, settled } from "./dice";

export const WARD = 3;
export const BEDS = 12;

/** What lies in each bed; null is empty. */
export type Beds = readonly (string | null)[];

/** What happened, as far as it is about patients. */
export interface Happened {
  event: string;
  seat?: number;
  before?: string;
  after?: string;
  die?: string;
}

/** Return the beds after what happened to the patients of a seat. `meant` are beds that are meant first. */
export function follow(before: Beds, events: readonly Happened[], seat: number, meant: readonly number[] = []): Beds {
  const beds = [...before];
  const first = [...meant];
  for (const one of events) {
    const was = one.before ?? (leaves(one.event) ? one.die : undefined);
    if (one.seat !== seat || was === undefined) continue;
    const bed = find(beds, was, first);
    if (bed < 0) continue;
    beds[bed] = one.after ?? null;
    if (one.after && one.event !== "patient-recoloured") first.splice(first.indexOf(bed) >>> 0, 1);
  }
  return beds;
}

function leaves(event: string): boolean {
  return event === "patient-returned" || event === "patient-collected";
}

/** Return the bed of a die, the ones that are meant first; a colour that has passed does not matter. */
function find(beds: Beds, die: string, meant: readonly number[]): number {
  const alike = (bed: number) => beds[bed] != null && settled(beds[bed]!) === settled(die);
  const exact = meant.find(alike) ?? beds.findIndex((_, bed) => alike(bed));
  return exact >= 0 ? exact : beds.findIndex((one) => one !== null && plain(one) === plain(die));
}

/** Return the beds as the whole story makes them, so that everyone who opens a table sees the same; or its rest, from known beds. */
export function retell(events: readonly Happened[], seat: number, known: Beds = []): Beds {
  let beds = known;
  for (const one of events) {
    if (one.event === "shift-changed") beds = beds.map((die) => (die === null ? null : plain(die)));
    else if (one.seat !== seat) continue;
    else if ((one.event === "patient-admitted" || one.event === "starting-die-set") && one.die)
      beds = arrive(beds, one.die);
    else beds = follow(beds, [one], seat);
  }
  return beds;
}

function arrive(before: Beds, die: string): Beds {
  const beds = [...before];
  const free = beds.indexOf(null);
  beds[free < 0 ? beds.length : free] = die;
  return beds;
}

/**
 * Lay dice into beds, each where it was before. Those who are as they were stay; of those who changed,
 * the lowest of a printed colour stays the lowest; whoever is new gets the first free bed.
 */
export function settle(before: Beds, dice: readonly string[], meant: readonly number[] = []): Beds {
  const beds: (string | null)[] = Array.from({ length: bedsFor(dice.length) }, () => null);
  const old = new Map<number, string>();
  before.forEach((one, bed) => one !== null && old.set(bed, one));
  const changed = dice.filter((die) => {
    const alike = [...old].filter(([, was]) => settled(was) === settled(die)).map(([bed]) => bed);
    const bed = alike.find((one) => !meant.includes(one)) ?? alike[0];
    if (bed !== undefined) lay(beds, old, bed, die);
    return bed === undefined;
  });
  const fresh = new Set<number>(changed.keys());
  for (const colour of new Set(changed.map((one) => read(one).printed))) {
    const coming = [...changed.keys()]
      .filter((at) => read(changed[at]!).printed === colour)
      .sort((a, b) => byValue(changed[a]!, changed[b]!));
    const were = [...old].filter(([, was]) => read(was).printed === colour).sort((a, b) => byValue(a[1], b[1]));
    const shift = gone(
      were.map(([, was]) => was),
      coming.map((at) => changed[at]!),
    );
    coming.forEach((at, rank) => {
      const from = were[rank + shift];
      if (from && fresh.delete(at)) lay(beds, old, from[0], changed[at]!);
    });
  }
  for (const at of fresh) {
    const free = beds.indexOf(null);
    beds[free < 0 ? beds.length : free] = changed[at]!;
  }
  return beds;
}

/** Return how many of the lowest are gone, so that the others changed as little as can be. */
function gone(were: readonly string[], coming: readonly string[]): number {
  const most = Math.max(0, were.length - coming.length);
  const moved = (shift: number) =>
    coming.reduce((total, die, at) => total + Math.abs(read(were[at + shift] ?? die).value - read(die).value), 0);
  let best = 0;
  for (let shift = 1; shift <= most; shift++) if (moved(shift) < moved(best)) best = shift;
  return best;
}

function bedsFor(dice: number): number {
  return Math.max(BEDS, Math.ceil(dice / WARD) * WARD);
}

function lay(beds: (string | null)[], old: Map<number, string>, bed: number, die: string): void {
  old.delete(bed);
  while (beds.length <= bed) beds.push(null);
  beds[bed] = die;
}

function byValue(a: string, b: string): number {
  return read(a).value - read(b).value;
}

/** Return the beds of dice that a placement has lifted, those that were tapped first. */
export function lifted(beds: Beds, held: readonly string[], meant: readonly number[]): number[] {
  const out: number[] = [];
  for (const die of held) {
    const left = beds.map((one, bed) => (out.includes(bed) ? null : one));
    const bed = find(left, die, meant);
    if (bed >= 0) out.push(bed);
  }
  return out;
}
