/** What keeps a player from doing by mistake what can't be undone, and from clicking more than needed. */
import { cleanup, render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice } from "../src/api/types";
import { barOf } from "../src/dicehospital/bar";
import { Flow } from "../src/dicehospital/flow.svelte";
import Forecast from "../src/dicehospital/Forecast.svelte";
import { barOf as nurseBarOf } from "../src/dynamitenurse/bar";
import { Play } from "../src/dynamitenurse/play.svelte";
import { preferences } from "../src/people/preferences.svelte";
import { isFinal } from "../src/play/deciding.svelte";
import { settle } from "../src/play/focus";
import { Frame, type Main } from "../src/play/frame.svelte";
import { MOMENT } from "../src/play/settling.svelte";
import { speak } from "../src/words/words.svelte";
import * as dice from "./dicehospital-scenes";
import * as nurse from "./dynamitenurse-scene";
import FrameHost from "./FrameHost.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network here")));
  preferences.set("motion", "off");
  preferences.set("confirm", "risky");
  preferences.set("automatic", true);
});

describe("the same spot", () => {
  const button = (label: string, ends = false): Main & { pressed: number } => {
    const made = { label, ends, pressed: 0, run: () => void (made.pressed += 1) };
    return made;
  };

  it("holds back what ends something for a moment after another button stood there", () => {
    vi.useFakeTimers();
    const [frame, apply, done] = [new Frame(), button("Apply"), button("Done", true)];
    frame.bar = { title: "", main: apply };
    frame.press(apply);
    frame.bar = { title: "", main: done };
    frame.press(done);
    expect([apply.pressed, done.pressed, frame.settles(done)]).toEqual([1, 0, true]);
    vi.advanceTimersByTime(MOMENT);
    frame.bar = { title: "other words", main: done };
    frame.press(done);
    expect([done.pressed, frame.settles(done)]).toEqual([1, false]);
  });

  it("holds back nothing that can be undone, and nothing for those who are never asked", () => {
    const [frame, apply, done] = [new Frame(), button("Apply"), button("Done", true)];
    frame.bar = { title: "", main: apply, others: [done] };
    frame.press(apply);
    preferences.set("confirm", "never");
    frame.press(done);
    expect([apply.pressed, done.pressed]).toEqual([1, 1]);
  });

  it("gives the focus to the main button rather than to what would be given back", () => {
    document.body.innerHTML = `<section id="board"><div data-last><button data-choice aria-pressed="false"></button></div></section>
      <button data-main></button>`;
    settle();
    expect(document.activeElement?.hasAttribute("data-main")).toBe(true);
    document.body.innerHTML = "";
  });

  it("knows that what bots answer can't be undone", () => {
    const pass = dice.choice({ verb: "pass" });
    expect([isFinal(pass), isFinal({ ...pass, to_bots: true })]).toEqual([false, true]);
  });
});

/** A table whose choices change with each action, as they do on a server. */
function table(start: Choice[], ...later: Choice[][]): { flow: Flow; acted: Choice[] } {
  let choices = start;
  const acted: Choice[] = [];
  const act = (one: Choice): Promise<boolean> => {
    acted.push(one);
    choices = later.shift() ?? [];
    return Promise.resolve(true);
  };
  const flow = new Flow(
    () =>
      dice.scene(dice.view(choices[0]?.do.verb ?? "", { dice: ["R5", "Y3", "Y3", "G4"] }), choices, dice.nothing(), {
        act,
      }),
    new Frame(),
  );
  return { flow, acted };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
  await tick();
};

describe("a placement", () => {
  const enter = dice.choice({ verb: "place", staff: "nurse", department: "clinic" });
  const [red, yellow, green] = ["R5", "Y3", "G4"].map((die) =>
    dice.choice({ verb: "treat", die, as: "" }, { preview: [dice.healed(die, `${die}*`)] as never }),
  ) as [Choice, Choice, Choice];
  const paid = dice.choice(
    { verb: "treat", die: "R5", as: "Y" },
    { preview: [{ event: "bag-spent", seat: 0 }, dice.healed("Y>R5", "Y>R6*")] as never },
  );
  const done = [dice.choice({ verb: "done" })];

  it("takes the only patient there is, alike or not, without asking, but no blood bag", async () => {
    for (const [offered, expected] of [
      [
        [yellow, paid],
        [enter, yellow],
      ],
      [[paid], [enter]],
      [[yellow, green], [enter]],
      [[yellow, dice.choice({ verb: "skip" })], [enter]],
    ] as const) {
      const { flow, acted } = table([enter], [...offered], done);
      flow.enter("clinic");
      await settled();
      expect(acted).toEqual(expected);
    }
  });

  it("leaves also the only patient to players who play everything themselves", async () => {
    preferences.set("automatic", false);
    const { flow, acted } = table([enter], [yellow], done);
    flow.enter("clinic");
    await settled();
    expect(acted).toEqual([enter]);
  });

  it("goes on with the patient that was picked first", async () => {
    const { flow, acted } = table([enter], [red, yellow, green], done);
    flow.tap(3);
    expect([flow.patientDie, flow.suits("clinic"), flow.suits("critical-care-unit")]).toEqual(["G4", false, false]);
    expect(barOf(flow)?.detail).toBe("Patient: green 4. Choose a department.");
    flow.tap(0);
    expect([flow.patientDie, flow.suits("clinic"), flow.suits("critical-care-unit")]).toEqual(["R5", true, true]);
    flow.enter("clinic");
    await settled();
    expect([acted, flow.patient]).toEqual([[enter, red], null]);
  });

  it("shows the colours of a patient before it takes one", () => {
    const { flow, acted } = table([dice.choice({ verb: "treat", die: "R5", as: "" }, { preview: red.preview }), paid]);
    flow.tap(0);
    expect([acted, flow.colours.length]).toEqual([[], 2]);
  });
});

