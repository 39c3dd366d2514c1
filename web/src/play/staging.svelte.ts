/** Plays beats one after the other. Whoever is fast skips them, and what comes too thick goes faster. */
import { LAG, REEL, REEL_BEATS, joined, lasting, type Beat } from "./staging";

export class Staging {
  /** What is being played. */
  now = $state.raw<Beat | null>(null);
  /** How long it takes, in milliseconds. */
  ms = $state(0);
  /** Whether night was there before it, and stays after it. */
  night: readonly [before: boolean, after: boolean] = [false, false];
  /** What was missed is being played: it can be skipped by a button. */
  reel = $state(false);
  #waiting: readonly Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  readonly #speed: () => number;

  /** The speed is a share of the usual time; 0 plays nothing. */
  constructor(speed: () => number) {
    this.#speed = speed;
  }

  /** Play some beats after those that wait. */
  add(beats: readonly Beat[], missed = false): void {
    if (!beats.length || !this.#speed()) return;
    this.#waiting = joined(this.#waiting, beats);
    if (missed) this.reel = true;
    if (this.reel || this.#held) this.#waiting = this.#waiting.slice(-REEL_BEATS);
    if (!this.now) this.#next();
  }

  /** Be where the board is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.now = null;
    this.reel = false;
  }

  /** Wait while nobody looks; what happens meanwhile was missed, and is played in short. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && !this.now && this.#waiting.length) {
      this.reel = true;
      this.#next();
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const speed = this.#speed();
    const [first, ...rest] = this.#waiting;
    if (!first || this.#held || !speed) {
      this.now = null;
      if (!this.#held) this.skip();
      return;
    }
    this.ms = lasting(this.#waiting, speed, this.reel ? REEL : LAG);
    this.#waiting = rest;
    this.night = [!!this.now?.dark, !!rest[0]?.dark];
    this.now = first;
    this.#timer = setTimeout(() => this.#next(), this.ms);
  }
}
