import { describe, expect, it } from "vitest";
import type { SeatPoints } from "../src/api/types";
import { soft } from "../src/dicehospital/cardSymbols";
import { lastNight, onDuty, outcome, wentHome } from "../src/dicehospital/eventFacts";
import {
  bestRound,
  extra,
  homeByColour,
  kindsOf,
  ranked,
  roundsTold,
  running,
  tallies,
  totalOf,
  uses,
} from "../src/dicehospital/gameSummary";
import type { DiceEvent } from "../src/dicehospital/types";

const seat = (number: number, place: number, totals: number[], total: number): SeatPoints => ({
  seat: number,
  place,
  parts: [],
  total,
  rounds: totals.map((one, at) => ({ round: at + 1, title: "", parts: [], total: one })),
});
const events = [
  { event: "round-began", seat: -1, round: 1 },
  { event: "staff-placed", seat: 0, staff: "nurse", department: "clinic" },
  { event: "patient-discharged", seat: 0, before: "R6" },
  { event: "patient-discharged", seat: 1, before: "G6*" },
  { event: "activation-ended", seat: 0 },
  { event: "activation-ended", seat: 1 },
  { event: "patient-protected", seat: 0, die: "Y2" },
  { event: "patient-worsened", seat: 0, before: "Y4", after: "Y3" },
  { event: "patient-died", seat: 1, before: "R1" },
  { event: "points-scored", seat: 0, amount: 1, reason: "discharged" },
  { event: "shift-changed", seat: -1 },
] as DiceEvent[];
const next = [
  ...events,
  { event: "round-began", seat: -1, round: 2 },
  { event: "staff-placed", seat: 0, staff: "surgeon", department: "clinic" },
] as DiceEvent[];

describe("the story", () => {
  it("knows who works where this round only", () => {
    expect(onDuty(events, 0)).toEqual([{ staff: "nurse", department: "clinic" }]);
    expect(onDuty(next, 0)).toEqual([{ staff: "surgeon", department: "clinic" }]);
    expect(wentHome(events, 0)).toEqual(["R6"]);
    expect(wentHome(next, 0)).toEqual([]);
  });

  it("tells the last night, and none before the first is over", () => {
    expect(lastNight(events.slice(0, 9), 2)).toBeNull();
    const night = lastNight(next, 2);
    expect(night?.round).toBe(1);
    expect(night?.nights[0]).toEqual({
      seat: 0,
      home: ["R6"],
      worse: [{ before: "Y4", after: "Y3" }],
      dead: [],
      safe: ["Y2"],
      points: [{ amount: 1, reason: "discharged" }],
    });
    expect(night?.nights[1]?.dead).toEqual(["R1"]);
  });

  it("follows one die through a preview", () => {
    const preview = [
      { event: "patient-recoloured", seat: 0, before: "Y3", after: "Y>R3*" },
      { event: "patient-healed", seat: 0, before: "Y>R3*", after: "Y>R4*" },
      { event: "patient-discharged", seat: 0, before: "R6" },
    ] as DiceEvent[];
    expect(outcome(preview, "Y3")).toEqual({ die: "Y>R4*", event: "patient-healed" });
    expect(outcome(preview, "R6")).toEqual({ die: null, event: "patient-discharged" });
    expect(outcome(preview, "G2")).toEqual({ die: "G2", event: "" });
  });
});

describe("names", () => {
  it("can be parted at syllables where they are long, and nowhere else", () => {
    const parted = (name: string) => soft(name).replaceAll("\u00ad", "-");
    expect(
      ["Cardiologist", "Paramedic", "Anaesthetist", "Nurse", "Triage Centre", "Dispensaire", "Pharmacie"].map(parted),
    ).toEqual([
      "Car-dio-lo-gist",
      "Para-medic",
      "Anaesthe-tist",
      "Nurse",
      "Triage Centre",
      "Dispen-saire",
      "Phar-macie",
    ]);
  });
});

describe("the end", () => {
  it("counts who went home and who died", () => {
    const counted = tallies(events, 2);
    expect(counted[0]?.get(1)).toEqual({ home: ["R6"], deaths: 0 });
    expect(counted[1]?.get(1)?.deaths).toBe(1);
    expect(homeByColour(counted[1]!)).toEqual({ R: 0, Y: 0, G: 1 });
  });

  it("knows which rounds it was told of", () => {
    expect([...roundsTold(next)]).toEqual([1, 2]);
    expect([...roundsTold(events.slice(1))]).toEqual([]);
  });

  it("tells how departments and staff were used, but not what a blood bag did", () => {
    const told = [
      { event: "staff-placed", seat: 0, staff: "nurse", department: "clinic" },
      { event: "bag-spent", seat: 0 },
      { event: "patient-recoloured", seat: 0, before: "Y5", after: "Y>R5*" },
      { event: "patient-healed", seat: 0, before: "Y>R5*", after: "Y>R6*" },
      { event: "bag-spent", seat: 0 },
      { event: "patient-discharged", seat: 0, before: "G6" },
      { event: "staff-placed", seat: 1, staff: "nurse", department: "imaging" },
      { event: "staff-placed", seat: 0, staff: "surgeon", department: "clinic" },
      { event: "patient-discharged", seat: 0, before: "R6" },
      { event: "activation-ended", seat: 0 },
      { event: "patient-discharged", seat: 0, before: "Y6" },
    ] as DiceEvent[];
    expect(uses(told, 0)).toEqual({
      rooms: [{ id: "clinic", times: 2, healed: 1, home: 1 }],
      staff: [
        { id: "surgeon", times: 1, healed: 0, home: 1 },
        { id: "nurse", times: 1, healed: 1, home: 0 },
      ],
    });
  });

  it("puts the points of the end together by their kinds", () => {
    const part = (kind: string, points: number) => ({ text: kind, points, kind, source: "" });
    const one: SeatPoints = {
      seat: 0,
      place: 1,
      total: 7,
      parts: [part("bags", 1)],
      rounds: [{ round: 1, title: "", parts: [part("discharged", 5), part("administrator", 1)], total: 6 }],
    };
    const other: SeatPoints = { ...one, seat: 1, parts: [part("fatalities", -2), part("bags", 2)] };
    expect(kindsOf([one, other])).toEqual(["bags", "fatalities"]);
    expect([extra(one, 1), totalOf(one, 1), extra(one, 2), totalOf(one, 2)]).toEqual([1, 6, 0, 0]);
  });

  it("ranks, and finds the best round", () => {
    const seats = [seat(0, 2, [3, 5], 6), seat(1, 1, [1, 9], 11)];
    expect(ranked(seats).map((one) => one.seat)).toEqual([1, 0]);
    expect(bestRound(seats)).toEqual({ seat: 1, round: 2, total: 9 });
    expect(running(seats[0]!)).toEqual([0, 3, 8]);
  });
});
