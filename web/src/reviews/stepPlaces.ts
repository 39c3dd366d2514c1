/** Where the numbers of a plan's steps stand: on the rooms, patients and cards that each step touches. */

/** The numbers that a thing on the board gets. */
export interface Numbered {
  readonly id: string;
  readonly numbers: readonly number[];
}

/**
 * Return the numbers of each thing. Your own things carry your seat; what several seats share carries none. Of things
 * that are alike, as dice of one colour and value, the next step that touches such a one takes the next of them.
 */
export function numbered(
  steps: readonly (readonly string[])[],
  seat: number | null,
  things: Iterable<string>,
): Numbered[] {
  const known = new Set(things);
  const found = new Map<string, number[]>();
  for (const [index, touched] of steps.entries()) {
    for (const own of new Set(touched)) {
      const id = placeOf(own, seat, known, found, PATIENT.test(own));
      if (id) found.set(id, [...(found.get(id) ?? []), index + 1]);
    }
  }
  return [...found].map(([id, numbers]) => ({ id, numbers }));
}

/** A die; it is treated by one step, while a room or a card may be used by several. */
const PATIENT = /^[A-Z][1-6]/;

function placeOf(
  own: string,
  seat: number | null,
  known: ReadonlySet<string>,
  taken: ReadonlyMap<string, unknown>,
  apart: boolean,
): string | undefined {
  for (const first of [`${seat}/${own}`, own]) {
    if (!known.has(first)) continue;
    if (!apart) return first;
    for (let id = first, count = 2; known.has(id); id = `${first}:${count}`, count += 1) if (!taken.has(id)) return id;
    return first;
  }
  return undefined;
}
