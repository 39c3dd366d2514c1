import { expect, it } from "vitest";
import type { Card } from "../src/api/types";
import { fitting } from "../src/dicehospital/cardMatches";

const department = (facts: Record<string, unknown>, fx: { g: string; n: number | null }[] = []): Card =>
  ({
    id: "one",
    kind: "department",
    name: "One",
    text: "",
    short: "",
    origin: "book",
    note: null,
    rule: null,
    fx,
    facts,
  }) as unknown as Card;

it("finds patients of the colour and the values that a department asks for", () => {
  expect(fitting(department({ colour: "red", values: [1, 2], count: 1 }), ["R1", "R2*", "R3", "G1"])).toEqual({
    n: 2,
    works: true,
  });
  expect(fitting(department({ colour: "red", count: 1 }), ["G1"])).toEqual({ n: 0, works: false });
  expect(fitting(department({ choices: 2 }), ["G1"])).toBeNull();
});

it("knows when those whom it finds are too few, or no set", () => {
  const run = department({ colour: "red", count: 3, pattern: "run" });
  const equal = department({ colour: "green", count: 3, pattern: "equal" });
  expect(fitting(run, ["R5", "Y3", "G4"])).toEqual({ n: 1, works: false });
  expect(fitting(run, ["R5", "R3", "R4", "R4"])).toEqual({ n: 4, works: true });
  expect(fitting(equal, ["G1", "G5", "G1"])).toEqual({ n: 3, works: false });
  expect(fitting(equal, ["G1", "G1", "G1"])).toEqual({ n: 3, works: true });
  expect(fitting(department({ colour: "any", values: [1, 2, 3], count: 3 }), ["G1", "R3"])).toEqual({
    n: 2,
    works: false,
  });
  expect(fitting(department({ colour: "any", values: [1, 2, 3], count: 3 }, [{ g: "up-to", n: 3 }]), ["G1"])).toEqual({
    n: 1,
    works: true,
  });
});

it("counts only those who can be in a set", () => {
  const run = department({ colour: "red", count: 3, pattern: "run" });
  const equal = department({ colour: "yellow", count: 3, pattern: "equal" });
  expect(fitting(equal, ["Y4", "Y4", "Y2", "Y4", "Y6"])).toEqual({ n: 3, works: true });
  expect(fitting(run, ["R1", "R3", "R4", "R5", "R3"])).toEqual({ n: 4, works: true });
});
