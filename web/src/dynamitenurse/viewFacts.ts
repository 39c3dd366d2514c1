/** What a view and a book of Dynamite Nurse say, in the form in which the board draws it. No rules. */
import type {
  Book,
  Card,
  Choice,
  DynamiteNurseAction,
  DynamiteNurseEvent,
  DynamiteNurseView,
  Fields,
  NurseHospital,
} from "../api/types";
import type { Scene } from "../play/scene";

export type View = DynamiteNurseView;
export type Hospital = NurseHospital;
export type { NurseCharge as Charge } from "../api/types";

/** An action's record, with whatever it names. */
export type Do = Omit<Fields<DynamiteNurseAction>, "verb"> & { verb: string };

/** A Patient with the numbers of the side that lies up. */
export interface Patient {
  /** As the actions name it, without its side. */
  id: string;
  critical: boolean;
  name: string;
  condition: string;
  severity: number;
  care: number | null;
  payment: number | null;
  emergency: boolean;
  points: number;
  /** Patients of one group and side look alike. */
  group: string;
}

export type Kind = "exam" | "treat" | "duty" | "event" | "nurse";

export const viewOf = (scene: Scene): View => scene.view as View;
export const doing = (choice: Choice): Do => choice.do as Do;

const number = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Return a Patient as `P17!` names it. */
export function patientOf(book: Book, text: string): Patient {
  const critical = text.endsWith("!");
  const id = critical ? text.slice(0, -1) : text;
  const card = book.cards[id];
  const facts = card?.facts ?? {};
  return {
    id,
    critical,
    name: card?.name ?? id,
    condition: String(facts.condition ?? "wounded"),
    severity: number(critical ? facts.critical : facts.severity) ?? 0,
    care: critical ? number(facts.care) : null,
    payment: number(facts.payment),
    emergency: facts.emergency === true,
    points: number(facts.points) ?? 0,
    group: `${String(facts.group ?? id)}${critical ? "!" : ""}`,
  };
}

/** Return a card of the book; one that it does not know is shown by its id. */
export function cardOf(book: Book, id: string): Card {
  return (
    book.cards[id] ?? {
      id,
      kind: "action",
      name: id,
      text: "",
      short: "",
      origin: "ours",
      note: null,
      rule: null,
      fx: [],
      facts: {},
    }
  );
}

export const fact = (card: Card, name: string): number => number((card.facts as Record<string, unknown>)[name]) ?? 0;
export const isStarting = (card: Card): boolean => fact(card, "start") > 0;

const KINDS: Record<string, Kind> = { examination: "exam", treatment: "treat", duty: "duty", event: "event" };

export function kindOf(card: Card): Kind {
  return KINDS[String(card.facts.type)] ?? (card.kind === "nurse" ? "nurse" : "event");
}

/** A card that only gives points when it is played: nothing to be chosen, nothing drawn. */
export function isPlain(card: Card): boolean {
  return card.short === "" && card.kind === "action" && (fact(card, "gold") > 0 || fact(card, "treatment") > 0);
}

/** Return a word of the book for an id of the view, as the name of a condition. */
export function word(book: Book, group: string, id: string): string {
  const names = book.names as Record<string, string | Record<string, string>>;
  const found = names[group];
  if (typeof found === "object") return found[id] ?? id;
  return (names[`${group}-${id}`] as string | undefined) ?? id;
}

/** Put equal ids together, in their first order. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** Give equal ids names of their own, so that each card keeps its place: `examination#2`. */
export function keyed(ids: readonly string[]): { key: string; id: string }[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return { key: `${id}#${count}`, id };
  });
}

/** The printed points of the Patients that someone has healed. */
export function healedPoints(book: Book, hospital: Hospital): number {
  return hospital.acquired.reduce((sum, id) => sum + patientOf(book, id).points, 0);
}

/** Return patients where they lay before, and behind them those who are new. */
export function inPlace(now: readonly Patient[], before: readonly string[]): Patient[] {
  const place = ({ id }: Patient) => (before.includes(id) ? before.indexOf(id) : before.length);
  return [...now].sort((one, other) => place(one) - place(other));
}

/** The Nurses among cards that everyone may count. */
export function nursesIn(book: Book, hospital: Hospital): number {
  const all = [...hospital.unseen, ...hospital.discard, ...hospital.in_play, ...(hospital.hand ?? hospital.known)];
  return all.filter((id) => cardOf(book, id).kind === "nurse").length;
}

/** What a choice would add to TP and Gold at once, as its preview says. */
export function gains(choice: Choice | null, seat: number | null): { tp: number; gold: number } {
  const sum = { tp: 0, gold: 0 };
  for (const event of (choice?.preview ?? []) as DynamiteNurseEvent[]) {
    if (event.event !== "points-gained" || event.seat !== seat) continue;
    sum.tp += event.tp;
    sum.gold += event.gold;
  }
  return sum;
}

/** How many beds a Hospital has. */
export function bedsOf(book: Book): number {
  return book.house.beds;
}

/** The points beside a seat: those of healed Patients while the game goes on, at its end the score. */
export function pointsOf(scene: Scene, seat: number): number {
  const view = viewOf(scene);
  const score = view.end ? scene.seats?.[seat]?.score : null;
  return score ?? healedPoints(scene.book, view.hospitals[seat]!);
}
