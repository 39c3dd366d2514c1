import { expect, test } from "vitest";
import type { Offer, PlanStep, Shown } from "../src/api/types";
import { followed, played } from "../src/reviews/followedPlan";

const step = (text: string, forced = false) => ({ text, forced }) as PlanStep;
const shown = (steps: PlanStep[], since = 7, seat = 0) => ({ seat, plan: { since, steps } }) as unknown as Shown;
const steps = ["place nurse clinic", "treat R5", "done"].map((text) => ({ do: text, text, touch: [] }));
const plan = followed({ title: "Safest", steps } as unknown as Offer, shown([step("transfuse R3")]))!;
const after = (...done: PlanStep[]) => played(plan, shown([step("transfuse R3"), ...done]));

test("a plan is followed step by step, and what the table plays by itself is passed over", () => {
  expect(after()).toBe(0);
  expect(after(step("place nurse clinic"))).toBe(1);
  expect(after(step("place nurse clinic"), step("use", true), step("treat R5"))).toBe(2);
});

test("beside the plan there is nothing left of it", () => {
  expect(after(step("place nurse imaging"))).toBeNull();
  expect(after(step("place nurse clinic"), step("treat R6"))).toBeNull();
  expect(played(plan, shown([]))).toBeNull();
});

test("beyond the wall of undo and for another seat there is no plan", () => {
  expect(played(plan, shown([step("transfuse R3")], 8))).toBeNull();
  expect(played(plan, shown([step("transfuse R3")], 7, 1))).toBeNull();
  expect(played(plan, null)).toBeNull();
});
