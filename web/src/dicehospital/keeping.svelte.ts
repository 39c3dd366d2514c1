/**
 * Whether all improvements are kept without a click. After the improvements each player is asked in turn whether to
 * return one (DH-4.3), and nearly always keeps all. So the browser answers that, as the player would, if they could
 * say otherwise on this page before: when they took theirs, with a tick below the cards. A question that was there when
 * the page opened, or that an undo has brought back, is left to the player.
 */
import type { DiceView } from "./types";

export class Keeping {
  #asks = $state(0);
  /** The round in which an improvement was taken here, below which the tick was seen. */
  #taken = $state(0);
  /** The seats and rounds that have been answered here. */
  #kept = $state.raw<readonly string[]>([]);

  /** Return whether a player wants to be asked in a round. */
  asks(round: number): boolean {
    return this.#asks === round;
  }

  ask(round: number, wanted: boolean): void {
    this.#asks = wanted ? round : 0;
  }

  /** Something is done here that a seat was asked: on other devices it may be answered otherwise. */
  act({ round }: DiceView, asked: string): void {
    if (asked === "improve") this.#taken = round;
  }

  /** Return whether a question is answered for a seat. */
  answers({ round }: DiceView, seat: number | null, asked: string): boolean {
    const here = this.#taken === round && !this.#kept.includes(`${seat} ${round}`);
    return asked === "return-improvement" && here && !this.asks(round);
  }

  /** A question has been answered for a seat; in the same round it isn't again. */
  keep({ round }: DiceView, seat: number | null): void {
    this.#kept = [...this.#kept, `${seat} ${round}`];
  }

  /** Return whether that was done for a seat in a round. */
  kept({ round }: DiceView, seat: number | null): boolean {
    return this.#kept.includes(`${seat} ${round}`);
  }
}
