/** Notifies players in other tabs: in the title, on the icon, by sounds and by vibration. */
import type { GameEvent } from "../api/types";
import { preferences } from "../people/preferences.svelte";
import { GAMES } from "../shell/games";
import type { Sound } from "./sounds";

const PLAIN = "/icons/icon.svg";
// The sign with a lamp at its corner; as data, since the page may show pictures from itself and from data.
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="2" y="2" width="36" height="36" rx="10" fill="#274b9f"/><path d="M20 9v22M9 20h22" stroke="#fffaf0" stroke-width="8.500" stroke-linecap="round"/><circle cx="31" cy="9" r="8" fill="#ff9a3d" stroke="#1d2433" stroke-width="2.400"/></svg>',
)}`;

/** Show in the tab and on the app's icon whether one must decide, or at how many tables. */
export function mark(title: string, deciding: boolean | number): void {
  document.title = deciding ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = deciding ? MARKED : PLAIN;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  const badge = navigator as Navigator & {
    setAppBadge?: (n?: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const told = deciding
    ? badge.setAppBadge?.(typeof deciding === "number" ? deciding : undefined)
    : badge.clearAppBadge?.();
  void told?.catch(() => undefined);
}

/** What is felt, where that is wanted: how long it buzzes and rests, in milliseconds. */
const BUZZES: Partial<Record<Sound, number[]>> = {
  turn: [30, 60, 30],
  discharge: [20],
  death: [90],
  refused: [15, 30, 15],
  end: [30, 50, 30, 50, 80],
};

/** How loud a sound is to be, from 0 to 1. */
function loudness(what: Sound): number {
  return (preferences.values.volume * (preferences.values.sounds[what] ?? 100)) / 10_000;
}

/** Let something be heard and felt, as you have set it; never before you have touched the page. */
export function sound(what: Sound, after = 0): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  const buzz = BUZZES[what];
  if (preferences.values.haptics && buzz) navigator.vibrate?.(buzz);
  if (preferences.values.sound && loudness(what))
    void import("./sounds").then(({ play }) => play(what, loudness(what), after));
}

/** Play a sound as it will be heard, also where sounds are off. */
export async function sample(what: Sound): Promise<void> {
  const buzz = BUZZES[what];
  if (preferences.values.haptics && buzz) navigator.vibrate?.(buzz);
  (await import("./sounds")).play(what, loudness(what));
}

/** What is heard of events, the weightiest first; of which events, each game says. */
const HEARD: readonly Sound[] = ["death", "discharge", "dice", "treat", "place", "card"];
/** So many different sounds are heard of one burst, so far apart in seconds. */
const AT_ONCE = 3;
const APART = 0.16;

/** Return what is heard of the events of a burst, each sound once. */
export function heard(events: readonly Pick<GameEvent, "event">[]): Sound[] {
  const tells = (what: Sound) => GAMES.some(({ sounds }) => events.some((one) => sounds[what]?.test(one.event)));
  return HEARD.filter(tells).slice(0, AT_ONCE);
}

/** Return the events that are new: those after the last that both have. A story that is told again has none. */
export function news<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  let same = 0;
  while (same < before.length && before[same] === now[same]) same++;
  return before.length && !same ? [] : now.slice(same);
}

/** Let several sounds be heard, one after the other. */
export function together(sounds: readonly Sound[]): void {
  if (preferences.values.sound || preferences.values.haptics)
    sounds.slice(0, AT_ONCE).forEach((what, index) => sound(what, index * APART));
}

/** Let a burst of events be heard, but for the sounds that come later, with what is shown then. */
export function hear(events: readonly Pick<GameEvent, "event">[], later: readonly Sound[]): void {
  together(heard(events).filter((what) => !later.includes(what)));
}
