/**
 * Where the focus goes after your own action. What had it is often gone then; it goes on to the next thing
 * that can be chosen, and never moves because of what others did. Choices in `data-last` come after the main
 * button: another press there would undo what the first one did.
 */
const NEXT = [
  "#board [data-choice]:not([data-last] *)",
  '#board button[aria-pressed="false"]:not([disabled]):not([data-last] *)',
  "[data-main]",
  "#board button:not([disabled])",
  "#board",
];

/** Return whether the focus has nowhere to be. */
export function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected;
}

/** Give the focus a place again, if it has none. */
export function settle(): void {
  if (!isLost() || document.querySelector("dialog[open]")) return;
  for (const place of NEXT) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.checkVisibility?.() !== false);
    if (found) return found.focus({ preventScroll: true });
  }
}
