/**
 * What if: a game as it could have gone on from one of its steps. It is kept nowhere but in this page; with every
 * decision the whole line goes to the server, which tells where it leads.
 */
import { OutOfTouch, Refused, insist, post } from "../api/client";
import type { Book, Branch as Told, Branching, Choice, GameEvent, Line, Shown } from "../api/types";
import { withKnown } from "../play/knownEvents";
import { sceneOf, type Scene, type SeatInfo } from "../play/scene";
import { namesOf, scoreOf } from "../play/seats";
import { t } from "../words/words.svelte";
import type { Replay } from "./replay.svelte";
import { phaseKey, roundOf } from "./viewpoint";

/** For whom you decide: a seat, or everyone. */
export type Deciders = number | "all";

interface Moment {
  deciders: Deciders;
  told: Told;
  events: readonly GameEvent[];
  /** Whether it was told in another language than is spoken now. */
  stale?: boolean;
}

const PATH = "/tables/{table}/steps/{step}/what-if";

export class Branch {
  readonly replay: Replay;
  /** Where it parts from the game. */
  readonly step: number;
  busy = $state(false);
  /** What the server refused, in its words; shown until the next decision. */
  refusal = $state<Refused | null>(null);
  #moments = $state.raw<readonly Moment[]>([]);
  #at = $state(-1);

  constructor(replay: Replay) {
    this.replay = replay;
    this.step = replay.step;
  }

  /** Begin, as the seat through whose eyes you look, as your own where it is to decide, or else as the one that decided there. */
  async open(): Promise<void> {
    const { seat, view, shown } = this.replay;
    const own = shown?.mine?.find((one) => view && String(one) in view.prompts);
    const wanted = typeof seat === "number" ? seat : (own ?? null);
    if (!(await this.#ask(wanted, [])) || wanted === null || this.choices.length) return;
    // Whoever has nothing to decide any more looks on; then another decides.
    this.#moments = [];
    this.#at = -1;
    await this.#ask(null, []);
  }

  get #moment(): Moment | undefined {
    return this.#moments[this.#at];
  }

  get shown(): Shown | null {
    return this.#moment?.told.shown ?? null;
  }

  /** What the game had come to when the same round or turn ended in it. */
  get game(): Told["game"] {
    return this.#moment?.told.game ?? null;
  }

  get book(): Book | null {
    return this.replay.book;
  }

  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  get deciders(): Deciders {
    return this.#moment?.deciders ?? 0;
  }

  get choices(): readonly Choice[] {
    return this.shown?.choices ?? [];
  }

  get sentence(): string {
    return this.shown?.now.text ?? "";
  }

  get names(): readonly string[] {
    return this.shown ? namesOf(this.shown) : [];
  }

  get seats(): readonly SeatInfo[] {
    const { shown, seat, choices } = this;
    const decides = (one: number) => one === seat && choices.length > 0;
    // Nobody sits there now: only whom you decide for has something to do.
    return this.names.map((name, one) => ({
      seat: one,
      name,
      state: decides(one) ? "deciding" : "done",
      text: decides(one) ? t("web-state-deciding") : "",
      own: one === seat,
      score: shown ? scoreOf(shown, one) : null,
    }));
  }

  get lines(): readonly Line[] {
    const before = this.replay.seen.slice(0, this.step + 1).flatMap((one) => one?.lines ?? []);
    return [...before, ...(this.shown?.told?.add ?? [])];
  }

  /** What happened before it; whoever is quick begins while that is still being fetched. */
  get #before(): readonly GameEvent[] {
    return this.replay.seen.slice(0, this.step + 1).flatMap((one): readonly GameEvent[] => one?.events ?? []);
  }

  /** How many decisions you have made. */
  get decisions(): number {
    return this.#at;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at + 1 < this.#moments.length;
  }

  /** The step at which the game left the phase in which this is now; its last one when this is over. */
  get same(): number {
    const { seen, total } = this.replay;
    const view = this.shown?.view;
    if (!view || this.shown?.status === "over") return total;
    const here = phaseKey(view);
    const found = seen.findLast((one) => one && one.step >= this.step && phaseKey(one.view) === here);
    if (found) return found.step;
    // The game had no such phase any more, or did not come so far.
    const before = (one: number | null) => (one ?? 0) <= (roundOf(view) ?? 0);
    return seen.findLast((one) => one && before(roundOf(one.view)))?.step ?? this.step;
  }

  get scene(): Scene | null {
    return sceneOf(this, {
      events: [...this.#before, ...(this.#moment?.events ?? [])],
      canUndo: this.canUndo,
      why: (verb, of) =>
        post(`${PATH}/reasons`, { ...this.#own, verb, of }, this.#body(this.deciders, this.#line, this.seat)),
    });
  }

  /** Decide for the seat that is to decide. */
  async act(choice: Choice): Promise<boolean> {
    const { seat } = this;
    if (seat === null || this.busy) return false;
    return this.#ask(this.deciders, [...this.#line, { seat, action: choice.action }]);
  }

  /** Decide for another seat from now on, or for everyone. */
  async decideFor(deciders: Deciders): Promise<boolean> {
    return deciders !== this.deciders && !this.busy && this.#ask(deciders, this.#line);
  }

  async undo(): Promise<boolean> {
    return this.canUndo && this.#go(this.#at - 1);
  }

  async redo(): Promise<boolean> {
    return this.canRedo && this.#go(this.#at + 1);
  }

  /** Have it told in the language that is spoken now; what you can go back to, when you do. */
  async again(): Promise<void> {
    this.#moments = this.#moments.map((one) => ({ ...one, stale: true }));
    if (this.#at >= 0) await this.#go(this.#at);
  }

  get #line(): Told["line"] {
    return this.#moment?.told.line ?? [];
  }

  get #own(): { table: string; step: number } {
    return { table: this.replay.id, step: this.step };
  }

  /** For everyone you go on with the seat that decides at that moment. */
  #body(deciders: Deciders | null, line: Told["line"], seat: number | null): Branching {
    return { seat: deciders === "all" ? seat : deciders, everybody: deciders === "all", line };
  }

  /** Ask where a line leads, and go there; this clears the redo list. */
  async #ask(deciders: Deciders | null, line: Told["line"]): Promise<boolean> {
    const told = await this.#tell(deciders, line, this.seat);
    if (!told) return false;
    const events = withKnown(this.#moment?.events ?? [], told.shown.log?.add ?? []);
    const next = { deciders: deciders ?? told.shown.seat ?? 0, told, events };
    this.#moments = [...this.#moments.slice(0, this.#at + 1), next];
    this.#at += 1;
    return true;
  }

  /** Go to another moment of the line; what was told in another language is told again. */
  async #go(at: number): Promise<boolean> {
    const there = this.#moments[at]!;
    if (there.stale) {
      const told = await this.#tell(there.deciders, there.told.line, there.told.shown.seat ?? null);
      if (!told) return false;
      this.#moments = this.#moments.with(at, { ...there, told, stale: false });
    }
    this.refusal = null;
    this.#at = at;
    return true;
  }

  async #tell(deciders: Deciders | null, line: Told["line"], seat: number | null): Promise<Told | null> {
    this.busy = true;
    this.refusal = null;
    try {
      return await insist(() => post(PATH, this.#own, this.#body(deciders, line, seat)), 4);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof OutOfTouch)) throw error;
      this.refusal = error instanceof Refused ? error : new Refused(0, "out-of-touch", t("web-no-answer"));
      return null;
    } finally {
      this.busy = false;
    }
  }
}
