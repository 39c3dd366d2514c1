/** What happens if you end your turn, in figures that can be compared. */
import type { DynamiteNurseForecast } from "../api/types";
import type { Figure } from "../play/planFigures";
import type { viewOf } from "./viewFacts";

export function figures(forecast: DynamiteNurseForecast): Figure[] {
  return [
    { id: "healed", value: forecast.healed, better: "more" },
    { id: "dies", value: forecast.dies.length, better: "less" },
    { id: "critical", value: forecast.turns_critical.length, better: "less" },
    { id: "due", value: forecast.due, better: "less" },
    { id: "treatment", value: forecast.treatment_lost, better: "less" },
    { id: "gold", value: forecast.gold_lost, better: "less" },
  ];
}

/** What a Hospital has come to so far. */
export function held(hospital: ReturnType<typeof viewOf>["hospitals"][number]): Figure[] {
  return [
    { id: "acquired", value: hospital.acquired.length, better: "more" },
    { id: "marks", value: hospital.kill_marks, better: "less" },
  ];
}
