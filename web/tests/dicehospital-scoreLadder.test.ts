import { expect, test } from "vitest";
import { ladder } from "../src/dicehospital/scoreLadder";
import { book } from "./dicehospital-scenes";

test("the points for patients who leave together are those of the table, whatever its packs say", () => {
  expect(ladder(book())).toEqual([0, 1, 3, 5, 8]);
  expect(ladder({ ...book(), house: { beds: 12, score: [0, 2, 4] } })).toEqual([0, 2, 4]);
});
