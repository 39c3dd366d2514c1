import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Branch } from "../src/replays/branch.svelte";
import { Replay } from "../src/replays/replay.svelte";
import ReplayScreen from "../src/replays/ReplayScreen.svelte";
import { router } from "../src/shell/router.svelte";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";
import { book, choice, hospital, line, shown, until } from "./tables";

const WHAT_IF = "POST /api/tables/t1/steps/2/what-if";
interface Asked {
  seat: number | null;
  everybody: boolean;
  line: { seat: number; action: number }[];
}

let server: Server;
const view = shown().view as object;
const at = (step: number) => ({
  step,
  view: {
    ...view,
    viewer: null,
    round: step < 4 ? 1 : 2,
    phase: step % 2 ? "intake" : "activation",
    hospitals: [hospital(0, step), hospital(1, 0)],
  },
  lines: step ? [line(`Step ${step} happened.`, { step })] : [],
  events: step ? [{ event: "worked", number: step }] : [],
});
const outlook = (leaving: number) => ({
  leaving: Array(leaving).fill("G6"),
  points: leaving,
  total: leaving,
  neglected: [],
  deaths: [],
  beds: 4,
  arriving: 0,
  administrator: null,
  bonus: [],
  next: null,
  unused: 0,
});

/** Answer as the server would: Bo decides after each decision of Mia, and what has happened is told. */
function led({ seat, line: sent }: Asked): object {
  const decided = sent.length % 2 ? [...sent, { seat: 1, action: 9 }] : sent;
  const own = seat ?? 0;
  return {
    line: decided,
    shown: shown({
      seat: own,
      log: { keep: 0, add: decided.map(({ action }) => ({ event: "decided", action })) },
      told: { keep: 0, add: decided.map(({ action }) => line(`Somebody did ${action}.`)) },
      choices: [choice(7, "place nurse clinic", `Place after ${decided.length}`)],
      forecast: outlook(decided.length),
      view: { ...view, viewer: own, hospitals: [hospital(0, 12), hospital(1, 9)] },
    }),
    game: { step: 3, forecast: outlook(1) },
  };
}

beforeEach(async () => {
  await speak("en");
  server = new Server();
  server.answer("GET /api/tables/t1", shown({ status: "over" }));
  server.answer("GET /api/tables/t1/book", book);
  server.answer("GET /api/games", { games: [] });
  server.answer("GET /api/tables/t1/steps", { steps: 6, views: [0, 1, 2, 3, 4, 5, 6].map(at), names: [] });
  server.answer(WHAT_IF, (body) => led(body as unknown as Asked));
});

afterEach(() => {
  cleanup();
  server.close();
  history.replaceState(null, "", "/");
});

async function begun(seat: number | null = null): Promise<Branch> {
  const replay = new Replay("t1");
  await replay.open(2, seat);
  const branch = new Branch(replay);
  await branch.open();
  return branch;
}

test("a decision goes to the server with the whole line, and the events go on from the game's", async () => {
  const branch = await begun();
  expect(server.bodies[WHAT_IF]).toEqual({ seat: 0, everybody: false, line: [] });
  const before = branch.scene!.events!;
  expect(await branch.act(branch.choices[0]!)).toBe(true);
  const [first, second] = branch.scene!.events!.slice(2);
  await branch.act(branch.choices[0]!);
  expect(server.bodies[WHAT_IF]).toEqual({
    seat: 0,
    everybody: false,
    line: [
      { seat: 0, action: 7 },
      { seat: 1, action: 9 },
      { seat: 0, action: 7 },
    ],
  });
  expect(before).toEqual([
    { event: "worked", number: 1 },
    { event: "worked", number: 2 },
  ]);
  // What was known stays the very same thing: boards go by that.
  expect(branch.scene!.events![2]).toBe(first);
  expect(branch.scene!.events![3]).toBe(second);
  expect(branch.lines.map((one) => one.text).slice(1, 4)).toEqual([
    "Step 2 happened.",
    "Somebody did 7.",
    "Somebody did 9.",
  ]);
});

