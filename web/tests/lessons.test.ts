import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Shown } from "../src/api/types";
import { keepProgress, progressOf } from "../src/lessons/progress";
import { LESSONS, stand, targets } from "../src/lessons/steps";
import Teacher from "../src/lessons/Teacher.svelte";
import { Frame } from "../src/play/frame.svelte";
import { Table } from "../src/play/table.svelte";
import { speak } from "../src/words/words.svelte";
import { newWords } from "./newPage";

const choice = (action: number, verb: string, facts: object = {}) =>
  ({ action, do: { verb, ...facts }, label: verb }) as unknown as Choice;
const shown = (phase: string, round: number | null, version: number, verbs: string[], facts: object = {}) =>
  ({
    view: {},
    version,
    status: "playing",
    redo: false,
    now: { phase, round },
    choices: verbs.map((verb, action) => choice(action, verb)),
    ...facts,
  }) as unknown as Shown;

/** Go through a lesson with what a table shows one after the other; read what is to be read. */
function walk(game: string, story: Shown[]): string[] {
  const { steps } = LESSONS[game]!;
  const seen = [steps[0]!.id];
  let [step, began] = [0, stand(story[0]!)];
  const go = (at: Shown) => {
    step += 1;
    began = stand(at);
    seen.push(steps[step]!.id);
  };
  for (const at of story) {
    while (step < steps.length - 1 && (steps[step]!.read || steps[step]!.done!(stand(at), began, at))) go(at);
  }
  return seen;
}

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("every step has its words in every language", async () => {
  const { learn, speak, t } = await newWords();
  await learn("front");
  for (const language of ["en", "fr", "it"] as const) {
    await speak(language);
    for (const [game, { steps }] of Object.entries(LESSONS))
      for (const { id } of steps) {
        expect(t(`web-lesson-${game}-${id}`)).not.toMatch(/^web-/);
        expect(t(`web-lesson-${game}-${id}-text`)).not.toMatch(/^web-/);
      }
  }
});

test("the lesson of Dice Hospital follows a round, step by step", () => {
  const story = [
    shown("setup", null, 1, ["reveal"]),
    shown("setup", null, 2, ["set"]),
    shown("intake", 1, 3, ["take-ambulance"]),
    shown("improvement", 1, 4, ["pass", "take-department"]),
    shown("improvement", 1, 4, []),
    shown("improvement", 1, 5, ["pass", "return-improvement"]),
    shown("activation", 1, 5, ["done", "place"]),
    shown("activation", 1, 6, ["treat"]),
    shown("activation", 1, 7, ["done", "place"]),
    shown("activation", 1, 8, ["done", "place"], { redo: true }),
    shown("activation", 1, 9, ["done", "place"]),
    shown("activation", 1, 10, ["done"]),
    shown("intake", 2, 11, ["take-ambulance"]),
  ];

  expect(walk("dice-hospital", story)).toEqual(LESSONS["dice-hospital"]!.steps.map((step) => step.id));
});

test("whoever runs ahead of the lesson is found again", () => {
  const story = [shown("setup", null, 1, ["set"]), shown("intake", 2, 9, ["take-ambulance"])];

  expect(walk("dice-hospital", story).at(-1)).toBe("end");
});

test("the lesson of Dice Hospital asks for what the screen asks for", () => {
  const taken = [shown("improvement", 1, 4, ["pass", "take-department"])];
  const asked = [...taken, shown("improvement", 1, 5, ["pass", "return-improvement"])];

  expect(walk("dice-hospital", [shown("setup", null, 1, ["set"]), ...taken]).at(-1)).toBe("improvement");
  expect(walk("dice-hospital", [shown("setup", null, 1, ["set"]), ...asked]).at(-1)).toBe("keep");
});

