/**
 * Your line in a puzzle. It is kept nowhere but in this page; with every action the whole line goes to the server, which
 * tells where it leads, and at its end what it scores.
 */
import { OutOfTouch, Refused, get, insist, post } from "../api/client";
import type { Book, Choice, GameEvent, PuzzleMoment, PuzzleVerdict, Shown } from "../api/types";
import { sceneOf, type Scene, type SeatInfo } from "../play/scene";
import { namesOf } from "../play/seats";
import { t } from "../words/words.svelte";

const PATH = "/puzzles/{game}/{puzzle}/try";

export class PuzzleLine {
  book = $state.raw<Book | null>(null);
  busy = $state(false);
  /** What the server refused, in its words; shown until the next action. */
  refusal = $state<Refused | null>(null);
  /** What the last attempt came to; null while you play. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** How many attempts were checked. */
  checks = $state(0);
  #ended: readonly number[] = [];
  #moments = $state.raw<readonly PuzzleMoment[]>([]);
  #at = $state(-1);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  async open(): Promise<boolean> {
    const book = insist(() => get("/games/{game}/book", { game: this.game }), 4);
    const begun = await this.#ask([]);
    if (begun) this.book = await book;
    else await book.catch(() => null);
    return begun;
  }

  get #moment(): PuzzleMoment | undefined {
    return this.#moments[this.#at];
  }

  get puzzle(): PuzzleMoment["puzzle"] | null {
    return this.#moments[0]?.puzzle ?? null;
  }

  get shown(): Shown | null {
    return this.#moment?.shown ?? null;
  }

  /** What the turn would score if it ended now. */
  get points(): number | null {
    return this.#moment?.points ?? null;
  }

  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  /** After the verdict there is nothing to do but to look, until you try again. */
  get choices(): readonly Choice[] {
    return this.verdict ? [] : (this.shown?.choices ?? []);
  }

  get sentence(): string {
    return this.shown?.now.text ?? "";
  }

  get names(): readonly string[] {
    return this.shown ? namesOf(this.shown) : [];
  }

  get seats(): readonly SeatInfo[] {
    return [];
  }

  get canUndo(): boolean {
    return this.#at > 0 && !this.verdict;
  }

  get canRedo(): boolean {
    return this.#at + 1 < this.#moments.length && !this.verdict;
  }

  get scene(): Scene | null {
    return sceneOf(this, {
      events: this.shown?.log?.add as readonly GameEvent[] | undefined,
      canUndo: this.canUndo,
      ending: t("web-puzzle-check"),
      why: (verb, of) => post(`${PATH}/reasons`, { ...this.#own, verb, of }, { line: this.#line }),
    });
  }

  async act(choice: Choice): Promise<boolean> {
    if (this.busy || this.verdict) return false;
    const line = [...this.#line, choice.action];
    return this.#moment?.ends.includes(choice.action) ? this.#check(line) : this.#ask(line);
  }

  async undo(): Promise<boolean> {
    return this.canUndo && this.#go(this.#at - 1);
  }

  async redo(): Promise<boolean> {
    return this.canRedo && this.#go(this.#at + 1);
  }

  /** Begin again; what was done can be repeated step by step. */
  restart(): void {
    this.verdict = null;
    this.#go(0);
  }

  /** Go on with the line that was checked. */
  change(): void {
    this.verdict = null;
  }

  /** Show the position at the beginning, where the numbers of a plan belong. */
  lookBack(): void {
    this.#go(0);
  }

  /** Have it told in the language that is spoken now; what was done can't be repeated then. */
  async again(): Promise<void> {
    const line = this.#line;
    const book = get("/games/{game}/book", { game: this.game });
    const first = await this.#tell([]);
    const last = line.length ? await this.#tell(line) : null;
    if (first) this.#moments = last ? [first, last] : [first];
    this.#at = this.#moments.length - 1;
    if (this.verdict) this.verdict = (await this.#judge(this.#ended)) ?? this.verdict;
    this.book = await book.catch(() => this.book);
  }

  get #line(): readonly number[] {
    return this.#moment?.line ?? [];
  }

  get #own(): { game: string; puzzle: string } {
    return { game: this.game, puzzle: this.id };
  }

  #go(at: number): boolean {
    this.refusal = null;
    this.#at = at;
    return true;
  }

  /** Ask where a line leads, and go there; this clears what could be repeated. */
  async #ask(line: readonly number[]): Promise<boolean> {
    const told = await this.#tell(line);
    if (!told) return false;
    this.#moments = [...this.#moments.slice(0, this.#at + 1), told];
    this.#at += 1;
    return true;
  }

  async #check(line: readonly number[]): Promise<boolean> {
    const told = await this.#judge(line);
    if (!told) return false;
    this.verdict = told;
    this.checks += 1;
    this.#ended = line;
    return true;
  }

  async #judge(line: readonly number[]): Promise<PuzzleVerdict | null> {
    return this.#asked(() => post("/puzzles/{game}/{puzzle}/check", this.#own, { line }));
  }

  async #tell(line: readonly number[]): Promise<PuzzleMoment | null> {
    return this.#asked(() => post(PATH, this.#own, { line }));
  }

  async #asked<T>(asking: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.refusal = null;
    try {
      return await insist(asking, 4);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof OutOfTouch)) throw error;
      this.refusal = error instanceof Refused ? error : new Refused(0, "out-of-touch", t("web-no-answer"));
      return null;
    } finally {
      this.busy = false;
    }
  }
}
