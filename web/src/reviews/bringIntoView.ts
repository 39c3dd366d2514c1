/**
 * Bringing things on the board into sight that lie elsewhere: on another leaf, as on a phone, or in the hospital of
 * another seat. A board's leaves are its tabs, or the buttons that carry `data-leaf`.
 */
import { tick } from "svelte";
import type { Frame } from "../play/frame.svelte";
import { pointables } from "./pointables";

const LEAVES = "#board [role=tab], #board [data-leaf]";
const OPEN = "[aria-selected=true], [aria-pressed=true]";

const leaves = () => [...document.querySelectorAll<HTMLElement>(LEAVES)];

/** Open one leaf after the other until a thing is there. */
async function leafed(id: string): Promise<boolean> {
  const open = leaves().findIndex((one) => one.matches(OPEN));
  for (let at = 0; at < leaves().length; at += 1) {
    leaves()[at]?.click();
    await tick();
    if (pointables().has(id)) return true;
  }
  leaves()[open]?.click();
  await tick();
  return false;
}

/** Open the leaf with the first of some things that is on another one; they go by all the ids that they may have. */
export async function openLeaf(ids: readonly string[]): Promise<void> {
  for (const id of ids) if (!pointables().has(id) && (await leafed(id))) return;
}

/** Bring a thing into sight; return whether it is there. What is not leaves everything as it was. */
export async function bringIntoView(id: string, frame: Frame): Promise<boolean> {
  if (pointables().has(id) || (await leafed(id))) return true;
  const watched = frame.watched;
  const of = /^(\d+)\//.exec(id)?.[1];
  if (of !== undefined && Number(of) !== watched) {
    frame.watched = Number(of);
    await tick();
    if (pointables().has(id) || (await leafed(id))) return true;
    frame.watched = watched;
    await tick();
  }
  return false;
}
