import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StepChunks, CHUNK } from "../src/replays/stepChunks.svelte";
import { Server } from "./server";

const STEPS = "GET /api/tables/t1/steps";
let server: Server;

beforeEach(() => {
  server = new Server();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

/** Tell the steps that are asked for, of a game of two stretches. */
function told(): object {
  const from = Number(new URLSearchParams(server.queries[STEPS]).get("from"));
  return { steps: 2 * CHUNK - 1, views: Array.from({ length: CHUNK }, (_, at) => ({ step: from + at })) };
}

test("a stretch that is refused in a crowd is asked for again, so that the story has no gap", async () => {
  server.answer(STEPS, told);
  const stretches = new StepChunks("t1", () => null);
  await stretches.fetch(0);
  server.refuse(STEPS, 429, "too-many-requests", "Too many requests.");
  const all = stretches.all();
  await vi.advanceTimersByTimeAsync(100);
  expect(stretches.seen[CHUNK]).toBeUndefined();
  server.answer(STEPS, told);
  await vi.advanceTimersByTimeAsync(1000);
  await all;
  expect(stretches.seen.filter(Boolean)).toHaveLength(2 * CHUNK);
});

test("a stretch that was refused for good is asked for by who comes by", async () => {
  server.refuse(STEPS, 404, "not-found", "Nothing.");
  const stretches = new StepChunks("t1", () => null);
  await expect(stretches.fetch(3)).rejects.toThrow();
  server.answer(STEPS, told);
  await stretches.fetch(3);
  expect(stretches.seen[3]).toBeTruthy();
});
