/** A game as one looks back on it: its steps, seen by a bystander or through the eyes of a seat. */
import { Refused, get } from "../api/client";
import type { Book, GameEvent, Line, Now, Shown, Step, Steps } from "../api/types";
import { t } from "../words/words.svelte";
import type { Scene } from "./scene";
import { namesOf, scoreOf } from "./seats";

const STRETCH = 64;

/** Through whose eyes one looks: a seat's, a bystander's (null), or all of them at once. */
export type Eyes = number | "all" | null;

export class Replay {
  readonly id: string;
  /** The table, while it is still kept as one. */
  shown = $state.raw<Shown | null>(null);
  book = $state.raw<Book | null>(null);
  total = $state(0);
  step = $state(0);
  seat = $state<Eyes>(null);
  /** The steps that were fetched, by their numbers. */
  seen = $state.raw<readonly (Step | undefined)[]>([]);
  failure = $state("");
  /** Whether it was opened where it was asked for. */
  ready = $state(false);
  #place = "tables";
  #asked = new Set<number>();
  /** Whether what is here was seen through other eyes; it stays until there is something else. */
  #stale = false;
  #round = 0;
  /** What the seats of a game without a table are called. */
  #called = $state.raw<readonly string[]>([]);

  constructor(id: string) {
    this.id = id;
  }

  /** Open it at a step; without a word on the eyes, one's own while the game goes on. */
  async open(step: number | null, seat?: Eyes): Promise<void> {
    try {
      this.shown = await get<Shown>(`/tables/${this.id}`).catch((error: unknown) => this.#archived(error));
      this.seat = this.#may(seat === undefined ? this.usual : seat);
      await this.#fetch(step ?? 0);
      this.step = Math.min(Math.max(step ?? 0, 0), this.total);
      await this.#fetch(this.step);
      const game = this.view?.game ?? "";
      this.book = await get<Book>(this.shown ? `/tables/${this.id}/book` : `/games/${game}/book`);
      this.ready = true;
      void this.#all();
    } catch (error) {
      this.failure = error instanceof Refused ? error.message : t("web-out-of-touch");
    }
  }

  /** Look at it in the language that is spoken now. */
  async again(): Promise<void> {
    this.#forget();
    await this.open(this.step, this.seat);
  }

  /** The seats whose eyes one may look through. */
  get eyes(): readonly number[] {
    const { shown } = this;
    if (!shown) return [];
    return this.over ? shown.chairs.map((_, seat) => seat) : (shown.mine ?? []);
  }

  /** Whether the game is over. */
  get over(): boolean {
    return !this.shown || this.shown.status === "over";
  }

  /** Whether everybody may see everything; of a game by other rules only what a bystander saw is left. */
  get laidOpen(): boolean {
    return this.shown?.status === "over";
  }

  /** Whose eyes are meant where none are named. */
  get usual(): Eyes {
    return this.over ? null : (this.shown?.mine?.[0] ?? null);
  }

  /** The query by which others see this step as it is seen here. */
  get query(): string {
    const as = this.seat === this.usual ? "" : `&as=${this.seat ?? "none"}`;
    return `?step=${this.step}${as}`;
  }

  get names(): readonly string[] {
    const seats = this.view?.hospitals.length ?? 0;
    if (this.shown || this.#called.length) return this.shown ? namesOf(this.shown) : this.#called;
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
      seats: this.names.map((name, seat) => ({ seat, name, state: "done", text: "", own: false, score: scoreOf(at, seat) })),
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
    for (let step = 0; step <= this.total; step += STRETCH) {
      await this.#fetch(step);
      const found = this.marks.find((one) => one.round >= wanted);
      if (found) return this.go(found.step);
    }
  }

  async look(seat: Eyes): Promise<void> {
    this.seat = this.#may(seat);
    this.#forget();
    await this.#fetch(this.step);
    void this.#all();
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

  #may(seat: Eyes): Eyes {
    return (seat === "all" ? this.laidOpen : seat !== null && this.eyes.includes(seat)) ? seat : null;
  }

  #archived(error: unknown): null {
    // A table that is gone may still be kept as a finished game.
    if (!(error instanceof Refused)) throw error;
    this.#place = "archive";
    return null;
  }

  #forget(): void {
    this.#round += 1;
    this.#asked.clear();
    this.#stale = true;
  }

  async #fetch(step: number): Promise<void> {
    const from = Math.floor(step / STRETCH) * STRETCH;
    if ((this.seen[step] && !this.#stale) || (this.#asked.has(from) && step !== this.step)) return;
    this.#asked.add(from);
    const round = this.#round;
    const told = await get<Steps>(`/${this.#place}/${this.id}/steps`, { from, count: STRETCH, seat: this.seat });
    if (round !== this.#round) return;
    this.total = told.steps;
    this.#called = told.names ?? [];
    const seen = this.#stale ? [] : [...this.seen];
    this.#stale = false;
    for (const one of told.views) seen[one.step] = one;
    this.seen = seen;
  }

  /** Fetch the rest behind one's back, so that moving about does not wait. */
  async #all(): Promise<void> {
    const round = this.#round;
    for (let from = 0; from <= this.total && round === this.#round; from += STRETCH) {
      await this.#fetch(from).catch(() => undefined);
    }
  }
}

/** Return the round (or turn) of a view; null while the game is set up. */
export function roundOf(view: Step["view"]): number | null {
  const at = "round" in view ? view.round : view.turn;
  return typeof at === "number" && at > 0 ? at : null;
}

function phaseKey(view: Step["view"] | undefined): string {
  return view ? `${roundOf(view)} ${view.phase}` : "";
}

/** Read whose eyes an address names: nothing if it names none. */
export function eyesIn(text: string | null): Eyes | undefined {
  if (text === null) return undefined;
  return text === "all" ? "all" : /^\d+$/.test(text) ? Number(text) : null;
}
