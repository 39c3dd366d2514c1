import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asLines, fromLines, Notes } from "../src/replays/notes.svelte";
import { Replay } from "../src/replays/replay.svelte";
import ReplayScreen from "../src/replays/ReplayScreen.svelte";
import { router } from "../src/shell/router.svelte";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";
import { book, line, shown, until } from "./tables";

let server: Server;
const view = shown().view as object;
const at = (step: number) => ({
  step,
  view: { ...view, round: step < 3 ? 1 : 2, phase: step % 3 === 0 ? "intake" : "activation" },
  lines: step ? [line(`Step ${step} happened.`, { step, round: step < 3 ? 1 : 2 })] : [],
  events: step ? [{ event: "worked", number: step }] : [],
});

beforeEach(async () => {
  await speak("en");
  server = new Server();
  server.answer("GET /api/tables/t1", shown({ status: "over" }));
  server.answer("GET /api/tables/t1/book", book);
  server.answer("GET /api/tables/t1/steps", { steps: 6, views: [0, 1, 2, 3, 4, 5, 6].map(at) });
});

afterEach(() => {
  cleanup();
  server.close();
  history.replaceState(null, "", "/");
});

async function look(query = ""): Promise<void> {
  router.go(`/r/t1${query}`);
  render(ReplayScreen, { table: "t1" });
  await screen.findByText(/of 6/);
}

