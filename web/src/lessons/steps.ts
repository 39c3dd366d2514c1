/**
 * The tutorials: the text of each step, what it points at, and what leads to the next. Steps are told by what the server
 * shows (phase, round, which verbs can be chosen, the version), never by what the dice or cards are, so that whatever
 * the learner does is fine.
 */
import type { Shown, TableAsked } from "../api/types";

/** How things stood when a step began. */
export interface Began {
  version: number;
  round: number;
  phase: string;
  verbs: readonly string[];
}

export interface Step {
  id: string;
  /** The verbs whose targets are pointed at. */
  point?: readonly string[];
  /** Point at what the coach would do instead. */
  coach?: boolean;
  /** There is nothing to do but to read. */
  read?: boolean;
  /** When it is over by itself. */
  done?: (now: Began, began: Began, shown: Shown) => boolean;
}

export interface Lesson {
  laying: TableAsked;
  steps: readonly Step[];
}

/** How things stand. */
export function stand(shown: Shown): Began {
  return {
    version: shown.version ?? 0,
    round: shown.now?.round ?? 0,
    phase: shown.now?.phase ?? "",
    verbs: [...new Set((shown.choices ?? []).map((choice) => choice.do.verb as string))],
  };
}

/** Phases of Dice Hospital in the order of a round; whatever comes later is beyond the lesson's own round. */
const ROUND = ["setup", "event", "intake", "improvement", "activation"];
const past = (phase: string) => (now: Began) =>
  now.round > 1 || ROUND.indexOf(now.phase) < 0 || ROUND.indexOf(now.phase) > ROUND.indexOf(phase);
const can = (now: Began, verb: string) => now.verbs.includes(verb);
const canAny = (now: Began, verbs: readonly string[]) => verbs.some((verb) => can(now, verb));
const IMPROVING = ["take-department", "take-specialist"];
const TREATING = ["operate", "care"];
const afterActivation = past("activation");

const DICE_HOSPITAL: Lesson = {
  laying: {
    game: "dice-hospital",
    seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy" }],
    settings: { "first-player": 0, "no-administrators": true },
    lesson: true,
    watched: false,
  },
  steps: [
    { id: "welcome", read: true },
    { id: "setup", point: ["reveal", "set"], done: past("setup") },
    { id: "ambulance", point: ["take-ambulance", "load"], done: past("intake") },
    {
      id: "improvement",
      point: IMPROVING,
      done: (now) => past("improvement")(now) || (now.verbs.length > 0 && !canAny(now, IMPROVING)),
    },
    { id: "keep", done: past("improvement") },
    {
      id: "place",
      coach: true,
      done: (now, began) => afterActivation(now) || (now.version !== began.version && !can(now, "treat")),
    },
    { id: "undo", done: (now, _, shown) => afterActivation(now) || shown.redo === true },
    {
      id: "staff",
      point: ["place"],
      done: (now) => afterActivation(now) || (now.verbs.length > 0 && !can(now, "place") && !can(now, "treat")),
    },
    { id: "forecast", read: true, done: afterActivation },
    { id: "done", done: afterActivation },
    { id: "end", read: true },
  ],
};

const mine = (now: Began) => now.verbs.length > 0;
const afterMain = (now: Began, began: Began) => now.phase !== "main" || now.round !== began.round;

// In the luck of lessons the second seat has Gold enough for a card in its first hand.
const DYNAMITE_NURSE: Lesson = {
  laying: {
    game: "dynamite-nurse",
    seats: [{ kind: "bot", bot: "easy" }, { kind: "me" }, { kind: "bot", bot: "easy" }],
    settings: { "first-player": 1 },
    lesson: true,
    watched: false,
  },
  steps: [
    { id: "welcome", read: true },
    { id: "play", point: ["play"], done: (now, began) => now.version !== began.version || afterMain(now, began) },
    { id: "more", point: ["play"], done: (now, began) => afterMain(now, began) || (mine(now) && !can(now, "play")) },
    {
      id: "buy",
      point: ["buy"],
      done: (now, began) => afterMain(now, began) || (can(began, "buy") && mine(now) && !can(now, "buy")),
    },
    { id: "main", done: (now) => now.phase !== "main" || !mine(now) },
    {
      id: "transport",
      point: ["assign"],
      done: (now, began) =>
        (now.phase !== "transportation" && now.version !== began.version) || now.round !== began.round,
    },
    { id: "cleanup", point: ["admit", "keep"], done: (now) => now.phase === "main" },
    { id: "rivals", done: (now) => now.phase === "main" && mine(now) },
    { id: "ready", done: (now) => canAny(now, TREATING) },
    { id: "treat", point: TREATING, done: (now) => !canAny(now, TREATING) },
    { id: "end", read: true },
  ],
};

export const LESSONS: Readonly<Record<string, Lesson>> = {
  "dice-hospital": DICE_HOSPITAL,
  "dynamite-nurse": DYNAMITE_NURSE,
};

/** What is pointed at: whatever the choices of some verbs are about. */
export function targets(shown: Shown, verbs: readonly string[]): { touch: string[]; actions: number[] } {
  const choices = (shown.choices ?? []).filter((choice) => verbs.includes(choice.do.verb as string));
  const touch = choices.flatMap((choice) =>
    Object.entries(choice.do).flatMap(([name, value]) =>
      name !== "verb" && typeof value === "string" && value ? [value] : [],
    ),
  );
  return { touch: [...new Set(touch)], actions: choices.map((choice) => choice.action) };
}
