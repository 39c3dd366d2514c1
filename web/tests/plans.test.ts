import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/api/client";
import type { Choice, PlanStep } from "../src/api/types";
import { best, type Figure } from "../src/play/planFigures";
import { MOST, moves, Plans, special } from "../src/play/plans.svelte";
import type { Table } from "../src/play/table.svelte";
import TableScreen from "../src/play/TableScreen.svelte";
import { speak } from "../src/words/words.svelte";
import type { Server } from "./server";
import { atTable, choice, Listening, line, shown, until } from "./tables";

const step = (text: string, facts: Partial<PlanStep> = {}): PlanStep => ({
  action: 1,
  text,
  label: text.toUpperCase(),
  says: "",
  forced: false,
  phase: "activation",
  begins: text.startsWith("place"),
  ...facts,
});

/** A table at which anything can be done that was not forbidden, and all of it be taken back. */
class Desk {
  readonly id = "t1";
  version = 1;
  since = 3;
  forbidden: string[] = [];
  refusal: Refused | null = null;
  steps: PlanStep[] = [];
  undone: PlanStep[] = [];

  get shown() {
    const { version, since, steps } = this;
    const plan = { since, step: 9, wall: "", steps, undone: this.undone.toReversed() };
    return {
      seat: 0,
      now: { phase: "activation" },
      version,
      undo: steps.length > 0,
      redo: this.undone.length > 0,
      plan,
      forecast: { leaving: steps.length },
    };
  }

  get choices(): Choice[] {
    return ["place a", "place b", "place c", "treat 1", "treat 2"]
      .filter((text) => text !== "place c" || !this.forbidden.includes("gone"))
      .map((text, index) => choice(index, text, text));
  }

  async act({ text }: Choice): Promise<boolean> {
    this.refusal = this.forbidden.includes(text) ? new Refused(409, "no", "Not that.") : null;
    if (this.refusal) return false;
    this.steps = [...this.steps, step(text)];
    this.undone = [];
    this.version += 1;
    return true;
  }

  async undo(): Promise<boolean> {
    this.undone = [...this.undone, this.steps.at(-1)!];
    this.steps = this.steps.slice(0, -1);
    this.version += 1;
    return true;
  }

  async redo(): Promise<boolean> {
    this.steps = [...this.steps, this.undone.at(-1)!];
    this.undone = this.undone.slice(0, -1);
    this.version += 1;
    return true;
  }

  /** Do some things, as they are typed. */
  async does(...texts: string[]): Promise<void> {
    for (const text of texts) await this.act(choice(0, text, text));
  }

  get texts(): string[] {
    return this.steps.map((one) => one.text);
  }
}

let desk: Desk;
const open = () => new Plans(desk as unknown as Table);
const letters = (plans: Plans) =>
  plans.kept.map((one) => `${one.letter} ${one.steps.map((each) => each.text).join(", ")}`);

beforeEach(async () => {
  localStorage.removeItem("wardround-plans");
  await speak("en");
  desk = new Desk();
});

test("a placement and what followed from it are one line", () => {
  const told = moves([
    step("treat 1"),
    step("place a"),
    step("treat 1", { says: "Red 3 becomes 4." }),
    step("skip"),
    step("place b"),
    step("treat 2", { forced: true }),
  ]);
  expect(told.map((one) => [one.label, one.says])).toEqual([
    ["TREAT 1", ""],
    ["PLACE A", "Red 3 becomes 4. SKIP."],
    ["PLACE B", ""],
  ]);
});

test("a whole placement is taken back at once, and all of it can be done again", async () => {
  const plans = open();
  await desk.does("place a", "treat 1", "place b", "treat 2", "treat 1");
  expect(await plans.takeBack()).toBe(true);
  expect(desk.texts).toEqual(["place a", "treat 1"]);
  expect(plans.undone.map((one) => one.label)).toEqual(["PLACE B"]);
  expect(await plans.back(0)).toBe(true);
  expect(await plans.again(2)).toBe(true);
  expect(desk.texts).toEqual(["place a", "treat 1", "place b", "treat 2", "treat 1"]);
});

test("plans are kept with where they lead, outlive the page, and go with the wall", async () => {
  await desk.does("place a", "treat 1");
  const plans = open();
  expect(plans.keep()).toMatchObject({ letter: "A", forecast: { leaving: 2 } });
  expect(plans.keep()?.letter).toBe("A");
  await desk.does("place b");
  expect(plans.keep()?.letter).toBe("B");
  expect(letters(open())).toEqual(["A place a, treat 1", "B place a, treat 1, place b"]);
  desk.since = 7;
  const later = open();
  expect(later.kept).toEqual([]);
  later.tidy();
  desk.since = 3;
  expect(open().kept).toEqual([]);
});

