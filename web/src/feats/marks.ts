/**
 * The games that were counted, as short marks of their tables: so few letters that all of them are remembered here,
 * and the latest among the settings for your other devices, which count none of them again.
 */

/** So many are remembered here, and told to other devices. */
const KEPT = 5000;
const TOLD = 200;
const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
/** The letters of a mark: of 16 million, two of your games hardly ever share one. */
const LENGTH = 4;
/** So many marks are in one word of the settings. */
const ROW = 12;

/** Return the mark of a table. */
export function markOf(table: string): string {
  let hash = 2166136261;
  for (const letter of table) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash ^= hash >>> 15;
  return Array.from({ length: LENGTH }, (_, at) => LETTERS[(hash >>> (6 * at)) & 63]).join("");
}

/** Return all marks of two devices, the latest last. */
export function together(theirs: readonly string[], ours: readonly string[]): string[] {
  return [...new Set([...theirs, ...ours])].slice(-KEPT);
}

/** Return the latest marks as words for the settings. */
export function toldMarks(marks: readonly string[]): Record<string, string> {
  const told = marks.slice(-TOLD);
  const rows = Array.from({ length: Math.ceil(told.length / ROW) }, (_, at) => told.slice(at * ROW, (at + 1) * ROW));
  return Object.fromEntries(rows.map((row, at) => [`${at}`, row.join("")]));
}

/** Return the marks that another device told. */
export function readMarks(told: unknown): string[] {
  return Object.values(told ?? {})
    .filter((row): row is string => typeof row === "string")
    .flatMap((row) => row.match(/.{4}/g) ?? []);
}
