/** The shapes of Dice Hospital, by the names that the board uses. */
import type { Choice, DiceHospitalAction, Fields, Reason } from "../api/types";

export type {
  DiceHospital as Hospital,
  DiceHospitalEvent as DiceEvent,
  DiceHospitalForecast as Outlook,
  DiceHospitalView as DiceView,
  DicePlacement as Placement,
} from "../api/types";

/** What an action is about: only those fields are there that its verb has. */
export type Do = Omit<Fields<DiceHospitalAction>, "verb"> & { verb: string };

export function doing(choice: Pick<Choice, "do"> | Reason): Do {
  return choice.do as Do;
}
