import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Flow } from "../src/dicehospital/flow.svelte";
import { preferences } from "../src/people/preferences.svelte";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import { choice, healed, nothing, scene, view } from "./dicehospital-scenes";

const name = (text: string | RegExp) => screen.getByLabelText(text);
const settle = async () => {
  await Promise.resolve();
  flushSync();
};

beforeAll(() => speak("en"));
afterEach(cleanup);
beforeEach(() => {
  preferences.values.motion = "off";
  preferences.values.confirm = "all";
});

describe("a placement", () => {
  const enterNurse = choice({ verb: "place", staff: "nurse", department: "critical-care-unit" });
  const enterSurgeon = choice({ verb: "place", staff: "surgeon", department: "critical-care-unit" });
  const done = choice({ verb: "done" });
  const treat = choice(
    { verb: "treat", die: "R5", as: "" },
    { preview: [healed("R5", "R6*")] as never, says: "Red 5 becomes 6." },
  );
  const treatYellow = choice(
    { verb: "treat", die: "Y3", as: "R" },
    {
      preview: [
        { event: "bag-spent", seat: 0 },
        { event: "patient-recoloured", seat: 0, before: "Y3", after: "Y>R3*" },
        healed("Y>R3*", "Y>R4*"),
      ] as never,
    },
  );

  it("goes from the worker over the department and the patient to what is applied", async () => {
    const told = nothing();
    const frame = new Frame();
    const { rerender } = render(Harness, {
      scene: scene(view("place"), [enterNurse, enterSurgeon, done], told),
      frame,
    });
    flushSync();
    expect(frame.bar?.main?.label).toBe("Done");

    await fireEvent.click(name(/^surgeon, 1 free/));
    expect(frame.bar?.main?.missing).toBe("Choose a department");
    await fireEvent.click(name(/^critical-care-unit\./));
    expect(told.acted).toEqual([enterSurgeon]);

    const placement = {
      staff: "surgeon",
      department: "critical-care-unit",
      by_specialist: false,
      choice: 0,
      part: 0,
      picked: 0,
      discharged: 0,
      admissions: 0,
    };
    const under = view("treat", { idle: ["nurse", "nurse"], open: ["clinic"], placement, asked: "treat" });
    await rerender({ scene: scene(under, [treat, treatYellow], told), frame });
    expect(frame.bar?.step).toBe("Step 1 of 2");
    expect(frame.bar?.main?.missing).toBe("Choose a patient");
    const second = name(/^red, value 5, ward 1, bed 2, untreated, can be chosen, becomes 6$/);
    expect(name(/^yellow, value 3.*can be chosen as red for a blood bag, becomes 4$/)).toBeTruthy();
    expect(name("green, value 4, ward 2, bed 1, untreated")).toBeTruthy();

    await fireEvent.click(second);
    expect(frame.bar?.title).toBe("Red 5 becomes 6.");
    expect(second.getAttribute("aria-pressed")).toBe("true");
    expect(told.acted).toHaveLength(1);

    frame.bar?.main?.run();
    await settle();
    expect(told.acted.at(-1)).toBe(treat);

    const after = view("place", { dice: ["R5", "R6*", "Y3", "G4"], idle: ["nurse", "nurse"], open: ["clinic"] });
    await rerender({ scene: scene(after, [done], told), frame });
    expect(name(/^red, value 6, ward 1, bed 2, treated/)).toBeTruthy();
    expect(name(/^red, value 5, ward 1, bed 1, untreated/)).toBeTruthy();
  });

  it("takes the plainest worker if none is in hand, and says so", async () => {
    const told = nothing();
    const frame = new Frame();
    render(Harness, { scene: scene(view("place"), [enterSurgeon, enterNurse, done], told), frame });
    await fireEvent.click(name(/^critical-care-unit\./));
    await settle();
    expect(told.acted).toEqual([enterNurse]);
    expect(frame.polite.at(-1)).toContain("nurse picked for you");
  });

  it("names a blood bag only where one is spent", () => {
    const free = (as: "R" | "Y") =>
      choice(
        { verb: "treat", die: "G4", as },
        { preview: [{ event: "patient-recoloured", seat: 0, before: "G4", after: `G>${as}4*` }] as never },
      );
    render(Harness, {
      scene: scene(view("treat"), [free("R"), free("Y"), treatYellow], nothing()),
      frame: new Frame(),
    });
    expect(name(/^green, value 4.*can be chosen as red or yellow$/)).toBeTruthy();
    expect(name(/^yellow, value 3.*can be chosen as red for a blood bag, becomes 4$/)).toBeTruthy();
  });

  it("says no more who went once that was taken back", async () => {
    const told = nothing();
    const frame = new Frame();
    const went = {
      events: [{ event: "staff-placed", seat: 0, staff: "nurse", department: "critical-care-unit" }],
    } as never;
    const { rerender } = render(Harness, { scene: scene(view("place"), [enterNurse, done], told, went), frame });
    await fireEvent.click(name(/^critical-care-unit\./));
    await settle();
    expect(frame.bar?.detail).toContain("nurse picked for you");
    await rerender({ scene: scene(view("place"), [enterNurse, done], told), frame });
    flushSync();
    expect(frame.bar?.detail).toBeUndefined();
  });

  it("says whom a department needs that finds nobody", async () => {
    const frame = new Frame();
    const why = () =>
      Promise.resolve([
        {
          code: "targets-not-met",
          do: { verb: "place", staff: "nurse", department: "clinic" },
          message: "They are not there.",
          rule: "DH-5.2",
          text: "",
        },
      ] as never);
    render(Harness, { scene: scene(view("place"), [enterNurse, done], nothing(), { why }), frame });
    await fireEvent.click(name(/^clinic\./));
    await settle();
    await settle();
    expect(frame.inspected).toMatchObject({ title: "clinic", text: "They are not there. Card text: clinic text." });
  });

  it("says why a department cannot be used", async () => {
    const told = nothing();
    const frame = new Frame();
    render(Harness, { scene: scene(view("place"), [enterNurse, done], told), frame });
    await fireEvent.click(name(/^clinic\./));
    await settle();
    expect(told.asked).toEqual([["place", "clinic"]]);
    expect(told.acted).toEqual([]);
    await settle();
    expect(frame.inspected).toEqual({ title: "clinic", text: "It has been used.", rule: "DH-5.1" });
    expect(frame.urgent).toBe("It has been used.");
  });

  it("is done at once where nobody wants to be asked", async () => {
    preferences.values.confirm = "never";
    const told = nothing();
    render(Harness, { scene: scene(view("treat"), [treat], told), frame: new Frame() });
    await fireEvent.click(name(/ward 1, bed 1.*becomes 6/));
    expect(told.acted).toEqual([treat]);
  });

  it("does what is picked for a patient when it is tapped again, in the colour that was chosen", async () => {
    const told = nothing();
    const [plain, red] = (["", "R"] as const).map((as) =>
      choice({ verb: "treat", die: "Y3", as }, { preview: [healed("Y3", "Y4*")] as never }),
    );
    const flow = new Flow(() => scene(view("treat"), [plain!, red!], told), new Frame());
    flow.tap(2);
    expect([flow.picked, flow.colours]).toEqual([plain, [plain, red]]);
    flow.pick(red!, flow.at);
    flow.tap(2);
    await settle();
    expect([told.acted, flow.picked]).toEqual([[red], null]);
  });

  it("lifts the first of several at once, and can put it back", async () => {
    const told = nothing();
    const frame = new Frame();
    const first = choice({ verb: "treat", die: "R5", as: "" });
    const { rerender } = render(Harness, { scene: scene(view("treat"), [first], told), frame });
    await fireEvent.click(name(/ward 1, bed 2/));
    expect(told.acted).toEqual([first]);

    const placement = {
      staff: "nurse",
      department: "cardiology",
      by_specialist: false,
      choice: 0,
      part: 0,
      picked: 1,
      discharged: 0,
      admissions: 0,
    };
    const lifted = view("treat", { dice: ["R5", "Y3", "G4"], held: ["R5"], placement, asked: "treat" });
    await rerender({ scene: scene(lifted, [first], told), frame });
    expect(name(/^red, value 5, ward 1, bed 2, untreated, chosen/)).toBeTruthy();
    expect(name(/^red, value 5, ward 1, bed 1, untreated, can be chosen/)).toBeTruthy();
    frame.bar?.back?.();
    expect(told.undone).toBe(1);
  });
});
