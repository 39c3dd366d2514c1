import { beforeEach, expect, test } from "vitest";
import type { Puzzle } from "../src/api/types";
import { adoptFeats, ownFeats } from "../src/feats/feats";
import { shareText, starsOf, titleOf } from "../src/puzzles/names";
import { AT_ONCE, NEW, SOLVED, TRIED, nextFor, note, ratingOf, resultOf, standOf } from "../src/puzzles/results";
import { learn, speak } from "../src/words/words.svelte";

const GAME = "dice-hospital";
const puzzle = (id: string, hardness = 0): Puzzle => ({ id, game: GAME, level: 1, hardness, greedy: 0 });
const WALK = Array.from({ length: 61 }, (_, at) => puzzle(`${at + 1}`, Math.round((100 * at) / 60)));

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
  await learn("puzzles", "daily");
});

test("only what comes before the first best line is counted", () => {
  expect(standOf(WALK[0]!)).toBe(NEW);
  note(WALK[0]!, 1, false);
  expect(standOf(WALK[0]!)).toBe(TRIED);
  note(WALK[0]!, 3, true);
  note(WALK[0]!, 0, false);

  expect(resultOf(WALK[0]!)).toEqual({ tries: 2, stars: 3, solved: true });
  expect(standOf(WALK[0]!)).toBe(SOLVED);
});

test("your level rises with what you solve at once, and falls with what you miss", () => {
  const begun = ratingOf(WALK);
  note(WALK[20]!, 3, true);
  const risen = ratingOf(WALK);
  note(WALK[21]!, 0, false);
  const fallen = ratingOf(WALK);

  expect(risen).toBeGreaterThan(begun + 5);
  expect(fallen).toBeLessThan(risen);
  expect(ratingOf(WALK, () => AT_ONCE)).toBeLessThanOrEqual(100);
  expect(ratingOf(WALK, () => TRIED)).toBeGreaterThanOrEqual(0);
});

test("a hard puzzle solved raises it more than an easy one", () => {
  const after = (at: number) => ratingOf(WALK, (one) => (one === WALK[at] ? AT_ONCE : NEW));

  expect(after(50)).toBeGreaterThan(after(2));
});

test("whoever solves all that is offered meets ever harder puzzles, and each only once", () => {
  const met: number[] = [];
  for (let next = nextFor(WALK); next && met.length < WALK.length; next = nextFor(WALK)) {
    note(next, 3, true);
    met.push(next.hardness);
  }

  expect(new Set(met).size).toBe(WALK.length);
  expect(met.indexOf(100)).toBeLessThan(30);
  expect(nextFor(WALK)).toBeUndefined();
});

test("what was missed comes again only after what is new", () => {
  const two = [puzzle("1", 12), puzzle("2", 90)];
  note(two[0]!, 0, false);

  expect(nextFor(two)?.id).toBe("2");
  expect(nextFor(two, "2")?.id).toBe("1");
});

test("another device knows what you solved here, and the puzzles of days stay here", () => {
  note(WALK[4]!, 3, true);
  note(puzzle("2026-11-15"), 3, true);
  const told = ownFeats();
  localStorage.clear();
  adoptFeats(told);

  expect(standOf(WALK[4]!)).toBe(AT_ONCE);
  expect(standOf(puzzle("2026-11-15"))).toBe(NEW);
});

test("all of the walk fits into what the server keeps of your settings", () => {
  for (const one of WALK) note(one, 3, true);

  expect(JSON.stringify(ownFeats()).length).toBeLessThan(2500);
});

test("what is kept and can't be read is nothing", () => {
  localStorage.setItem("wardround-puzzles", "{");

  expect(resultOf(WALK[0]!)).toEqual({ tries: 0, stars: 0, solved: false });
});

test("only the newest puzzles of days are remembered", () => {
  const days = Array.from({ length: 80 }, (_, at) =>
    puzzle(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)),
  );
  for (const day of days) note(day, 3, true);

  expect(standOf(days[0]!)).toBe(NEW);
  expect(standOf(days[79]!)).toBe(AT_ONCE);
});

test("what you share says how it went and nothing of how", () => {
  expect(titleOf(puzzle("12"))).toBe("Puzzle 12");
  expect(starsOf(2)).toBe("★★☆");
  expect(shareText(puzzle("2026-11-15"), { tries: 1, stars: 3, solved: true })).toBe(
    "Puzzle of 15 November\n★★★ solved at the first attempt",
  );
  expect(shareText(puzzle("2026-11-15"), { tries: 2, stars: 1, solved: false })).toBe(
    "Puzzle of 15 November\n★☆☆ not solved after 2 attempts",
  );
});
