import { afterEach, expect, test } from "vitest";
import { preferences } from "../src/people/preferences.svelte";
import { KEYS, keyOf, meant } from "../src/play/keys";

const press = (key: string, facts: Partial<KeyboardEvent> = {}) =>
  meant({ key, altKey: false, ctrlKey: false, metaKey: false, target: document.body, ...facts });

afterEach(() => preferences.set("keys", {}));

test("letters do what they say, digits choose", () => {
  expect([press("u"), press("U"), press("d"), press("?"), press("3"), press("0"), press("x")]).toEqual([
    "undo",
    "undo",
    "done",
    "help",
    "choice-3",
    "",
    "",
  ]);
});

test("no letter does anything while one writes or holds another key", () => {
  const field = document.createElement("input");
  expect(press("u", { target: field })).toBe("");
  expect(press("u", { ctrlKey: true })).toBe("");
  const range = document.createElement("input");
  range.type = "range";
  expect(press("u", { target: range })).toBe("undo");
});

test("letters can be changed, and no two do the same at first", () => {
  preferences.set("keys", { undo: "z" });
  expect(keyOf("undo")).toBe("z");
  expect([press("z"), press("u")]).toEqual(["undo", ""]);
  expect(new Set(KEYS.map((one) => one.key)).size).toBe(KEYS.length);
});
