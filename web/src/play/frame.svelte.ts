/**
 * What a board and the frame around it tell each other. A board says what is being decided (`bar`) and
 * what is looked at (`inspected`); the frame shows both in their fixed places.
 */
import { getContext, setContext, untrack, type Snippet } from "svelte";
import type { Hint } from "../api/types";
import type { FollowedPlan } from "../reviews/followedPlan";
import type { Plans } from "./plans.svelte";
import { Settling } from "./settling.svelte";

export interface Main {
  label: string;
  run: () => void;
  /** Why it can't be pressed yet, as "Choose 1 more"; the button then is striped and says so. */
  missing?: string;
  /** It ends something or can't be undone: it waits a moment where another button just stood. */
  ends?: boolean;
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
export type Inspected =
  { card: string; extra?: string; rule?: string } | { title: string; text: string; rule?: string };

export type Panel = "log" | "chat" | "rules" | "coach";
/** What a narrow screen shows in its sheet, where a wide you have a column. */
export type Leaf = Panel | "seats" | "plan" | "forecast" | "table" | "";

export const PANELS: readonly { id: Panel; icon: string }[] = [
  { id: "log", icon: "ui-log" },
  { id: "chat", icon: "ui-chat" },
  { id: "rules", icon: "ui-book" },
  { id: "coach", icon: "ui-bulb" },
];

export class Frame {
  #bar = $state.raw<Bar | null>(null);
  readonly #settling = new Settling();
  /** What has come of what was forecast, in its place while nothing is. */
  told = $state.raw<Snippet | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** Someone asked to see it; on narrow screens what is only passed over is not shown. */
  asked = $state(false);
  panel = $state<Panel>("log");
  sheet = $state<Leaf>("");
  /** The rule that the rules panel shows. */
  rule = $state("");
  /** Ids of cards, dice and seats that a hint points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Actions that a hint or a plan being tried speaks of. */
  suggested = $state.raw<readonly number[]>([]);
  /** The coach's plan that is shown on the board, each step by its number, until something else is played. */
  planned = $state.raw<FollowedPlan | null>(null);
  /** The action of its next step. */
  next = $state.raw<number | null>(null);
  /** How far the hint for this decision has been told. */
  hinted = $state.raw<Hint | null>(null);
  /** Another seat whose side of the table is looked at. */
  watched = $state<number | null>(null);
  /** The board draws the seats itself, so the frame need not, where there is room for both. */
  ownSeats = $state(false);
  /** What you keep to compare; nothing where you do not play. */
  plans: Plans | null = null;
  help = $state(false);
  polite = $state<string[]>([]);
  urgent = $state("");
  /** How often something urgent was said, so that the same words are heard again. */
  calls = $state(0);

  get bar(): Bar | null {
    return this.#bar;
  }

  set bar(bar: Bar | null) {
    this.#bar = bar;
    this.#settling.note(bar);
  }

  /** Return whether a button of the bar waits, since another one just stood there. */
  settles(main: Main): boolean {
    return this.#settling.holds(main);
  }

  /** Press a button of the bar, or say what it misses. */
  press(main: Main): void {
    if (main.missing) this.announce(main.missing, true);
    else if (!this.settles(main)) main.run();
  }

  inspect(what: Inspected | null, asked = false): void {
    this.inspected = what;
    this.asked = what !== null && (asked || "title" in what);
  }

  /** Clear why something can't be done: after a change it may be possible. */
  forgetReason(): void {
    const seen = untrack(() => this.inspected);
    if (!seen) return;
    if ("title" in seen) this.inspect(null);
    else if (seen.extra) this.inspect({ card: seen.card });
  }

  /** Clear the hint of a finished decision, and what it pointed at. */
  forgetHint(): void {
    this.hinted = null;
    this.point();
  }

  /** Show a panel: in its column, or in a sheet where there is none. */
  open(panel: Panel): void {
    this.panel = panel;
    this.sheet = panel;
  }

  /** Show something that is opened and closed, or close it. */
  toggle(leaf: Leaf): void {
    this.sheet = this.sheet === leaf ? "" : leaf;
  }

  openRule(id: string): void {
    this.rule = id;
    this.open("rules");
  }

  /** Say something to those who do not see it. Whatever is urgent interrupts; the rest waits its turn. */
  announce(text: string, urgent = false): void {
    if (!text) return;
    // Whoever says something because something changed does not wait for what is said.
    untrack(() => {
      if (urgent) {
        this.urgent = text;
        this.calls += 1;
      } else this.polite = [...this.polite.slice(-20), text];
    });
  }

  /** Point at what a hint speaks of; nothing takes the pointing away. */
  point(touch: readonly string[] = [], actions: readonly number[] = []): void {
    this.pointed = new Set(touch);
    this.suggested = actions;
  }
}

const KEY = Symbol("frame");

export function provideFrame(frame: Frame): Frame {
  return setContext(KEY, frame);
}

export function useFrame(): Frame {
  return getContext<Frame>(KEY);
}
