/** Hints in three steps, each saying more. How far you have come is kept by the frame, wherever you ask. */
import { get, insist } from "../api/client";
import type { Hint } from "../api/types";
import type { Frame } from "../play/frame.svelte";
import type { Table } from "../play/table.svelte";

/** So often the coach is asked again who had no time. */
const TRIES = 3;

/** Ask the coach about this decision, also when others are helped first; null if it was decided meanwhile. */
export async function coached<T>(table: Table, asking: () => Promise<T>): Promise<T | null> {
  const version = table.shown?.version;
  const same = () => version === table.shown?.version;
  const told = await insist(async () => (same() ? asking() : null), TRIES);
  return same() ? told : null;
}

/** Return the next step of the hint for this decision; null if it was decided meanwhile. */
export async function nextHint(table: Table, frame: Frame): Promise<Hint | null> {
  const { hinted } = frame;
  const told = await coached(table, () =>
    get("/tables/{table}/seats/{seat}/hint", {
      ...table.own,
      step: hinted ? Math.min(hinted.step + 1, hinted.steps) : 1,
    }),
  );
  if (!told) return null;
  frame.hinted = told;
  frame.point(told.touch ?? [], told.actions ?? []);
  return told;
}
