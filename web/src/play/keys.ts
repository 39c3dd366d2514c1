/** The letters that play. All can be changed, and none works while you write. */
import { preferences } from "../people/preferences.svelte";

export interface Key {
  id: string;
  key: string;
  /** What it does, as a key of the app's words. */
  word: string;
}

export const KEYS: readonly Key[] = [
  { id: "undo", key: "u", word: "web-key-undo" },
  { id: "redo", key: "r", word: "web-key-redo" },
  { id: "done", key: "d", word: "web-key-done" },
  { id: "plan", key: "p", word: "web-key-plan" },
  { id: "forecast", key: "f", word: "web-key-forecast" },
  { id: "log", key: "l", word: "web-key-log" },
  { id: "chat", key: "c", word: "web-key-chat" },
  { id: "hint", key: "h", word: "web-key-hint" },
  { id: "help", key: "?", word: "web-key-help" },
  { id: "summary", key: "s", word: "web-key-summary" },
  { id: "scores", key: "o", word: "web-key-scores" },
  { id: "repeat", key: "a", word: "web-key-repeat" },
  { id: "agree", key: "y", word: "web-key-agree" },
  { id: "refuse", key: "n", word: "web-key-refuse" },
  { id: "next", key: "g", word: "web-key-next" },
  { id: "command", key: "/", word: "web-key-command" },
];

/** Return the letter for something that can be done. */
export function keyOf(id: string): string {
  return preferences.values.keys[id] || (KEYS.find((one) => one.id === id)?.key ?? "");
}

/** Return what a pressed key is to do; digits are choices from 1, as "choice-1". */
export function meant(event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "target">): string {
  if (event.altKey || event.ctrlKey || event.metaKey || writing(event.target)) return "";
  if (/^[1-9]$/.test(event.key)) return `choice-${event.key}`;
  const pressed = event.key.toLowerCase();
  return KEYS.find((one) => keyOf(one.id).toLowerCase() === pressed)?.id ?? "";
}

/** Whether someone writes there, so that letters are letters. */
export function writing(target: EventTarget | null): boolean {
  const element = target as Element | null;
  return !!element?.closest?.(
    "input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]",
  );
}
