/** Looking back together: one leads, and the others follow or roam. */
import { Refused, address, get, post } from "../api/client";
import type { Pointing, Review as Told } from "../api/types";
import { me } from "../people/me.svelte";
import { t } from "../words/words.svelte";

export class Review {
  readonly id: string;
  told = $state.raw<Told | null>(null);
  /** Whether you go where the leader is; who goes their own way roams. */
  following = $state(true);
  failure = $state("");
  #source: EventSource | null = null;
  #timer = 0;
  #sending = false;
  #next: Pointing | null = null;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Open a review of a game, and lead it. */
  static async begin(table: string, place: Pointing): Promise<Review> {
    await me.ensure();
    const told = await post("/tables/{table}/reviews", { table }, place);
    const review = new Review(told.review);
    review.told = told;
    review.#listen();
    return review;
  }

  /** Come to a review: by your name if you have one. */
  async open(): Promise<void> {
    try {
      const known = await me.find().catch(() => false);
      this.#take(known ? await post("/reviews/{review}/join", this.#own) : await get("/reviews/{review}", this.#own));
      if (!this.#closed) this.#listen();
    } catch (error) {
      this.failure = error instanceof Refused ? error.message : t("web-no-answer");
    }
  }

  /** Be named among those who follow. */
  async join(): Promise<void> {
    await me.ensure();
    this.#take(await post("/reviews/{review}/join", this.#own));
    this.#listen(); // The server knows by now whose stream it is.
  }

  get leading(): boolean {
    return this.told !== null && this.told.me === this.told.leader;
  }

  /** Who leads, by name. */
  get leader(): string {
    return this.told?.people[this.told.leader] ?? "";
  }

  /** The others who have come with a name, with their places. */
  get others(): readonly { place: number; name: string }[] {
    const { told } = this;
    return (told?.people ?? []).map((name, place) => ({ place, name })).filter(({ place }) => place !== told?.leader);
  }

  get link(): string {
    return `${location.origin}/r/${this.told?.table ?? ""}?review=${this.id}`;
  }

  /** Lead everyone to a place; while you are on its way, only the latest waits. */
  point(place: Pointing): void {
    if (this.#sending) {
      this.#next = place;
      return;
    }
    if (!this.leading || isAt(this.told, place)) return;
    this.#sending = true;
    post("/reviews/{review}/point", this.#own, place)
      .then((told) => this.#take(told))
      .catch((error: unknown) => {
        if (error instanceof Refused && error.code !== "not-leading") this.failure = error.message;
      })
      .finally(() => {
        this.#sending = false;
        const next = this.#next;
        this.#next = null;
        if (next) this.point(next);
      });
  }

  /** Let another lead. */
  async handOver(place: number): Promise<void> {
    this.#take(await post("/reviews/{review}/lead", this.#own, { to: place }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  get #own(): { review: string } {
    return { review: this.id };
  }

  #listen(): void {
    this.#source?.close();
    const source = (this.#source = new EventSource(address("/reviews/{review}/events", this.#own)));
    source.addEventListener("review", (event) => this.#take(JSON.parse((event as MessageEvent<string>).data) as Told));
    source.addEventListener("error", () => {
      // A browser comes back by itself, unless it was refused.
      if (source !== this.#source || source.readyState !== EventSource.CLOSED) return;
      this.#timer = window.setTimeout(() => this.#listen(), 2000);
    });
  }

  #take(told: Told): void {
    // What is on its way to the leader may be older than what they know.
    if (this.told && told.seq < this.told.seq) return;
    const me = told.me ?? this.told?.me ?? null;
    this.told = { ...told, me };
  }
}

function isAt(told: Told | null, place: Pointing): boolean {
  return (
    told?.step === place.step &&
    told.seat === place.seat &&
    JSON.stringify([told.notes, told.arrow]) === JSON.stringify([place.notes, place.arrow])
  );
}
