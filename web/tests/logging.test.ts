import { expect, test } from "vitest";
import type { Line } from "../src/api/types";
import { asText, chapters, fresh, planOf } from "../src/frame/logging";

const line = (text: string, facts: Partial<Line> = {}): Line => ({
  text, seat: 0, round: 1, phase: "activation", title: "Activation", rule: "", step: 1, own: false, kind: "action", ...facts,
});

test("the log is parted by rounds and phases, in order", () => {
  const told = [line("a"), line("b"), line("c", { phase: "discharge", title: "Discharge" }), line("d", { round: 2 })];
  expect(chapters(told).map((one) => [one.round, one.title, one.lines.length])).toEqual([
    [1, "Activation", 2], [1, "Discharge", 1], [2, "Activation", 1],
  ]);
  expect(asText(told, (round, title) => `${round} ${title}`)).toBe("1 Activation\na\nb\n\n1 Discharge\nc\n\n2 Activation\nd");
});

test("the plan is what one did in the last phase, and nothing that others or luck did", () => {
  const told = [line("old", { round: 1, phase: "intake" }), line("mine"), line("theirs", { seat: 1 }), line("rolled", { kind: "luck" }), line("mine too")];
  expect(planOf(told, 0).map((one) => one.text)).toEqual(["mine", "mine too"]);
  expect(planOf(told, null)).toEqual([]);
});

test("new lines are those after what stayed the same; a story that begins anew has none", () => {
  const told = [line("a"), line("b")];
  expect(fresh([], told)).toEqual([]);
  expect(fresh(told, [...told, line("c")]).map((one) => one.text)).toEqual(["c"]);
  expect(fresh(told, [line("a"), line("x")]).map((one) => one.text)).toEqual(["x"]);
  expect(fresh(told, [line("a")])).toEqual([]);
});
