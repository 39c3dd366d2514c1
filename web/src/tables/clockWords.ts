/** Clocks of tables, in words. */
import { preferences } from "../people/preferences.svelte";
import { t } from "../words/words.svelte";

/** Return what a clock is called. */
export function clockTitle(kind: string, seconds: number): string {
  return kind === "none" ? t("web-clock-none") : t(`web-clock-${kind}`, { time: spell(seconds) });
}

/** Return how long the others wait until a bot may play for someone. */
export function patienceTitle({ away, present }: { away: number; present: number }): string {
  return t(away === present ? "web-patience-one" : "web-patience-both", { away: spell(away), present: spell(present) });
}

function spell(seconds: number): string {
  const [amount, unit] =
    seconds >= 86_400 ? [seconds / 86_400, "day"] : seconds >= 60 ? [seconds / 60, "minute"] : [seconds, "second"];
  return new Intl.NumberFormat(preferences.language, {
    style: "unit",
    unit: unit as string,
    unitDisplay: "long",
  }).format(amount as number);
}
