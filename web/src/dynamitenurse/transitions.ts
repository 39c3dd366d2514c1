/** How things leave the table: where to, and how fast. Numbers have changed before that. */
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { DynamiteNurseEvent } from "../api/types";

export type Fate = "died" | "healed" | "gone";

/** Only what has happened last can be why someone leaves now. */
const LATELY = 24;

/** Return why a Patient is no longer where they were. */
export function fateOf(events: readonly DynamiteNurseEvent[] | undefined, patient: string): Fate {
  const last = (events ?? [])
    .slice(-LATELY)
    .reverse()
    .find((one) => "patient" in one && one.patient.replace("!", "") === patient);
  if (last?.event === "patient-died") return "died";
  return last?.event === "patient-acquired" || last?.event === "patient-operated" ? "healed" : "gone";
}

/** A Patient leaves: upwards and well, or down and quietly. */
export function leave(_: Element, { fate, duration }: { fate: Fate; duration: number }): TransitionConfig {
  if (fate === "gone") return { duration: duration / 2, css: (t) => `opacity: ${t}` };
  if (fate === "healed")
    return {
      duration,
      easing: cubicIn,
      css: (t, u) => `opacity: ${t}; transform: translateY(${-46 * u}px) scale(${1 + 0.12 * u})`,
    };
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${t}; transform: translateY(${34 * u}px) scale(${1 - 0.2 * u}); filter: grayscale(${u}) hue-rotate(${40 * u}deg)`,
  };
}

/** A card leaves the hand: up to what is in play, or down to the discard pile. */
export function played(_: Element, { up, duration }: { up: boolean; duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicIn,
    css: (t, u) =>
      `opacity: ${t}; transform: translate(${up ? -40 * u : 60 * u}px, ${up ? -130 * u : 40 * u}px) scale(${1 - 0.65 * u})`,
  };
}
