/**
 * A table you follow: what the server shows, and what you do. No rules: it offers the
 * choices that it was sent and sends back the chosen one.
 */
import { OutOfTouch, Refused, address, get, insist, newKey, post } from "../api/client";
import type { Acting, Added, Book, Choice, GameEvent, Line, Post, Said, Shown } from "../api/types";
import { t } from "../words/words.svelte";
import { sceneOf, type Scene, type SeatInfo } from "./scene";
import { namesOf, seatsOf } from "./seats";
import type { Sound } from "./sounds";
import { Stream, type Farewell } from "./stream.svelte";

/** The most seats that a table has. */
const SEATS = 8;
/** How long a browser may take to get the cookie of who it has just become, in milliseconds. */
const MOMENT = 1000;

const OWN = "/tables/{table}/seats/{seat}/";
/** The commands of a seat, each with its body: what adds something to the log of the table. */
type Commands = {
  [
    P in keyof Post as Post[P] extends { answer: Added }
      ? P extends `${typeof OWN}${infer Name}`
        ? Name
        : never
      : never
  ]: Post[P] extends { body: infer Body } ? Omit<Body, "key"> : never;
};

export class Table {
  readonly id: string;
  /** Which game it is, known before the table is shown. */
  game = $state("");
  seat = $state<number | null>(null);
  shown = $state.raw<Shown | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  events = $state.raw<readonly GameEvent[]>([]);
  said = $state.raw<readonly Said[]>([]);
  book = $state.raw<Book | null>(null);
  /** A command is under way. */
  busy = $state(false);
  /** What the server refused, in its words; shown until the next command. */
  refusal = $state<Refused | null>(null);
  /** The table can't be shown at all. */
  failure = $state<Refused | null>(null);
  /** Called with what is told before any of it is shown; returns what will be heard of it later. */
  onnews: ((events: readonly GameEvent[], lines: readonly Line[]) => readonly Sound[]) | null = null;
  /** What will be heard later of the newest events. */
  later: readonly Sound[] = [];
  readonly stream: Stream;
  #asked = "";

  constructor(id: string) {
    this.id = id;
    this.stream = new Stream(
      (shown, first) => this.#take(shown, first),
      (why) => void this.#left(why),
    );
  }

  /** Sit down at your own seat (or look on) and follow the table. */
  async open(wanted: number | null): Promise<void> {
    // The words are asked for at once; whoever is told first waits for the other.
    const reading = this.read();
    reading.catch(() => undefined);
    try {
      const own = await this.#held();
      this.seat = wanted !== null && own.includes(wanted) ? wanted : (own[0] ?? null);
      this.follow();
      await reading;
    } catch (error) {
      if (error instanceof Refused) this.failure = error;
      else setTimeout(() => void this.open(wanted), 2000);
    }
  }

