import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Shown } from "../src/api/types";
import Guide from "../src/guide/Guide.svelte";
import { placed } from "../src/guide/placing";
import { beginGuide, endGuide, guideOf, markSeen } from "../src/guide/progress";
import { TIPS, fitting } from "../src/guide/tips";
import { Frame } from "../src/play/frame.svelte";
import { Table } from "../src/play/table.svelte";
import { learn, speak } from "../src/words/words.svelte";
import { newWords } from "./newPage";

const shown = (phase: string, verbs: string[], facts: object = {}) =>
  ({
    view: {},
    version: 1,
    status: "playing",
    undo: false,
    now: { phase, round: 1 },
    choices: verbs.map((verb, action) => ({ action, do: { verb }, label: verb }) as unknown as Choice),
    ...facts,
  }) as unknown as Shown;

const ROOM = { x: 0, y: 0, width: 1000, height: 800 };
const SIZE = { width: 200, height: 100 };

beforeEach(async () => {
  await speak("en");
  await learn("guide");
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  localStorage.clear();
});

test("each game has five tips, with words in every language", async () => {
  const words = await newWords();
  await words.learn("guide");
  for (const language of ["en", "fr", "it"] as const) {
    await words.speak(language);
    for (const [game, tips] of Object.entries(TIPS)) {
      expect(tips).toHaveLength(5);
      for (const { id } of tips) expect(words.t(`web-guide-${game}-${id}`)).not.toMatch(/^web-/);
    }
  }
});

test("a tip comes when it is about what you are asked", () => {
  const ids = (game: string, at: Shown, seen: string[] = []) => fitting(game, at, seen).map(({ id }) => id);

  expect(ids("dice-hospital", shown("intake", ["take-ambulance"]))).toEqual(["patient", "ambulance"]);
  expect(ids("dice-hospital", shown("intake", ["take-ambulance"]), ["patient"])).toEqual(["ambulance"]);
  expect(ids("dice-hospital", shown("activation", ["done", "place"]))).toEqual(["patient", "place"]);
  expect(ids("dice-hospital", shown("activation", ["done"], { undo: true }))).toEqual(["end"]);
  expect(ids("dynamite-nurse", shown("main", ["play", "buy", "done"]))).toEqual(["play"]);
  expect(ids("dynamite-nurse", shown("main", ["buy", "operate", "done"]))).toEqual(["buy", "treat"]);
  expect(ids("dynamite-nurse", shown("main", ["done"]))).toEqual(["end"]);
  expect(ids("dynamite-nurse", shown("transportation", ["assign"]))).toEqual(["charge"]);
});

test("what was seen stays seen at the next table, and no tips are given elsewhere", () => {
  beginGuide("dice-hospital", "abc");
  markSeen("dice-hospital", "patient");
  expect(guideOf("dice-hospital", "other")).toBeNull();
  expect(guideOf("dynamite-nurse", "abc")).toBeNull();

  beginGuide("dice-hospital", "next");
  expect(guideOf("dice-hospital", "next")?.seen).toEqual(["patient"]);
  endGuide("dice-hospital");
  expect(guideOf("dice-hospital", "next")).toBeNull();
  beginGuide("dice-hospital", "third");
  expect(guideOf("dice-hospital", "third")).toBeNull();
});

test("a bubble is beside its thing, in sight, and not over what can be chosen", () => {
  const thing = { x: 400, y: 300, width: 100, height: 50 };
  expect(placed(thing, SIZE, ROOM, [])).toEqual({ x: 350, y: 364, side: "below", tail: 100 });
  const below = { x: 380, y: 360, width: 140, height: 60 };
  expect(placed(thing, SIZE, ROOM, [below]).side).toBe("above");
  expect(placed(thing, SIZE, ROOM, [below, { ...below, y: 180 }]).side).toBe("right");

  const corner = { x: 990, y: 780, width: 10, height: 20 };
  expect(placed(corner, SIZE, ROOM, [])).toEqual({ x: 792, y: 666, side: "above", tail: 178 });
});

test("one tip comes after the other, and who has decided has read it", async () => {
  document.body.innerHTML = `<section id="board"><div class="wgrid"><p class="lies"></p></div>
    <p class="can" data-thing="van-1"></p><div class="market"><p class="stack"><i data-inspect="clinic"></i></p></div>
    <p class="hidden"></p></section>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(10, 10, 50, 50));
  const table = new Table("abc");
  const frame = new Frame();
  table.game = "dice-hospital";
  table.shown = shown("intake", ["take-ambulance"]);
  beginGuide("dice-hospital", "abc");
  render(Guide, { table, frame });
  await screen.findByText(/Each die is a patient/);
  expect(frame.polite.at(-1)).toMatch(/^Each die is a patient/);
  await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  await screen.findByText(/Take one ambulance/);

  table.shown = shown("improvement", ["pass", "take-department"]);
  await screen.findByText(/Take one card and keep it/);
  expect(guideOf("dice-hospital", "abc")?.seen).toEqual(["patient", "ambulance"]);
  await fireEvent.click(screen.getByRole("button", { name: "No more tips" }));
  expect(screen.queryByText(/Take one card/)).toBeNull();
  expect(guideOf("dice-hospital", "abc")).toBeNull();
  vi.restoreAllMocks();
});
