/**
 * The flow of a decision, from what is offered (`Offered`) over what is taken in hand (`Hand`) to its end. It knows no
 * rules: it sorts the choices that the server offers, and says what comes next.
 */
import type { Choice } from "../api/types";
import type { Bar } from "../play/frame.svelte";
import { t } from "../words/words.svelte";
import { barOf } from "./bar";
import { Hand } from "./hand.svelte";
import type { Outlook } from "./types";

export class Flow extends Hand {
  /** One step back: what is picked, what is in hand, the placement under way. */
  override get back(): (() => void) | undefined {
    if (super.back) return super.back;
    if (this.staff || this.bag) return () => this.drop();
    return this.own?.placement && this.scene.canUndo && this.scene.undo ? () => void this.scene.undo!() : undefined;
  }

  /** How many of the staff could still be placed. */
  get unused(): number {
    return (this.scene.forecast as Outlook | null)?.unused ?? 0;
  }

  /** Whoever has staff left is told so before the activation ends. */
  protected override isWasteful(): boolean {
    return this.unused > 0;
  }

  override sentence(choice: Choice): string {
    return choice.do.verb === "done" && this.unused > 0
      ? t("web-dice-unused", { n: this.unused })
      : super.sentence(choice);
  }

  get bar(): Bar | null {
    return barOf(this);
  }
}
