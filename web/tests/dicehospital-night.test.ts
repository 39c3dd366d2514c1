import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { GameEvent } from "../src/api/types";
import { preferences } from "../src/people/preferences.svelte";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import { choice, nothing, scene, view } from "./dicehospital-scenes";

beforeAll(() => speak("en"));
afterEach(cleanup);
beforeEach(() => {
  preferences.values.motion = "off";
  preferences.values.confirm = "never";
});

const began = { event: "round-began", seat: -1, round: 1 };
const night = [
  began,
  { event: "activation-ended", seat: 1 },
  { event: "activation-ended", seat: 0 },
  { event: "patient-worsened", seat: 0, before: "R5", after: "R4" },
  { event: "shift-changed", seat: -1 },
  { ...began, round: 2 },
] as unknown as readonly GameEvent[];
const intake = {
  phase: "intake",
  round: 2,
  ambulances: [
    ["R2", "Y2", "G2"],
    ["R3", "R4", "G5"],
    ["Y5", "Y5", "G5"],
  ],
} as never;

it("the night is told to whoever was done last, until they go on playing", async () => {
  const frame = new Frame();
  const take = choice({ verb: "take-ambulance", number: 2 });
  let resolve = (_: boolean) => {};
  const promise = new Promise<boolean>((done) => (resolve = done));
  const day = scene(view("place"), [choice({ verb: "done" })], nothing(), {
    events: [began] as never,
    act: () => promise,
  });
  const { rerender } = render(Harness, { scene: day, frame });
  flushSync();
  expect(screen.queryByText("Night after round 1")).toBeNull();

  frame.bar?.main?.run();
  // The table shows the night before the answer to what was sent has come.
  await rerender({ scene: scene(view("take-ambulance", {}, intake), [take], nothing(), { events: night }), frame });
  resolve(true);
  await promise;
  await Promise.resolve();
  flushSync();
  expect(await screen.findByText("Night after round 1")).toBeTruthy();

  screen.getByLabelText(/^Ambulance 2/).click();
  flushSync();
  expect(screen.queryByText("Night after round 1")).toBeNull();
});

it("as many points stand at the door as the table gives for those who left", () => {
  render(Harness, {
    scene: scene(view("place", { discharged: { R: 1, Y: 1, G: 0 } }), [choice({ verb: "done" })], nothing()),
    frame: new Frame(),
  });
  flushSync();
  const door = screen.getAllByRole("group", { name: "Discharged" })[0]!;
  expect(door.querySelector(".name span")?.textContent).toBe("3 points");
  expect(door.querySelector("[aria-current]")?.textContent).toBe("3");
});
