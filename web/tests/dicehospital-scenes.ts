/** Moments of a game of Dice Hospital for tests of its board. */
import type { Book, Card, Choice, Reason } from "../src/api/types";
import type { DiceView, Do, Hospital } from "../src/dicehospital/types";
import type { Scene } from "../src/play/scene";

function card(kind: string, id: string, facts: Record<string, unknown> = {}): Card {
  return {
    id,
    kind,
    name: id,
    text: `${id} text.`,
    short: `${id} short`,
    origin: "book",
    note: null,
    rule: null,
    fx: [{ g: "step", n: 1 }],
    facts,
  } as unknown as Card;
}

export function book(): Book {
  const cards = [
    card("department", "critical-care-unit", { stack: "printed", colour: "red", count: 1 }),
    card("department", "clinic", { stack: "printed", colour: "any", values: [5, 6], count: 1 }),
    card("department", "cardiology", { stack: "base", colour: "red", count: 3 }),
    card("specialist", "surgeon", { meeple: "red", colour: "red" }),
    card("specialist", "paramedic", { meeple: "blue" }),
    card("administrator", "admin-most"),
    card("report", "report-rr", { points: 2, needs: { red: 2, yellow: 0, green: 0 } }),
    card("event", "blood-drive"),
    card("staff", "nurse"),
    card("token", "blood-bag"),
  ];
  return {
    game: "dice-hospital",
    language: "en",
    cards: Object.fromEntries(cards.map((one) => [one.id, one])),
    phrases: [],
    names: {},
    house: { score: [0, 1, 3, 5, 8] },
  } as unknown as Book;
}

export function hospital(seat: number, facts: Partial<Hospital> = {}): Hospital {
  return {
    seat,
    dice: ["R5", "R5", "Y3", "G4"],
    held: [],
    arrivals: [],
    discharged: { R: 0, Y: 0, G: 0 },
    report_dice: { R: 0, Y: 0, G: 0 },
    volunteers_asked: false,
    idle: ["nurse", "nurse", "surgeon"],
    open: ["critical-care-unit", "clinic"],
    departments: [],
    specialists: ["surgeon"],
    bags: 1,
    fatalities: 0,
    score: 3,
    if_it_ended_now: 4,
    points: [],
    ambulance: null,
    copied: null,
    administrator: "admin-most",
    dealt: [],
    placement: null,
    asked: null,
    to_do: 0,
    ...facts,
  } as Hospital;
}

export function view(prompt: string, own: Partial<Hospital> = {}, facts: Partial<DiceView> = {}): DiceView {
  return {
    game: "dice-hospital",
    edition: "final",
    options: {},
    viewer: 0,
    round: 1,
    rounds: 8,
    phase: "activation",
    over: false,
    first: 1,
    luck: null,
    actors: prompt ? [0, 1] : [1],
    prompts: prompt ? { "0": prompt } : {},
    bag: { R: 9, Y: 9, G: 9 },
    loose: [],
    ambulances: [],
    spaces: [],
    departments: ["cardiology"],
    specialists: ["paramedic"],
    stacks: [20, 20],
    event: null,
    events_left: 0,
    reports: [],
    reports_done: [],
    hospitals: [hospital(0, own), hospital(1)],
    ...facts,
  } as DiceView;
}

let number = 0;
export function choice(act: Do, facts: Partial<Choice> = {}): Choice {
  number += 1;
  return {
    action: number,
    text: act.verb,
    do: act,
    undoable: true,
    luck: false,
    to_bots: false,
    preview: [],
    label: `label ${act.verb}`,
    late: 0,
    says: "",
    ...facts,
  } as unknown as Choice;
}

export const healed = (before: string, after: string) => ({ event: "patient-healed", seat: 0, before, after });

export interface Told {
  acted: Choice[];
  asked: [string, string | undefined][];
  undone: number;
}

/** A scene that remembers what was done at it. */
export function scene(shown: DiceView, choices: Choice[], told: Told, facts: Partial<Scene> = {}): Scene {
  return {
    view: shown,
    book: book(),
    forecast: null,
    seat: 0,
    names: ["Ann", "Bo"],
    choices,
    busy: false,
    prompt: "Asked.",
    events: [],
    canUndo: true,
    act: (one: Choice) => {
      told.acted.push(one);
      return Promise.resolve(true);
    },
    undo: () => {
      told.undone += 1;
      return Promise.resolve(true);
    },
    why: (verb: string, of?: string) => {
      told.asked.push([verb, of]);
      return Promise.resolve([
        {
          code: "department-used",
          do: { verb, department: of ?? "" },
          message: "It has been used.",
          rule: "DH-5.1",
          text: "",
        } as unknown as Reason,
      ]);
    },
    ...facts,
  } as Scene;
}

export const nothing = (): Told => ({ acted: [], asked: [], undone: 0 });
