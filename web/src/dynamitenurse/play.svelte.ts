/** What you are about to do at a table of Dynamite Nurse, and what you look at meanwhile. It knows no rules. */
import type { Choice, DynamiteNurseForecast, Reason } from "../api/types";
import { Deciding } from "../play/deciding.svelte";
import { Dragging } from "../play/dragging.svelte";
import type { Inspected } from "../play/frame.svelte";
import { type Place, find, placeOf } from "./choicePlaces";
import { type Piece, drags } from "./drags";
import { type Patient, type View, cardOf, doing, isPlain, patientOf, viewOf } from "./viewFacts";

export type Tab = "mine" | "rivals" | "town";
/** What is looked through in the middle of the table. */
export type Look = { what: "seat"; seat: number } | { what: "graveyard" | "nurses" | "events" | "dungeon" };

export class Play extends Deciding {
  tab = $state<Tab>("mine");
  /** The screen is a phone's: what ends a phase says so in one word. */
  narrow = $state(false);
  /** The hand as a list instead of a fan. */
  listed = $state(false);
  /** The sheet is folded away, to look around. */
  folded = $state(false);
  look = $state.raw<Look | null>(null);
  way = $state<"treat" | "buy" | null>(null);
  readonly dragging = new Dragging<Piece>(drags(this));
  /** Who is to take a Patient once that one is chosen. */
  #taker: { action: number; seat: number } | null = null;

  get view(): View {
    return viewOf(this.scene);
  }

  get forecast(): DynamiteNurseForecast | null {
    return this.scene.forecast as DynamiteNurseForecast | null;
  }

  atPlace(place: Place): readonly Choice[] {
    return this.scene.choices.filter((one) => placeOf(this.view, one, this.asked) === place);
  }

  choice(verb: string, of: Parameters<typeof find>[2] = {}): Choice | undefined {
    return find(this.scene.choices, verb, of);
  }

  /** What can be done with a Patient, where a like you can stand for it (DN-1.9). */
  with(patient: Patient, verbs: readonly string[]): Choice[] {
    const paid = (id: string): boolean => this.view.main.paid.includes(id);
    const found: Choice[] = [];
    for (const verb of verbs) {
      const own = this.choice(verb, { patient: patient.id });
      const like =
        own ??
        this.scene.choices.find((one) => {
          const done = doing(one);
          if (done.verb !== verb || !done.patient || paid(done.patient) !== paid(patient.id)) return false;
          const place = this.whereabouts(done.patient);
          return (
            place !== "" && place === this.whereabouts(patient.id) && this.#sided(done.patient)?.group === patient.group
          );
        });
      if (like) found.push(like);
    }
    return found;
  }

  /** Say where a Patient is, so that only Patients of one place are taken for each other. */
  whereabouts(id: string): string {
    const same = (text: string): boolean => text.replace("!", "") === id;
    const hospital = this.view.hospitals.find((one) => one.admitted.some(same));
    if (hospital) return `bed ${hospital.seat}`;
    const charge = this.view.ambulances.find((one) => same(one.patient));
    return charge ? `cart ${charge.seat}` : "";
  }

  #sided(id: string): Patient | null {
    const all = [
      ...this.view.hospitals.flatMap((one) => one.admitted),
      ...this.view.ambulances.map((one) => one.patient),
    ];
    const found = all.find((text) => text.replace("!", "") === id);
    return found ? patientOf(this.scene.book, found) : null;
  }

  /** How many cards of the hand could still be played. */
  get playable(): number {
    const hand = this.view.hospitals[this.seat ?? -1]?.hand ?? [];
    return hand.filter((card) => this.choice("play", { card })).length;
  }

  /** Cards that only give points: nothing is lost by playing them first. */
  get plain(): readonly Choice[] {
    return this.scene.choices.filter((one) => {
      const { verb, card } = doing(one);
      return verb === "play" && card !== undefined && one.undoable && isPlain(cardOf(this.scene.book, card));
    });
  }

  get plainCount(): number {
    const hand = this.view.hospitals[this.seat ?? -1]?.hand ?? [];
    const ids = new Set(this.plain.map((one) => doing(one).card));
    return hand.filter((id) => ids.has(id)).length;
  }

  async playPlain(): Promise<void> {
    this.unpick();
    for (let left = this.plainCount; left > 0 && this.plain[0]; left--) {
      const before = this.plainCount;
      await this.act(this.plain[0]);
      if (this.plainCount >= before) return;
    }
  }

  /** Choose a Patient, and who takes it if that is asked next. */
  handOver(choice: Choice, patient: string, seat: number): void {
    this.press(choice, patient);
    this.#taker = { action: choice.action, seat };
  }

  override async act(choice: Choice): Promise<boolean> {
    const done = await super.act(choice);
    const taker = this.#taker;
    if (done) this.#taker = null;
    if (!done || taker?.action !== choice.action) return done;
    const next = this.choice("assign", { player: taker.seat + 1 });
    if (next) this.press(next);
    else if (this.asked.endsWith("-to"))
      void this.why("assign", String(taker.seat + 1), this.scene.names[taker.seat] ?? "");
    return done;
  }

  override drop(): void {
    super.drop();
    this.way = null;
  }

  close(): void {
    this.look = null;
    this.frame.watched = null;
  }

  /** One step back: from the pick, from a way, from what is looked at. */
  override get back(): (() => void) | undefined {
    if (super.back) return super.back;
    if (this.way) return () => (this.way = null);
    return this.look ? () => this.close() : undefined;
  }

  /** The card is shown at once, the answer beside it as soon as it comes. */
  override async why(verb: string, of: string, title: string): Promise<void> {
    if (this.scene.book.cards[of]) this.frame.inspect({ card: of }, true);
    await super.why(verb, of, title);
  }

  protected override explained(reason: Reason, of: string, title: string): Inspected {
    return this.scene.book.cards[of] ? { card: of, extra: reason.message } : super.explained(reason, of, title);
  }

  protected override touched(choice: Choice): void {
    this.#taker = null;
    const { card, patient } = doing(choice);
    const shown = card ?? patient;
    if (shown) this.frame.inspect({ card: shown });
  }

  /** The Patients whom you could still operate on or care for. */
  get treatable(): readonly Choice[] {
    return this.scene.choices.filter((one) => ["operate", "care"].includes(one.do.verb));
  }

  /** How many of your charges wait for a bed while beds are free. */
  get waiting(): number {
    const { used = 0, beds = 0 } = this.forecast ?? {};
    const charges = this.scene.choices.filter((one) => one.do.verb === "admit").length;
    return this.asked === "admission" ? Math.min(charges, Math.max(0, beds - used)) : 0;
  }

  /** A phase is not ended by one press if someone would die of it, or much is left to do. */
  protected override isWasteful(): boolean {
    const useful = ["play", "operate", "care", "buy", "pay"];
    const left = this.scene.choices.some((one) => useful.includes(one.do.verb));
    return (this.forecast?.dies.length ?? 0) > 0 || (this.asked === "main" && left) || this.waiting > 0;
  }
}
