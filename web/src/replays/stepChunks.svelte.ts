/** The steps of a game, loaded in chunks: first where you look, the rest in the background. */
import { get, insist } from "../api/client";
import type { Step } from "../api/types";
import type { Viewpoint } from "./viewpoint";

export const CHUNK = 64;

export class StepChunks {
  total = $state(0);
  /** The steps that are here, by their numbers. */
  seen = $state.raw<readonly (Step | undefined)[]>([]);
  /** What the seats are called, where the game tells it. */
  called = $state.raw<readonly string[]>([]);
  /** Whether they are those of a table, or of a game that was kept after it. */
  place: "tables" | "archive" = "tables";
  #asked = new Set<number>();
  /** Whether what is here was seen through other eyes; it stays until there is something else. */
  #stale = false;
  #round = 0;

  constructor(
    readonly id: string,
    readonly eyes: () => Viewpoint,
  ) {}

  /** Fetch everything again, as after a change of eyes or language. */
  forget(): void {
    this.#round += 1;
    this.#asked.clear();
    this.#stale = true;
  }

  /** Fetch the stretch of a step, if it is not here; someone may `wait` for one that is under way. */
  async fetch(step: number, wait = false): Promise<void> {
    const from = Math.floor(step / CHUNK) * CHUNK;
    if ((this.seen[step] && !this.#stale) || (this.#asked.has(from) && !wait)) return;
    this.#asked.add(from);
    const round = this.#round;
    const told = await get(`/${this.place}/{table}/steps`, {
      table: this.id,
      from,
      count: CHUNK,
      seat: this.eyes(),
    }).catch((error: unknown) => {
      // The next visit asks again, or the log would have a gap forever.
      if (round === this.#round) this.#asked.delete(from);
      throw error;
    });
    if (round !== this.#round) return;
    this.total = told.steps;
    this.called = told.names ?? [];
    const seen = this.#stale ? [] : [...this.seen];
    this.#stale = false;
    for (const one of told.views) seen[one.step] = one;
    this.seen = seen;
  }

  /** Load the rest in the background, so that moving about does not wait. */
  async all(): Promise<void> {
    const round = this.#round;
    for (let from = 0; from <= this.total && round === this.#round; from += CHUNK) {
      await insist(() => this.fetch(from)).catch(() => undefined);
    }
  }
}
