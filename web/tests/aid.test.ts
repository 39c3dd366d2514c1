import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Book, Card } from "../src/api/types";
import { columns } from "../src/rules/aidGroups";
import PlayerAid from "../src/rules/PlayerAid.svelte";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";

const card = (id: string, kind: string, name: string, text: string, facts: Record<string, unknown> = {}) =>
  ({ id, kind, name, text, facts }) as unknown as Card;
const cards = [
  card("n01", "nurse", "Medina", "Gain one."),
  card("n02", "nurse", "Nikki", "Gain one."),
  card("n06", "nurse", "Alyssa", "Draw one."),
  card("a1", "action", "White Magic", "1 TP.", { cost: 2 }),
];
const book = {
  cards: Object.fromEntries(cards.map((one) => [one.id, one])),
  names: { phase: { main: "Main Phase" } },
  house: { penalty: [0, 1, 2, 4] },
} as unknown as Book;

afterEach(cleanup);

test("cards that say the same are named together", () => {
  const [actions, nurses] = columns("dynamite-nurse", book).map((column) => column[0]!);

  expect(actions!.entries).toEqual([{ names: ["White Magic"], text: "1 TP.", cost: 2 }]);
  expect(nurses!.entries.map((one) => one.names)).toEqual([["Medina", "Nikki"], ["Alyssa"]]);
});

test("the aid tells the course of a turn, the points and the cards", async () => {
  await speak("en");
  const server = new Server();
  server.answer("GET /api/games/dynamite-nurse/book", book);
  render(PlayerAid, { game: "dynamite-nurse" });

  await screen.findByRole("heading", { level: 1, name: "Dynamite Nurse" });
  expect(await screen.findByText(/Play any number of cards/)).toBeTruthy();
  expect(screen.getByText("Main Phase")).toBeTruthy();
  expect(screen.getByRole("table", { name: /VP for Kill Marks/ }).textContent).toContain("−4");
  expect(screen.getByText("White Magic (2 Gold)")).toBeTruthy();
  server.close();
});
