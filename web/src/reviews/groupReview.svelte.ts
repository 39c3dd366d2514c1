/** A replay with a group review: followers go where the leader goes. */
import { untrack } from "svelte";
import type { Pointing } from "../api/types";
import type { Notes } from "../replays/notes.svelte";
import type { Replay } from "../replays/replay.svelte";
import { Review } from "./review.svelte";

export class GroupReview {
  review = $state.raw<Review | null>(null);
  #replay: Replay;
  #notes: Notes;
  /** Whether you have led already. */
  #led = false;
  /** What you point at, and where that is; it is dropped when you move on. */
  #pointed = $state.raw<{ step: number; seat: Replay["seat"]; arrow: readonly string[] }>({
    step: -1,
    seat: null,
    arrow: [],
  });

  /** Keep a replay and its review together for as long as the screen is there that makes this. */
  constructor(replay: Replay, notes: Notes) {
    this.#replay = replay;
    this.#notes = notes;
    $effect(() => this.#hear());
    $effect(() => this.#point());
    $effect(() => this.#look());
  }

  /** Open a review, and lead it. */
  async lead(): Promise<void> {
    this.review = await Review.begin(this.#replay.id, this.#place);
  }

  /** Come to a review. */
  come(id: string): void {
    this.review = new Review(id);
    void this.review.open();
  }

  /** Go back to the leader; return whether there is one. */
  rejoin(): boolean {
    if (!this.review?.told || this.review.leading) return false;
    this.review.following = true;
    return true;
  }

  /** Point at one thing, from one to another, or at nothing any more. */
  pointAt(arrow: readonly string[]): void {
    const { step, seat } = this.#replay;
    this.#pointed = { step, seat, arrow };
  }

  /** What is pointed at here, for whoever leads or follows. */
  get arrow(): readonly string[] {
    const { step, seat } = this.#replay;
    const told = this.review?.leading ? this.#pointed : this.review?.following ? this.review.told : null;
    return told && told.step === step && told.seat === seat ? told.arrow : [];
  }

  leave(): void {
    this.review?.close();
    this.review = null;
    this.#led = false;
  }

  get #place(): Pointing {
    const { step, seat } = this.#replay;
    const { step: at, seat: by, arrow } = this.#pointed;
    return { step, seat, notes: this.#notes.all, arrow: at === step && by === seat ? arrow : [] };
  }

  /** Go where the leader is. Who is handed the lead goes on with what was noted. */
  #hear(): void {
    const { review } = this;
    const told = review?.told;
    if (!review || !told || !this.#replay.ready) return;
    const handed = review.leading && !this.#led;
    this.#led = review.leading;
    if (handed) untrack(() => this.#notes.take(told.notes));
    else if (!review.leading && review.following) untrack(() => this.#go(told.step, told.seat));
  }

  #go(step: number, seat: Replay["seat"]): void {
    void this.#replay.go(step);
    if (seat !== this.#replay.seat) void this.#replay.look(seat);
  }

  #point(): void {
    if (this.review?.leading && this.#replay.ready) this.review.point(this.#place);
  }

  /** Moving on your own starts to browse freely. */
  #look(): void {
    const { step, seat } = this.#replay;
    untrack(() => {
      if (this.#pointed.step !== step || this.#pointed.seat !== seat) this.#pointed = { step, seat, arrow: [] };
      const told = this.review?.told;
      if (!this.review || !told || !this.#replay.ready || this.review.leading) return;
      if (step !== told.step || seat !== told.seat) this.review.following = false;
    });
  }
}