describe("what is forgotten", () => {
  const OUTLOOK = {
    leaving: [],
    points: 0,
    next: null,
    neglected: ["G4"],
    deaths: [],
    beds: 8,
    arriving: 3,
    administrator: null,
    unused: 0,
  };

  it.each([
    [{ unused: 0 }, "A blood bag could still treat a patient. Finish?"],
    [{ unused: 2 }, "You can still place 2 staff members and use a blood bag. Finish?"],
    [{ unused: 0, neglected: [] }, ""],
  ])("asks once for blood bags that keep somebody from getting worse: %j", (facts, asked) => {
    const told = dice.nothing();
    const choices = [dice.choice({ verb: "done" }), dice.choice({ verb: "transfuse", die: "G4" })];
    const scene = dice.scene(dice.view("place"), choices, told, { forecast: { ...OUTLOOK, ...facts } });
    const flow = new Flow(() => scene, new Frame());
    barOf(flow)?.main?.run();
    expect([barOf(flow)?.title, told.acted.length]).toEqual([asked, asked ? 0 : 1]);
  });

  it("marks that more patients come than have a bed", () => {
    const shown = (beds: number, chip: boolean): HTMLElement => {
      const scene = dice.scene(dice.view("place"), [], dice.nothing(), { forecast: { ...OUTLOOK, beds } });
      const { container } = render(FrameHost, { Part: Forecast, given: { scene, chip } });
      flushSync();
      return container;
    };
    expect(shown(3, false).querySelector(".down")).toBeNull();
    expect(shown(2, false).querySelector("small.down")?.textContent).toBe("3 arriving next, 1 too many");
    expect(shown(2, true).querySelector("[role=img]")?.ariaLabel ?? "").toContain("2 beds for 3 arrivals");
  });

  const forecast = { dies: [], turns_critical: [], used: 0, beds: 2, due: 0 };
  const admit = (): Choice => nurse.choice({ verb: "admit", patient: "P22" });
  const end = (): Choice => nurse.choice({ verb: "done" }, { label: "Finish" });

  it.each([
    ["admission", [admit(), end()], forecast, "A Patient is waiting and a bed is free."],
    ["admission", [admit(), end()], { ...forecast, used: 2 }, null],
    ["admission", [end()], forecast, null],
    ["main", [nurse.choice({ verb: "operate", patient: "P22" }), end()], forecast, "You can still operate on"],
    ["main", [nurse.choice({ verb: "care", patient: "P22" }), end()], forecast, "You can still care for"],
  ])("asks before a phase of Dynamite Nurse ends: %s", (asked, choices, foreseen, said) => {
    const scene = nurse.fakeScene(choices, { prompts: { 0: asked } as never }, { forecast: foreseen });
    const play = new Play(() => scene, new Frame());
    nurseBarOf(play, undefined)?.main?.run();
    const bar = nurseBarOf(play, undefined);
    expect(scene.acted.length).toBe(said === null ? 1 : 0);
    expect(bar?.detail ?? "").toContain(said ?? "");
  });
});

describe("the question whether to return an improvement", () => {
  const [take, done] = [
    dice.choice({ verb: "take-department", department: "cardiology" }),
    dice.choice({ verb: "done" }),
  ];
  const pass = dice.choice({ verb: "pass" });
  const back = dice.choice({ verb: "return-improvement", improvement: "surgeon" });

  /** Somebody who takes an improvement and is then asked what to return. */
  function begin(own = 1): { flow: Flow; acted: Choice[]; ask: (asked: string, round?: number) => void } {
    let [asked, round] = ["improve", 1];
    const acted: Choice[] = [];
    const choices: Record<string, Choice[]> = { improve: [take], "return-improvement": [pass, back], place: [done] };
    const act = (one: Choice): Promise<boolean> => {
      acted.push(one);
      return Promise.resolve(true);
    };
    const shown = () => {
      const phase = asked === "place" ? "activation" : "improvement";
      const seats = [0, 1].map((seat) => ({ own: seat < own })) as never;
      return dice.scene(dice.view(asked, {}, { phase, round }), choices[asked]!, dice.nothing(), { act, seats });
    };
    return {
      flow: new Flow(shown, new Frame()),
      acted,
      ask: (next, when = round) => ([asked, round] = [next, when]),
    };
  }

  it("is answered once in each round, and again only in the next", async () => {
    const { flow, acted, ask } = begin();
    await flow.act(take);
    ask("return-improvement");
    expect(flow.returns).toBe(false);
    flow.keepAll();
    await settled();
    expect([acted, flow.returns]).toEqual([[take, pass], true]);
    ask("place");
    expect(flow.returnAfterAll).toBeTypeOf("function");
    ask("return-improvement");
    flow.keepAll();
    ask("improve", 2);
    await flow.act(take);
    ask("return-improvement");
    flow.keepAll();
    await settled();
    expect(acted).toEqual([take, pass, take, pass]);
  });

  it("is asked who wants it, who took theirs elsewhere, and who shares the screen", async () => {
    for (const [wanted, here, own] of [
      [true, true, 1],
      [false, false, 1],
      [false, true, 2],
    ] as const) {
      const { flow, acted, ask } = begin(own);
      flow.keepAll();
      if (here) await flow.act(take);
      flow.keeping.ask(1, wanted);
      ask("return-improvement");
      flow.keepAll();
      await settled();
      expect([acted, flow.returns]).toEqual([here ? [take] : [], true]);
    }
  });
});
