import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import schema from "../src/api/server.d.ts?raw";
import type { DiceView, Do, Hospital } from "../src/dicehospital/types";
import { preferences } from "../src/people/preferences.svelte";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import { choice, nothing, scene, view } from "./dicehospital-scenes";

beforeAll(() => speak("en"));
afterEach(cleanup);
beforeEach(() => {
  preferences.values.motion = "off";
  preferences.values.confirm = "never";
});

type Moment = {
  act: Do;
  prompt: string;
  facts?: Partial<DiceView>;
  own?: Partial<Hospital>;
  tap?: RegExp[];
  bar?: "main" | "others";
};
const intake: Partial<DiceView> = {
  phase: "intake",
  ambulances: [
    ["R2", "Y2", "G2"],
    ["R3", "R4", "G5"],
    ["Y5", "Y5", "G5"],
  ],
};
const MOMENTS: Moment[] = [
  {
    act: { verb: "set", die: "R3" },
    prompt: "set-values",
    facts: { phase: "setup" },
    own: { dice: [], arrivals: ["R", "Y", "G"] },
    tap: [/label set/],
  },
  {
    act: { verb: "keep", administrator: "admin-most" },
    prompt: "keep-administrator",
    facts: { phase: "setup" },
    tap: [/label keep/],
  },
  {
    act: { verb: "reveal", kind: "department" },
    prompt: "reveal-extra",
    facts: { phase: "setup" },
    tap: [/label reveal/],
  },
  {
    act: { verb: "reveal", kind: "specialist" },
    prompt: "reveal-extra",
    facts: { phase: "shift-change" },
    tap: [/label reveal/],
  },
  {
    act: { verb: "return-die", die: "Y3" },
    prompt: "event-return",
    facts: { phase: "event", event: "blood-drive" },
    tap: [/^yellow/],
  },
  {
    act: { verb: "raise", die: "Y3" },
    prompt: "event-raise",
    facts: { phase: "event", event: "blood-drive" },
    tap: [/^yellow/],
  },
  {
    act: { verb: "lower", die: "R5" },
    prompt: "event-lower",
    facts: { phase: "event", event: "blood-drive" },
    tap: [/^red.*bed 1/],
  },
  { act: { verb: "load", die: "G4" }, prompt: "load", facts: { ...intake, loose: ["G4", "R4"] }, tap: [/label load/] },
  {
    act: { verb: "leave", die: "G4" },
    prompt: "leave-die",
    facts: { phase: "intake", loose: ["G4", "R4", "R2", "Y3"] },
    tap: [/label leave/],
  },
  {
    act: { verb: "take-ambulance", number: 2 },
    prompt: "take-ambulance",
    facts: intake,
    tap: [/^Ambulance 2: red 3, red 4,? and green 5/],
  },
  {
    act: { verb: "remove", die: "R5" },
    prompt: "remove",
    facts: { phase: "intake" },
    own: { arrivals: ["G2", "G2", "G3"] },
    tap: [/^red.*bed 1/],
  },
  {
    act: { verb: "take-department", department: "cardiology" },
    prompt: "improve",
    facts: { phase: "improvement" },
    tap: [/^cardiology/],
  },
  {
    act: { verb: "take-specialist", specialist: "paramedic" },
    prompt: "improve",
    facts: { phase: "improvement" },
    tap: [/^paramedic/],
  },
  {
    act: { verb: "return-improvement", improvement: "surgeon" },
    prompt: "return-improvement",
    facts: { phase: "improvement" },
    tap: [/^surgeon/],
  },
  { act: { verb: "pass" }, prompt: "improve", facts: { phase: "improvement" }, bar: "others" },
  { act: { verb: "copy", specialist: "surgeon" }, prompt: "copy", tap: [/^surgeon\. surgeon text/] },
  { act: { verb: "place", staff: "nurse", department: "clinic" }, prompt: "place", tap: [/^clinic\./] },
  { act: { verb: "treat", die: "G4", as: "" }, prompt: "treat", tap: [/^green/] },
  { act: { verb: "treat", die: "G4", as: "R" }, prompt: "treat", tap: [/^green/] },
  { act: { verb: "transfuse", die: "G4" }, prompt: "place", tap: [/^Blood bags: 1/, /^green/] },
  { act: { verb: "choose", number: 2 }, prompt: "choose", tap: [/label choose/] },
  { act: { verb: "use" }, prompt: "between", bar: "main" },
  { act: { verb: "draw" }, prompt: "admissions", bar: "main" },
  { act: { verb: "skip" }, prompt: "between", bar: "others" },
  { act: { verb: "return-die", die: "G4" }, prompt: "admissions", tap: [/^green/] },
  { act: { verb: "done" }, prompt: "place", bar: "main" },
  {
    act: { verb: "protect", die: "R5" },
    prompt: "protect",
    facts: { phase: "neglect" },
    own: { dice: ["R5*", "R5", "G4"] },
    tap: [/^red.*bed 2/],
  },
  {
    act: { verb: "report", report: "report-rr" },
    prompt: "reports",
    facts: { phase: "discharge", reports: ["report-rr", null] },
    tap: [/label report/],
  },
  {
    act: { verb: "collect", die: "G4" },
    prompt: "collect",
    facts: { phase: "collections", spaces: [[1, "G4"]] },
    own: { dice: ["G4*", "R5"] },
    tap: [/^green/],
  },
];

