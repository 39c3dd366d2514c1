import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Daily } from "../src/api/types";
import { columns, dayName, shareText, today, until } from "../src/daily/daily";
import DailyCard from "../src/daily/DailyCard.svelte";
import { me } from "../src/people/me.svelte";
import HomePage from "../src/shell/HomePage.svelte";
import { router } from "../src/shell/router.svelte";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";

const HOUR = 3_600_000;
const daily = (facts: Partial<Daily> = {}): Daily => ({
  day: "2026-11-15",
  ends_at: Date.now() + 7 * HOUR,
  game: "dice-hospital",
  settings: {},
  extras: ["Events"],
  players: 4,
  rivals: 0,
  mine: null,
  results: null,
  streak: 0,
  past: [],
  ...facts,
});
const results = {
  players: 4,
  best: 61,
  median: 40,
  place: 2,
  winners: null,
  scores: [
    { points: 12, players: 1 },
    { points: 40, players: 2 },
    { points: 61, players: 1 },
  ],
};
const quiet = { laying: false, onplay: () => undefined, ongame: () => undefined };
let server: Server;

beforeEach(async () => {
  await speak("en");
  server = new Server();
  me.known = null;
});

afterEach(() => {
  cleanup();
  server.close();
});

test("results stand in columns of one width, with one's own among them", () => {
  const all = columns(results.scores, 40);

  expect(all[0]).toEqual({ from: 10, to: 14, players: 1, own: false });
  expect(all.at(-1)).toEqual({ from: 60, to: 64, players: 1, own: false });
  expect(all.length).toBe(11);
  expect(all.find((one) => one.own)).toEqual({ from: 40, to: 44, players: 2, own: true });
  expect(columns([{ points: -3, players: 2 }], null)).toEqual([{ from: -3, to: -3, players: 2, own: false }]);
  expect(columns([], 3)).toEqual([]);
});

test("days and hours are told as one says them", () => {
  expect(dayName("2026-11-15", "en")).toBe("15 November");
  expect(dayName("2026-11-15", "it")).toBe("15 novembre");
  expect(today(Date.UTC(2026, 10, 15, 23, 59))).toBe("2026-11-15");
  expect(until(7 * HOUR, 0, "en")).toBe("in 7 hours");
  expect(until(1000, 0, "en")).toBe("in 1 minute");
});

test("what one shares says how it went, in squares and in words, and nothing of the luck", () => {
  const text = shareText({ day: "2026-11-15", points: 30, place: 2, players: 4, rounds: [0, 3, 6, 21] }, "en");

  expect(text).toBe(
    "Daily ward, 15 November: 30 points, place 2 of 4 so far.\n⬜🟩🟨🟥\nPoints by round: 0, 3, 6, 21.",
  );
  expect(shareText({ day: "2026-11-15", points: 1, place: null, players: 0, rounds: [] }, "en")).toBe(
    "Daily ward, 15 November: 1 point.",
  );
});

test("who has not played is told what it is, and not how the others did", async () => {
  server.answer("GET /api/me", { name: "Ann", passkeys: 0 });
  server.answer("GET /api/tables", { tables: [], before: null });
  server.answer("GET /api/tables/open", { tables: [], before: null });
  server.answer("GET /api/daily", daily());
  server.answer("POST /api/daily", { table: "ward1" });
  render(HomePage);

  const card = await screen.findByRole("region", { name: "Same dice for everyone" });
  await vi.waitFor(() => expect(card.textContent).toContain("Today with: Events. 4 players have finished."));
  expect(within(card).queryByRole("list", { name: /How many/ })).toBeNull();
  await fireEvent.click(within(card).getByRole("button", { name: "Play today’s ward" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/ward1"));
  expect(server.bodies["POST /api/daily"]).toEqual({ game: "dice-hospital" });
  router.go("/");
});

test("the card of each game leads to its ward", async () => {
  server.answer("GET /api/me", { name: "Ann", passkeys: 0 });
  server.answer("GET /api/tables", { tables: [], before: null });
  server.answer("GET /api/tables/open", { tables: [], before: null });
  server.answer("GET /api/daily", daily({ game: "dynamite-nurse", extras: [], rivals: 2 }));
  server.answer("POST /api/daily", { table: "ward2" });
  render(HomePage);

  await fireEvent.click(screen.getByRole("link", { name: "Daily ward: Dynamite Nurse" }));
  const card = await screen.findByRole("region", { name: "Same cards for everyone" });
  await vi.waitFor(() => expect(document.activeElement).toBe(within(card).getByRole("heading")));
  expect(location.search).toBe("?ward=dynamite-nurse");
  await fireEvent.click(within(card).getByRole("button", { name: "Play today’s ward" }));
  await vi.waitFor(() => expect(server.bodies["POST /api/daily"]).toEqual({ game: "dynamite-nurse" }));
  router.go("/");
});

test("whether one has won is told, kept with the last days, and shared", () => {
  const mine = { table: "ward2", points: 12, counts: true, won: true };
  const past = [{ day: "2026-11-14", mine: { ...mine, won: false }, results: { ...results, winners: 1 } }];
  render(DailyCard, {
    game: "dynamite-nurse",
    daily: daily({ game: "dynamite-nurse", mine, results: { ...results, winners: 3 }, past }),
    ...quiet,
  });

  expect(
    screen.getByText(/12 points\. You won! Place 2 of 4\. Best score: 61\. Median: 40\. 3 of 4 have won\./),
  ).toBeTruthy();
  expect(screen.getByText(/12 points\. You didn’t win\. Place 2 of 4\./)).toBeTruthy();
  const text = shareText(
    { game: "dynamite-nurse", day: "2026-11-15", points: 12, won: true, place: 2, players: 4, rounds: [] },
    "en",
  );
  expect(text).toBe(
    "Dynamite Nurse. Daily ward, 15 November: 12 points, place 2 of 4 so far.\n🏆 Won against two bots.",
  );
});

test("who plays goes on, and who has finished sees all results", async () => {
  const view = render(DailyCard, {
    game: "dice-hospital",
    daily: daily({ mine: { table: "ward1", points: null, counts: false, won: null } }),
    ...quiet,
  });
  expect(screen.getByRole("link", { name: "Resume" }).getAttribute("href")).toBe("/t/ward1");

  const past = [
    {
      day: "2026-11-14",
      mine: { table: "ward0", points: 33, counts: true, won: null },
      results: { ...results, place: 3 },
    },
  ];
  await view.rerender({
    daily: daily({ mine: { table: "ward1", points: 40, counts: true, won: null }, results, streak: 2, past }),
  });
  expect(screen.getByText(/40 points\. Place 2 of 4\. Best score: 61\. Median: 40\./)).toBeTruthy();
  expect(screen.getByText("40–44 points: 2 players, including you")).toBeTruthy();
  expect(screen.getByText("2 days in a row")).toBeTruthy();
  expect(screen.getByText(/33 points\. Place 3 of 4\./)).toBeTruthy();
});

test("a result is copied with the points of its rounds", async () => {
  const copied: string[] = [];
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), {
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    }),
  );
  server.answer("GET /api/tables/ward1/debrief", { seats: [{ rounds: [{ total: 3 }, { total: 10 }] }] });
  render(DailyCard, {
    game: "dice-hospital",
    daily: daily({ mine: { table: "ward1", points: 40, counts: true, won: null }, results }),
    ...quiet,
  });

  await fireEvent.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("Copied");

  expect(copied).toEqual([
    `Daily ward, 15 November: 40 points, place 2 of 4 so far.\n🟩🟥\nPoints by round: 3, 10.\n${location.origin}/`,
  ]);
});
