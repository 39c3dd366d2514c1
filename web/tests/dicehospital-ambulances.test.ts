import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { DiceView } from "../src/dicehospital/types";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import { choice, hospital, nothing, scene, view } from "./dicehospital-scenes";

beforeAll(() => speak("en"));
afterEach(cleanup);

const gains = [{ event: "bags-gained", seat: 0, count: 1 }] as never;

/** Show the ambulances, with the last two to be had, and return what is said of each. */
function road(facts: Partial<DiceView>, preview: never): string[] {
  const ambulances = [
    ["R2", "Y2", "G2"],
    ["R3", "R4", "G5"],
    ["Y5", "Y5", "G5"],
  ] as never;
  const choices = [
    choice({ verb: "take-ambulance", number: 2 }, { preview }),
    choice({ verb: "take-ambulance", number: 3 }),
  ];
  render(Harness, {
    scene: scene(view("take-ambulance", {}, { phase: "intake", ambulances, ...facts }), choices, nothing()),
    frame: new Frame(),
  });
  flushSync();
  return screen
    .getAllByRole("button", { name: /^Ambulance/ })
    .map((one) =>
      document.getElementById(one.getAttribute("aria-describedby")!)!.textContent!.replace(/\s+/g, " ").trim(),
    );
}

it("what an ambulance brings may change while others choose", () => {
  const [, second] = road({}, gains);
  expect(second).toContain("So far you improve first");
  expect(second).toContain("If it stays lowest: blood bag and First Player token");
});

it("what it brings is certain for the last to choose", () => {
  const [, second, third] = road(
    { hospitals: [hospital(0), hospital(1, { ambulance: 3, arrivals: ["Y5", "Y5", "G5"] })] as never },
    gains,
  );
  expect(second).toContain("You improve first");
  expect(second).not.toContain("So far");
  expect(second).toContain("Lowest: blood bag and First Player token");
  expect(third).not.toContain("Total of the dice");
});

it("the one that the First Player may not take says so", () => {
  const [first, second] = road({ first: 0 }, gains);
  expect(first).toContain("The First Player can’t take this one");
  expect(second).not.toContain("may not");
});
