/**
 * How you decide, the same in both games: pick, preview, apply, or ask why not. A first press on a choice shows
 * what it does, a second one does it, Escape puts it back. It knows no rules: it picks among the choices that
 * the server sent, and asks the server about what is not among them.
 */
import type { Choice, Reason } from "../api/types";
import { preferences } from "../people/preferences.svelte";
import type { Frame, Inspected } from "./frame.svelte";
import type { Scene } from "./scene";

/** Whether a choice can't be taken back, also because bots act right after it. */
export function isFinal(choice: Choice): boolean {
  return choice.luck || !choice.undoable || choice.to_bots;
}

export class Deciding {
  /** Which of several equal things was pressed: a bed, or a card of the hand. */
  at = $state.raw<string | number>("");
  #picked = $state.raw<Choice | null>(null);
  #acting = $state(false);
  /** Something was done since the last first click. */
  #acted = false;
  readonly #scene: () => Scene;
  protected readonly frame: Frame;

  constructor(scene: () => Scene, frame: Frame) {
    this.#scene = scene;
    this.frame = frame;
  }

  get scene(): Scene {
    return this.#scene();
  }

  get seat(): number | null {
    return this.scene.seat;
  }

  /** What you are asked; nothing while others decide. */
  get asked(): string {
    const { choices, seat, view } = this.scene;
    return seat === null || !choices.length ? "" : (view.prompts[String(seat)] ?? "");
  }

  get busy(): boolean {
    return this.scene.busy || this.#acting;
  }

  // ---- what is picked

  /** What is picked, as long as it can still be done. */
  get picked(): Choice | null {
    const picked = this.#picked;
    return picked && (this.scene.choices.find((one) => one.action === picked.action) ?? null);
  }

  /** Return whether a choice is picked, at one of the things that stand for it or at any. */
  isPicked(choice: Choice | null | undefined, at?: string | number): boolean {
    return !!choice && this.picked?.action === choice.action && (at === undefined || this.at === at);
  }

  /** Return whether a hint points at a thing, or at what can be done with it. */
  isHinted(id: string, ...choices: readonly (Choice | null | undefined)[]): boolean {
    const { pointed, suggested, next } = this.frame;
    return pointed.has(id) || choices.some((one) => one && (one.action === next || suggested.includes(one.action)));
  }

  /** Return what a choice brings, for the status line and for those who hear it. */
  sentence(choice: Choice): string {
    return choice.says || choice.label;
  }

  /** Show what a choice would do, without doing it. */
  pick(choice: Choice, at: string | number = ""): void {
    this.#picked = choice;
    this.at = at;
    this.frame.announce(this.sentence(choice));
  }

  unpick(): void {
    this.#picked = null;
    this.at = "";
  }

  /** Put down whatever was picked or taken for it. */
  drop(): void {
    this.unpick();
  }

  /** After a new view: keep what can still be done. */
  renew(): void {
    if (!this.picked) this.unpick();
  }

  // ---- what is done

  /** Press a choice: see what it does, or do it at once if you like it so. Pressing what is picked does it. */
  press(choice: Choice, at: string | number = ""): void {
    if (this.busy) return;
    if (this.isPicked(choice, at)) {
      void this.apply();
      return;
    }
    this.touched(choice);
    if (this.isShownFirst(choice, at)) this.pick(choice, at);
    else {
      this.unpick();
      this.at = at;
      void this.act(choice);
    }
  }

  /** End something: at once, or after one more press if that would waste something. */
  end(choice: Choice): void {
    if (this.isWasteful() && preferences.values.confirm !== "never" && !this.isPicked(choice)) this.pick(choice);
    else void this.act(choice);
  }

  /** Do what is picked. */
  async apply(): Promise<boolean> {
    return this.picked !== null && this.act(this.picked);
  }

  /** Do something, and return whether it was done; if it was not, what is picked stays. */
  async act(choice: Choice): Promise<boolean> {
    if (this.busy) return false;
    this.#acting = this.#acted = true;
    try {
      const done = await this.scene.act(choice);
      if (done) this.drop();
      return done;
    } finally {
      this.#acting = false;
    }
  }

  /** One step back, if there is one. */
  get back(): (() => void) | undefined {
    return this.picked ? () => this.unpick() : undefined;
  }

  /** Ask why something can't be done, and show the answer. */
  async why(verb: string, of: string | undefined, title: string): Promise<void> {
    if (!this.asked) return;
    const reason = this.fitting(await this.scene.why(verb, of).catch(() => []));
    if (!reason) return;
    const shown = this.explained(reason, of, title);
    this.frame.inspect(shown, true);
    this.frame.announce("title" in shown ? shown.text : reason.message, true);
  }

  // ---- keys and clicks of the whole page

  /** Escape goes one step back. */
  keyed(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const back = this.back;
    if (!back) return;
    event.preventDefault();
    back();
  }

  /**
   * A double click does one thing: once that is done, its last click doesn't reach what comes up in the same
   * spot. Whoever never wants to be asked may click as fast as they like.
   */
  clicked(event: MouseEvent): void {
    if (event.detail < 2) this.#acted = false;
    else if (this.#acted && preferences.values.confirm !== "never") event.stopPropagation();
  }

  // ---- what a game adds

  /** Called when a choice is pressed that is not picked. */
  protected touched(_choice: Choice): void {}

  /** Return whether a choice is shown before it is done, as you like it. */
  protected isShownFirst(choice: Choice, _at: string | number): boolean {
    const { confirm } = preferences.values;
    return confirm === "all" || (confirm === "risky" && isFinal(choice));
  }

  /** Return whether ending now would waste something. */
  protected isWasteful(): boolean {
    return false;
  }

  /** Return the reason that answers what was meant. */
  protected fitting(reasons: readonly Reason[]): Reason | undefined {
    return reasons[0];
  }

  protected explained(reason: Reason, _of: string | undefined, title: string): Inspected {
    return { title: title || reason.text, text: reason.message, rule: reason.rule };
  }
}
