import { expect, test } from "vitest";
import type { Line } from "../src/api/types";
import { asText, chapters, fresh, setLines } from "../src/play/logLines";

const line = (text: string, facts: Partial<Line> = {}): Line => ({
  text,
  seat: 0,
  round: 1,
  phase: "activation",
  title: "Activation",
  rule: "",
  step: 1,
  own: false,
  kind: "action",
  ...facts,
});

test("the log is parted by rounds and phases, in order", () => {
  const told = [line("a"), line("b"), line("c", { phase: "discharge", title: "Discharge" }), line("d", { round: 2 })];
  expect(chapters(told).map((one) => [one.round, one.title, one.lines.length])).toEqual([
    [1, "Activation", 2],
    [1, "Discharge", 1],
    [2, "Activation", 1],
  ]);
  expect(asText(told, (round, title) => `${round} ${title}`)).toBe(
    "1 Activation\na\nb\n\n1 Discharge\nc\n\n2 Activation\nd",
  );
});

test("what is done for good is what one did and drew in the last phase, up to the wall", () => {
  const told = [
    line("old", { phase: "intake", step: 1 }),
    line("the phase begins", { step: 1 }),
    line("mine", { step: 2 }),
    line("theirs", { seat: 1, step: 3 }),
    line("rolled", { kind: "luck", step: 4 }),
    line("of all", { seat: null, kind: "luck", step: 4 }),
    line("not yet for good", { step: 5 }),
  ];
  expect(setLines(told, 0, 4).map((one) => one.text)).toEqual(["mine", "rolled"]);
  expect(setLines(told, null, 4)).toEqual([]);
  expect(
    setLines([line("Turn 1: Mia plays.", { phase: "intake", step: 1 }), ...told], 0, 1).map((one) => one.text),
  ).toEqual(["old"]);
  expect(setLines([line("Turn 1: Mia plays."), line("not yet for good", { step: 2 })], 0, 1)).toEqual([]);
  expect(setLines([...told, line("a new round", { seat: null, round: 2, step: 5 })], 0, 5)).toEqual([]);
  expect(setLines([], 0, 4)).toEqual([]);
});

test("new lines are those after what stayed the same; a story that begins anew has none", () => {
  const told = [line("a"), line("b")];
  expect(fresh([], told)).toEqual([]);
  expect(fresh(told, [...told, line("c")]).map((one) => one.text)).toEqual(["c"]);
  expect(fresh(told, [line("a"), line("x")]).map((one) => one.text)).toEqual(["x"]);
  expect(fresh(told, [line("a")])).toEqual([]);
});

test("a line that grows is read once more, and not those of others that it goes behind", () => {
  const told = [line("a"), line("Ann: nurse in Clinic."), line("Bo: nurse in Imaging.")];
  const after = [line("a"), line("Bo: nurse in Imaging."), line("Ann: nurse in Clinic, red 5 to 6.")];
  expect(fresh(told, after).map((one) => one.text)).toEqual(["Ann: nurse in Clinic, red 5 to 6."]);
});
