/** Hints in three steps, each saying more. How far one has come is kept by the frame, wherever one asks. */
import { get } from "../api/client";
import type { Hint } from "../api/types";
import type { Table } from "../state/table.svelte";
import type { Frame } from "./frame.svelte";

/** Return the next step of the hint for this decision; null if it was decided meanwhile. */
export async function nextHint(table: Table, frame: Frame): Promise<Hint | null> {
  const { hinted } = frame;
  const version = table.shown?.version;
  const told = await get<Hint>(table.own("/hint"), { step: hinted ? Math.min(hinted.step + 1, hinted.steps) : 1 });
  if (version !== table.shown?.version) return null;
  frame.hinted = told;
  frame.point(told.touch ?? [], told.actions ?? []);
  return told;
}
