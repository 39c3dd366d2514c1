/** What can be dragged in Dynamite Nurse, and where to: whatever a press on the one and then on the other would do. */
import type { Choice, DynamiteNurseEvent } from "../api/types";
import type { Drags, Places } from "../play/dragging.svelte";
import type { Play, Tab } from "./play.svelte";
import { type Patient, doing } from "./viewFacts";

/** A card of the hand, or a Patient. */
export type Piece = { readonly id: string } & (
  | { readonly kind: "card"; readonly card: string; readonly key: string }
  | { readonly kind: "patient"; readonly patient: Patient }
);

/** Where cards are played. */
export const TABLE = "table";
export const seatPlace = (seat: number): string => `seat ${seat}`;

export function cardPiece(card: string, key: string): Piece {
  return { id: `card ${key}`, kind: "card", card, key };
}

export function patientPiece(patient: Patient): Piece {
  return { id: `patient ${patient.id}`, kind: "patient", patient };
}

/** The questions whose answer is somebody to hand a Patient over to, or else the Patient to hand over. */
const HANDS_OVER = new Set(["refer", "pass-on", "send-back-patient"]);

/** Whose a Patient becomes by what a choice is known to bring; nothing if it does not say. */
function owner(choice: Choice): number | undefined {
  const events = (choice.preview ?? []) as readonly DynamiteNurseEvent[];
  return events.flatMap((one) => ("owner" in one ? [one.owner] : []))[0];
}

/** The Patient that a question is about goes to whom the choices name. */
function taken(play: Play, patient: Patient): Places {
  const about = play.view.arriving ?? play.view.resolving?.patient;
  if (about?.replace("!", "") !== patient.id) return new Map();
  const choices = play.scene.choices.filter((one) => one.do.verb === "assign");
  return new Map(choices.map((one) => [seatPlace(doing(one).player! - 1), () => play.press(one)] as const));
}

/** One of several Patients: who takes it is said right away, or it is the next question. */
function handedOver(play: Play, patient: Patient): Places {
  const choice = HANDS_OVER.has(play.asked) ? play.with(patient, ["choose"])[0] : undefined;
  if (!choice) return new Map();
  const only = owner(choice);
  const seats = play.view.hospitals.map((one) => one.seat).filter((seat) => seat !== play.seat);
  return new Map(
    (only === undefined ? seats : [only]).map(
      (seat) => [seatPlace(seat), () => ((play.tab = "mine"), play.handOver(choice, patient.id, seat))] as const,
    ),
  );
}

/** A charge who can be admitted goes to its Hospital. */
function admitted(play: Play, patient: Patient): Places {
  const choice = play.with(patient, ["admit"])[0];
  return new Map(choice && play.seat !== null ? [[seatPlace(play.seat), () => play.press(choice, patient.id)]] : []);
}

/** Return what can be dragged where. */
export function drags(play: Play): Drags<Piece> {
  /** The part of a narrow table that was open before the drag. */
  let before: Tab = "mine";

  return {
    places(piece) {
      if (piece.kind === "patient") {
        const { patient } = piece;
        return new Map([...taken(play, patient), ...handedOver(play, patient), ...admitted(play, patient)]);
      }
      const choice = play.choice("play", { card: piece.card });
      return new Map(choice ? [[TABLE, () => play.press(choice, piece.key)]] : []);
    },
    isBusy: () => play.busy,
    lift(piece) {
      before = play.tab;
      if (piece.kind === "card" && before === "rivals") play.tab = "mine";
      if (piece.kind === "patient" && handedOver(play, piece.patient).size) play.tab = "rivals";
    },
    putBack: () => void (play.tab = before),
  };
}
