import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { passing } from "../src/dicehospital/choiceKinds";
import { preferences } from "../src/people/preferences.svelte";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import { choice, healed, nothing, scene, view } from "./dicehospital-scenes";

beforeAll(() => speak("en"));
afterEach(cleanup);
beforeEach(() => {
  preferences.values.motion = "off";
  preferences.values.confirm = "all";
});

describe("what is picked", () => {
  it("warns before what cannot be taken back, and steps back with Escape", async () => {
    const frame = new Frame();
    const reroll = choice(
      { verb: "treat", die: "G4", as: "" },
      { luck: true, undoable: false, says: "Green 4 is re-rolled." },
    );
    render(Harness, { scene: scene(view("treat"), [reroll], nothing()), frame });
    await fireEvent.click(screen.getByLabelText(/^green/));
    expect(frame.bar?.detail).toBe("You can’t undo this.");
    await fireEvent.keyDown(window, { key: "Escape" });
    flushSync();
    expect(frame.bar?.main?.missing).toBe("Choose a patient");
  });

  it("is done at once if it only lifts the first of several", () => {
    const spent = { event: "bag-spent", seat: 0 };
    const recoloured = { event: "patient-recoloured", seat: 0, before: "Y3", after: "Y>R3*" };
    const treat = (...preview: unknown[]) =>
      choice({ verb: "treat", die: "Y3", as: "" }, { preview: preview as never });

    expect(passing(treat())).toBe(true);
    expect(passing(treat(spent, recoloured))).toBe(true);
    expect(passing(treat(recoloured))).toBe(false);
    expect(passing(treat(healed("Y3", "Y4*")))).toBe(false);
    expect(passing(choice({ verb: "skip" }, { undoable: false }))).toBe(false);
  });
});

describe("ending the activation", () => {
  const done = choice({ verb: "done" });
  const outlook = {
    leaving: [],
    points: 0,
    next: null,
    neglected: [],
    deaths: [],
    beds: 8,
    arriving: 3,
    administrator: null,
    unused: 2,
  };

  it("asks once while staff could still be placed", async () => {
    const told = nothing();
    const frame = new Frame();
    render(Harness, { scene: scene(view("place"), [done], told, { forecast: outlook }), frame });
    flushSync();
    frame.bar?.main?.run();
    flushSync();
    expect(told.acted).toEqual([]);
    expect(frame.bar?.title).toContain("2 staff members");
    frame.bar?.main?.run();
    expect(told.acted).toEqual([done]);
  });

  it("can be opened again while the others decide", () => {
    const told = nothing();
    const frame = new Frame();
    render(Harness, { scene: scene(view(""), [], told), frame });
    flushSync();
    expect(frame.bar?.others?.[0]?.label).toBe("Reopen activation");
    frame.bar?.others?.[0]?.run();
    expect(told.undone).toBe(1);
  });
});
