/**
 * Plans: what you have done since you can go no further back, placement by placement, and other ways that
 * you have kept to compare them. What is kept stays in this browser until the wall moves.
 */
import type { PlanStep } from "../api/types";
import { t } from "../words/words.svelte";
import type { Table } from "./table.svelte";

const PLACE = "wardround-plans";
/** As many tables are remembered. */
const TABLES = 20;
const LETTERS = ["A", "B", "C", "D", "E"] as const;
/** So many are kept on purpose; the last letter is for what would else be lost. */
export const MOST = 4;

/** Something begun, as a placement, with what followed from it. */
export interface Move {
  label: string;
  /** What it came to, in the server's words. */
  says: string;
  steps: readonly PlanStep[];
}

export interface SavedPlan {
  letter: string;
  steps: readonly PlanStep[];
  /** What would come if one ended then, as the server told it. */
  forecast: unknown;
}

interface Stored {
  since: number;
  plans: readonly SavedPlan[];
}

/** Put together what belongs together. */
export function moves(steps: readonly PlanStep[]): Move[] {
  const parts: PlanStep[][] = [];
  for (const step of steps) {
    const last = parts.at(-1);
    if (!last || step.begins || step.phase !== last[0]!.phase) parts.push([step]);
    else last.push(step);
  }
  return parts.map((part) => ({ label: part[0]!.label, says: part.map(said).filter(Boolean).join(" "), steps: part }));
}

/** So much is told of a plan that differs from no other. */
const TOLD = 3;

/** Return what is special about a way among others: its placements after those that all of them share, or its last ones. */
export function special(steps: readonly PlanStep[], others: readonly (readonly PlanStep[])[]): string[] {
  // What was done in another phase is no part of the plan, though the way begins with it.
  const planned = (way: readonly PlanStep[]) =>
    moves(way.filter(({ phase }) => phase === steps.at(-1)?.phase)).map((one) => one.label);
  const all = planned(steps);
  const shared = others.map((other) => {
    const labels = planned(other);
    const parts = all.findIndex((label, index) => label !== labels[index]);
    return parts < 0 ? all.length : parts;
  });
  const least = Math.min(all.length, ...shared);
  const from = least < all.length ? least : Math.max(0, all.length - TOLD);
  return from > 0 ? ["…", ...all.slice(from)] : all;
}

// What followed and came to nothing is named itself, unless it was played for one.
function said(step: PlanStep, index: number): string {
  return step.says || (index === 0 || step.forced ? "" : `${step.label}.`);
}

const same = (one: readonly PlanStep[], other: readonly PlanStep[]) =>
  one.length === other.length && begins(one, other);
/** Whether one way begins with another. */
const begins = (whole: readonly PlanStep[], part: readonly PlanStep[]) =>
  part.every((step, index) => step.text === whole[index]?.text);

export class Plans {
  /** Something is being taken back or carried out. */
  working = $state(false);
  readonly #table: Table;
  #all = $state.raw<Readonly<Record<string, Stored>>>(stored());

  constructor(table: Table) {
    this.#table = table;
  }

  get steps(): readonly PlanStep[] {
    return this.#table.shown?.plan?.steps ?? [];
  }

  get moves(): readonly Move[] {
    return moves(this.steps);
  }

  /** How many of them were done before the phase in which one is now: they are no part of its plan. */
  get earlier(): number {
    const { phase } = this.#table.shown?.now ?? {};
    const at = this.moves.findIndex(({ steps }) => steps[0]!.phase === phase);
    return at < 0 ? this.moves.length : at;
  }

  /** How many placements the plan has. */
  get count(): number {
    return this.moves.length - this.earlier;
  }

  get undone(): readonly Move[] {
    return moves(this.#table.shown?.plan?.undone ?? []);
  }

  get #key(): string {
    return `${this.#table.id} ${this.#table.shown?.seat}`;
  }

  /** The ways that were kept since the wall, by their letters. */
  get kept(): readonly SavedPlan[] {
    const found = this.#all[this.#key];
    return found && found.since === this.#table.shown?.plan?.since ? found.plans : [];
  }

  /** Let go what was kept before the wall came where it is. */
  tidy(): void {
    const { since } = this.#table.shown?.plan ?? {};
    const found = this.#all[this.#key];
    if (found && since !== undefined && found.since !== since) this.#store([]);
  }

  /** Whether what you have done is kept already, and as what. */
  get current(): SavedPlan | null {
    return this.steps.length ? (this.kept.find((one) => same(one.steps, this.steps)) ?? null) : null;
  }

