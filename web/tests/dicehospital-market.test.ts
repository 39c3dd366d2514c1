import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Prospect } from "../src/api/types";
import { preferences } from "../src/people/preferences.svelte";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import { choice, nothing, scene, view } from "./dicehospital-scenes";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  preferences.set("hints", true);
});

const found = (card: string, n: number, of: number, facts: Partial<Prospect> = {}): Prospect => ({
  card,
  n,
  of,
  works: n > 0,
  luck: 0,
  waits: false,
  ...facts,
});

/** Show what can be had, and return what is said of what each card would find. */
function hints(...prospects: Prospect[]): string[] {
  const choices = [
    choice({ verb: "take-department", department: "cardiology" }),
    choice({ verb: "take-specialist", specialist: "paramedic" }),
  ];
  render(Harness, {
    scene: scene(view("improve", {}, { phase: "improvement" }), choices, nothing(), { prospects }),
    frame: new Frame(),
  });
  flushSync();
  return [...document.querySelectorAll(".fit")].map((one) => one.textContent!.trim());
}

it("departments tell whom they fit, and specialists in which departments they help", () => {
  expect(hints(found("cardiology", 5, 9), found("paramedic", 3, 7))).toEqual([
    "fits 5 of 9",
    "fits 3 of 7 departments",
  ]);
});

it("what cannot be used now says so", () => {
  expect(hints(found("cardiology", 0, 9), found("paramedic", 0, 7))).toEqual([
    "fits no patient now",
    "fits no department now",
  ]);
  expect(document.querySelectorAll(".fit.no")).toHaveLength(2);
});

it("what asks for no patient, depends on luck, or has to wait is told apart", () => {
  expect(hints(found("cardiology", 0, 9, { works: true }), found("paramedic", 0, 7, { luck: 1 }))).toEqual([
    "usable now",
    "depends on a roll",
  ]);
  cleanup();
  expect(hints(found("cardiology", 0, 9, { waits: true }))).toEqual(["from next round"]);
});

it("what another took stays in its place, grey and with their token, until all have taken", async () => {
  const at = (phase: string, departments: string[], events: object[]) =>
    scene(view("improve", {}, { phase, departments, specialists: ["paramedic"] } as never), [], nothing(), {
      events: [{ event: "round-began", seat: -1, round: 1 }, ...events] as never,
    });
  const shelf = () =>
    [...document.querySelectorAll(".stack")].map((one) => [
      one.querySelector("[data-inspect]")!.getAttribute("data-inspect"),
      one.querySelector(".by .sr")?.textContent ?? "",
    ]);
  const taken = { event: "improvement-taken", seat: 1, improvement: "cardiology" };
  const frame = new Frame();
  const { rerender } = render(Harness, { scene: at("improvement", ["cardiology", "urology"], []), frame });
  flushSync();
  expect(shelf()).toEqual([
    ["cardiology", ""],
    ["urology", ""],
    ["paramedic", ""],
  ]);

  await rerender({ scene: at("improvement", ["urology"], [taken]), frame });
  flushSync();
  expect(shelf()).toEqual([
    ["cardiology", expect.stringMatching(/^taken by ./)],
    ["urology", ""],
    ["paramedic", ""],
  ]);

  await rerender({ scene: at("intake", ["urology"], [taken]), frame });
  flushSync();
  expect(shelf().map(([id]) => id)).toEqual(["urology", "paramedic"]);
});

it("who wants no hints gets none", () => {
  preferences.set("hints", false);
  expect(hints(found("cardiology", 5, 9), found("paramedic", 3, 7))).toEqual([]);
});

it("who plays alone is not told in which order others choose", () => {
  const improving = view("improve", {}, { phase: "improvement" });
  const told = (hospitals: typeof improving.hospitals) => {
    render(Harness, { scene: scene({ ...improving, hospitals }, [], nothing()), frame: new Frame() });
    const small = document.querySelector(".market h2 small")!.textContent;
    cleanup();
    return small;
  };
  const [one] = improving.hospitals;
  expect(told([one!])).toBe("one department or one specialist");
  expect(told([one!, { ...one!, seat: 1 }])).toBe("one department or one specialist each, lowest ambulance first");
});
