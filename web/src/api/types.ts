/** What the server tells, by the names that the app uses. `schema.d.ts` is made from its OpenAPI document. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Choice = Schemas["ChoiceShape"] & { says?: string };
export type Chair = Schemas["ChairShape"];
export type Said = Schemas["Said"];
export type Summary = Schemas["SummaryShape"] & { round?: number | null; rounds?: number | null };
export type Me = Schemas["Me"];
export type Reason = Schemas["ReasonShape"];
export type GameEvent = NonNullable<Schemas["Shown"]["log"]>["add"][number];
export type Preview = Schemas["Preview"];

// ---- Until the document has them, by the contract; replace each by its schema.
export interface Phase { id: string; title: string }
export interface Now {
  text: string;
  phase: string;
  title: string;
  phases: Phase[];
  round: number | null;
  rounds: number | null;
  waiting: number[];
}
export interface Line {
  text: string;
  seat: number | null;
  round: number | null;
  phase: string;
  title: string;
  rule: string;
  step: number;
  own: boolean;
  kind: "action" | "luck" | "result" | "talk";
}
export interface Told { keep: number; add: Line[] }
export type Shown = Omit<Schemas["Shown"], "choices"> & {
  choices?: Choice[] | null;
  mine?: number[];
  now?: Now;
  told?: Told;
  forecast?: unknown;
  away?: number[];
  names?: string[];
};
export interface Glyph { g: string; n: number | null }
export interface Card {
  id: string;
  kind: string;
  name: string;
  text: string;
  short: string;
  origin: "book" | "numbers" | "ours";
  note: string | null;
  rule: string | null;
  fx: Glyph[];
  facts: Record<string, unknown>;
}
export interface Book {
  game: string;
  language: string;
  cards: Record<string, Card>;
  phrases: { id: string; text: string }[];
  names: Record<string, string>;
}

// ---- Laying tables
export type Laid = Schemas["LaidShape"];
export type Seated = Schemas["Seated"];
export type TablePage = Schemas["Page"];
export interface Titled { id: string; title: string; help?: string }
export interface Setting {
  name: string;
  title: string;
  help: string;
  kind: "switch" | "choice" | "number";
  values: { value: boolean | number | string; title: string }[];
  default: boolean | number | string | null;
  /** Only for these numbers of seats. */
  seats: number[] | null;
  /** Only in these editions. */
  editions?: string[] | null;
}
export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  min_seats: number;
  max_seats: number;
  minutes: number;
  rules_version: string;
  settings: Setting[];
  /** The weakest first. */
  bots: Titled[];
}
export interface Games { version: string; build: string; languages: Titled[]; games: GameInfo[] }

// ---- Around the table
export type Hint = Schemas["HintShape"] & { actions?: number[]; touch?: string[]; rule?: string | null };
export interface Offer { title: string; text: string; actions: number[]; points: number | null }
export type Plans = Schemas["PlansShape"] & { offers?: Offer[] };
export interface Rule { id: string; text: string; ruling: boolean }
export interface RuleSection { id: string; title: string; text?: string; rules: Rule[] }
export interface Rules { game: string; language: string; sections: RuleSection[] }
export interface Part { text: string; points: number }
export interface RoundTold { round: number; title: string; parts: Part[]; total: number }
export interface SeatTold { seat: number; place: number; rounds: RoundTold[]; parts: Part[]; total: number }
export interface Debrief { seats: SeatTold[]; sentence: string; tie: string | null }
export interface Step { step: number; view: NonNullable<Shown["view"]>; lines: Line[] }
export interface Steps { steps: number; views: Step[] }
export interface Verdict { ok: boolean; steps: number; sentence: string }
