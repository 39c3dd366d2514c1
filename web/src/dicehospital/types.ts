/** The shapes of Dice Hospital, by the names that the board uses. */
import type { components } from "../api/schema";
import type { Choice, Reason } from "../api/types";

type Schemas = components["schemas"];
export type DiceView = Schemas["DiceHospitalView"];
export type Hospital = Schemas["DiceHospitalShape"];
export type Placement = Schemas["DicePlacement"];
export type DiceEvent = Schemas["DiceHospitalEvent"];

/** What an action is about: only those fields are there that its verb has. */
export interface Do {
  verb: string;
  die?: string;
  as?: string;
  staff?: string;
  department?: string;
  specialist?: string;
  improvement?: string;
  administrator?: string;
  report?: string;
  number?: number;
  kind?: string;
}

export function doing(choice: Pick<Choice, "do"> | Reason): Do {
  return choice.do as Do;
}

/** What happens if you finish now. */
export interface Outlook {
  leaving: string[];
  points: number;
  next: { more: number; points: number } | null;
  neglected: string[];
  deaths: string[];
  beds: number;
  arriving: number;
  administrator: { id: string; points: number; text: string } | null;
  unused: number;
}