  /** Return the seats that one holds here. A table that is not watched shows itself only to them. */
  async #held(): Promise<readonly number[]> {
    try {
      const shown = await get("/tables/{table}", { table: this.id });
      this.game = shown.game;
      return shown.mine ?? [];
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "not-watched") throw error;
      for (let seat = 0; seat < SEATS; seat++) {
        const shown = await get("/tables/{table}", { table: this.id, seat }).catch(() => null);
        if (shown) return shown.mine ?? [seat];
      }
      throw error;
    }
  }

  /** You lost access: with a new identity you continue, otherwise you see why. */
  async #left(why: Farewell): Promise<void> {
    await new Promise((done) => setTimeout(done, MOMENT));
    try {
      await insist(() => get("/tables/{table}", { table: this.id, seat: this.seat }));
      this.follow();
    } catch (error) {
      if (error instanceof Refused) this.failure = new Refused(error.status, why.code, why.message);
      else this.follow();
    }
  }

  /** Fetch the words of the cards. */
  async read(): Promise<void> {
    this.book = await insist(() => get("/tables/{table}/book", { table: this.id }));
  }

  /** Follow the table again, as after a change of seat or language. */
  follow(): void {
    this.lines = [];
    this.said = [];
    this.stream.open(address("/tables/{table}/events", { table: this.id, seat: this.seat }), (after) =>
      address("/tables/{table}/wait", { table: this.id, seat: this.seat, after }),
    );
  }

  /** Look at the table from another of your own seats. */
  change(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.follow();
  }

  async changeLanguage(): Promise<void> {
    this.follow();
    await this.read().catch(() => undefined); // The old words stay until the server can be asked again.
  }

  close(): void {
    this.stream.close();
  }

  /** The parameters of a request about your own seat, for who has one. */
  get own(): { table: string; seat: number } {
    return { table: this.id, seat: this.seat as number };
  }

  get #version(): number {
    return this.shown?.version ?? 0;
  }

  get choices(): readonly Choice[] {
    return this.shown?.choices ?? [];
  }

  get deciding(): boolean {
    return this.choices.length > 0;
  }

  /** The choices of a verb. */
  of(verb: string): readonly Choice[] {
    return this.choices.filter((one) => one.do.verb === verb);
  }

  /** How the seats are called. */
  get names(): readonly string[] {
    return this.shown ? namesOf(this.shown) : [];
  }

  /** Everyone at the table, with what they are doing. */
  get seats(): readonly SeatInfo[] {
    return this.shown ? seatsOf(this.shown) : [];
  }

  /** Return how a seat is called. */
  nameOf(seat: number): string {
    return this.names[seat] ?? t("web-seat-number", { n: seat + 1 });
  }

  /** The sentence about who must do what. */
  get sentence(): string {
    return this.shown?.now?.text || this.shown?.prompt || "";
  }

  /** Your other seats that must decide, on a device that several people share. */
  get handover(): readonly number[] {
    if (this.deciding || this.shown?.status !== "playing") return [];
    const { mine = [], now } = this.shown;
    return mine.filter((seat) => seat !== this.seat && now?.waiting.includes(seat));
  }

  /** The table as a board draws it, as soon as there is a game and its book. */
  get scene(): Scene | null {
    return sceneOf(this, {
      events: this.events,
      canUndo: this.shown?.undo ?? false,
      why: (verb, of) => get("/tables/{table}/seats/{seat}/reasons", { ...this.own, verb, of }),
    });
  }

  async act(choice: Choice | number): Promise<boolean> {
    const action = typeof choice === "number" ? choice : choice.action;
    return this.command("act", { action, version: this.#version });
  }

  /** Do what is written, as in line play; return why not, for who wrote it. */
  async type(text: string): Promise<Refused | OutOfTouch | null> {
    return this.#send("act", { text, version: this.#version });
  }

  async undo(across = false): Promise<boolean> {
    return this.command("undo", { version: this.#version, across });
  }

  async redo(): Promise<boolean> {
    return this.command("redo", { version: this.#version });
  }

  async tell(words: { text: string } | { phrase: string }): Promise<boolean> {
    return this.command("say", words as Commands["say"]);
  }

  /** Send a command of your seat, once, however often the line breaks. */
  async command<Name extends keyof Commands>(name: Name, body: Commands[Name]): Promise<boolean> {
    const failed = await this.#send(name, body);
    if (failed instanceof Refused) this.refusal = failed;
    return failed === null;
  }

  async #send<Name extends keyof Commands>(name: Name, body: Commands[Name]): Promise<Refused | OutOfTouch | null> {
    const key = newKey();
    this.#asked = key;
    this.busy = true;
    this.refusal = null;
    try {
      const path = `${OWN}${name}` as `${typeof OWN}act`; // All commands are answered the same way.
      const { seq } = await insist(() => post(path, this.own, { ...body, key } as unknown as Acting));
      await this.stream.reach(seq);
      return null;
    } catch (error) {
      if (error instanceof Refused || error instanceof OutOfTouch) return error;
      throw error;
    } finally {
      if (this.#asked === key) this.busy = false;
    }
  }

  #take(shown: Shown, first: boolean): void {
    const told = shown.told ?? { keep: 0, add: [] };
    const lines = [...(first ? [] : this.lines.slice(0, told.keep)), ...told.add];
    const happened = shown.log ?? { keep: 0, add: [] };
    const events = [...(first ? [] : this.events.slice(0, happened.keep)), ...happened.add];
    this.later = this.onnews?.(events, lines) ?? [];
    this.lines = lines;
    this.said = [...(first ? [] : this.said), ...shown.said];
    this.events = events;
    this.game = shown.game;
    this.shown = shown;
  }
}
