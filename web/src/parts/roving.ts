/**
 * One tab stop for a zone: Tab enters it where you were last, the arrows go about in it, Home and End to
 * its ends. Up and down go to whatever is nearest above or below, so that grids behave like grids.
 */
import type { Action } from "svelte/action";

const REACHABLE = "button, a[href], [tabindex], input, select";

type Place = { x: number; y: number };

const middle = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Return which of some places lies next in a direction, or -1. */
export function nearest(places: readonly Place[], from: number, down: boolean): number {
  const here = places[from];
  if (!here) return -1;
  let found = -1;
  let best = Infinity;
  places.forEach((place, index) => {
    const along = (place.y - here.y) * (down ? 1 : -1);
    if (index === from || along < 8) return;
    const cost = along + Math.abs(place.x - here.x) * 2;
    if (cost < best) [best, found] = [cost, index];
  });
  return found;
}

/** Return where a key leads to among so many things in a row, or -1 if it leads nowhere. */
export function step(key: string, from: number, count: number): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return Math.min(from + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(from - 1, 0);
  return -1;
}

export interface Zone {
  /** What you go about among. */
  items?: string;
  /** Tab enters at the end, as in a log, until you have been somewhere else. */
  end?: boolean;
}

export const roving: Action<HTMLElement, string | Zone | undefined> = (zone, wanted) => {
  let selector = "";
  let end = false;
  let last: HTMLElement | null = null;

  function take(asked: string | Zone | undefined): void {
    ({ items: selector = REACHABLE, end = false } = typeof asked === "string" ? { items: asked } : (asked ?? {}));
  }

  const items = () =>
    [...zone.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.hasAttribute("disabled") && !one.hidden);

  function settle(): void {
    const all = items();
    const inside = zone.contains(document.activeElement);
    if (end && !inside) last = all.at(-1) ?? null;
    if (!last || !all.includes(last))
      last = all.find((one) => one.getAttribute("aria-selected") === "true") ?? all[0] ?? null;
    for (const one of all) {
      const stop = one === last ? 0 : -1;
      if (one.tabIndex !== stop) one.tabIndex = stop;
    }
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = items();
    const from = all.indexOf(event.target as HTMLElement);
    if (from < 0 || (event.target as HTMLElement).matches("input, textarea, select")) return;
    let to = step(event.key, from, all.length);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const down = event.key === "ArrowDown";
      to = nearest(all.map(middle), from, down);
      // In one row, and where nothing is laid out, up and down go on like left and right.
      if (to < 0) to = step(down ? "ArrowRight" : "ArrowLeft", from, all.length);
    }
    if (to < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[to]?.focus();
  }

  function entered(event: FocusEvent): void {
    const found = (event.target as HTMLElement).closest<HTMLElement>(selector);
    if (!found || found === last || !zone.contains(found)) return;
    last = found;
    settle();
  }

  take(wanted);
  zone.addEventListener("keydown", pressed);
  zone.addEventListener("focusin", entered);
  const watching = new MutationObserver(settle);
  watching.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden"] });
  settle();
  return {
    update(next) {
      take(next);
      settle();
    },
    destroy() {
      watching.disconnect();
      zone.removeEventListener("keydown", pressed);
      zone.removeEventListener("focusin", entered);
    },
  };
};
