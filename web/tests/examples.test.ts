import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withKnown } from "../src/play/knownEvents";
import ExampleDoor from "../src/rules/ExampleDoor.svelte";
import { speak } from "../src/words/words.svelte";
import { book, viewWith } from "./dynamitenurse-scene";
import { Server } from "./server";

const frame = (text: string, refused = false) => ({ text, refused, view: viewWith(), events: [] });
const EXAMPLE = {
  id: "care",
  game: "dynamite-nurse",
  rule: "DN-6.4.3",
  title: "Care",
  text: "Look at this.",
  names: ["You", "Player 2", "Player 3"],
  show: ["hospital"],
  cards: [],
  tries: true,
  frames: [frame(""), frame("You played a card."), frame("No.", true)],
};
const PATH = "/api/rules/dynamite-nurse/examples/care";
let server: Server;

beforeEach(async () => {
  await speak("en");
  server = new Server();
  server.answer(`GET ${PATH}`, EXAMPLE);
  server.answer("GET /api/games/dynamite-nurse/book", book);
});

afterEach(() => {
  cleanup();
  server.close();
});

const door = () => render(ExampleDoor, { game: "dynamite-nurse", example: { id: "care", title: "Care" } });
const button = (name: string) => screen.findByRole("button", { name });

test("an example is fetched when it is opened, and no sooner", async () => {
  door();
  const title = await button("Example: Care");
  expect(title.getAttribute("aria-expanded")).toBe("false");
  expect(server.asked).toEqual([]);

  await fireEvent.click(title);
  expect(await screen.findByText("Look at this.")).toBeTruthy();
  expect(server.asked).toContain(`GET ${PATH}`);
});

test("one goes forth and back among its pictures, and no further than they go", async () => {
  door();
  await fireEvent.click(await button("Example: Care"));
  const next = await button("Next");
  const says = () => screen.getByRole("status").textContent;
  expect(says()).toBe("");
  expect(((await button("Back")) as HTMLButtonElement).disabled).toBe(true);
  for (const text of ["You played a card.", "No.", "No."]) {
    await fireEvent.click(next);
    expect(says()).toBe(text);
  }
  expect(next.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(await button("Back"));
  await fireEvent.click(await button("Back"));
  expect(says()).toBe("");
  expect(document.activeElement).toBe(next);
});

test("what one tries is asked of the server as a whole line, and refusals are said", async () => {
  const tried = (actions: string[]) => ({
    ...frame(actions.length ? "You did it." : ""),
    prompt: "What now?",
    choices: [{ text: "done", label: "End the phase", says: "" }],
  });
  server.answer(`POST ${PATH}/try`, ({ actions }) => tried(actions as string[]));
  door();
  await fireEvent.click(await button("Example: Care"));
  await fireEvent.click(await button("Try it yourself"));
  await fireEvent.click(await button("End the phase"));
  expect(await screen.findByText("You did it. What now?")).toBeTruthy();
  expect(server.bodies[`POST ${PATH}/try`]).toEqual({ actions: ["done"] });

  server.refuse(`POST ${PATH}/try`, 409, "wrong-moment", "Not now.");
  await fireEvent.click(await button("End the phase"));
  expect(await screen.findByText("Not now.")).toBeTruthy();
  await fireEvent.click(await button("Back to the example"));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("events that are known stay the same things", () => {
  const known = [{ event: "a" }, { event: "b" }];
  const found = withKnown(known, [{ event: "a" }, { event: "c" }]);
  expect(found[0]).toBe(known[0]);
  expect(found[1]).toEqual({ event: "c" });
});
