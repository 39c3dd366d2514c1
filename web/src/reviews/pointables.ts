/**
 * Things on the board that can be pointed at, by ids that are the same in every language and on every screen. A
 * thing carries `data-thing` or `data-inspect`; where several seats have the same, `data-of` around it says whose.
 */

import type { Book } from "../api/types";

const THINGS = "[data-thing], [data-inspect]";
/** A name says first what a thing is; so much of it is enough to find it. */
const PARTS = 3;
/** Patients are called by what you see of them, which is not in the book. */
const PATIENT = /^P\d+$/;

const board = () => document.getElementById("board");

/** Return the id of a thing. */
export function idOf(thing: Element): string {
  const own = thing.getAttribute("data-thing") ?? thing.getAttribute("data-inspect") ?? "";
  const of = thing.closest("[data-of]")?.getAttribute("data-of");
  return of ? `${of}/${own}` : own;
}

/**
 * Return all things on the board that can be seen. Those that are alike are counted, as dice of one colour and value
 * are; on request without what is `data-past`, as a card that has been played.
 */
export function pointables(past = true): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const one of board()?.querySelectorAll<HTMLElement>(THINGS) ?? []) {
    if (!past && one.closest("[data-past]")) continue;
    const first = idOf(one);
    let id = first;
    for (let count = 2; found.has(id); count += 1) id = `${first}:${count}`;
    if (one.getClientRects().length && nameOf(one)) found.set(id, one);
  }
  return found;
}

/** Return the id of the thing around an element; of those that are alike it is the first. */
export function around(element: Element | null): string {
  const thing = element?.closest(THINGS);
  return thing && board()?.contains(thing) ? idOf(thing) : "";
}

/** Return what a card is called by its id, wherever it lies; empty for what is no card. */
export function cardName(id: string, book?: Book): string {
  return book?.cards[id.replace(/^\d+\//, "").replace(/:\d+$/, "")]?.name ?? "";
}

/** Return all that is written on a thing, its pieces apart. */
function written(thing: Node): string {
  return [...thing.childNodes]
    .map((one) => (one.nodeType === Node.TEXT_NODE ? one.textContent : written(one)))
    .join(" ");
}

/** Return what a thing is called for those who hear it, without all that is said of it. */
export function nameOf(thing: HTMLElement, book?: Book): string {
  const own = thing.getAttribute("data-thing") ?? thing.getAttribute("data-inspect") ?? "";
  const card = PATIENT.test(own) ? null : book?.cards[own];
  if (card) return card.name;
  const told =
    thing.getAttribute("aria-label") ??
    (thing.querySelector(":scope > .sr")?.textContent ||
      thing.querySelector("[aria-label]")?.getAttribute("aria-label") ||
      written(thing));
  const first = told.replace(/\s+/g, " ").trim().split(/[.;] /)[0] ?? "";
  return first.replace(/[.;]$/, "").split(", ").slice(0, PARTS).join(", ");
}