test("a link to a step opens that step, and the keys go about", async () => {
  await look("?step=2");
  expect(screen.getByText("Step 2 of 6")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Step 2 happened.");
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await screen.findByText("Step 3 of 6");
  expect(location.search).toBe("?step=3");
  await fireEvent.keyDown(document.body, { key: "ArrowDown" });
  await screen.findByText("Step 4 of 6");
  await fireEvent.keyDown(document.body, { key: "ArrowUp" });
  await screen.findByText("Step 3 of 6");
  await fireEvent.keyDown(document.body, { key: "Home" });
  await screen.findByText("Step 0 of 6");
  await fireEvent.keyDown(document.body, { key: "End" });
  await screen.findByText("Step 6 of 6");
});

test("it plays by itself and stops at the end", async () => {
  await look("?step=4");
  vi.useFakeTimers();
  await fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.advanceTimersByTimeAsync(2500);
  expect(screen.getByText("Step 6 of 6")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1500);
  expect(screen.getByRole("button", { name: "Play" })).toBeTruthy();
  vi.useRealTimers();
});

test("after the end one looks through anybody's eyes", async () => {
  await look();
  const eyes = screen.getByLabelText<HTMLSelectElement>("View as");
  expect(
    within(eyes)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["spectator", "Mia", "Bo", "all players"]);
  await fireEvent.change(eyes, { target: { value: "1" } });
  await until(() => expect(location.search).toBe("?step=0&as=1"));
  await fireEvent.change(eyes, { target: { value: "all" } });
  await until(() => expect(location.search).toBe("?step=0&as=all"));
  await until(() => expect(server.queries["GET /api/tables/t1/steps"]).toContain("seat=all"));
});

test("while a game goes on one looks back through one's own eyes, or as a bystander", async () => {
  server.answer("GET /api/tables/t1", shown({ mine: [1] }));
  await look("?step=2");
  const eyes = screen.getByLabelText<HTMLSelectElement>("View as");
  expect(
    within(eyes)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["spectator", "Bo"]);
  expect([eyes.value, location.search]).toEqual(["1", "?step=2"]);
  await fireEvent.change(eyes, { target: { value: "none" } });
  await until(() => expect(location.search).toBe("?step=2&as=none"));
});

test("a board is told what has happened up to the step", async () => {
  const replay = new Replay("t1");
  await replay.open(2);
  expect(replay.scene?.events).toEqual([
    { event: "worked", number: 1 },
    { event: "worked", number: 2 },
  ]);
  await replay.go(1);
  expect(replay.scene?.events).toEqual([{ event: "worked", number: 1 }]);
});

test("notes stand at their steps, lead there, and can be changed and removed", async () => {
  await look("?step=2");
  await fireEvent.keyDown(document.body, { key: "n" });
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Note at step 2");
  await until(() => expect(document.activeElement).toBe(field));
  await fireEvent.input(field, { target: { value: "Why not\nthe Clinic?" } });
  await fireEvent.keyDown(field, { key: "Enter" });
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Note at step 3")).value).toBe("");
  expect(screen.getByRole("button", { name: "Save note" }).hasAttribute("disabled")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Step 2 Why not the Clinic?" }));
  await screen.findByText("Step 2 of 6");
  expect(new Notes("t1").all).toEqual([{ step: 2, text: "Why not the Clinic?" }]);
  await fireEvent.click(screen.getByRole("button", { name: "Delete note at step 2" }));
  expect(new Notes("t1").all).toEqual([]);
});

test("notes are lines of text in any language, and what one has noted oneself stays", () => {
  const notes = new Notes("t2");
  notes.write(4, "mine");
  const lines = "Step 41: too late: here\nnothing\nÉtape 4 : the other’s\n7: seven\nStep 900: beyond the end";
  expect(notes.take(fromLines(lines, 50))).toBe(2);
  expect(asLines(notes.all, (n) => `Passo ${n}`)).toBe("Passo 4: mine\nPasso 7: seven\nPasso 41: too late: here");
  localStorage.clear();
});

test("who does not want to know the end sees no length and no later lines", async () => {
  await look("?step=1");
  await fireEvent.click(screen.getByRole("tab", { name: "Share" }));
  await fireEvent.click(screen.getByLabelText("Hide the result"));
  expect(await screen.findByText("Step 1")).toBeTruthy();
  expect(screen.queryByText(/of 6/)).toBeNull();
  await fireEvent.click(screen.getByRole("tab", { name: "Transcript" }));
  await until(() => expect(document.querySelector("pre")?.textContent).toContain("Step 1 happened."));
  expect(document.querySelector("pre")?.textContent).not.toContain("Step 2 happened.");
});

test("one plays on from a step, in the seat of one's choice", async () => {
  await look("?step=3");
  server.answer("GET /api/me", { name: "Mia", passkeys: 0 });
  server.answer("POST /api/tables/t1/fork", { table: "t2", seats: [1], links: [], commitment: "" });
  await fireEvent.click(await screen.findByRole("button", { name: "Play from here" }));
  const dialog = screen.getByRole("dialog");
  await fireEvent.click(within(dialog).getByLabelText("Bo"));
  await fireEvent.click(within(dialog).getByRole("button", { name: "Play from here" }));
  await until(() => expect(location.pathname).toBe("/t/t2"));
  expect(server.bodies["POST /api/tables/t1/fork"]).toEqual({
    step: 3,
    seats: [{ kind: "bot", bot: "normal" }, { kind: "me" }],
  });
});

test("one plays the same deal, in the seat of one's choice, with people by a link", async () => {
  server.answer("GET /api/me", { name: "Mia", passkeys: 0 });
  server.answer("POST /api/tables/t1/deal", { table: "t3", seats: [0], links: [], commitment: "" });
  await look("?deal=1");
  const dialog = await screen.findByRole("dialog", { name: "Play this deal" });
  await fireEvent.click(within(dialog).getByLabelText("players, by invite link"));
  await fireEvent.click(within(dialog).getByRole("button", { name: "Play this deal" }));
  await until(() => expect(location.pathname).toBe("/t/t3"));
  expect(server.bodies["POST /api/tables/t1/deal"]).toMatchObject({ seats: [{ kind: "me" }, { kind: "open" }] });
});

test("two games of one deal are compared round by round", async () => {
  const points = (first: number, end: number) => ({
    sentence: "",
    tie: null,
    seats: [0, 1].map((seat) => ({
      seat,
      place: 1,
      parts: [],
      total: first + 2 + end,
      rounds: [
        { round: 1, title: "Round 1", parts: [], total: first },
        { round: 2, title: "Round 2", parts: [], total: 2 },
      ],
    })),
  });
  server.answer("GET /api/tables/t1", shown({ status: "over", deal: "t9", commitment: "same" }));
  server.answer("GET /api/tables/t9", shown({ status: "over", table: "t9", commitment: "same", names: ["Ann", "Cy"] }));
  server.answer("GET /api/tables/t1/debrief", points(5, -3));
  server.answer("GET /api/tables/t9/debrief", points(1, -3));
  await look("?step=4");
  await fireEvent.click(screen.getByRole("tab", { name: "Share" }));
  await fireEvent.click(await screen.findByRole("button", { name: "Compare games" }));
  const table = await screen.findByRole("table");
  const row = (name: string) =>
    within(within(table).getByRole("row", { name }))
      .getAllByRole("cell")
      .map((one) => one.textContent);
  expect(row("Round 1 5 1 +4 5 1 +4")).toEqual(["5", "1", "+4", "5", "1", "+4"]);
  expect(row("At the end -3 -3 = -3 -3 =")).toHaveLength(6);
  expect(screen.getByRole("link", { name: "Open other game at this round" }).getAttribute("href")).toBe(
    "/r/t9?round=2",
  );
});

test("a finished game whose table is gone is found where finished games are kept", async () => {
  server.refuse("GET /api/tables/t1", 404, "no-such-table", "There is no such table.");
  server.answer("GET /api/archive/t1/steps", { steps: 6, views: [0, 1, 2, 3, 4, 5, 6].map(at) });
  server.answer("GET /api/games/dice-hospital/book", book);
  await look("?step=5");
  expect(screen.getByText("Step 5 of 6")).toBeTruthy();
  expect(within(screen.getByLabelText("View as")).getAllByRole("option")).toHaveLength(1);
});
