/** The beds of every hospital from one view to the next. Not state: it is asked once for each view. */
import { follow, lifted, retell, settle, type Beds, type Happened } from "./beds";
import type { DiceView } from "./types";

interface Kept {
  beds: Beds;
  lifted: readonly number[];
}

/** How beds were laid after an event, so that another board that goes on from it lays them alike. */
const LAID = new WeakMap<Happened, ReadonlyMap<number, Kept>>();

export class Places {
  #kept = new Map<number, Kept>();
  #view: DiceView | null = null;
  #events: readonly Happened[] = [];
  /** The beds that one tapped since the last view. */
  #tapped: number[] = [];

  tap(bed: number | null): void {
    if (bed !== null) this.#tapped.push(bed);
  }

  /** Take note of a view; the same one again changes nothing. */
  see(view: DiceView, events: readonly Happened[] | undefined, own: number | null): void {
    if (view === this.#view) return;
    const known = this.#events;
    const happened = events ?? [];
    // After an undo the story is shorter; then only the dice themselves tell.
    const added =
      this.#view && happened.length >= known.length && happened[known.length - 1] === known[known.length - 1]
        ? happened.slice(known.length)
        : [];
    const from = this.#view ? -1 : happened.findLastIndex((one) => LAID.has(one));
    const laid = LAID.get(happened[from]!);
    for (const hospital of view.hospitals) {
      const before = this.#kept.get(hospital.seat) ?? {
        beds: retell(happened.slice(from + 1), hospital.seat, laid?.get(hospital.seat)?.beds),
        lifted: [],
      };
      const meant = hospital.seat === own ? [...before.lifted, ...this.#tapped] : before.lifted;
      const dice = [...hospital.dice, ...hospital.held];
      const beds = settle(follow(before.beds, added, hospital.seat, meant), dice, meant);
      this.#kept.set(hospital.seat, { beds, lifted: lifted(beds, hospital.held, meant) });
    }
    const last = happened.at(-1);
    if (last) LAID.set(last, new Map(this.#kept));
    this.#tapped = [];
    this.#view = view;
    this.#events = happened;
  }

  of(seat: number): Kept {
    return this.#kept.get(seat) ?? { beds: settle([], []), lifted: [] };
  }
}
