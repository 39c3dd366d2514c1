import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { preferences } from "../src/people/preferences.svelte";
import { Table } from "../src/play/table.svelte";
import { speak } from "../src/words/words.svelte";
import CommandHost from "./CommandHost.svelte";
import type { Server } from "./server";
import { atTable, Listening, line, shown, until } from "./tables";

const ACT = "POST /api/tables/t1/seats/0/act";
let server: Server;

beforeEach(async () => {
  await speak("en");
  server = atTable();
  const table = new Table("t1");
  render(CommandHost, { table });
  void table.open(0);
  await until(() => expect(Listening.last?.url).toContain("/api/tables/t1/events"));
  Listening.last!.hear(shown());
});

afterEach(() => {
  cleanup();
  server.close();
});

async function type(text: string): Promise<HTMLInputElement> {
  const box = await screen.findByLabelText<HTMLInputElement>("Type a move or a question");
  await fireEvent.input(box, { target: { value: text } });
  await fireEvent.submit(box.form!);
  return box;
}

test("what is typed is sent as it is, and what was done is said in the box", async () => {
  server.answer(ACT, () => {
    Listening.last!.hear(shown({ seq: 7, told: { keep: 1, add: [line("Mia: nurse in Clinic, red 5 to 6.")] } }));
    return { seq: 7, repeated: false };
  });
  const box = await type("place nurse on clinic, target red 5");
  const said = box.form!.querySelector("[role=status]")!;
  await until(() => expect(said.textContent).toContain("Mia: nurse in Clinic, red 5 to 6."));
  expect(server.bodies[ACT]).toMatchObject({ text: "place nurse on clinic, target red 5", version: 5 });
  expect(box.value).toBe("");
});

test("a refusal is said where one types, with its rule, and the words stay", async () => {
  server.answer(
    ACT,
    { error: { code: "targets-not-met", message: "No patient fits (DH-5.2).", facts: { rule: "DH-5.2" } } },
    409,
  );
  const box = await type("place nurse pharm");
  const said = box.form!.querySelector("[role=status]")!;
  await until(() => expect(said.textContent).toContain("No patient fits (DH-5.2)."));
  expect(screen.getByRole("button", { name: /DH-5\.2/ })).toBeTruthy();
  expect(box.value).toBe("place nurse pharm");
});

test("choices are suggested in words, and what was typed before comes back with the arrow up", async () => {
  server.answer(ACT, { seq: 5, repeated: false });
  const box = await type("finish");
  await until(() => expect(box.value).toBe(""));
  expect([...box.list!.options].map((one) => one.value)).toEqual(["Finish", "Place a nurse in the Clinic"]);
  await fireEvent.keyDown(box, { key: "ArrowUp" });
  expect(box.value).toBe("finish");
  await fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(box.value).toBe("");
});

test("undo can be typed too", async () => {
  server.answer("POST /api/tables/t1/seats/0/undo", { seq: 5, repeated: false });
  const box = await type("Undo");
  await until(() => expect(box.form!.querySelector("[role=status]")!.textContent).toContain("Undone."));
});

test("an undo that is refused is answered where it was typed", async () => {
  server.refuse("POST /api/tables/t1/seats/0/undo", 409, "undo-nothing", "There is nothing to take back.");
  const box = await type("undo");
  await until(() =>
    expect(box.form!.querySelector("[role=status]")!.textContent).toContain("There is nothing to take back."),
  );
  expect(box.value).toBe("undo");
});

test("what line play is asked can be asked here too, and is answered in the box", async () => {
  server.answer("GET /api/tables/t1/seats/0/answer", { lines: ["Imaging was used.", "(DH-5.1)"] });
  const box = await type("Why imaging");
  const said = () => box.form!.querySelector("[role=status]")!.textContent;
  await until(() => expect(said()).toContain("Imaging was used.\n(DH-5.1)"));
  expect(server.queries["GET /api/tables/t1/seats/0/answer"]).toContain("text=Why+imaging");
  await type("nurse clinic?");
  await until(() => expect(server.queries["GET /api/tables/t1/seats/0/answer"]).toContain("text=nurse+clinic%3F"));
  await type("score?");
  await until(() => expect(said()).toContain("Bo, 9 points"));
  await type("forecast");
  await until(() => expect(said()).toContain("No forecast right now"));
  Listening.last!.hear(shown({ forecast: { leaving: ["R6"], total: 4, neglected: [], deaths: [], beds: 3 } }));
  await type("Forecast");
  await until(() => expect(said()).toContain("Discharged: 1, Points: 4, Neglected: 0, Fatalities: 0, Free beds: 3"));
  expect(server.asked).not.toContain(ACT);
});

