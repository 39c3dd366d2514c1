import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../src/api/types";
import TableScreen from "../src/play/TableScreen.svelte";
import { Draft } from "../src/tables/tableDraft.svelte";
import { speak } from "../src/words/words.svelte";
import type { Server } from "./server";
import { atTable, line, Listening, shown, until } from "./tables";

const PATH = "POST /api/tables/t1/seats/0/takeback";
const asking = (facts = {}) => ({
  asked: 8,
  seat: 1,
  text: "Bo asks for a takeback: “Bo took ambulance 2.”",
  move: "Bo took ambulance 2.",
  agreed: [],
  waiting: [0],
  lost: [],
  ...facts,
});
let server: Server;

beforeEach(async () => {
  await speak("en");
  server = atTable();
  server.answer(PATH, { seq: 5, repeated: false });
});

afterEach(() => {
  cleanup();
  server.close();
});

async function sitDown(facts: Record<string, unknown> = {}): Promise<void> {
  render(TableScreen, { table: "t1" });
  await until(() => expect(Listening.last?.url).toContain("/api/tables/t1/events"));
  Listening.last!.hear(shown(facts));
  await until(() => expect(document.title).not.toBe("wardround"));
}

test("where undo ends one can ask the others, and is told for what", async () => {
  await sitDown({ undo: false, takebacks: "ask", takeback: { move: "Mia took ambulance 2." } });
  await fireEvent.click(await screen.findByRole("button", { name: "Ask for a takeback" }));
  expect(await screen.findByRole("heading", { name: "Mia took ambulance 2." })).toBeTruthy();
  expect(server.asked).not.toContain(PATH);
  await fireEvent.click(await screen.findByText("Ask the others"));
  await until(() => expect(server.bodies[PATH]).toMatchObject({ do: "ask", version: 5 }));
});

test("where nobody has to agree one is told so", async () => {
  await sitDown({ undo: false, takebacks: "automatic", takeback: { move: "" } });
  await fireEvent.keyDown(document.body, { key: "u" });
  expect(await screen.findByRole("heading", { name: "Your last move" })).toBeTruthy();
  await fireEvent.click(await screen.findByText("Take back"));
  await until(() => expect(server.bodies[PATH]).toMatchObject({ do: "ask" }));
});

test("who is asked hears it at once and answers with a button or a letter", async () => {
  await sitDown();
  Listening.last!.hear(shown({ seq: 8, asking: asking() }));
  await screen.findByText(asking().text, { selector: "section p" });
  await until(() => expect(screen.getByRole("alert").textContent).toContain("Bo asks for a takeback"));
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  await until(() => expect(server.bodies[PATH]).toMatchObject({ do: "agree", asked: 8 }));
  await fireEvent.keyDown(document.body, { key: "n" });
  await until(() => expect(server.bodies[PATH]).toMatchObject({ do: "refuse", asked: 8 }));
});

test("who asked can stop, and all are told how it ended", async () => {
  await sitDown();
  Listening.last!.hear(shown({ seq: 8, asking: asking({ seat: 0, waiting: [1] }) }));
  await fireEvent.click(await screen.findByText("Stop asking"));
  await until(() => expect(server.bodies[PATH]).toMatchObject({ do: "withdraw", asked: 8 }));
  expect(screen.queryByText("Agree")).toBeNull();
  Listening.last!.hear(
    shown({ seq: 9, asking: null, told: { keep: 1, add: [line("Mia took back: “…”", { kind: "talk" })] } }),
  );
  await until(() => expect(screen.queryByText("Stop asking")).toBeNull());
  await until(() =>
    expect(
      screen
        .getAllByRole("status")
        .map((one) => one.textContent)
        .join(),
    ).toContain("Mia took back: “…”"),
  );
});

test("only tables of several people are laid with takebacks", () => {
  const draft = new Draft({
    id: "dice-hospital",
    min_seats: 1,
    max_seats: 4,
    settings: [],
    bots: [],
    together: { phase: "activation", unless: "linear" },
  } as unknown as GameInfo);
  draft.takebacks = "ask";
  expect(draft.laying().takebacks).toBe("none");
  draft.seats[1]!.kind = "open";
  expect(draft.laying().takebacks).toBe("ask");
});

test("boards are hidden only where several decide at once", () => {
  const draft = new Draft({
    id: "dice-hospital",
    min_seats: 1,
    max_seats: 4,
    settings: [],
    bots: [],
    together: { phase: "activation", unless: "linear" },
  } as unknown as GameInfo);
  draft.boards = "reveal";
  expect(draft.laying().boards).toBe("reveal");
  draft.values.linear = true;
  expect(draft.laying().boards).toBe("live");
});

test("who asks to take over from a bot is let in or not by who plays", async () => {
  const admit = "POST /api/tables/t1/seats/0/admit";
  server.answer(admit, { seq: 9, repeated: false });
  const knocking = {
    asked: 8,
    seat: 2,
    name: "Eve",
    text: "Eve asks to take over from Bot 3, and would see its cards.",
    agreed: [],
    waiting: [0],
  };
  await sitDown();
  Listening.last!.hear(shown({ seq: 8, knocking }));
  await screen.findByText(knocking.text, { selector: "section p" });
  expect(screen.getByRole("region", { name: "Join request" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Let in" }));
  await until(() => expect(server.bodies[admit]).toMatchObject({ do: "agree", asked: 8 }));
  await fireEvent.keyDown(document.body, { key: "n" });
  await until(() => expect(server.bodies[admit]).toMatchObject({ do: "refuse", asked: 8 }));
  Listening.last!.hear(shown({ seq: 9, knocking: null }));
  await until(() => expect(screen.queryByRole("region", { name: "Join request" })).toBeNull());
});
