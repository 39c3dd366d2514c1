import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Hindsight from "../src/reviews/Hindsight.svelte";
import { speak } from "../src/words/words.svelte";
import Part from "./DynamiteNursePart.svelte";
import { Server } from "./server";

let server: Server;
beforeEach(async () => {
  await speak("en");
  server = new Server();
});
afterEach(() => {
  cleanup();
  server.close();
});

const table = { id: "abc", names: ["Ana", "Bo"] };
const finding = {
  step: 40,
  chapter: 2,
  loss: 2,
  lines: ["Round 2: 1 point, 3 were possible.", "Most points: place a nurse."],
};

test("the coach is asked only when one wants it, and each finding can be tried again from its step", async () => {
  server.answer("GET /api/tables/abc/seats/1/hindsight", { lines: ["Par 40."], rounds: [finding], mistakes: [] });
  server.answer("POST /api/tables/abc/fork", { table: "next", links: [] });
  render(Part, { part: Hindsight, facts: { table, seat: 1 } });
  expect(server.asked).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Ask the coach" }));
  await fireEvent.click(await screen.findByRole("button", { name: /^Try it: Round 2/ }));
  await expect.poll(() => location.pathname).toBe("/t/next");
  expect(server.bodies["POST /api/tables/abc/fork"]).toEqual({
    step: 40,
    seats: [{ kind: "bot", bot: "normal" }, { kind: "me" }],
  });
});

test("what the coach cannot say is said in the server's words", async () => {
  server.refuse("GET /api/tables/abc/seats/0/hindsight", 503, "no-hint", "The coach has no answer now.");
  render(Part, { part: Hindsight, facts: { table, seat: 0 } });
  await fireEvent.click(screen.getByRole("button", { name: "Ask the coach" }));
  expect(await screen.findByText("The coach has no answer now.")).toBeTruthy();
});

test("a request that gets no answer says to try again: nothing reconnects by itself", async () => {
  server.answer("GET /api/tables/abc/seats/0/hindsight", {}, 502);
  render(Part, { part: Hindsight, facts: { table, seat: 0 } });
  await fireEvent.click(screen.getByRole("button", { name: "Ask the coach" }));
  expect(await screen.findByText("Can’t reach the server. Try again.", {}, { timeout: 20_000 })).toBeTruthy();
}, 25_000);
