import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Card } from "../src/api/types";
import Inspect from "../src/dicehospital/Inspect.svelte";
import { speak } from "../src/words/words.svelte";
import { nothing, scene, view } from "./dicehospital-scenes";

beforeAll(() => speak("en"));
afterEach(cleanup);

function inspect(id: string, facts: Partial<Card>): void {
  const shown = scene(view("place"), [], nothing());
  const card = { ...shown.book.cards[id]!, ...facts };
  render(Inspect, { scene: { ...shown, book: { ...shown.book, cards: { ...shown.book.cards, [id]: card } } }, id });
}

test("a card looked at closely tells what of it is our version and what is inferred", () => {
  const note = "Our version: name and copies; worked out from the rulebook: text.";
  inspect("cardiology", { origin: "numbers", note });
  expect(screen.getByText(note)).toBeTruthy();
});

test("what is inferred is told of a card with nothing of ours on it", () => {
  const note = "Worked out from the rulebook: text.";
  inspect("admin-most", { origin: "book", note });
  expect(screen.getByText(note)).toBeTruthy();
});

test("a card that the rulebook prints has no note", () => {
  inspect("cardiology", {});
  expect(screen.getByText("cardiology text.")).toBeTruthy();
  expect(screen.queryByText(/version|rulebook/)).toBeNull();
});
