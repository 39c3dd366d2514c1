import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/people/preferences.svelte";
import TableScreen from "../src/play/TableScreen.svelte";
import { speak } from "../src/words/words.svelte";
import type { Server } from "./server";
import { atTable, Listening, line, shown, until } from "./tables";

let server: Server;

beforeEach(async () => {
  await speak("en");
  server = atTable();
});

afterEach(() => {
  cleanup();
  server.close();
  preferences.set("quiet", false);
});

async function sitDown(facts: Record<string, unknown> = {}): Promise<void> {
  render(TableScreen, { table: "t1" });
  await until(() => expect(Listening.last?.url).toContain("/api/tables/t1/events"));
  Listening.last!.hear(shown(facts));
  await until(() => expect(document.title).not.toBe("wardround"));
}

test("the status line says who must do what, and the tab that it is oneself", async () => {
  await sitDown();
  expect((await screen.findByRole("heading", { level: 1 })).textContent).not.toBe("");
  expect(document.title).toMatch(/^● Your move/);
  Listening.last!.hear(shown({ seq: 6, choices: [], now: { ...shown().now!, text: "Waiting for Bo.", waiting: [1] } }));
  await until(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Waiting for Bo."));
  expect(document.title).toBe("Dice Hospital");
});

test("the table looks at its own seat, and says how the line stands", async () => {
  await sitDown();
  expect(Listening.last!.url).toContain("seat=0");
  expect(await screen.findByText("connected")).toBeTruthy();
  Listening.last!.dispatchEvent(new Event("error"));
  expect(await screen.findByText(/offline for/)).toBeTruthy();
});

test("a table that its operator closes says so", async () => {
  await sitDown();
  server.refuse("GET /api/tables/t1", 410, "table-closed", "This table was closed.");
  server.refuse("GET /api/tables/t1/wait", 410, "table-closed", "This table was closed.");
  Listening.last!.readyState = Listening.CLOSED;
  Listening.last!.dispatchEvent(new Event("error"));
  expect(await screen.findByRole("heading", { name: "This table was closed." }, { timeout: 5000 })).toBeTruthy();
});

test("taking back asks the server even where it will refuse, and its sentence is shown", async () => {
  await sitDown({ undo: false });
  server.refuse("POST /api/tables/t1/seats/0/undo", 409, "undo-luck", "This cannot be taken back.");
  await fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findAllByText("This cannot be taken back.")).not.toHaveLength(0);
});

test("who plays alone is told that going back further is practice, and may go", async () => {
  await sitDown({ undo: false, across: true });
  server.answer("POST /api/tables/t1/seats/0/undo", { seq: 5, repeated: false });
  await fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await fireEvent.click(await screen.findByText("Undo (practice)"));
  await until(() =>
    expect(server.bodies["POST /api/tables/t1/seats/0/undo"]).toMatchObject({ across: true, version: 5 }),
  );
});

test("letters play: U takes back, and nothing happens while one writes", async () => {
  await sitDown();
  server.answer("POST /api/tables/t1/seats/0/undo", { seq: 5, repeated: false });
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "u" });
  expect(server.asked).not.toContain("POST /api/tables/t1/seats/0/undo");
  await fireEvent.keyDown(document.body, { key: "u" });
  await until(() => expect(server.asked).toContain("POST /api/tables/t1/seats/0/undo"));
  field.remove();
});

test("the log is parted, says what is new, and leads to the step", async () => {
  await sitDown();
  await fireEvent.keyDown(document.body, { key: "l" });
  const log = await screen.findByRole("region", { name: "Log" });
  expect(within(log).getByText("Round 1 · Activation")).toBeTruthy();
  expect(within(log).getByRole("link", { name: "See step 4 in the replay" }).getAttribute("href")).toBe("/r/t1?step=4");
  Listening.last!.hear(shown({ seq: 6, told: { keep: 1, add: [line("Bo finished.", { seat: 1 })] } }));
  await until(() =>
    expect(screen.getAllByRole("status").some((one) => one.textContent?.includes("Bo finished."))).toBe(true),
  );
});