test("undo with a question mark is asked about in any language, and nothing is taken back", async () => {
  const path = "GET /api/tables/t1/seats/0/answer";
  server.answer(path, { lines: ["undo : annuler votre dernière action."] });
  const box = await type("undo?");
  await until(() =>
    expect(box.form!.querySelector("[role=status]")!.textContent).toContain("annuler votre dernière action."),
  );
  await speak("fr");
  server.queries[path] = "";
  await fireEvent.input(box, { target: { value: "Annuler ?" } });
  await fireEvent.submit(box.form!);
  await until(() => expect(server.queries[path]).toContain("text=undo%3F"));
  expect(server.asked.filter((one) => one.endsWith("/undo"))).toEqual([]);
});

test("a word that only the language of the page knows is sent like any other", async () => {
  server.refuse(ACT, 422, "not-understood", "This is not understood.");
  const box = await type("constructor");
  await until(() => expect(box.form!.querySelector("[role=status]")!.textContent).toContain("This is not understood."));
});

test("a part of the board is looked at by its name", async () => {
  const board = document.createElement("div");
  board.id = "board";
  board.innerHTML =
    '<div role="group" aria-label="Ward 2"><button aria-label="red, value 5"></button><span role="img" aria-label="green, value 1"></span></div>';
  document.body.append(board);
  const box = await type("look ward 2");
  await until(() =>
    expect(box.form!.querySelector("[role=status]")!.textContent).toContain("Ward 2: red, value 5; green, value 1"),
  );
  board.remove();
});

test("each hint tells more, wherever it was asked for", async () => {
  const hints = ["Look at the red ones.", "Look at Imaging.", "Place a nurse there."];
  const path = "GET /api/tables/t1/seats/0/hint";
  server.answer(path, () => {
    const step = Number(new URLSearchParams(server.queries[path]).get("step"));
    return { step, steps: 3, text: hints[step - 1], actions: [], touch: [], rule: null };
  });
  const box = await type("hint");
  const said = () => box.form!.querySelector("[role=status]")!.textContent;
  await until(() => expect(said()).toContain(`${hints[0]}\nType hint again for more.`));
  await type("hint");
  await until(() => expect(said()).toContain(hints[1]));
  await type("hint");
  await until(() => expect(said()).toContain(hints[2]));
  expect(said()).not.toContain("again");
});

test("a coach who has no time is asked again, and one is told that they think", async () => {
  const path = "GET /api/tables/t1/seats/0/plans";
  server.refuse(path, 503, "no-hint", "The coach has no answer now.");
  const box = await type("plans");
  const said = () => box.form!.querySelector("[role=status]")!.textContent;
  await until(() => expect(said()).toContain("The coach is thinking…"));
  server.answer(path, { plans: [], lines: ["Plan 1: 4 points.", "Place a nurse in Clinic."], offers: [] });
  await until(() => expect(said()).toContain("Plan 1: 4 points.\nPlace a nurse in Clinic."));
  expect(box.value).toBe("");
});

test("the coach says why there is no help: another decides, or help is switched off", async () => {
  Listening.last!.hear(shown({ choices: [], now: { ...shown().now, waiting: [1] } }));
  const box = await type("hint");
  const said = () => box.form!.querySelector("[role=status]")!.textContent;
  await until(() => expect(said()).toContain("Ask the coach when it’s your move."));
  preferences.set("hints", false);
  await type("plans");
  await until(() => expect(said()).toContain("Hints are off in your settings."));
  preferences.set("hints", true);
  expect(server.asked.filter((one) => one.endsWith("/hint") || one.endsWith("/plans"))).toEqual([]);
});
