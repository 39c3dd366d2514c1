/** A replay that plays by itself, and how much of its end you can know of. */
import { untrack } from "svelte";
import type { Replay } from "./replay.svelte";

const PAUSES = [2200, 1000, 350];
/** Who does not want to know how long it is sees only a little ahead. */
const AHEAD = 12;

export class Playback {
  playing = $state(false);
  speed = $state(1);
  /** Whether its end is hidden. */
  hidden = $state(false);
  furthest = $state(0);

  /** Play a replay for as long as the screen is there that makes this. */
  constructor(readonly replay: Replay) {
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.#next(), PAUSES[this.speed]);
      return () => clearInterval(timer);
    });
    $effect(() => {
      const { step } = replay;
      this.furthest = Math.max(
        untrack(() => this.furthest),
        step,
      );
    });
  }

  /** The last step that one may know of. */
  get last(): number {
    const { total, step } = this.replay;
    return this.hidden ? Math.min(total, Math.max(this.furthest, step) + AHEAD) : total;
  }

  toggle(): void {
    this.playing = !this.playing;
  }

  #next(): void {
    if (this.replay.step >= this.replay.total) this.playing = false;
    else void this.replay.go(this.replay.step + 1);
  }
}
