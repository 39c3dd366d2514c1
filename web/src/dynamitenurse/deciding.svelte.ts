/**
 * What you are about to do: pick, preview, apply. It knows no rules; it picks among the choices that the
 * server sent, and asks the server why something is not among them.
 */
import type { Choice } from "../api/types";
import type { Frame } from "../frame/frame.svelte";
import { preferences } from "../state/preferences.svelte";
import type { Scene } from "../state/scene";
import { type Patient, type View, cardOf, doing, isPlain, patientOf, viewOf } from "./nurse";
import { type Place, find, placeOf } from "./placing";

export type Tab = "mine" | "rivals" | "town";
/** What is looked through in the middle of the table. */
export type Look = { what: "seat"; seat: number } | { what: "graveyard" | "nurses" | "events" | "dungeon" };

export interface Forecast {
  dies: { patient: string | number; name: string; why: string }[];
  turns_critical: { patient: string | number; name: string; why: string }[];
  beds: number;
  used: number;
  due: number;
  treatment_lost: number;
  gold_lost: number;
  healed: number;
  deck: number;
  discard: number;
}

export class Deciding {
  tab = $state<Tab>("mine");
  /** The screen is a phone's: what ends a phase says so in one word. */
  narrow = $state(false);
  /** The hand as a list instead of a fan. */
  listed = $state(false);
  /** The sheet is folded away, to look around. */
  folded = $state(false);
  look = $state.raw<Look | null>(null);
  way = $state<"treat" | "buy" | null>(null);
  /** Which card of the hand was picked, among equal ones. */
  at = $state("");
  #picked = $state.raw<Choice | null>(null);
  #running = $state(false);
  readonly #of: () => Scene;
  readonly #frame: Frame;

  constructor(of: () => Scene, frame: Frame) {
    this.#of = of;
    this.#frame = frame;
  }

  get scene(): Scene {
    return this.#of();
  }

  get view(): View {
    return viewOf(this.scene);
  }

  get seat(): number | null {
    return this.scene.seat;
  }

  /** What you are asked; nothing while others decide. */
  get asked(): string {
    return this.seat === null || this.scene.choices.length === 0 ? "" : (this.view.prompts[String(this.seat)] ?? "");
  }

  get forecast(): Forecast | null {
    return this.scene.forecast as Forecast | null;
  }

  get busy(): boolean {
    return this.scene.busy || this.#running;
  }

  /** What was picked, as long as it can still be done. */
  get picked(): Choice | null {
    const picked = this.#picked;
    return picked && (this.scene.choices.find((one) => one.action === picked.action) ?? null);
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
      const like = own ?? this.scene.choices.find((one) => {
        const done = doing(one);
        if (done.verb !== verb || !done.patient || paid(done.patient) !== paid(patient.id)) return false;
        const place = this.whereabouts(done.patient);
        return place !== "" && place === this.whereabouts(patient.id) && this.#sided(done.patient)?.group === patient.group;
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
    const all = [...this.view.hospitals.flatMap((one) => one.admitted), ...this.view.ambulances.map((one) => one.patient)];
    const found = all.find((text) => text.replace("!", "") === id);
    return found ? patientOf(this.scene.book, found) : null;
  }

  isPicked(choice: Choice | undefined): boolean {
    return choice !== undefined && this.picked?.action === choice.action;
  }

  /** Return whether a hint points at a card or Patient, or at what can be done with it. */
  hinted(id: string, choice: Choice | undefined): boolean {
    return this.#frame.pointed.has(id) || (choice !== undefined && this.#frame.suggested.includes(choice.action));
  }

  /** Pick something: show what it does first, or do it at once, as you like. */
  pick(choice: Choice, at = ""): void {
    if (this.busy) return;
    const { card, patient } = doing(choice);
    if (card ?? patient) this.#frame.inspect({ card: (card ?? patient)! });
    const asks = preferences.values.confirm;
    if (asks === "never" || (asks === "risky" && choice.undoable)) {
      void this.act(choice);
      return;
    }
    this.#picked = choice;
    this.at = at;
    this.#frame.announce(choice.says || choice.label);
  }

  /** Picking the picked thing again does it. */
  press(choice: Choice, at = ""): void {
    if (this.isPicked(choice) && this.at === at) void this.apply();
    else this.pick(choice, at);
  }

  async apply(): Promise<void> {
    if (this.picked) await this.act(this.picked);
  }

  /** One step back: from the pick, from a way, from what is looked at. */
  back(): void {
    if (this.picked) this.#picked = null;
    else if (this.way) this.way = null;
    else this.close();
    this.at = "";
  }

  close(): void {
    this.look = null;
    this.#frame.watched = null;
  }

  async act(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.#running = true;
    try {
      await this.scene.act(choice);
    } finally {
      this.#running = false;
      this.#picked = null;
      this.way = null;
      this.at = "";
    }
  }

  /** How many cards of the hand could still be played. */
  get playable(): number {
    const hand = this.view.hospitals[this.seat ?? -1]?.hand ?? [];
    return hand.filter((card) => this.choice("play", { card })).length;
  }

  /** The end of the Main Phase is asked about again if someone would die of it, or much is left to do. */
  end(choice: Choice): void {
    const useful = ["play", "operate", "care", "buy", "pay"];
    const left = this.scene.choices.some((one) => useful.includes(one.do.verb));
    const bad = (this.forecast?.dies.length ?? 0) > 0 || (this.asked === "main" && left);
    if (bad && preferences.values.confirm !== "never" && !this.isPicked(choice)) this.pick(choice);
    else void this.act(choice);
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
    this.#picked = null;
    for (let left = this.plainCount; left > 0 && this.plain[0]; left--) {
      const before = this.plainCount;
      await this.act(this.plain[0]);
      if (this.plainCount >= before) return;
    }
  }

  /** Ask why something can't be done, and show the answer beside the card. */
  async why(verb: string, of: string, title: string): Promise<void> {
    const card = this.scene.book.cards[of] ? of : null;
    if (card) this.#frame.inspect({ card }, true);
    if (this.seat === null || !this.asked) return;
    const reasons = await this.scene.why(verb, of).catch(() => []);
    const reason = reasons[0];
    if (!reason) return;
    this.#frame.announce(reason.message, true);
    if (card) this.#frame.inspect({ card, extra: reason.message }, true);
    else this.#frame.inspect({ title, text: reason.message, rule: reason.rule });
  }
}
