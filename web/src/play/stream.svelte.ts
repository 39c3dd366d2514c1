/**
 * Staying in touch with a table: server-sent events, or asking again and again where they do not get
 * through. It says honestly since when nothing was heard.
 */
import type { Shown, TableNews } from "../api/types";
import { applied } from "./streamedParts";

/** How long you can hear nothing before asking whether the server is still there. */
const SILENCE = 25_000;
/** How often listening may fail before the app asks instead. */
const FAILURES = 3;
/** What is answered to who may not look, or where there is nothing to look at any more. */
const LOCKED: readonly number[] = [401, 403, 404, 410];

/** Why you can't look any more, in the server's words. */
export interface Farewell {
  code: string;
  message: string;
}

export type Touch = "joining" | "touch" | "lost";

export class Stream {
  touch = $state<Touch>("joining");
  /** When the server last answered, in milliseconds. */
  heard = $state(0);
  seq = -1;
  /** The table as it was last told: later events build on it. */
  #shown: Shown | null = null;
  #take: (shown: Shown, first: boolean) => void;
  #leave: (why: Farewell) => void;
  #source: EventSource | null = null;
  #polling: AbortController | null = null;
  #failures = 0;
  /** Listening has worked once, so it will again when the server is back. */
  #listened = false;
  #wait: (after: number) => string = () => "";
  #reached: { seq: number; done: () => void }[] = [];
  #timer = 0;
  #deafen = () => {};

  constructor(take: (shown: Shown, first: boolean) => void, leave: (why: Farewell) => void) {
    this.#take = take;
    this.#leave = leave;
  }

  /** Listen at one address; ask at the other where listening fails. */
  open(events: string, wait: (after: number) => string): void {
    this.close();
    this.seq = -1;
    this.#wait = wait;
    this.#listen(events);
    this.#timer = window.setInterval(() => this.#look(events), 5000);
    // A browser that is offline does not always say so to who listens.
    const offline = () => (this.touch = "lost");
    const online = () => this.#again(events, 0);
    addEventListener("offline", offline);
    addEventListener("online", online);
    this.#deafen = () => {
      removeEventListener("offline", offline);
      removeEventListener("online", online);
    };
  }

  close(): void {
    this.#deafen();
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#source?.close();
    this.#polling?.abort();
    this.#source = this.#polling = null;
  }

  /** Wait until what has happened up to an entry is shown (or until it is clear that it takes long). */
  reach(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((done) => {
      this.#reached.push({ seq, done });
      setTimeout(done, 3000);
    });
  }

  #listen(events: string): void {
    const source = new EventSource(events);
    this.#source = source;
    source.addEventListener("open", () => this.#hear());
    source.addEventListener("table", (event) => {
      this.#failures = 0;
      this.#listened = true;
      const news = JSON.parse((event as MessageEvent<string>).data) as TableNews;
      // What builds on something else than you have is of no use.
      if (news.after && news.after !== this.seq) return this.#again(events, 0);
      this.#told(applied(this.#shown, news), !news.after);
    });
    source.addEventListener("gone", (event) =>
      this.#gone(JSON.parse((event as MessageEvent<string>).data) as Farewell),
    );
    source.addEventListener("error", () => {
      if (source !== this.#source) return;
      this.touch = this.touch === "joining" ? "joining" : "lost";
      this.#failures += 1;
      if (source.readyState === EventSource.CLOSED) void this.#refused(events);
      else if (this.#failures >= FAILURES) this.#again(events);
    });
  }

  #gone(why: Farewell): void {
    this.close();
    this.#leave(why);
  }

  /** A browser does not say why a stream failed: check whether you have access. */
  async #refused(events: string): Promise<void> {
    const source = this.#source;
    const answer = await fetch(`${this.#wait(Math.max(this.seq, 0))}&seconds=0`).catch(() => null);
    if (source !== this.#source) return;
    if (answer && LOCKED.includes(answer.status)) this.#gone(await reason(answer));
    else this.#again(events);
  }

  /** Reconnect a moment later, by polling if streams have failed too often. */
  #again(events: string, wait = 1000): void {
    this.#source?.close();
    this.#source = null;
    setTimeout(() => {
      if (this.#source || this.#polling || !this.#timer) return;
      if (this.#failures >= FAILURES && !this.#listened) void this.#poll();
      else this.#fresh(events);
    }, wait);
  }

  /** A new source is told the whole story. */
  #fresh(events: string): void {
    this.seq = -1;
    this.#listen(events);
  }

  async #poll(): Promise<void> {
    const polling = (this.#polling = new AbortController());
    while (!polling.signal.aborted) {
      try {
        const answer = await fetch(this.#wait(Math.max(this.seq, 0)), { signal: polling.signal });
        if (answer.ok) this.#hear();
        if (answer.status === 200) this.#told((await answer.json()) as Shown, this.seq < 0);
        else if (LOCKED.includes(answer.status)) return this.#gone(await reason(answer));
        else if (!answer.ok) await pause();
      } catch {
        if (polling.signal.aborted) return;
        this.touch = "lost";
        await pause();
      }
    }
  }

  #told(shown: Shown, first: boolean): void {
    this.#hear();
    this.seq = shown.seq;
    this.#shown = shown;
    this.#take(shown, first);
    this.#reached = this.#reached.filter(({ seq, done }) => {
      if (seq <= shown.seq) done();
      return seq > shown.seq;
    });
  }

  #hear(): void {
    this.touch = "touch";
    this.heard = Date.now();
  }

  /** Heartbeats are comments, which a browser does not tell; so ask whether the line still stands. */
  #look(events: string): void {
    if (document.hidden || this.touch !== "touch" || Date.now() - this.heard < SILENCE) return;
    fetch("/healthz")
      .then((answer) => {
        if (answer.ok) this.#hear();
        else throw new Error();
      })
      .catch(() => {
        this.touch = "lost";
        this.#again(events);
      });
  }
}

async function reason(answer: Response): Promise<Farewell> {
  const { error } = (await answer.json().catch(() => ({}))) as { error?: Farewell };
  return error ?? { code: "forbidden", message: answer.statusText };
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 1500));
}