test("one begins with one's own seat only where it is to decide, and never with one that has nothing to decide", async () => {
  const others = [0, 1, 2, 3, 4, 5, 6]
    .map(at)
    .map((one) => ({ ...one, view: { ...one.view, prompts: { 1: "place" } } }));
  server.answer("GET /api/tables/t1/steps", { steps: 6, views: others, names: [] });
  await begun();
  expect(server.bodies[WHAT_IF]).toMatchObject({ seat: null });
  server.answer(WHAT_IF, (body) => {
    const asked = body as unknown as Asked;
    const told = led({ ...asked, seat: asked.seat ?? 1 }) as { shown: object };
    return asked.seat === 0 ? { ...told, shown: { ...told.shown, choices: [] } } : told;
  });
  const branch = await begun(0);
  expect([branch.seat, branch.deciders, branch.canUndo]).toEqual([1, 1, false]);
});

test("what happened before the step is known as soon as it is fetched", async () => {
  const whole = new Replay("t1");
  await whole.open(2, null);
  const { id, step, seat, view: seen, shown: table, book: cards } = whole;
  const quick = { id, step, seat, view: seen, shown: table, book: cards, seen: [undefined, undefined, whole.seen[2]] };
  const branch = new Branch(quick as unknown as Replay);
  await branch.open();
  expect(branch.scene!.events).toEqual([{ event: "worked", number: 2 }]);
  quick.seen = [...whole.seen];
  expect(branch.scene!.events).toEqual([
    { event: "worked", number: 1 },
    { event: "worked", number: 2 },
  ]);
});

test("what was done is taken back and done again without the server, until something else is done", async () => {
  const branch = await begun();
  await branch.act(branch.choices[0]!);
  const asked = server.asked.length;
  expect([branch.canUndo, branch.canRedo]).toEqual([true, false]);
  await branch.undo();
  expect([branch.canUndo, branch.canRedo, branch.choices[0]!.label]).toEqual([false, true, "Place after 0"]);
  expect(await branch.undo()).toBe(false);
  await branch.redo();
  expect(branch.choices[0]!.label).toBe("Place after 2");
  expect(server.asked.length).toBe(asked);
  await branch.undo();
  await branch.decideFor("all");
  expect(server.bodies[WHAT_IF]).toEqual({ seat: 0, everybody: true, line: [] });
  expect([branch.deciders, branch.canRedo]).toEqual(["all", false]);
});

test("what is refused changes nothing and is told", async () => {
  const branch = await begun(1);
  expect(server.bodies[WHAT_IF]).toMatchObject({ seat: 1 });
  server.refuse(WHAT_IF, 409, "not-your-turn", "It is not your turn.");
  expect(await branch.act(branch.choices[0]!)).toBe(false);
  expect([branch.refusal?.message, branch.canUndo, branch.busy]).toEqual(["It is not your turn.", false, false]);
});

test("the same moment of the game is the end of the phase in the same round", async () => {
  const branch = await begun();
  expect(branch.same).toBe(2);
  server.answer(WHAT_IF, () => ({ line: [], shown: shown({ status: "over" }), game: null }));
  await branch.act(branch.choices[0]!);
  expect(branch.same).toBe(6);
});

test("after a change of language what one goes back to is told anew", async () => {
  const branch = await begun();
  await branch.act(branch.choices[0]!);
  await branch.again();
  const asked = server.asked.length;
  await branch.undo();
  expect(server.asked.length).toBe(asked + 1);
  await branch.redo();
  expect(server.asked.length).toBe(asked + 1);
});

test("after a change of language what came before it is told anew too", async () => {
  const branch = await begun();
  server.answer("GET /api/tables/t1/steps", {
    steps: 6,
    views: [0, 1, 2, 3, 4, 5, 6].map((step) => ({ ...at(step), lines: [line(`Étape ${step}.`, { step })] })),
    names: [],
  });
  await branch.replay.again();
  expect(branch.lines.map((one) => one.text)).toEqual(["Étape 0.", "Étape 1.", "Étape 2."]);
});