test("four plans are kept on purpose, and letters that are free again are used again", async () => {
  const plans = open();
  for (const text of ["place a", "place b", "place c", "treat 1"]) {
    await desk.does(text);
    plans.keep();
  }
  await desk.does("treat 2");
  expect(plans.next).toBe("");
  expect(plans.keep()).toBeNull();
  plans.forget("B");
  expect(plans.next).toBe("B");
  expect(plans.kept).toHaveLength(MOST - 1);
});

test("taking a plan goes back to where it parts and on from there; what was there is kept", async () => {
  const plans = open();
  await desk.does("place a", "treat 1", "place b", "treat 2");
  plans.keep();
  await plans.back(1);
  await desk.does("place c", "treat 1");
  const undo = vi.spyOn(desk, "undo");
  expect(await plans.take("A")).toBe("");
  expect(undo).toHaveBeenCalledTimes(2);
  expect(desk.texts).toEqual(["place a", "treat 1", "place b", "treat 2"]);
  expect(plans.current?.letter).toBe("A");
  expect(letters(plans)).toContain("B place a, treat 1, place c, treat 1");
});

test("what is the beginning of a plan is not kept once more", async () => {
  const plans = open();
  await desk.does("place a", "treat 1");
  plans.keep();
  await plans.back(0);
  await desk.does("place b");
  plans.keep();
  await desk.undo();
  expect(await plans.take("A")).toBe("");
  expect(letters(plans)).toEqual(["A place a, treat 1", "B place b"]);
});

test("a plan that is refused on the way stops there, says where and why, and loses nothing", async () => {
  const plans = open();
  await desk.does("place a", "treat 1", "place c");
  plans.keep();
  await plans.back(0);
  await desk.does("place b");
  desk.forbidden = ["treat 1"];
  expect(await plans.take("A")).toBe("Plan A stopped at “TREAT 1”. Not that. Nothing is lost.");
  expect(desk.texts).toEqual(["place a"]);
  expect(letters(plans)).toEqual(["A place a, treat 1, place c", "B place b"]);
  desk.forbidden = ["gone"];
  expect(await plans.take("A")).toContain("That’s no longer possible.");
  expect(plans.working).toBe(false);
});

test("the best of each row is marked, unless all are equal", () => {
  const figure = (value: number, better: Figure["better"]): Figure => ({ id: "x", value, better });
  expect(best([figure(3, "more"), figure(5, "more"), undefined])).toEqual([false, true, false]);
  expect(best([figure(3, "less"), figure(5, "less"), figure(3, "less")])).toEqual([true, false, true]);
  expect(best([figure(3, "less"), figure(3, "less")])).toEqual([false, false]);
});

// ---- at the table

const forecast = (leaving: number, total: number) => ({
  leaving: Array.from({ length: leaving }, () => "R6"),
  points: total,
  total,
  next: null,
  neglected: ["R2"],
  deaths: [],
  beds: 5,
  arriving: 3,
  administrator: null,
  bonus: [],
  unused: 1,
});
const planned = (texts: string[], facts: Record<string, unknown> = {}) => ({
  since: 3,
  step: 4,
  wall: "",
  undone: [],
  steps: texts.map((text) =>
    step(text, {
      label: text === "place a" ? "Place a nurse in Clinic" : "Treat red 5",
      says: text === "place a" ? "" : "Red 5 becomes 6.",
    }),
  ),
  ...facts,
});

let server: Server;
async function sitDown(facts: Record<string, unknown>): Promise<void> {
  server = atTable();
  render(TableScreen, { table: "t1" });
  await until(() => expect(Listening.last?.url).toContain("/api/tables/t1/events"));
  Listening.last!.hear(shown(facts));
  await screen.findByRole("region", { name: "Board" });
}

afterEach(() => {
  cleanup();
  server?.close();
  Listening.last = null;
});

test("P opens the plan beside the board, with a way back on each line, and Escape closes it", async () => {
  await sitDown({
    plan: planned(["place a", "treat 1", "place a", "treat 2"], { wall: "Luck has decided." }),
    forecast: forecast(1, 1),
  });
  await fireEvent.keyDown(document.body, { key: "p" });
  const panel = await screen.findByRole("region", { name: "Plan" });
  const list = within(panel).getByRole("list", { name: "Plan" });
  expect(
    within(list)
      .getAllByRole("button")
      .map((one) => one.getAttribute("aria-label")),
  ).toEqual([
    "Undo all",
    "Undo to here: 1. Place a nurse in Clinic: Red 5 becomes 6.",
    "Undo this: 2. Place a nurse in Clinic: Red 5 becomes 6.",
  ]);
  expect(within(list).getByText("Luck has decided.")).toBeTruthy();
  await until(() => expect(list.contains(document.activeElement)).toBe(true));
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  await until(() => expect(screen.queryByRole("region", { name: "Plan" })).toBeNull());
  expect(document.activeElement?.id).toBe("plan-button");
});