it.each(MOMENTS)("$act.verb can be chosen ($prompt)", async ({ act, prompt, facts, own, tap, bar }) => {
  const told = nothing();
  const frame = new Frame();
  const wanted = choice(act);
  render(Harness, { scene: scene(view(prompt, own, facts), [wanted], told), frame });
  flushSync();
  for (const name of tap ?? []) await fireEvent.click(screen.getAllByLabelText(name)[0]!);
  if (bar === "main") frame.bar?.main?.run();
  if (bar === "others") frame.bar?.others?.find((one) => one.label === wanted.label)?.run();
  expect(told.acted).toEqual([wanted]);
});

it("offers a verb that it does not know as a card with its words", async () => {
  const told = nothing();
  const odd = choice({ verb: "juggle" }, { label: "Juggle the dice", says: "Nothing happens." });
  render(Harness, { scene: scene(view("place"), [odd], told), frame: new Frame() });
  await fireEvent.click(screen.getByLabelText("Juggle the dice. Nothing happens."));
  expect(told.acted).toEqual([odd]);
});

it("shows where an improvement lands as soon as it is picked", async () => {
  preferences.values.confirm = "all";
  const wanted = choice({ verb: "take-department", department: "cardiology" });
  render(Harness, {
    scene: scene(view("improve", {}, { phase: "improvement" }), [wanted], nothing()),
    frame: new Frame(),
  });
  flushSync();
  const yours = within(screen.getByLabelText("Your hospital"));
  expect(yours.queryByText(/goes here/)).toBeNull();
  await fireEvent.click(screen.getAllByLabelText(/^cardiology/)[0]!);
  expect(yours.getByText("cardiology, goes here")).toBeTruthy();
});

it("protects only the patient that is meant, who stays as they are while others get worse", () => {
  const told = nothing();
  const preview = [
    { event: "patient-protected", seat: 0, die: "R5" },
    { event: "patient-worsened", seat: 0, before: "R5", after: "R4" },
  ] as never;
  const others = choice({ verb: "protect", die: "R5" }, { preview });
  render(Harness, {
    scene: scene(view("protect", { dice: ["R5*", "R5"] }, { phase: "neglect" }), [others], told),
    frame: new Frame(),
  });
  flushSync();
  expect(screen.getAllByLabelText(/can be chosen/)).toHaveLength(1);
  expect(screen.getByLabelText("red, value 5, ward 1, bed 2, untreated, can be chosen, stays the same")).toBeTruthy();
});

it("knows every verb of the server", () => {
  const shapes = [...schema.matchAll(/^export type DiceDo\w* = \{.*?^\};/gms)].map(
    ([shape]) => /verb: (.*);/.exec(shape)?.[1] ?? "",
  );
  const verbs = shapes.flatMap((shape) => [...shape.matchAll(/"([a-z-]+)"/g)].map(([, verb]) => verb!));
  expect(verbs.length).toBeGreaterThan(20);
  expect(verbs.filter((verb) => !MOMENTS.some((one) => one.act.verb === verb))).toEqual([]);
});
