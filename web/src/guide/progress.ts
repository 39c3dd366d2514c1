/** Which tips you have seen, and at which table they are given: kept in this browser. */

const PLACE = "wardround-guide";
/** How many tips there are about a game. */
export const TIPS_GIVEN = 5;

export interface Progress {
  /** The table of "Play now" at which tips are given. */
  table: string;
  /** Tips that were read, or whose matter was decided. */
  seen: readonly string[];
  /** No more tips were wanted. */
  off?: boolean;
}

function kept(): Record<string, Progress | undefined> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "{}") ?? {}) as Record<string, Progress | undefined>;
  } catch {
    return {};
  }
}

function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [game]: progress }));
  } catch {
    // Then the tips come again each time.
  }
}

/** Give tips at a table, to someone who has never finished a game. Those that were seen don't come back. */
export function beginGuide(game: string, table: string): void {
  keep(game, { ...(kept()[game] ?? { seen: [] }), table });
}

/** Return what was seen where tips are given at this table; null where none are, or no more. */
export function guideOf(game: string, table: string): Progress | null {
  const found = kept()[game];
  const given = found && !found.off && found.table === table && Array.isArray(found.seen);
  return given && found.seen.length < TIPS_GIVEN ? found : null;
}

/** Remember that a tip was seen. */
export function markSeen(game: string, tip: string): void {
  const found = kept()[game];
  if (found && !found.seen.includes(tip)) keep(game, { ...found, seen: [...found.seen, tip] });
}

/** Give no more tips about a game. */
export function endGuide(game: string): void {
  const found = kept()[game];
  if (found) keep(game, { ...found, off: true });
}
