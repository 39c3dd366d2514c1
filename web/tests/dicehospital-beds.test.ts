import { describe, expect, it } from "vitest";
import { follow, lifted, retell, settle } from "../src/dicehospital/beds";
import { Places } from "../src/dicehospital/hospitalBeds.svelte";
import type { DiceView } from "../src/dicehospital/types";

describe("beds", () => {
  it("are twelve, filled from the first", () => {
    const beds = settle([], ["R3", "Y4", "G5"]);
    expect(beds).toHaveLength(12);
    expect(beds.slice(0, 4)).toEqual(["R3", "Y4", "G5", null]);
  });

  it("keep whoever is as before, and let whoever changed stay in bed", () => {
    const before = settle([], ["R5", "R5", "Y3", "G4"]);
    expect(settle(before, ["R5", "R6*+", "Y3", "G4"]).slice(0, 4)).toEqual(["R5", "R6*+", "Y3", "G4"]);
  });

  it("change the patient that was meant", () => {
    const before = settle([], ["R5", "R5", "R5"]);
    expect(settle(before, ["R5", "R5", "R6*"], [0]).slice(0, 3)).toEqual(["R6*", "R5", "R5"]);
  });

  it("leave gaps where somebody left, and fill them with newcomers", () => {
    const before = settle([], ["R6", "Y3", "G4"]);
    const after = settle(before, ["Y3", "G4"]);
    expect(after.slice(0, 3)).toEqual([null, "Y3", "G4"]);
    expect(settle(after, ["G4", "Y2", "Y3"]).slice(0, 3)).toEqual(["Y2", "Y3", "G4"]);
  });

  it("move equals alike without being told", () => {
    const before = settle([], ["R5", "R4", "G1"]);
    expect(settle(before, ["R5*", "R6*", "G1"]).slice(0, 3)).toEqual(["R6*", "R5*", "G1"]);
  });

  it("know that the lowest died where the others got worse", () => {
    const before = settle([], ["R1", "R4"]);
    expect(settle(before, ["R3"]).slice(0, 2)).toEqual([null, "R3"]);
  });

  it("keep a recoloured patient", () => {
    const before = settle([], ["R5", "G2"]);
    expect(settle(before, ["G2", "R>Y6*"]).slice(0, 2)).toEqual(["R>Y6*", "G2"]);
  });

  it("never lose or invent a patient", () => {
    let beds = settle([], ["R1", "R2", "Y3"]);
    for (const dice of [["R1", "G4", "G4"], ["Y6", "Y6", "R2*", "G4"], [], ["G3", "G3", "G3", "R1"]]) {
      beds = settle(beds, dice);
      expect(beds.filter((one) => one !== null).sort()).toEqual([...dice].sort());
    }
  });
});

describe("events", () => {
  const healed = (before: string, after: string) => ({ event: "patient-healed", seat: 0, before, after });

  it("change the right beds, those that were tapped first", () => {
    const before = ["R4", "R4", "R4", null];
    expect(follow(before, [healed("R4", "R5*"), healed("R4", "R5*")], 0, [2, 1])).toEqual(["R4", "R5*", "R5*", null]);
  });

  it("empty a bed when a patient goes home, dies or is sent away", () => {
    const beds = follow(
      ["R6", "Y1", "G3"],
      [
        { event: "patient-discharged", seat: 0, before: "R6" },
        { event: "patient-died", seat: 0, before: "Y1" },
        { event: "patient-returned", seat: 0, die: "G3" },
      ],
      0,
    );
    expect(beds).toEqual([null, null, null]);
  });

  it("leave other hospitals alone", () => {
    expect(follow(["R6"], [{ event: "patient-discharged", seat: 1, before: "R6" }], 0)).toEqual(["R6"]);
  });

  it("lift each die out of a bed of its own", () => {
    expect(lifted(["R4", "R4", "R4"], ["R4", "R4"], [2])).toEqual([2, 0]);
  });
});

describe("the whole story", () => {
  const events = [
    { event: "starting-die-set", seat: 0, die: "R3" },
    { event: "starting-die-set", seat: 1, die: "Y3" },
    { event: "starting-die-set", seat: 0, die: "G4" },
    { event: "patient-admitted", seat: 0, die: "R5" },
    { event: "patient-healed", seat: 0, before: "G4", after: "G5*" },
    { event: "patient-discharged", seat: 0, before: "R3" },
    { event: "shift-changed", seat: -1 },
    { event: "patient-admitted", seat: 0, die: "Y2" },
  ];

  it("lays everybody where those saw them who were there all the time", () => {
    expect(retell(events, 0)).toEqual(["Y2", "G5", "R5"]);
    expect(retell(events, 1)).toEqual(["Y3"]);
  });

  it("goes on from the beds of another board that saw a part of it", () => {
    const seen = (dice: string[]) => ({ hospitals: [{ seat: 0, dice, held: [] }] }) as unknown as DiceView;
    // A replay that is opened in mid-game knows only the last events.
    const replay = new Places();
    replay.see(seen(["R5", "G5*"]), events.slice(5, 6), null);
    const branch = new Places();
    branch.see(seen(["G5", "R5", "Y2"]), events, 0);
    expect(replay.of(0).beds.slice(0, 2)).toEqual(["R5", "G5*"]);
    expect(branch.of(0).beds.slice(0, 3)).toEqual(["R5", "G5", "Y2"]);
  });

  it("is what a table begins with that is opened in mid-game", () => {
    expect(settle(retell(events, 0), ["G5", "R5", "Y2"]).slice(0, 4)).toEqual(["Y2", "G5", "R5", null]);
  });
});
