/** A plan of the coach that stands on the board, and how far it has been played. */
import type { Offer, OfferStep, PlanStep, Shown } from "../api/types";

/** A plan, and what you had done when it was given. */
export interface FollowedPlan {
  readonly title: string;
  readonly steps: readonly OfferStep[];
  readonly seat: number;
  /** From where you can undo; beyond that you can't come back to the plan. */
  readonly since: number;
  readonly before: readonly string[];
}

type Doing = Pick<Shown, "seat" | "plan"> | null;

const texts = (steps: readonly PlanStep[] = []) => steps.map(({ text }) => text);

/** Return a plan that is followed from here on. */
export function followed({ title, steps }: Pick<Offer, "title" | "steps">, shown: Doing): FollowedPlan | null {
  if (shown?.seat === null || shown?.seat === undefined || !steps.length) return null;
  const { since = -1, steps: done } = shown.plan ?? {};
  return { title, steps, seat: shown.seat, since, before: texts(done) };
}

/** Return how many steps of a plan were played; null where something else was, or nothing can come of it any more. */
export function played(plan: FollowedPlan, shown: Doing): number | null {
  if (!shown || shown.seat !== plan.seat || (shown.plan?.since ?? -1) !== plan.since) return null;
  const done = shown.plan?.steps ?? [];
  if (plan.before.some((text, at) => done[at]?.text !== text)) return null;
  let count = 0;
  for (const step of done.slice(plan.before.length)) {
    if (step.text === plan.steps[count]?.do) count += 1;
    else if (!step.forced) return null;
  }
  return count;
}
