/** One way to decide: what pressing, pressing again, Escape and a double click do, in itself and on both boards. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import type { Choice } from "../src/api/types";
import { preferences } from "../src/people/preferences.svelte";
import { Deciding } from "../src/play/deciding.svelte";
import { Frame } from "../src/play/frame.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import * as dice from "./dicehospital-scenes";
import * as nurse from "./dynamitenurse-scene";
import Host from "./DynamiteNurseHost.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network here")));
  preferences.set("motion", "off");
  preferences.set("confirm", "all");
});

const settled = async (): Promise<void> => {
  await tick();
  await Promise.resolve();
  flushSync();
};

describe("deciding", () => {
  const treat = dice.choice({ verb: "treat", die: "R5", as: "" }, { says: "Red 5 becomes 6." });
  const roll = dice.choice({ verb: "treat", die: "Y3", as: "" }, { luck: true });

  function begin(choices: Choice[] = [treat, roll], facts: Parameters<typeof dice.scene>[3] = {}) {
    const [told, frame] = [dice.nothing(), new Frame()];
    return { told, frame, deciding: new Deciding(() => dice.scene(dice.view("treat"), choices, told, facts), frame) };
  }

  it("shows a choice first and says what it does, and does it when it is pressed again", async () => {
    const { told, frame, deciding } = begin();
    deciding.press(treat);
    expect([deciding.picked, frame.polite.at(-1), told.acted]).toEqual([treat, "Red 5 becomes 6.", []]);
    deciding.press(treat);
    await settled();
    expect([deciding.picked, told.acted]).toEqual([null, [treat]]);
  });

  it("takes another of several equal things for another pick", () => {
    const { told, deciding } = begin();
    deciding.press(treat, 1);
    deciding.press(treat, 2);
    expect(told.acted).toEqual([]);
    expect([deciding.isPicked(treat, 1), deciding.isPicked(treat, 2), deciding.isPicked(treat)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    ["all", [[], []]],
    ["risky", [[treat], []]],
    ["never", [[treat], [roll]]],
  ] as const)("asks as the setting says: %s", (confirm, expected) => {
    preferences.set("confirm", confirm);
    const done = [treat, roll].map((one) => {
      const { told, deciding } = begin();
      deciding.press(one);
      return told.acted;
    });
    expect(done).toEqual(expected);
  });

  it("goes one step back with Escape, once, and leaves Escape to others if there is no step", () => {
    const { deciding } = begin();
    const escape = (): boolean => {
      const event = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
      deciding.keyed(event);
      return event.defaultPrevented;
    };
    deciding.press(treat);
    expect([escape(), deciding.picked, escape()]).toEqual([true, null, false]);
  });

  it("keeps what is picked if it could not be done", async () => {
    const { deciding } = begin([treat], { act: () => Promise.resolve(false) });
    deciding.press(treat);
    expect(await deciding.apply()).toBe(false);
    expect([deciding.picked, deciding.busy]).toEqual([treat, false]);
  });

  it("forgets what can't be done any more, also if it could be again", () => {
    let choices = [treat];
    const deciding = new Deciding(() => dice.scene(dice.view("treat"), choices, dice.nothing()), new Frame());
    deciding.press(treat, 3);
    choices = [roll];
    deciding.renew();
    choices = [treat];
    expect([deciding.picked, deciding.at]).toEqual([null, ""]);
  });

  it("lets a double click do one thing, unless nobody wants to be asked", () => {
    const passed = (detail: number, deciding: Deciding): boolean => {
      const click = new MouseEvent("click", { detail });
      const stop = vi.spyOn(click, "stopPropagation");
      deciding.clicked(click);
      return stop.mock.calls.length === 0;
    };
    const double = (confirm: "risky" | "never"): boolean[] => {
      preferences.set("confirm", confirm);
      const { deciding } = begin();
      const first = passed(1, deciding);
      deciding.press(treat);
      return [first, passed(2, deciding), passed(1, deciding), passed(2, deciding)];
    };
    expect(double("risky")).toEqual([true, false, true, true]);
    expect(double("never")).toEqual([true, true, true, true]);
  });

  it("asks why only whoever must decide", async () => {
    const asked = begin();
    await asked.deciding.why("treat", "G4", "Green 4");
    expect(asked.frame.inspected).toEqual({ title: "Green 4", text: "It has been used.", rule: "DH-5.1" });
    expect([asked.frame.urgent, asked.told.asked]).toEqual(["It has been used.", [["treat", "G4"]]]);
    const waiting = begin([]);
    await waiting.deciding.why("treat", "G4", "Green 4");
    expect([waiting.frame.inspected, waiting.told.asked]).toEqual([null, []]);
  });
});

/** A choice on a board: what was done, and the button for it. */
interface Board {
  acted: Choice[];
  choice: Choice;
  button: () => HTMLElement;
}

const BOARDS: Record<string, () => Board> = {
  "a patient in bed": () => {
    const [told, choice] = [
      dice.nothing(),
      dice.choice({ verb: "treat", die: "G4", as: "" }, { preview: [dice.healed("G4", "G5*")] as never }),
    ];
    render(Harness, { scene: dice.scene(dice.view("treat"), [choice], told), frame: new Frame() });
    return { acted: told.acted, choice, button: () => screen.getByLabelText(/^green, value 4/) };
  },
  "an improvement": () => {
    const [told, choice] = [dice.nothing(), dice.choice({ verb: "take-department", department: "cardiology" })];
    render(Harness, {
      scene: dice.scene(dice.view("improve", {}, { phase: "improvement" }), [choice], told),
      frame: new Frame(),
    });
    return { acted: told.acted, choice, button: () => screen.getAllByLabelText(/^cardiology/)[0]! };
  },
  "a card of the hand": () => {
    const choice = nurse.choice({ verb: "play", card: "white-magic" });
    const scene = nurse.fakeScene([choice]);
    render(Host, { scene, take: () => undefined });
    return {
      acted: scene.acted,
      choice,
      button: () =>
        within(screen.getByRole("region", { name: "Your hand" })).getByRole("button", { name: /^White Magic/ }),
    };
  },
  "a card of the hand as a list": () => {
    const board = BOARDS["a card of the hand"]!();
    flushSync();
    screen.getByRole("button", { name: "Show as list" }).click();
    return board;
  },
  "a card of the Town": () => {
    const choice = nurse.choice({ verb: "buy", card: "white-magic" });
    const scene = nurse.fakeScene([choice]);
    render(Host, { scene, take: () => undefined });
    return {
      acted: scene.acted,
      choice,
      button: () => within(screen.getByRole("region", { name: "Town" })).getByRole("button", { name: /^White Magic/ }),
    };
  },
};

test.each(Object.keys(BOARDS))("%s: a click picks, Escape puts it back, and two clicks do it", async (name) => {
  const { acted, choice, button } = BOARDS[name]!();
  await settled();
  const pressed = (): string | null => button().getAttribute("aria-pressed");
  await fireEvent.click(button());
  expect([pressed(), acted]).toEqual(["true", []]);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect([pressed(), acted]).toEqual(["false", []]);
  await fireEvent.click(button(), { detail: 1 });
  await fireEvent.click(button(), { detail: 2 });
  await settled();
  expect(acted).toEqual([choice]);
  await fireEvent.click(button(), { detail: 3 });
  expect([acted, pressed()]).toEqual([[choice], "false"]);
});