test("whoever decides for everybody goes back to the board of the seat that decided there", async () => {
  // After each decision the other seat decides.
  server.answer(WHAT_IF, (body) => {
    const { line: sent } = body as unknown as Asked;
    const told = led({ ...(body as unknown as Asked), line: [] }) as { shown: object };
    return { ...told, line: sent, shown: { ...told.shown, seat: sent.length % 2 } };
  });
  const branch = await begun(0);
  await branch.decideFor("all");
  await branch.act(branch.choices[0]!);
  expect(branch.seat).toBe(1);
  await branch.again();
  expect(server.bodies[WHAT_IF]).toMatchObject({ seat: 1, everybody: true });
  await branch.undo();
  expect(server.bodies[WHAT_IF]).toEqual({ seat: 0, everybody: true, line: [] });
});

test("one key leads into it and back to the step where one was, and it is compared with the game", async () => {
  router.go("/r/t1?step=2");
  render(ReplayScreen, { table: "t1" });
  // The first one fetches the board.
  await screen.findByText("Step 2 of 6", {}, { timeout: 20_000 });
  await fireEvent.keyDown(document.body, { key: "w" });
  const table = await screen.findByRole("table", { name: "What if compared with the game" }, { timeout: 20_000 });
  const row = (name: string) =>
    within(within(table).getAllByRole("row", { name: new RegExp(`^${name}`) })[0]!)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(row("Discharged")).toEqual(["1★ best", "0"]);
  expect(row("Bo: Points")).toEqual(["0", "9★ best"]);
  expect(screen.getByText(/Only you see it, and nothing is saved/)).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: "w" });
  await screen.findByText("Step 2 of 6");
  expect(screen.queryByRole("table")).toBeNull();
  await until(() => expect(document.activeElement?.id).toBe("what-if"));
});

test("a game that goes on is not tried, which is said", async () => {
  server.answer("GET /api/tables/t1", shown({ mine: [0] }));
  router.go("/r/t1?step=2");
  render(ReplayScreen, { table: "t1" });
  await screen.findByText("Step 2 of 6");
  await fireEvent.click(screen.getByRole("button", { name: "What if…?" }));
  expect(await screen.findByText(/opens when the game is finished/)).toBeTruthy();
  expect(server.asked).not.toContain(WHAT_IF);
});

test("where nothing is left to decide that is said, and an earlier step offered", async () => {
  const over = at(6);
  const views = [
    ...[0, 1, 2, 3, 4, 5].map(at),
    { ...over, lines: [], says: "Mia placed a nurse.", view: { ...over.view, prompts: {} } },
  ];
  server.answer("GET /api/tables/t1/steps", { steps: 6, views, names: [] });
  server.answer("POST /api/tables/t1/steps/6/what-if", {
    ...led({ seat: 0, everybody: false, line: [] }),
    shown: shown({ status: "over", seat: 0, choices: [] }),
  });
  server.answer("POST /api/tables/t1/steps/5/what-if", (body) => led(body as unknown as Asked));
  router.go("/r/t1?step=6");
  render(ReplayScreen, { table: "t1" });
  await screen.findByRole("heading", { name: "Mia placed a nurse." });
  await fireEvent.keyDown(document.body, { key: "w" });
  expect(await screen.findByText(/No decisions left/, {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Back to the game" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "What if from step 5" }));
  expect(await screen.findByRole("button", { name: "Back to the game" })).toBeTruthy();
});

test("before the first step one reads who played and how", async () => {
  router.go("/r/t1");
  render(ReplayScreen, { table: "t1" });
  await screen.findByText("Step 0 of 6");
  const cover = screen.getByRole("region", { name: "Dice Hospital" });
  expect(
    within(cover)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["MMiaplayer", "BBoplayer"]);
  await fireEvent.click(within(cover).getByRole("button", { name: "Start replay" }));
  await screen.findByText("Step 1 of 6");
});
