/** Notes on the steps of a game, one for each at most, kept in this browser. */
import type { Note } from "../api/types";

/** As many and as long as a review takes. */
export const MOST_NOTES = 64;
export const LONGEST_NOTE = 280;

export class Notes {
  /** In the order of the game. */
  all = $state.raw<readonly Note[]>([]);
  #place: string;

  constructor(table: string) {
    this.#place = `wardround-notes-${table}`;
    this.all = this.#kept();
  }

  /** The note at a step; empty if there is none. */
  at(step: number): string {
    return this.all.find((one) => one.step === step)?.text ?? "";
  }

  /** Whether there is room for a note at a step. */
  hasRoom(step: number): boolean {
    return this.all.length < MOST_NOTES || this.at(step) !== "";
  }

  /** Write what is noted at a step; nothing takes it away. */
  write(step: number, text: string): void {
    const others = this.all.filter((one) => one.step !== step);
    const said = text.trim().replace(/\s+/g, " ").slice(0, LONGEST_NOTE);
    if (said && !this.hasRoom(step)) return;
    this.all = said ? [...others, { step, text: said }].sort((one, other) => one.step - other.step) : others;
    this.#keep();
  }

  /** Take in notes from elsewhere; return how many there were. What you have noted you stays. */
  take(notes: readonly Note[]): number {
    const fresh = notes.filter((one) => !this.at(one.step));
    for (const one of fresh) this.write(one.step, one.text);
    return fresh.length;
  }

  #kept(): readonly Note[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#place) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isNote) : [];
    } catch {
      return [];
    }
  }

  #keep(): void {
    try {
      if (this.all.length) localStorage.setItem(this.#place, JSON.stringify(this.all));
      else localStorage.removeItem(this.#place);
    } catch {
      // Then they last as long as the page.
    }
  }
}

function isNote(one: unknown): one is Note {
  const { step, text } = (one ?? {}) as Partial<Note>;
  return Number.isInteger(step) && typeof text === "string";
}

/** Return notes as text, a line for each; `word` says which step it is. */
export function asLines(notes: readonly Note[], word: (step: number) => string): string {
  return notes.map(({ step, text }) => `${word(step)}: ${text}`).join("\n");
}

/** Read lines such as "Step 41: …", in whatever language; others are passed over. */
export function fromLines(text: string, last: number): Note[] {
  const found: Note[] = [];
  for (const line of text.split("\n")) {
    const [, step, said] = /^\D{0,30}(\d{1,6})\s*:\s*(\S.*)$/.exec(line.trim()) ?? [];
    if (step && said && Number(step) <= last) found.push({ step: Number(step), text: said });
  }
  return found;
}
