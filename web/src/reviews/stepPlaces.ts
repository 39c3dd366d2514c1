/** Where the numbers of a plan's steps stand: on the rooms, patients and cards that each step touches. */

/** The numbers that a thing on the board gets. */
export interface Numbered {
  readonly id: string;
  readonly numbers: readonly number[];
}

/**
 * Return the numbers of each thing, of the steps that are left after those that were `played`. Your own things carry
 * your seat; what several seats share carries none. Of things that are alike, as dice of one colour and value or cards
 * of a hand, the next step that touches such a one takes the next of them; one alone may get several numbers, as a room.
 */
export function numbered(
  steps: readonly (readonly string[])[],
  seat: number | null,
  things: Iterable<string>,
  played = 0,
): Numbered[] {
  const known = new Set(things);
  const found = new Map<string, number[]>();
  for (const [index, touched] of steps.entries()) {
    if (index < played) continue;
    for (const own of new Set(touched)) {
      const id = placeOf(own, seat, known, found);
      if (id) found.set(id, [...(found.get(id) ?? []), index + 1]);
    }
  }
  return [...found].map(([id, numbers]) => ({ id, numbers }));
}

function placeOf(
  own: string,
  seat: number | null,
  known: ReadonlySet<string>,
  taken: ReadonlyMap<string, unknown>,
): string | undefined {
  for (const first of [`${seat}/${own}`, own]) {
    if (!known.has(first)) continue;
    for (let id = first, count = 2; known.has(id); id = `${first}:${count}`, count += 1) if (!taken.has(id)) return id;
    return first;
  }
  return undefined;
}
