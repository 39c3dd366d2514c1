import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Review } from "../src/api/types";
import { me } from "../src/people/me.svelte";
import { Notes } from "../src/replays/notes.svelte";
import ReplayScreen from "../src/replays/ReplayScreen.svelte";
import { router } from "../src/shell/router.svelte";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";
import { book, line, Listening, shown, until } from "./tables";

let server: Server;
const view = shown().view as object;
const at = (step: number) => ({
  step,
  view,
  lines: step ? [line(`Step ${step} happened.`, { step })] : [],
  events: [],
});
const told = (facts: Partial<Review> = {}): Review => ({
  review: "r1",
  table: "t1",
  seq: 1,
  people: ["Ann", "Bo"],
  leader: 0,
  me: 1,
  step: 4,
  seat: null,
  notes: [],
  arrow: [],
  ...facts,
});
const hear = (facts: Partial<Review>) =>
  Listening.last?.dispatchEvent(new MessageEvent("review", { data: JSON.stringify(told(facts)) }));
const step = (n: number) => screen.findByText(`Step ${n} of 6`);

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  server = new Server();
  vi.stubGlobal("EventSource", Listening);
  server.answer("GET /api/me", { name: "Bo", passkeys: 0 });
  server.answer("GET /api/tables/t1", shown({ status: "over" }));
  server.answer("GET /api/tables/t1/book", book);
  server.answer("GET /api/tables/t1/steps", { steps: 6, seat: null, views: [0, 1, 2, 3, 4, 5, 6].map(at) });
  me.known = null;
});

afterEach(() => {
  cleanup();
  server.close();
  history.replaceState(null, "", "/");
});

async function come(review: Review): Promise<void> {
  server.answer("POST /api/reviews/r1/join", review);
  router.go("/r/t1?review=r1");
  render(ReplayScreen, { table: "t1" });
  await screen.findByRole("region", { name: "Group review" });
}

test("whoever follows goes where the leader goes, and may roam and come back by one key", async () => {
  await come(told());
  await step(4);
  hear({ seq: 2, step: 2, seat: 1, notes: [{ step: 2, text: "Look here" }] });
  await step(2);
  expect(screen.getByLabelText<HTMLSelectElement>("View as").value).toBe("1");
  expect(screen.getByText("You’re following Ann.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("tab", { name: "Notes" }));
  expect(screen.getByRole("button", { name: "Step 2 Look here" })).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await screen.findByText("Browsing freely; Ann leads.");
  hear({ seq: 3, step: 5, seat: 1 });
  await step(3);
  await fireEvent.keyDown(document.body, { key: "f" });
  await step(5);
  expect(new Notes("t1").all).toEqual([]);
});

test("who is handed the lead goes on with the notes, and takes the others along", async () => {
  server.answer("POST /api/reviews/r1/point", (body: object) => told({ seq: 9, leader: 1, ...body }));
  await come(told({ notes: [{ step: 2, text: "Look here" }] }));
  await step(4);
  hear({ seq: 3, leader: 1, step: 4, notes: [{ step: 2, text: "Look here" }] });
  await screen.findByText("You’re leading.");
  expect(new Notes("t1").at(2)).toBe("Look here");
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await until(() =>
    expect(server.bodies["POST /api/reviews/r1/point"]).toEqual({
      step: 5,
      seat: null,
      notes: [{ step: 2, text: "Look here" }],
      arrow: [],
    }),
  );
  expect(
    within(screen.getByLabelText("Pass the lead to"))
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["Pass the lead to", "Ann"]);
});

test("a review begins where one is, and its link is in the address", async () => {
  server.answer("POST /api/tables/t1/reviews", (body: object) => told({ people: ["Bo"], me: 0, ...body }));
  router.go("/r/t1?step=3");
  render(ReplayScreen, { table: "t1" });
  await step(3);
  await fireEvent.click(screen.getByRole("tab", { name: "Share" }));
  await fireEvent.click(await screen.findByRole("button", { name: "Review together" }));
  await screen.findByText("You’re leading.");
  expect(server.bodies["POST /api/tables/t1/reviews"]).toEqual({ step: 3, seat: null, notes: [], arrow: [] });
  await until(() => expect(location.search).toBe("?step=3&review=r1"));
  await fireEvent.click(screen.getByRole("button", { name: "Leave review" }));
  await until(() => expect(location.search).toBe("?step=3"));
});
