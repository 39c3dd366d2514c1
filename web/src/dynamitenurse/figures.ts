/** What comes if one ends one's turn, in figures that can be compared. */
import type { Figure } from "../frame/comparing";
import type { Forecast } from "./deciding.svelte";

export function figures(forecast: Forecast): Figure[] {
  return [
    { id: "healed", value: forecast.healed, better: "more" },
    { id: "dies", value: forecast.dies.length, better: "less" },
    { id: "critical", value: forecast.turns_critical.length, better: "less" },
    { id: "due", value: forecast.due, better: "less" },
    { id: "treatment", value: forecast.treatment_lost, better: "less" },
    { id: "gold", value: forecast.gold_lost, better: "less" },
  ];
}
