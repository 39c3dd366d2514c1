/** A game as you look back on it: its steps, seen by a spectator or through the eyes of a seat. */
import { Refused, get } from "../api/client";
import type { Book, GameEvent, Line, Now, Shown, Step } from "../api/types";
import type { Scene } from "../play/scene";
import { namesOf, scoreOf } from "../play/seats";
import { t } from "../words/words.svelte";
import { CHUNK, StepChunks } from "./stepChunks.svelte";
import { phaseKey, roundOf, type Viewpoint } from "./viewpoint";

export class Replay {
  readonly id: string;
  /** The table, while it is still kept as one. */
  shown = $state.raw<Shown | null>(null);
  book = $state.raw<Book | null>(null);
  step = $state(0);
  seat = $state<Viewpoint>(null);
  failure = $state("");
  /** Whether it was opened where it was asked for. */
  ready = $state(false);
  readonly #steps: StepChunks;

  constructor(id: string) {
    this.id = id;
    this.#steps = new StepChunks(id, () => this.seat);
  }

  /** How many steps there are. */
  get total(): number {
    return this.#steps.total;
  }

  /** The steps that were fetched, by their numbers. */
  get seen(): readonly (Step | undefined)[] {
    return this.#steps.seen;
  }

  /** Open it at a step; without a word on the eyes, your own while the game goes on. */
  async open(step: number | null, seat?: Viewpoint): Promise<void> {
    try {
      this.shown = await get("/tables/{table}", { table: this.id }).catch((error: unknown) => this.#archived(error));
      this.seat = this.#may(seat === undefined ? this.usual : seat);
      await this.#fetch(step ?? 0);
      this.step = Math.min(Math.max(step ?? 0, 0), this.total);
      await this.#fetch(this.step);
      const game = this.view?.game ?? "";
      this.book = await (this.shown
        ? get("/tables/{table}/book", { table: this.id })
        : get("/games/{game}/book", { game }));
      this.ready = true;
      void this.#steps.all();
    } catch (error) {
      this.failure = error instanceof Refused ? error.message : t("web-no-answer");
    }
  }

  /** Look at it in the language that is spoken now. */
  async again(): Promise<void> {
    this.#steps.forget();
    await this.open(this.step, this.seat);
  }

  /** The seats whose eyes you can look through. */
  get eyes(): readonly number[] {
    const { shown } = this;
    if (!shown) return [];
    return this.over ? shown.chairs.map((_, seat) => seat) : (shown.mine ?? []);
  }

  /** Whether the game is over. */
  get over(): boolean {
    return !this.shown || this.shown.status === "over";
  }

  /** Whether everyone may see everything; of a game by other rules only what a spectator saw is left. */
  get laidOpen(): boolean {
    return this.shown?.status === "over";
  }

  /** Whose eyes are meant where none are named. */
  get usual(): Viewpoint {
    return this.over ? null : (this.shown?.mine?.[0] ?? null);
  }

  /** The query by which others see this step as it is seen here. */
  get query(): string {
    const as = this.seat === this.usual ? "" : `&as=${this.seat ?? "none"}`;
    return `?step=${this.step}${as}`;
  }

  get names(): readonly string[] {
    const seats = this.view?.hospitals.length ?? 0;
    if (this.shown || this.#steps.called.length) return this.shown ? namesOf(this.shown) : this.#steps.called;
    return Array.from({ length: seats }, (_, seat) => t("web-seat-number", { n: seat + 1 }));
  }

  /** The latest step before this one that is here. */
  get current(): Step | undefined {
    return this.seen[this.step] ?? this.seen.slice(0, this.step).findLast((one) => one !== undefined);
  }

  get view(): Step["view"] | undefined {
    return this.current?.view;
  }

  /** All lines of the game as far as they are here. */
  get story(): readonly Line[] {
    return this.seen.flatMap((one) => one?.lines ?? []);
  }

  /** What has happened until this step. */
  get lines(): readonly Line[] {
    return this.seen.slice(0, this.step + 1).flatMap((one) => one?.lines ?? []);
  }

  /** What has happened until this step, as a table tells it. */
  get events(): readonly GameEvent[] {
    return this.seen.slice(0, this.step + 1).flatMap((one): readonly GameEvent[] => one?.events ?? []);
  }

  /** What this very step brought. */
  get brought(): readonly Line[] {
    return this.seen[this.step]?.lines ?? [];
  }

  /** What happened in this very step, where the log tells it only with a later one. */
  get says(): string {
    return this.seen[this.step]?.says ?? "";
  }

  get now(): Now | null {
    const { view } = this;
    if (!view) return null;
    const round = roundOf(view);
    const rounds = "rounds" in view ? view.rounds : null;
    const phases = this.shown?.now?.phases ?? [];
    const title = phases.find((one) => one.id === view.phase)?.title ?? this.lines.at(-1)?.title ?? "";
    return { text: "", phase: view.phase, title, phases, round, rounds, waiting: [] };
  }

  get scene(): Scene | null {
    const { view, book } = this;
    if (!view || !book) return null;
    const at = { view, outcome: this.step === this.total ? (this.shown?.outcome ?? null) : null };
    return {
      view,
      book,
      forecast: null,
      seat: view.viewer,
      names: this.names,
      seats: this.names.map((name, seat) => ({
        seat,
        name,
        state: "done",
        text: "",
        own: false,
        score: scoreOf(at, seat),
      })),
      choices: [],
      busy: false,
      events: this.events,
      act: () => Promise.resolve(false),
      why: () => Promise.resolve([]),
    };
  }

  /** Go to a step, and fetch it if it is not here. */
  async go(step: number): Promise<void> {
    this.step = Math.min(Math.max(step, 0), this.total);
    await this.#fetch(this.step).catch(() => undefined);
  }

  /** Go to where the next phase begins, or the one before. */
  async phase(by: 1 | -1): Promise<void> {
    const key = (step: number) => phaseKey(this.seen[step]?.view);
    const here = key(this.step);
    let step = this.step + by;
    while (step > 0 && step < this.total) {
      await this.#fetch(step);
      // Back goes to the beginning of the phase before, on to the beginning of the next.
      if (by > 0 ? key(step) !== here : key(step) !== key(step - 1) && (key(step) !== here || step < this.step)) break;
      step += by;
    }
    await this.go(step);
  }

  /** Go to where a round begins, or the next one after it. */
  async round(wanted: number): Promise<void> {
    for (let step = 0; step <= this.total; step += CHUNK) {
      await this.#fetch(step);
      const found = this.marks.find((one) => one.round >= wanted);
      if (found) return this.go(found.step);
    }
  }

  async look(seat: Viewpoint): Promise<void> {
    this.seat = this.#may(seat);
    this.#steps.forget();
    await this.#fetch(this.step);
    void this.#steps.all();
  }

  /** Where rounds begin, for the marks of the scrubber. */
  get marks(): readonly { step: number; round: number }[] {
    const found: { step: number; round: number }[] = [];
    for (const one of this.seen) {
      const round = one ? roundOf(one.view) : null;
      if (one && round !== null && round > (found.at(-1)?.round ?? 0)) found.push({ step: one.step, round });
    }
    return found;
  }

  #may(seat: Viewpoint): Viewpoint {
    return (seat === "all" ? this.laidOpen : seat !== null && this.eyes.includes(seat)) ? seat : null;
  }

  #archived(error: unknown): null {
    // A table that is gone may still be kept as a finished game.
    if (!(error instanceof Refused)) throw error;
    this.#steps.place = "archive";
    return null;
  }

  #fetch(step: number): Promise<void> {
    return this.#steps.fetch(step, step === this.step);
  }
}
