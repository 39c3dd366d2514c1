/** The log as one reads it: by rounds and phases, and as plain text. */
import type { Line } from "../api/types";

export interface Chapter {
  key: string;
  round: number | null;
  title: string;
  lines: { line: Line; index: number }[];
}

/** Group the lines by round and phase, in their order. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  lines.forEach((line, index) => {
    const last = found.at(-1);
    const before = last?.lines[0]?.line;
    if (last && before && before.round === line.round && before.phase === line.phase) last.lines.push({ line, index });
    else found.push({ key: `${index}`, round: line.round, title: line.title, lines: [{ line, index }] });
  });
  return found;
}

/** Return the log as text to be kept elsewhere. */
export function asText(lines: readonly Line[], heading: (round: number | null, title: string) => string): string {
  return chapters(lines)
    .map((chapter) => [heading(chapter.round, chapter.title), ...chapter.lines.map(({ line }) => line.text)].join("\n"))
    .join("\n\n");
}

/**
 * Return what a seat has done up to a step in the phase that the log ends with, or else the last that it did in this round.
 * What only opened the phase, the round or the turn is not its own.
 */
export function setLines(lines: readonly Line[], seat: number | null, step: number): Line[] {
  const last = lines.at(-1);
  if (!last || seat === null) return [];
  const begin = lines.findLastIndex((line) => line.round !== last.round || line.phase !== last.phase) + 1;
  const opened = lines[begin - 1]?.step ?? 0;
  const opening = lines.find((line) => line.round === last.round && line.kind === "action");
  const mine = (line: Line) =>
    line !== opening && line.seat === seat && !line.own && line.step <= step && line.kind !== "result";
  const found = lines.slice(begin).filter((line) => mine(line) && line.step > opened);
  const before = lines
    .slice(0, begin)
    .filter((line) => mine(line) && line.round === last.round && line.kind === "action");
  return found.length ? found : before.slice(-1);
}

/** Return which lines are new or longer after a change, whatever their places; none when the story begins again. */
export function fresh(before: readonly Line[], after: readonly Line[]): Line[] {
  if (before.length === 0) return [];
  let same = 0;
  while (same < before.length && same < after.length && before[same]?.text === after[same]?.text) same += 1;
  // A line that grows goes behind those of others: these were read already.
  const known = before.slice(same).map((line) => line.text);
  return after.slice(same).filter((line) => {
    const at = known.indexOf(line.text);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}
