/**
 * The flow of a decision, from what is offered (`Offered`) over what is taken in hand (`Hand`) to its end. It knows no
 * rules: it sorts the choices that the server offers, and says what comes next.
 */
import type { Choice } from "../api/types";
import { Dragging } from "../play/dragging.svelte";
import type { Bar } from "../play/frame.svelte";
import { t } from "../words/words.svelte";
import { barOf } from "./bar";
import { drags, type Piece } from "./drags";
import { Hand } from "./hand.svelte";
import { Keeping } from "./keeping.svelte";
import type { Outlook } from "./types";

export class Flow extends Hand {
  readonly keeping = new Keeping();
  readonly dragging = new Dragging<Piece>(drags(this));
  /** How often you had acted when all improvements were kept for you. */
  #keptAt = -1;

  /** Whether you choose now what to return, if anything. */
  get returns(): boolean {
    return this.asked === "return-improvement" && !this.#answered;
  }

  /** Whether several players share this screen: each answers there when it is handed to them. */
  get shared(): boolean {
    return (this.scene.seats ?? []).filter((one) => one.own).length > 1;
  }

  get #answered(): boolean {
    return !this.shared && this.keeping.answers(this.view, this.seat, this.asked);
  }

  override async act(choice: Choice): Promise<boolean> {
    this.keeping.act(this.view, this.asked);
    return super.act(choice);
  }

  /** Keep all improvements, where nobody wants to be asked. */
  keepAll(): void {
    const { view, seat } = this;
    const pass = this.of("pass")[0];
    if (!pass || this.busy || !this.#answered) return;
    void this.act(pass).then((done) => {
      this.keeping.keep(view, seat);
      if (done) this.#keptAt = this.acts;
      if (done) this.frame.announce(t("web-dice-kept-all"));
    });
  }

  /** Go back to the question what to return, as long as nothing has come of the answer. */
  get returnAfterAll(): (() => void) | undefined {
    const { view, seat, scene } = this;
    const fresh = this.asked === "place" && this.keeping.kept(view, seat) && this.acts === this.#keptAt;
    return fresh && scene.canUndo && scene.undo ? () => void scene.undo!() : undefined;
  }
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
