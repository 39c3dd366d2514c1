import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Summary } from "../src/api/types";
import { me } from "../src/people/me.svelte";
import HomePage from "../src/shell/HomePage.svelte";
import { router } from "../src/shell/router.svelte";
import { destination, isLocal } from "../src/tables/links";
import { ago, nextOf, sorted } from "../src/tables/listing";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";

const chair = (kind: "person" | "bot" | "open", name = "") => ({
  kind,
  name,
  bot: kind === "bot" ? "easy" : "",
  stand_in: "",
  agreed: [],
});
const table = (facts: Partial<Summary>): Summary => ({
  table: "abc",
  status: "playing",
  created_at: 0,
  updated_at: 0,
  seats: [0],
  game: "dice-hospital",
  settings: {},
  packs: [],
  daily: "",
  chairs: [chair("person", "Ann"), chair("bot"), chair("bot")],
  deciding: [0],
  scores: [],
  winners: [],
  round: null,
  rounds: null,
  ...facts,
});
let server: Server;

beforeEach(async () => {
  await speak("en");
  server = new Server();
  me.known = null;
});

afterEach(() => {
  cleanup();
  server.close();
  history.replaceState(null, "", "/");
});

test("one click lays a table with bots and goes there, and a stranger gets a name first", async () => {
  server.answer("DELETE /api/me", undefined);
  await me.forget();
  server.answer("GET /api/me", undefined);
  server.answer("POST /api/me", ({ name }: Record<string, unknown>) => ({ name, passkeys: 0 }));
  server.answer("GET /api/tables/open", { tables: [], before: null });
  server.answer("POST /api/tables", { table: "t1", seats: [0], links: [], commitment: "" });
  render(HomePage);

  await fireEvent.click(screen.getByRole("button", { name: /Play now: Dynamite Nurse/ }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/t1"));

  expect(server.asked.filter((one) => one.startsWith("POST"))).toEqual(["POST /api/me", "POST /api/tables"]);
  expect(server.bodies["POST /api/tables"]).toMatchObject({
    game: "dynamite-nurse",
    seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy" }],
  });
  router.go("/");
});

test("one's games are listed, those that wait for oneself first", async () => {
  server.answer("GET /api/me", { name: "Ann", passkeys: 0 });
  const over = table({ table: "over", status: "over", scores: [31, 20, 25], updated_at: 9 });
  const theirs = table({ table: "theirs", deciding: [1], chairs: [chair("person", "Ann"), chair("person", "Bo")] });
  server.answer("GET /api/tables", {
    tables: [over, theirs, table({ table: "mine", round: 5, rounds: 8 })],
    before: null,
  });
  server.answer("GET /api/tables/open", { tables: [], before: null });
  render(HomePage);

  const games = await screen.findByRole("region", { name: "Your games" });
  const links = await within(games).findAllByRole("link");
  expect(links.map((one) => one.getAttribute("href"))).toEqual(["/t/mine", "/t/theirs", "/r/over"]);
  expect(games.textContent).toContain("round 5 of 8");
  expect(games.textContent).toContain("With Bo");
  expect(games.textContent).toContain("won with 31 points");
});

test("what the server refuses is said in its words", async () => {
  server.answer("GET /api/me", { name: "Ann", passkeys: 0 });
  server.answer("GET /api/tables", { tables: [], before: null });
  server.answer("GET /api/tables/open", { tables: [], before: null });
  server.refuse("POST /api/tables", 429, "too-many-requests", "You ask too often.");
  render(HomePage);

  await fireEvent.click(screen.getByRole("button", { name: "Play solo" }));

  expect((await screen.findByRole("alert")).textContent).toBe("You ask too often.");
});

test("a table in a list knows what one can do about it", () => {
  expect(nextOf(table({}))).toBe("continue");
  expect(nextOf(table({ deciding: [1] }))).toBe("look");
  expect(nextOf(table({ status: "waiting" }))).toBe("wait");
  expect(nextOf(table({ status: "over" }))).toBe("replay");
  const [old, young] = [table({ table: "old", updated_at: 1 }), table({ table: "young", updated_at: 2 })];
  expect(sorted([old, young]).map((one) => one.table)).toEqual(["young", "old"]);
});

test("how long ago something was is said in the language that one speaks", () => {
  expect(ago(0, 30_000, "en")).toBe("now");
  expect(ago(0, 12 * 60_000, "en")).toBe("12 minutes ago");
  expect(ago(0, 30 * 3_600_000, "fr")).toBe("hier");
});

test("a pasted link leads to a seat, to a table or nowhere", () => {
  const secret = "abcdefghijklmnopqrstuvwxyz";
  expect(destination(`http://elsewhere.example/j#${secret}`)).toBe(`/j#${secret}`);
  expect(destination(` ${secret} `)).toBe(`/j#${secret}`);
  expect(destination("http://localhost:8421/t/xyz")).toBe("/t/xyz/join");
  expect(destination(`http://localhost:8421/t/xyz/join#${secret}`)).toBe(`/t/xyz/join#${secret}`);
  expect(destination("/r/xyz?step=3")).toBe("/r/xyz?step=3");
  expect(destination("https://example.org/")).toBeNull();
  expect(destination("hello")).toBeNull();
  expect([isLocal("localhost"), isLocal("192.168.1.20")]).toEqual([true, false]);
});
