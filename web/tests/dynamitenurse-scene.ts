/** A table of Dynamite Nurse to try the board with, small enough to be read. */
import type { Book, Card, Choice, Reason } from "../src/api/types";
import type { Do, Hospital, View } from "../src/dynamitenurse/viewFacts";
import type { Scene } from "../src/play/scene";

const card = (id: string, kind: string, name: string, short: string, facts: Record<string, unknown>): Card => ({
  id,
  kind: kind as Card["kind"],
  name,
  short,
  text: `${name} in full.`,
  origin: "numbers",
  note: "Our version: cost.",
  rule: "DN-A05",
  fx: [],
  facts: facts as Card["facts"],
});
const action = (id: string, name: string, type: string, facts: Record<string, unknown>, short = ""): Card =>
  card(id, "action", name, short, { type, copies: 8, ...facts });
const patient = (id: string, condition: string, facts: Record<string, unknown>): Card =>
  card(id, "patient", `${condition[0]!.toUpperCase()}${condition.slice(1)} Patient`, "", {
    condition,
    group: id,
    severity: 3,
    critical: 5,
    points: 2,
    ...facts,
  });

const CARDS: Card[] = [
  action("examination", "Examination", "examination", { gold: 1, start: 5 }),
  action("simple-surgery", "Simple Surgery", "treatment", { treatment: 1, start: 3 }),
  action("white-magic", "White Magic", "treatment", { treatment: 1, cost: 2 }, "Every 2nd: +1 TP"),
  action("major-surgery", "Major Surgery", "treatment", { treatment: 2, cost: 4 }),
  action("closed", "Closed", "event", { gold: 2, cost: 2 }, "Search a pile"),
  card("n01", "nurse", "Medina", "+1 Treatment or Purchase", { type: "doctor", start: 1 }),
  card("n16", "nurse", "Sister Sylvestri", "Draw 1", { type: "paramedic" }),
  patient("P01", "wounded", { group: "wounded-2", care: 1 }),
  patient("P02", "wounded", { group: "wounded-2", care: 1 }),
  patient("P08", "wounded", { emergency: true, payment: 1 }),
  patient("P22", "sick", { care: 1 }),
  patient("P31", "cursed", { care: 1 }),
  patient("P40", "cursed", { emergency: true, payment: 2, points: 5 }),
  card("kill-mark", "token", "Kill Mark", "Costs VP at the end", { penalty: [0, 1, 2, 4, 6, 9, 12] }),
];

export const book: Book = {
  game: "dynamite-nurse",
  language: "en",
  cards: Object.fromEntries(CARDS.map((one) => [one.id, one])),
  phrases: [],
  house: { beds: 2 },
  names: {
    condition: {
      wounded: "Wounded",
      sick: "Sick",
      cursed: "Cursed",
      poisoned: "Poisoned",
      critical: "Critical",
      emergency: "Emergency Case",
    },
    type: {
      examination: "Examination",
      treatment: "Treatment",
      duty: "Duty",
      event: "Event",
      doctor: "Doctor",
      paramedic: "Paramedic",
    },
    pile: { nurses: "Nurse pile", events: "Event pile" },
    end: { dungeon: "The Dungeon is empty" },
  },
} as unknown as Book;

const hospital = (seat: number, facts: Partial<Hospital> = {}): Hospital => ({
  seat,
  colour: "red",
  hand_count: 5,
  hand: null,
  known: [],
  deck_count: 4,
  unseen: [],
  discard: [],
  in_play: [],
  admitted: [],
  acquired: [],
  kill_marks: 0,
  markers: 6,
  dynamite_nurse: false,
  final_kill_marks: null,
  ...facts,
});

export function viewWith(facts: Partial<View> = {}): View {
  return {
    game: "dynamite-nurse",
    options: {},
    seats: 3,
    viewer: 0,
    turn: 4,
    phase: "main",
    first: 0,
    active: 0,
    waiting: [0],
    prompts: { 0: "main" },
    town: {
      dungeon: { top: "P40", count: 12, left: ["P31", "P40"] },
      piles: [
        { card: "white-magic", left: 8, cost: 2 },
        { card: "major-surgery", left: 5, cost: 4 },
      ],
      events: { top: "closed", count: 9, left: ["closed"], bottom: [] },
      nurses: { top: null, count: 18, left: ["n16"], bottom: [] },
      kill_marks: 12,
      dynamite_nurse: 2,
      graveyard: ["P31"],
      scrapped: [],
    },
    ambulances: [{ patient: "P22", seat: 0 }],
    ambulance_limit: 3,
    arriving: null,
    main: {
      tp: 1,
      gold: 2,
      flex: 1,
      treatments: 0,
      purchases: 0,
      moonlights: 0,
      care_discount: 0,
      purchase_discount: 0,
      extra_nurses: 0,
      on_acquire: { gold: 0, tp: 0, treatments: 0, purchases: 0, flex: 0 },
      paid: [],
      may_skip_admission: false,
    },
    resolving: null,
    hospitals: [
      hospital(0, {
        hand: ["white-magic", "examination", "examination", "n01"],
        hand_count: 4,
        admitted: ["P08!", "P01", "P02"],
        acquired: ["P31"],
        discard: ["closed"],
      }),
      hospital(1, { known: ["closed"] }),
      hospital(2, { dynamite_nurse: true, kill_marks: 3, discard: ["n16"] }),
    ],
    end: null,
    ...facts,
  } as View;
}

let next = 100;
export function choice(done: Do, facts: Partial<Choice> = {}): Choice {
  const label = Object.values(done).join(" ");
  return {
    action: next++,
    text: label,
    label,
    says: "",
    do: done as unknown as Choice["do"],
    undoable: true,
    luck: false,
    to_bots: false,
    preview: [],
    late: 0,
    ...facts,
  } as Choice;
}

export interface Fake extends Scene {
  acted: Choice[];
  asked: [string, string | undefined][];
}

/** A scene that remembers what was done and asked. */
export function fakeScene(choices: Choice[], facts: Partial<View> = {}, more: Partial<Scene> = {}): Fake {
  const acted: Choice[] = [];
  const asked: [string, string | undefined][] = [];
  return {
    view: viewWith(facts) as unknown as Scene["view"],
    book,
    forecast: null,
    seat: 0,
    names: ["Mia", "Ana", "Bo"],
    choices,
    busy: false,
    prompt: "Play cards, treat, buy, or end your Main Phase.",
    acted,
    asked,
    act: (one: Choice) => {
      acted.push(one);
      return Promise.resolve(true);
    },
    why: (verb: string, of?: string) => {
      asked.push([verb, of]);
      return Promise.resolve([
        {
          code: "not-enough-tp",
          message: "You do not have enough TP.",
          rule: "DN-6.4.1",
          text: "",
          do: choices[0]?.do,
        } as unknown as Reason,
      ]);
    },
    ...more,
  } as Fake;
}