test("a plan that is kept is said with where it leads, and stands in the comparison with what is best marked", async () => {
  await sitDown({ plan: planned(["place a", "treat 1"]), forecast: forecast(4, 8) });
  await fireEvent.click(screen.getByRole("button", { name: "Plan: 1 step so far" }));
  await fireEvent.click(await screen.findByRole("button", { name: "Save as plan A" }));
  await until(() =>
    expect(
      screen.getAllByRole("status").some((one) => one.textContent?.includes("Plan A saved: 4 discharged, 8 points.")),
    ).toBe(true),
  );
  Listening.last!.hear(shown({ seq: 6, version: 6, plan: planned(["place a"]), forecast: forecast(3, 5) }));
  const table = await screen.findByRole("table", { name: "Compare plans" });
  await until(() =>
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((one) => one.textContent),
    ).toEqual(["Now", "APlan A"]),
  );
  expect(within(table).getByRole("row", { name: /^Points/ }).textContent).toBe("Points58★ best");
  expect(within(table).getByRole("row", { name: /^Free beds/ }).textContent).toBe("Free beds55");
  await fireEvent.click(within(table).getByRole("button", { name: "Delete plan A" }));
  await until(() => expect(screen.queryByRole("table")).toBeNull());
});

test("what was done in another phase is no part of the plan, and stands above where it begins", async () => {
  const before = {
    ...planned(["place a"]).steps[0]!,
    text: "take specialist",
    label: "Take the Intern",
    phase: "improvement",
  };
  const plan = planned(["place a", "treat 1", "place a", "treat 2"], { wall: "Another player has acted since." });
  const facts = {
    told: {
      keep: 0,
      add: [
        line("Round 1 began.", { seat: null, phase: "intake", step: 1 }),
        line("Mia takes ambulance 2.", { phase: "intake", step: 3 }),
        line("The phase begins.", { seat: null, step: 4 }),
      ],
    },
  };
  await sitDown({ ...facts, plan: { ...plan, steps: [before, ...plan.steps] } });
  await fireEvent.click(screen.getByRole("button", { name: "Plan: 2 steps so far" }));
  const list = await screen.findByRole("list", { name: "Plan" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((one) => one.textContent?.trim()),
  ).toEqual([
    "Mia takes ambulance 2.",
    "Can’t undo past here: Another player has acted since.",
    "Take the Intern",
    "Activation",
    "1 Place a nurse in ClinicRed 5 becomes 6.",
    "2 Place a nurse in ClinicRed 5 becomes 6.",
  ]);
  expect(
    within(list)
      .getAllByRole("button")
      .map((one) => one.getAttribute("aria-label")),
  ).toEqual([
    "Undo to here: Take the Intern",
    "Undo all",
    "Undo to here: 1. Place a nurse in Clinic: Red 5 becomes 6.",
    "Undo this: 2. Place a nurse in Clinic: Red 5 becomes 6.",
  ]);
  Listening.last!.hear(shown({ ...facts, seq: 6, version: 6, plan: { ...plan, steps: [before] } }));
  await until(() => expect(screen.getByRole("button", { name: "Plan: 0 steps so far" })).toBeTruthy());
  expect(screen.queryByRole("button", { name: "Save as plan A" })).toBeNull();
  expect(screen.getByText("No moves in this phase yet.")).toBeTruthy();
});

test("a plan is told by what it alone has, not by what all begin with", () => {
  const way = (...texts: string[]) => texts.map((text) => step(`place ${text}`));
  const loads = ["load 1", "load 2", "ambulance"];
  const taken = step("take intern", { phase: "improvement" });
  expect(special([taken, ...way("clinic")], [[taken, ...way("clinic", "imaging")]])).toEqual(["PLACE CLINIC"]);
  const [a, b] = [way(...loads, "clinic", "imaging"), way(...loads, "pharmacy")];
  expect(special(a, [b])).toEqual(["…", "PLACE CLINIC", "PLACE IMAGING"]);
  expect(special(b, [a])).toEqual(["…", "PLACE PHARMACY"]);
  expect(special(a, [a])).toEqual(["…", "PLACE AMBULANCE", "PLACE CLINIC", "PLACE IMAGING"]);
  expect(special(way("clinic"), [way("imaging")])).toEqual(["PLACE CLINIC"]);
});
