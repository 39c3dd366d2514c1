/**
 * What a board and the frame around it tell each other. A board says what is being decided (`bar`) and
 * what is looked at (`inspected`); the frame shows both in their fixed places.
 */
import { getContext, setContext, type Snippet } from "svelte";

export interface Main {
  label: string;
  run: () => void;
  /** Why it cannot be pressed yet, as "Choose 1 more"; the button then is striped and says so. */
  missing?: string;
}

export interface Bar {
  title: string;
  detail?: string;
  /** "Step 2 of 3" */
  step?: string;
  /** What is being put together, beside the buttons. */
  chips?: Snippet;
  back?: () => void;
  main?: Main;
  /** Other buttons of the same rank, as "Skip". */
  others?: Main[];
}

/** Something to be looked at closely: a card of the book, or a thing with its own words. */
export type Inspected = { card: string; extra?: string } | { title: string; text: string; rule?: string };

export type Panel = "log" | "chat" | "rules" | "coach";

export class Frame {
  bar = $state.raw<Bar | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  panel = $state<Panel>("log");
  /** The rule that the rules panel shows. */
  rule = $state("");
  /** Ids of cards, dice and seats that a hint points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  polite = $state<string[]>([]);
  urgent = $state("");

  inspect(what: Inspected | null): void {
    this.inspected = what;
  }

  openRule(id: string): void {
    this.rule = id;
    this.panel = "rules";
  }

  /** Say something to those who do not see it. Whatever is urgent interrupts; the rest waits its turn. */
  announce(text: string, urgent = false): void {
    if (!text) return;
    if (urgent) this.urgent = text;
    else this.polite = [...this.polite.slice(-20), text];
  }
}

const KEY = Symbol("frame");

export function provideFrame(frame: Frame): Frame {
  return setContext(KEY, frame);
}

export function useFrame(): Frame {
  return getContext<Frame>(KEY);
}
