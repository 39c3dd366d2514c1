import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Debrief } from "../src/api/types";
import Feats from "../src/feats/Feats.svelte";
import {
  ACHIEVEMENTS,
  adoptFeats,
  count,
  counted,
  earned,
  joined,
  ownFeats,
  ownSeat,
  toldFeats,
  type Feats as Numbers,
  type Seats,
} from "../src/feats/feats";
import { Table } from "../src/play/table.svelte";
import { learn, speak } from "../src/words/words.svelte";
import FrameHost from "./FrameHost.svelte";
import { newWords } from "./newPage";

const debrief = (totals: number[], facts: { rounds?: number[]; deaths?: number } = {}) =>
  ({
    sentence: "",
    tie: null,
    seats: totals.map((total, seat) => ({
      seat,
      place: 1 + totals.filter((other) => other > total).length,
      rounds: (facts.rounds ?? []).map((one, at) => ({ round: at + 1, total: one, parts: [] })),
      parts: facts.deaths ? [{ kind: "fatalities", points: -2 * facts.deaths }] : [],
      total,
    })),
  }) as unknown as Debrief;
const after = (before: Numbers, totals: number[], facts = {}, more = {}) =>
  counted(before, { game: "dice-hospital", daily: false, seat: 0, debrief: debrief(totals, facts), ...more });

beforeEach(async () => {
  await speak("en");
  await learn("feats");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("every achievement has its words in every language", async () => {
  const words = await newWords();
  await words.learn("feats");
  for (const language of ["en", "fr", "it"] as const) {
    await words.speak(language);
    for (const name of Object.keys(ACHIEVEMENTS)) {
      expect(words.t(`web-feat-${name}`)).not.toMatch(/^web-/);
      expect(words.t(`web-feat-${name}-about`)).not.toMatch(/^web-/);
    }
  }
});

test("games, wins, streaks and bests are counted", () => {
  const one = after({}, [40, 30], { rounds: [3, 9] });
  const two = after(one, [44, 30]);
  const three = after(two, [20, 30], { deaths: 1 });
  expect(one).toMatchObject({ "dice-hospital/games": 1, "dice-hospital/wins": 1, "dice-hospital/best": 40 });
  expect(two).toMatchObject({ "dice-hospital/streak": 2, "dice-hospital/best": 44, "dice-hospital/best-round": 9 });
  expect(three).toMatchObject({ "dice-hospital/streak": 0, "dice-hospital/longest": 2, "dice-hospital/spotless": 2 });
});

test("who plays alone neither wins nor loses, and has a best of their own, also below zero", () => {
  const alone = after(after({}, [40, 30]), [-12]);
  expect(alone).toMatchObject({ "dice-hospital/wins": 1, "dice-hospital/streak": 1, "dice-hospital/best-solo": -12 });
  expect(after(alone, [-5])["dice-hospital/best-solo"]).toBe(-5);
});

test("achievements are earned by what was done", () => {
  expect(earned({})).toEqual([]);
  expect(earned(after({}, [40, 30], { rounds: [11] }))).toEqual([
    "first-shift",
    "first-win",
    "nobody-lost",
    "big-round",
  ]);
  expect(earned(after({}, [20, 30], { deaths: 2 }))).toEqual(["first-shift"]);
  expect(earned({ "dice-hospital/wards": 4, "dynamite-nurse/wards": 3 })).toEqual(["ward-regular"]);
});

test("two devices are joined: what grows by the larger, the streak by who has seen more games", () => {
  const here = { "dice-hospital/games": 4, "dice-hospital/streak": 0, "dice-hospital/best": 50 };
  const there = { "dice-hospital/games": 3, "dice-hospital/streak": 3, "dice-hospital/best": 60 };
  const all = { "dice-hospital/games": 4, "dice-hospital/streak": 0, "dice-hospital/best": 60 };
  expect(joined(here, there)).toEqual(all);
  expect(joined(there, here)).toEqual(all);

  expect(adoptFeats(here)).toBe(false);
  expect(adoptFeats(null)).toBe(true);
  expect(ownFeats()).toEqual(here);
});

test("a table is counted once, and its news are told", async () => {
  const table = new Table("abc");
  table.game = "dice-hospital";
  const shown = { table, seat: 0 };
  count({ table: "first", game: "dice-hospital", daily: false, seat: 0, debrief: debrief([30, 20], { deaths: 1 }) });
  const view = render(FrameHost, { Part: Feats, given: { ...shown, debrief: debrief([43, 20]) } });
  expect(screen.getByText("New personal best: 43. Before: 30.")).toBeTruthy();
  expect(screen.getByText("2 wins in a row.")).toBeTruthy();
  expect(screen.getByText("New: Nobody lost.")).toBeTruthy();
  expect(screen.getByText("Achievements: 3 of 9")).toBeTruthy();
  view.unmount();

  render(FrameHost, { Part: Feats, given: { ...shown, debrief: debrief([43, 20]) } });
  expect(screen.queryByText(/New personal best/)).toBeNull();
  expect(screen.getByText(/Games: 2 · Wins: 2 · Best score: 43/)).toBeTruthy();
});

test("what is not yours is not counted", () => {
  const table = new Table("abc");
  table.game = "dice-hospital";
  render(FrameHost, { Part: Feats, given: { table, seat: null, debrief: debrief([43, 20]) } });
  expect(ownFeats()).toEqual({});
  expect(screen.queryByText("Your record")).toBeNull();
});

test("your game is that of your own seat, also when a bot ended it, but no practice and nobody else's", () => {
  const chair = (name: string, more = {}) => ({ kind: "person", name, ...more });
  const at = (mine: number[], chairs: object[], practice = false) =>
    ownSeat({ mine, chairs, practice } as unknown as Seats, "Ann");
  const away = chair("Ann", { stand_in: "normal" });

  expect(at([1], [{ kind: "bot" }, away])).toBe(1);
  expect(at([1], [{ kind: "bot" }, away], true)).toBeNull();
  expect(at([], [away])).toBeNull();
  // Of several at one screen only the one with your name.
  expect(at([0, 1], [chair("Ben"), chair("Ann")])).toBe(1);
  expect(at([0, 1], [chair("Ben"), chair("Cleo")])).toBeNull();
});

test("what one device has counted another one doesn't count again", () => {
  const ended = { game: "dice-hospital", daily: false, seat: 0, debrief: debrief([30, 20]) };
  for (let number = 0; number < 300; number += 1) count({ ...ended, table: `table ${number}` });
  const { feats, counted: marks } = toldFeats();
  // So much fits into the settings.
  expect(Object.values(marks).every((row) => row.length <= 50)).toBe(true);
  expect(JSON.stringify(marks).length).toBeLessThan(1200);

  expect(count({ ...ended, table: "table 0" })).toBeNull();
  localStorage.clear();
  adoptFeats(feats, marks);
  expect(count({ ...ended, table: "table 299" })).toBeNull();
  expect(count({ ...ended, table: "table 300" })).toMatchObject({ now: { "dice-hospital/games": 301 } });
});
