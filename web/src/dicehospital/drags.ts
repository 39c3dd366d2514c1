/** What can be dragged in Dice Hospital, and where to: whatever a press on the one and then on the other would do. */
import type { Drags, Places } from "../play/dragging.svelte";
import type { Flow } from "./flow.svelte";
import { doing } from "./types";

/** A nurse or specialist, a patient in a bed, an ambulance, or an improvement on display. */
export type Piece = { readonly id: string } & (
  | { readonly kind: "staff"; readonly staff: string }
  | { readonly kind: "patient"; readonly bed: number; readonly die: string }
  | { readonly kind: "ambulance"; readonly number: number }
  | { readonly kind: "card"; readonly card: string }
);

/** Where ambulances and improvements are dropped. */
export const HOME = "home";
export const roomPlace = (department: string): string => `room ${department}`;

export function staffPiece(staff: string): Piece {
  return { id: `staff ${staff}`, kind: "staff", staff };
}

export function patientPiece(bed: number, die: string): Piece {
  return { id: `bed ${bed}`, kind: "patient", bed, die };
}

export function ambulancePiece(number: number): Piece {
  return { id: `ambulance ${number}`, kind: "ambulance", number };
}

export function cardPiece(card: string): Piece {
  return { id: `card ${card}`, kind: "card", card };
}

/** The rooms that take somebody who does something there. */
function rooms(flow: Flow, isMeant: (department: string, staff: string) => boolean): Places {
  const meant = flow.of("place").filter((one) => isMeant(doing(one).department!, doing(one).staff!));
  return new Map(
    meant.map((one) => [roomPlace(doing(one).department!), () => flow.enter(doing(one).department!)] as const),
  );
}

/** A patient goes to the department that treats now, or to those that fit and have somebody to work there. */
function ofPatient(flow: Flow, bed: number, die: string): Places {
  const treated = flow.own?.placement?.department;
  if (treated && !flow.bag && flow.beds.get(bed)?.some((one) => one.do.verb === "treat"))
    return new Map([[roomPlace(treated), () => flow.tap(bed)]]);
  const busy = flow.bedside.length > 0;
  return rooms(
    flow,
    (department, staff) => !busy && (!flow.staff || flow.staff === staff) && flow.suits(department, die),
  );
}

function ofOffer(flow: Flow, piece: Extract<Piece, { kind: "ambulance" | "card" }>): Places {
  const choice = flow.of("take-ambulance", "take-department", "take-specialist").find((one) => {
    const { number, department, specialist } = doing(one);
    return piece.kind === "ambulance" ? number === piece.number : (department ?? specialist) === piece.card;
  });
  return new Map(choice ? [[HOME, () => flow.press(choice)]] : []);
}

/** Return what can be dragged where. */
export function drags(flow: Flow): Drags<Piece> {
  /** Takes back into the hand what was in it before the drag. */
  let restore = (): void => undefined;

  return {
    places(piece) {
      if (piece.kind === "staff") return rooms(flow, (_, staff) => staff === piece.staff);
      return piece.kind === "patient" ? ofPatient(flow, piece.bed, piece.die) : ofOffer(flow, piece);
    },
    isBusy: () => flow.busy,
    lift(piece) {
      restore = flow.remember();
      if (piece.kind === "staff" && flow.staff !== piece.staff) flow.takeStaff(piece.staff);
      if (piece.kind === "patient" && flow.patient !== piece.bed && !flow.bedside.length) flow.tap(piece.bed);
    },
    putBack: () => restore(),
  };
}
