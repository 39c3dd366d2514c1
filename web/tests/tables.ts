/** A table as the server would tell it, small enough to read. */
import { vi } from "vitest";
import type { Choice, Line, Shown } from "../src/api/types";
import { Server } from "./server";

/** Wait until something holds. */
export const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 10_000 });

export const choice = (action: number, text: string, label: string): Choice =>
  ({
    action,
    text,
    do: { verb: text.split(" ")[0] },
    undoable: true,
    luck: false,
    to_bots: false,
    preview: [],
    label,
    late: 0,
    says: "",
  }) as unknown as Choice;

export const line = (text: string, facts: Partial<Line> = {}): Line => ({
  text,
  seat: 0,
  round: 1,
  phase: "activation",
  title: "Activation",
  rule: "DH-5.1",
  step: 4,
  own: false,
  kind: "action",
  ...facts,
});

export const hospital = (seat: number, score: number) => ({
  seat,
  score,
  dice: ["R3"],
  held: [],
  arrivals: [],
  discharged: { R: 0, Y: 0, G: 0 },
  report_dice: { R: 0, Y: 0, G: 0 },
  volunteers_asked: false,
  idle: ["nurse"],
  open: ["clinic"],
  departments: [],
  specialists: [],
  bags: 1,
  fatalities: 0,
  if_it_ended_now: 0,
  points: [],
  ambulance: 1,
  copied: null,
  administrator: null,
  dealt: [],
  placement: null,
  asked: null,
  to_do: 0,
});

/** Two at a table of Dice Hospital: Mia, who decides, and Bo, who does too. */
export function shown(facts: Record<string, unknown> = {}): Shown {
  const chair = (name: string) => ({ kind: "person", name, bot: "", stand_in: "", agreed: [] });
  return {
    table: "t1",
    seq: 5,
    game: "dice-hospital",
    settings: {},
    packs: [],
    status: "playing",
    seat: 0,
    chairs: [chair("Mia"), chair("Bo")],
    commitment: "",
    clock: { kind: "none", seconds: 0, deadlines: [0, 0] },
    patience: { away: 60, present: 60 },
    rematch: "",
    said: [],
    steps: 9,
    practice: false,
    log: { keep: 0, add: [] },
    told: { keep: 0, add: [line("Mia drew a red patient.", { kind: "luck" })] },
    outcome: null,
    seed: null,
    mine: [0],
    away: [],
    names: ["Mia", "Bo"],
    now: {
      text: "Place a nurse, or finish.",
      phase: "activation",
      title: "Activation",
      round: 1,
      rounds: 8,
      waiting: [0, 1],
      phases: [
        { id: "intake", title: "Intake" },
        { id: "activation", title: "Activation" },
      ],
    },
    forecast: null,
    version: 5,
    undo: true,
    redo: false,
    across: false,
    automatic: true,
    muted: [],
    prompt: "Place a nurse, or finish.",
    choices: [choice(0, "done", "Finish"), choice(7, "place nurse clinic", "Place a nurse in the Clinic")],
    view: {
      game: "dice-hospital",
      edition: "final",
      options: {},
      viewer: 0,
      round: 1,
      rounds: 8,
      phase: "activation",
      over: false,
      first: 0,
      luck: null,
      actors: [0, 1],
      prompts: { 0: "place" },
      bag: { R: 1, Y: 1, G: 1 },
      loose: [],
      ambulances: [],
      spaces: [],
      departments: [],
      specialists: [],
      stacks: [1, 1],
      event: null,
      events_left: 0,
      reports: [],
      reports_done: [],
      hospitals: [hospital(0, 12), hospital(1, 9)],
    },
    ...facts,
  } as unknown as Shown;
}

export const book = {
  game: "dice-hospital",
  language: "en",
  cards: {},
  phrases: [{ id: "hello", text: "Hello!" }],
  names: {},
  house: { score: [1, 3, 5, 8] },
};

/** What a page listens to; the test says what is heard. */
export class Listening extends EventTarget {
  static last: Listening | null = null;
  static CLOSED = 2;
  readyState = 1;
  #heard = 0;
  constructor(readonly url: string) {
    super();
    Listening.last = this;
  }
  hear(told: Shown): void {
    const news = { seq: told.seq, after: this.#heard, gone: [], parts: { table: told } };
    this.#heard = told.seq;
    this.dispatchEvent(new MessageEvent("table", { data: JSON.stringify(news) }));
  }
  close(): void {}
}

/** A server with that table and its book, to which pages listen. */
export function atTable(): Server {
  const server = new Server();
  vi.stubGlobal("EventSource", Listening);
  Listening.last = null;
  server.answer("GET /api/tables/t1", shown());
  server.answer("GET /api/tables/t1/book", book);
  return server;
}
