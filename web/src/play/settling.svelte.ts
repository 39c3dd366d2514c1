/**
 * The same spot is safe: when the buttons of the bar change, those that end something wait a moment, so that
 * the finger that pressed what stood there doesn't press them too.
 */
import { preferences } from "../people/preferences.svelte";
import type { Bar, Main } from "./frame.svelte";

/** How long what ends something waits, in milliseconds. */
export const MOMENT = 600;

export class Settling {
  #waiting = $state(false);
  #shown = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take note of what stands in the bar now. */
  note(bar: Bar | null): void {
    const buttons = [...(bar?.others ?? []), ...(bar?.main ? [bar.main] : [])];
    const shown = JSON.stringify(buttons.map((one) => [one.missing ?? one.label, one.ends]));
    if (shown === this.#shown) return;
    this.#shown = shown;
    clearTimeout(this.#timer);
    this.#waiting = buttons.some((one) => one.ends);
    if (this.#waiting) this.#timer = setTimeout(() => (this.#waiting = false), MOMENT);
  }

  /** Return whether a button waits; never for players who don't want to be asked. */
  holds(main: Main): boolean {
    return this.#waiting && !!main.ends && preferences.values.confirm !== "never";
  }
}
