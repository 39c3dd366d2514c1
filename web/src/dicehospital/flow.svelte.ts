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
    if (this.staff || this.bag || this.patient !== null) return () => this.drop();
    return this.own?.placement && this.scene.canUndo && this.scene.undo ? () => void this.scene.undo!() : undefined;
  }

  /** How many of the staff could still be placed. */
  get unused(): number {
    return (this.scene.forecast as Outlook | null)?.unused ?? 0;
  }

  /** How many blood bags are left that could keep somebody from getting worse tonight. */
  get spareBags(): number {
    const worse = (this.scene.forecast as Outlook | null)?.neglected.length ?? 0;
    return worse > 0 && this.of("transfuse").length ? (this.own?.bags ?? 0) : 0;
  }

  /** Whoever has staff or useful blood bags left is told so before the activation ends. */
  protected override isWasteful(): boolean {
    return this.unused > 0 || this.spareBags > 0;
  }

  override sentence(choice: Choice): string {
    if (choice.do.verb !== "done" || !this.isWasteful()) return super.sentence(choice);
    const [n, bags] = [this.unused, this.spareBags];
    return t(n && bags ? "web-dice-unused-both" : n ? "web-dice-unused" : "web-dice-unused-bags", { n, bags });
  }

  get bar(): Bar | null {
    return barOf(this);
  }
}