test("moves can be typed, and a refusal is answered in words", async () => {
  await sitDown();
  await fireEvent.keyDown(document.body, { key: "l" });
  const box = await screen.findByLabelText("Type a move or a question");
  server.refuse("POST /api/tables/t1/seats/0/act", 409, "bad-action", "There is no such move.");
  await fireEvent.input(box, { target: { value: "place nurse moon" } });
  await fireEvent.submit(box.closest("form")!);
  await until(() => expect(screen.getAllByText("There is no such move.").length).toBeGreaterThan(0));
  expect(server.bodies["POST /api/tables/t1/seats/0/act"]).toMatchObject({ text: "place nurse moon", version: 5 });
});

test("one talks by phrases, and quiet mode hides all talk", async () => {
  await sitDown({ said: [{ seq: 3, seat: 1, at: 0, phrase: null, text: "Good evening" }] });
  await fireEvent.keyDown(document.body, { key: "c" });
  expect(await screen.findByText("Good evening")).toBeTruthy();
  server.answer("POST /api/tables/t1/seats/0/say", { seq: 5, repeated: false });
  await fireEvent.click(screen.getByRole("button", { name: "Hello!" }));
  await until(() => expect(server.bodies["POST /api/tables/t1/seats/0/say"]).toMatchObject({ phrase: "hello" }));
  await fireEvent.click(screen.getByText(/Quiet mode: hide/));
  await until(() => expect(screen.queryByText("Good evening")).toBeNull());
});

test("a table that waits shows who is there, its link, and begins with bots", async () => {
  const open = { kind: "open", name: "", bot: "", stand_in: "", agreed: [] };
  const waiting = {
    status: "waiting",
    view: null,
    choices: null,
    chairs: [shown().chairs[0], open],
    names: ["Mia", "Player 2"],
    told: { keep: 0, add: [] },
  };
  await sitDown(waiting);
  expect(await screen.findByText("Mia (you)")).toBeTruthy();
  expect(screen.getByText("Open seat")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Table link" }).value).toMatch(/\/t\/t1\/join$/);
  expect(screen.getByRole("img", { name: "The link as a QR code" })).toBeTruthy();
  Listening.last!.hear(shown({ ...waiting, seq: 6, chairs: shown().chairs, names: ["Mia", "Bo"] }));
  await until(() =>
    expect(screen.getAllByRole("status").some((one) => one.textContent?.includes("Bo joined."))).toBe(true),
  );
});

test("a table that one may not see says so, with a way home", async () => {
  server.refuse("GET /api/tables/t1", 404, "no-such-table", "There is no such table.");
  render(TableScreen, { table: "t1" });
  expect(await screen.findByText("There is no such table.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});

test("a key that is held down does not do what it picked, and Escape steps back", async () => {
  await sitDown();
  const { Frame } = await import("../src/play/frame.svelte");
  const { Keyboard } = await import("../src/play/keyboard");
  const { Table } = await import("../src/play/table.svelte");
  const { Speaker } = await import("../src/parts/speaker.svelte");
  const frame = new Frame();
  const keyboard = new Keyboard(new Table("t1"), frame, new Speaker(), () => undefined);
  const [main, back, clicked] = [vi.fn(), vi.fn(), vi.fn()];
  frame.bar = { title: "Apply?", main: { label: "Apply", run: main }, back };
  const board = await screen.findByRole("region", { name: "Board" });
  const picked = board.appendChild(document.createElement("button"));
  picked.setAttribute("data-choice", "");
  picked.addEventListener("click", clicked);
  const press = (key: string, repeat = false) => {
    const event = new KeyboardEvent("keydown", { key, repeat, cancelable: true });
    Object.defineProperty(event, "target", { value: picked });
    keyboard.pressed(event);
    return event.defaultPrevented;
  };
  expect([press("Enter"), press("Enter", true)]).toEqual([false, true]);
  expect([press("1"), press("1", true)]).toEqual([true, true]);
  expect(clicked).toHaveBeenCalledOnce();
  expect([press("d"), press("d", true)]).toEqual([true, true]);
  expect(main).toHaveBeenCalledOnce();
  expect(press("Escape")).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});

test("this table: another device gets a link that only its seat has", async () => {
  await sitDown();
  server.answer("POST /api/tables/t1/seats/0/link", { table: "t1", seat: 0, secret: "s3cret" });
  await fireEvent.click(await screen.findByRole("button", { name: "This table" }));
  await fireEvent.click(await screen.findByRole("button", { name: "Continue on another device" }));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Table link" })).value).toMatch(/\/j#s3cret$/);
});