  /** The letter for the next way to be kept; empty if there is no room. */
  get next(): string {
    return this.kept.length < MOST ? this.#free() : "";
  }

  #free(): string {
    return LETTERS.find((letter) => this.kept.every((one) => one.letter !== letter)) ?? "";
  }

  /** Keep what you have done, or a way that was looked at; return how it is called, null if there is no room. */
  keep(
    steps = this.steps,
    forecast: unknown = this.#table.shown?.forecast ?? null,
    letter = this.next,
  ): SavedPlan | null {
    const known = this.kept.find((one) => same(one.steps, steps));
    if (known || !letter || !steps.length) return known ?? null;
    const kept = { letter, steps, forecast };
    this.#store([...this.kept, kept].sort((one, other) => one.letter.localeCompare(other.letter)));
    return kept;
  }

  forget(letter: string): void {
    this.#store(this.kept.filter((one) => one.letter !== letter));
  }

  #store(plans: readonly SavedPlan[]): void {
    const { [this.#key]: _, ...others } = stored();
    const since = this.#table.shown?.plan?.since ?? 0;
    const all = plans.length ? { ...others, [this.#key]: { since, plans } } : others;
    this.#all = Object.fromEntries(Object.entries(all).slice(-TABLES));
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#all));
    } catch {
      // Then they are kept for as long as the page is open.
    }
  }

  /** Undo the last placement, with everything after it. */
  async takeBack(): Promise<boolean> {
    return this.back(this.moves.length - 1);
  }

  /** Undo until only this many placements are left; return whether that was possible. */
  async back(keep: number): Promise<boolean> {
    return this.#work(async () => {
      while (this.moves.length > Math.max(keep, 0)) if (!(await this.#less())) return false;
      return true;
    });
  }

  /** Redo this many undone placements; return whether that was possible. */
  async again(count: number): Promise<boolean> {
    const left = this.undone.length - count;
    return this.#work(async () => {
      while (this.undone.length > left && this.#table.shown?.redo)
        if (!(await this.#changed(() => this.#table.redo()))) return false;
      return this.undone.length <= left;
    });
  }

  /**
   * Go over to a way that was kept: back to where it parts from the present one, then on by its steps. What
   * would be taken back is kept first. Return nothing, or a sentence that says where it stopped and why.
   */
  async take(letter: string): Promise<string> {
    const wanted = this.kept.find((one) => one.letter === letter);
    if (!wanted) return "";
    // What is the beginning of something kept is not lost.
    const safe = this.kept.some((one) => begins(one.steps, this.steps));
    if (!safe && !this.keep(undefined, undefined, this.#free())) return t("web-plan-no-room");
    let stopped = "";
    await this.#work(async () => (stopped = await this.#carryOut(wanted)) === "");
    return stopped;
  }

  async #carryOut({ letter, steps }: SavedPlan): Promise<string> {
    while (!begins(steps, this.steps))
      if (!(await this.#less())) return this.#why(letter, this.moves.at(-1)?.label ?? "");
    while (this.steps.length < steps.length) {
      const step = steps[this.steps.length]!;
      const choice = this.#table.choices.find((one) => one.text === step.text);
      if (!choice || !(await this.#changed(() => this.#table.act(choice))) || !begins(steps, this.steps))
        return this.#why(letter, step.label);
    }
    return "";
  }

  #why(letter: string, step: string): string {
    return t("web-plan-stopped", { letter, step, why: this.#table.refusal?.message ?? t("web-plan-gone") });
  }

  /** Undo one step; return whether there are fewer now. */
  async #less(): Promise<boolean> {
    const before = this.steps.length;
    if (!this.#table.shown?.undo) return false;
    return (await this.#changed(() => this.#table.undo())) && this.steps.length < before;
  }

  /** Wait until what you have sent is shown, also where that takes long. */
  async #changed(sending: () => Promise<boolean>): Promise<boolean> {
    const before = this.#table.shown?.version;
    if (!(await sending())) return false;
    for (let tries = 0; tries < 100 && this.#table.shown?.version === before; tries++)
      await new Promise((done) => setTimeout(done, 100));
    return this.#table.shown?.version !== before;
  }

  async #work(doing: () => Promise<boolean>): Promise<boolean> {
    if (this.working) return false;
    this.working = true;
    try {
      return await doing();
    } finally {
      this.working = false;
    }
  }
}

function stored(): Record<string, Stored> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Stored>;
  } catch {
    return {};
  }
}
