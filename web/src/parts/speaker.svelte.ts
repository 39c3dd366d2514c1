import { untrack } from "svelte";

/** The queue of announcements. Screen readers drop fast changes, so they are spaced out. */

/** What comes within this time is said as one. */
const BURST = 250;
/** How long a letter takes to be heard, about. */
const LETTER = 45;
const LEAST = 1200;
const MOST = 6000;
/** More sentences than this at once are cut to the last ones. */
const AT_ONCE = 6;

export class Speaker {
  spoken = $state("");
  called = $state("");
  #last = "";
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Say it when those before it have been heard. */
  say(text: string): void {
    this.#waiting.push(text);
    this.#timer ??= setTimeout(() => this.#next(), BURST);
  }

  /** Say it at once. */
  call(text: string): void {
    this.#last = text;
    this.called = this.#fresh(
      text,
      untrack(() => this.called),
    );
  }

  /** Say the last thing again. */
  repeat(): void {
    if (this.#last) this.spoken = this.#fresh(this.#last, this.spoken);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = null;
    if (!this.#waiting.length) return;
    const text = this.#waiting.slice(-AT_ONCE).join(" ");
    this.#waiting = [];
    this.#last = text;
    this.spoken = this.#fresh(text, this.spoken);
    const heard = Math.min(Math.max(text.length * LETTER, LEAST), MOST);
    this.#timer = setTimeout(() => this.#next(), heard);
  }

  // The same words again would be no change; a space at the end makes them one.
  #fresh(text: string, before: string): string {
    return text === before ? `${text}\u00a0` : text;
  }
}
