import { expect, test } from "vitest";
import { numbered } from "../src/reviews/stepPlaces";

test("each step numbers your own things before those of others", () => {
  const steps = [["nurse", "clinic"], ["R3"], ["nurse", "pharmacy"]];
  const things = ["1/clinic", "1/R3", "0/nurse", "0/clinic", "0/pharmacy", "0/R3"];

  expect(numbered(steps, 0, things)).toEqual([
    { id: "0/nurse", numbers: [1, 3] },
    { id: "0/clinic", numbers: [1] },
    { id: "0/R3", numbers: [2] },
    { id: "0/pharmacy", numbers: [3] },
  ]);
});

test("dice that are alike get a number each, as long as there are any", () => {
  const things = ["0/G2", "0/G2:2"];

  expect(numbered([["G2"], ["G2"], ["G2"]], 0, things)).toEqual([
    { id: "0/G2", numbers: [1, 3] },
    { id: "0/G2:2", numbers: [2] },
  ]);
});

test("what all share is numbered too, and what is not on the board is left out", () => {
  expect(numbered([["major-surgery"], ["B6"]], 2, ["major-surgery", "0/B6"])).toEqual([
    { id: "major-surgery", numbers: [1] },
  ]);
});

test("what was played gets no number, and the others keep theirs", () => {
  const things = ["0/nurse", "0/clinic", "0/R3"];

  expect(numbered([["nurse", "clinic"], ["R3"]], 0, things, 1)).toEqual([{ id: "0/R3", numbers: [2] }]);
});