test("the lesson of Dynamite Nurse goes from the first card to the first Operation", () => {
  const story = [
    shown("main", 1, 1, ["play", "done"]),
    shown("main", 1, 2, ["play", "buy", "done"]),
    shown("main", 1, 3, ["buy", "done"]),
    shown("main", 1, 4, ["done"]),
    shown("transportation", 1, 5, ["assign"]),
    shown("cleanup", 1, 6, ["keep", "done"]),
    shown("main", 2, 6, []),
    shown("main", 4, 7, ["play", "done"]),
    shown("main", 4, 8, ["buy", "done"]),
    shown("main", 7, 9, ["play", "operate", "done"]),
    shown("main", 7, 10, ["done"]),
  ];

  expect(walk("dynamite-nurse", story)).toEqual(LESSONS["dynamite-nurse"]!.steps.map((step) => step.id));
});

test("what is pointed at is what the choices are about", () => {
  const at = {
    choices: [
      choice(3, "place", { staff: "nurse", department: "clinic" }),
      choice(4, "place", { staff: "nurse", department: "imaging" }),
      choice(9, "done"),
    ],
  } as unknown as Shown;

  expect(targets(at, ["place"])).toEqual({ touch: ["nurse", "clinic", "imaging"], actions: [3, 4] });
});

test("where one is in a lesson is kept, and what is kept wrongly is forgotten", () => {
  keepProgress("dice-hospital", { table: "abc", step: 3 });
  expect(progressOf("dice-hospital")).toEqual({ table: "abc", step: 3 });
  keepProgress("dice-hospital", null);
  expect(progressOf("dice-hospital")).toBeNull();
  localStorage.setItem("wardround-lesson-dice-hospital", "nonsense");
  expect(progressOf("dice-hospital")).toBeNull();
});

test("the teacher leads on when the table does, lets one look back, and can be made small", async () => {
  const table = new Table("abc");
  const frame = new Frame();
  table.shown = shown("setup", null, 1, ["set"]);
  const onstep = vi.fn();
  const { rerender } = render(Teacher, { game: "dice-hospital", table, frame, step: 0, onstep, onrestart: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(onstep).toHaveBeenLastCalledWith(1);

  await rerender({ step: 1 });
  expect(screen.getByRole("heading").textContent).toContain("Your first patients");
  expect(frame.polite.at(-1)).toContain("Your first patients");
  await fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByRole("heading").textContent).toContain("Welcome");

  table.shown = shown("intake", 1, 2, ["take-ambulance"]);
  await vi.waitFor(() => expect(onstep).toHaveBeenLastCalledWith(2));

  await fireEvent.click(screen.getByRole("button", { name: "Minimise tutorial" }));
  expect(screen.queryByText(/answer the questions/i)).toBeNull();
});

test("the coach is asked once for a decision, however often the table tells something new", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify({ touch: ["clinic"], actions: [1] }), { status: 200 }));
  });
  const table = new Table("abc");
  const frame = new Frame();
  table.seat = 0;
  const place = LESSONS["dice-hospital"]!.steps.findIndex((step) => step.coach);
  table.shown = shown("activation", 1, 5, ["done", "place"]);
  render(Teacher, { game: "dice-hospital", table, frame, step: place, onstep: () => {}, onrestart: () => {} });
  await vi.waitFor(() => expect([...frame.pointed]).toEqual(["clinic"]));
  for (let told = 6; told < 18; told += 1) {
    frame.point();
    table.shown = shown("activation", 1, told, ["done", "place"]);
    await vi.waitFor(() => expect([...frame.pointed]).toEqual(["clinic"]));
  }
  expect(asked).toHaveLength(1);

  table.shown = shown("activation", 1, 18, ["treat"]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  vi.unstubAllGlobals();
});

test("the last step goes on at the same table", () => {
  const table = new Table("abc");
  table.shown = shown("intake", 2, 5, ["take-ambulance"]);
  const { steps } = LESSONS["dice-hospital"]!;
  render(Teacher, {
    game: "dice-hospital",
    table,
    frame: new Frame(),
    step: steps.length - 1,
    onstep: () => {},
    onrestart: () => {},
  });

  expect(screen.getByRole("link", { name: "Keep playing" }).getAttribute("href")).toBe("/t/abc");
});
