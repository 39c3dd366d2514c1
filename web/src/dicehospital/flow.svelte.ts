/**
 * The flow of a decision, from what is offered (`Offered`) over what is taken in hand (`Hand`) to its end. It knows no
 * rules: it sorts the choices that the server offers, and says what comes next.
 */
import type { Bar } from "../frame/frame.svelte";
import { preferences } from "../state/preferences.svelte";
import { barOf } from "./bar";
import { Hand } from "./hand.svelte";
import type { Outlook } from "./types";

export class Flow extends Hand {
  /** One step back: what is picked, what is in hand, the placement under way. */
  get back(): (() => void) | undefined {
    if (this.asking || this.picked || this.staff || this.bag) {
      return () => (this.asking ? (this.asking = false) : this.picked ? this.unpick() : this.drop());
    }
    return this.own?.placement && this.scene.canUndo && this.scene.undo ? () => void this.scene.undo!() : undefined;
  }

  /** How many of the staff could still be placed. */
  get unused(): number {
    return (this.scene.forecast as Outlook | null)?.unused ?? 0;
  }

  /** End the activation; who has staff left is asked once. */
  finish(): void {
    const done = this.of("done")[0];
    if (!done) return;
    if (this.unused > 0 && !this.asking && preferences.values.confirm !== "never") {
      this.drop();
      this.asking = true;
    } else void this.act(done);
  }

  get bar(): Bar | null {
    return barOf(this);
  }
}
