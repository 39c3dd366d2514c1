/** Going into “what if” and back again: what it needs is fetched with the first one, and the last one stays. */
import { tick, untrack } from "svelte";
import type { Speaker } from "../parts/speaker.svelte";
import { isLost, settle } from "../play/focus";
import type { Frame } from "../play/frame.svelte";
import type { Keyboard } from "../play/keyboard";
import { writing } from "../play/keys";
import { fresh } from "../play/logLines";
import type { Figure } from "../play/planFigures";
import { learned, t } from "../words/words.svelte";
import { Branch } from "./branch.svelte";
import type { Replay } from "./replay.svelte";

const fetched = () => learned(["plans"], () => import("./whatIfParts"));
type Fetched = Awaited<ReturnType<typeof fetched>>;

export class WhatIf {
  /** What you try; null while you look at the game. */
  branch = $state.raw<Branch | null>(null);
  parts = $state.raw<Fetched | null>(null);
  /** Why it can't be, and from which step it could. */
  refused = $state("");
  earlier = $state<number | null>(null);
  figures = $state.raw<(forecast: unknown) => Figure[]>(() => []);
  held = $state.raw<(hospital: unknown) => Figure[]>(() => []);
  #last: Branch | null = null;
  #keyboard: Keyboard | null = null;
  #under = false;

  /** Try things in a replay for as long as the screen is there that makes this. */
  constructor(
    readonly replay: Replay,
    readonly frame: Frame,
    readonly speaker: Speaker,
  ) {
    $effect(() => this.#say());
    $effect(() => this.#focus());
  }

  /** Begin, or go on with what was begun at this step; or come back to the game. */
  async toggle(): Promise<void> {
    if (this.branch) return this.#leave();
    if (this.#under) return;
    if (!this.replay.laidOpen) return this.#refuse(t("web-what-if-not-over"));
    this.#under = true;
    try {
      await this.#open();
    } finally {
      this.#under = false;
    }
  }

  /** Tell it in the language that is spoken now. */
  async again(): Promise<void> {
    await this.#last?.again();
  }

  pressed(event: KeyboardEvent): void {
    const free =
      !event.defaultPrevented &&
      !event.altKey &&
      !event.ctrlKey &&
      !event.metaKey &&
      !writing(event.target) &&
      !document.querySelector("dialog[open]");
    if (free && event.key === "w") {
      event.preventDefault();
      void this.#leave();
    } else this.#keyboard?.pressed(event);
  }

  async #open(): Promise<void> {
    const game = this.replay.view?.game ?? "";
    const kept = this.#last?.step === this.replay.step ? this.#last : null;
    const branch = kept ?? new Branch(this.replay);
    const [parts] = await Promise.all([fetched(), kept ? undefined : branch.open()]);
    const [figures, held] = await Promise.all([parts.figuresOf(game), parts.heldOf(game)]);
    if (!branch.shown) return this.#refuse(branch.refusal?.message ?? t("web-no-answer"));
    if (!kept && !branch.choices.length) return this.#refuse(t("web-what-if-nothing"), this.#decided);
    [this.parts, this.figures, this.held] = [parts, figures, held];
    this.#keyboard = new parts.Keyboard(branch, this.frame, this.speaker, () => void branch.undo());
    this.#look();
    this.branch = this.#last = branch;
    this.frame.announce(t("web-what-if-about"));
    await tick();
    settle();
  }

  async #leave(): Promise<void> {
    this.#look();
    this.branch = null;
    this.frame.announce(t("web-what-if-left", { n: this.replay.step }), true);
    await tick();
    document.getElementById("what-if")?.focus({ preventScroll: true });
  }

  /** Look at nothing any more that belongs to the other game. */
  #look(): void {
    this.frame.watched = null;
    this.frame.sheet = "";
    this.frame.inspect(null);
    this.frame.point();
  }

  /** Begin at an earlier step instead. */
  async from(step: number): Promise<void> {
    this.refused = "";
    await this.replay.go(step);
    await this.toggle();
  }

  /** The last step before this one at which someone had to decide. */
  get #decided(): number | null {
    const { seen, step } = this.replay;
    return seen.findLast((one) => one && one.step < step && Object.keys(one.view.prompts).length)?.step ?? null;
  }

  #refuse(why: string, earlier: number | null = null): void {
    this.refused = why;
    this.earlier = earlier;
  }

  #known: Branch["lines"] = [];
  /** Say what happens in it, and what is to be decided next. */
  #say(): void {
    const { branch } = this;
    if (!branch) return void (this.#known = []);
    const { lines, sentence, refusal } = branch;
    if (this.#known.length) for (const line of fresh(this.#known, lines)) this.frame.announce(line.text);
    this.#known = lines;
    this.frame.announce(refusal?.message ?? sentence, true);
  }

  #held = false;
  /** After your own decision the focus goes on, if what had it is gone. */
  #focus(): void {
    if (this.branch?.busy) this.#held = !isLost();
    else if (untrack(() => this.#held)) {
      this.#held = false;
      void tick().then(settle);
    }
  }
}
