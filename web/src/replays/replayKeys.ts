/** The keys of a replay, and what is said of its steps. */
import type { Line } from "../api/types";
import { writing } from "../play/keys";

/** How long a heading can be. */
const LONG = 150;

/** Return as many of the last sentences as a heading can hold. */
export function headline(told: readonly Line[]): string {
  let text = "";
  for (const { text: one } of told.toReversed()) {
    if (text && text.length + one.length > LONG) break;
    text = text ? `${one} ${text}` : one;
  }
  return text;
}

/** Do what a key is for, unless what has the focus needs it itself. */
export function pressed(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  if (
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    writing(event.target) ||
    document.querySelector("dialog[open]")
  )
    return;
  const target = event.target as Element;
  // Buttons keep their Space, sliders their arrows, and what scrolls its own keys.
  if (event.key === " " && target.closest("button, a, [role=tab]")) return;
  if (target.closest("input, [role=tablist], [role=region]")) return;
  const does = keys[event.key];
  if (!does) return;
  event.preventDefault();
  does();
}
