/** The keys of a table: what each does, wherever the focus is. */
import type { Speaker } from "../parts/speaker.svelte";
import { router } from "../shell/router.svelte";
import { t } from "../words/words.svelte";
import type { Frame } from "./frame.svelte";
import { inspectedCard } from "./inspectedCard";
import { meant } from "./keys";
import { nextGame } from "./nextGame";
import { standings } from "./standings";
import type { Table } from "./table.svelte";

/** What can be seen and pressed. */
function choosable(): HTMLElement[] {
  const marked = document.querySelectorAll<HTMLElement>("#board [data-choice]");
  // Where a board marks none, its choices are the keys that are not pressed yet.
  const all = marked.length
    ? marked
    : document.querySelectorAll<HTMLElement>('#board button[aria-pressed="false"]:not([disabled])');
  return [...all].filter(
    (one) =>
      one.getAttribute("aria-disabled") !== "true" && !one.closest("[inert]") && one.checkVisibility?.() !== false,
  );
}

/** Whether a choice has the focus, and the key presses it. */
function entered(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !!(event.target as Element | null)?.closest?.("#board [data-choice]");
}

/** What is played with keys: a table, or a game as it could have gone on. */
export type Played = Pick<Table, "seat" | "busy" | "book" | "scene" | "seats" | "sentence" | "shown" | "redo">;

export class Keyboard {
  readonly #does: Record<string, () => void>;

  constructor(
    readonly table: Played,
    readonly frame: Frame,
    speaker: Speaker,
    undo: (all: boolean) => void,
  ) {
    const seated = (run: () => void) => () => (table.seat === null ? undefined : run());
    this.#does = {
      undo: seated(() => undo(false)),
      "undo-all": seated(() => undo(true)),
      redo: seated(() => void table.redo()),
      done: () => this.#done(),
      plan: seated(() => frame.toggle("plan")),
      forecast: () => this.#forecast(),
      log: () => frame.open("log"),
      chat: () => frame.open("chat"),
      hint: () => frame.open("coach"),
      help: () => this.#help(),
      summary: () => frame.announce(this.summary()),
      scores: () => frame.announce(standings(table)),
      repeat: () => speaker.repeat(),
      command: () => this.#command(),
      next: () => void this.#next().catch(() => frame.announce(t("web-no-answer"), true)),
      agree: () => document.querySelector<HTMLElement>("[data-agree]")?.click(),
      refuse: () => document.querySelector<HTMLElement>("[data-refuse]")?.click(),
    };
  }

  pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (this.#back()) event.preventDefault();
      return;
    }
    const wanted = meant(event);
    // Pressing again what is picked does it; a key that is only held down must not.
    if (event.repeat && (wanted === "done" || wanted.startsWith("choice-") || entered(event)))
      return event.preventDefault();
    if (!wanted) return;
    event.preventDefault();
    if (wanted.startsWith("choice-")) this.#choose(Number(wanted.slice(7)));
    else this.#does[wanted === "undo" && event.shiftKey ? "undo-all" : wanted]?.();
  }

  /** Return where the game is, in words. */
  summary(): string {
    const { shown, sentence } = this.table;
    const { round, rounds, title } = shown?.now ?? {};
    const where = round ? (rounds ? t("web-round-of", { n: round, of: rounds }) : t("web-turn", { n: round })) : "";
    const place = [where, title].filter(Boolean).join(", ");
    return [place && `${place}.`, sentence, standings(this.table)].filter(Boolean).join(" ");
  }

  #done(): void {
    const main = this.frame.bar?.main;
    if (main && !this.table.busy) this.frame.press(main);
  }

  #forecast(): void {
    const strip = document.getElementById("forecast");
    if (strip) {
      strip.focus();
      this.frame.announce(strip.innerText.replace(/\s+/g, " "));
    } else if (this.table.scene?.forecast) this.frame.sheet = "forecast";
  }

  /** Explain what has the focus: its rule if it has one, else what the keys do. */
  #help(): void {
    const found = inspectedCard(document.activeElement);
    const rule = found && (found.rule ?? this.table.book?.cards[found.card]?.rule);
    if (rule) this.frame.openRule(rule);
    else this.frame.help = true;
  }

  #command(): void {
    this.frame.open("log");
    setTimeout(() => document.querySelector<HTMLElement>("[data-command]")?.focus());
  }

  /** Go to the next table that waits for you; what you try is not left by a letter. */
  async #next(): Promise<void> {
    const here = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1];
    if (!here) return;
    const next = await nextGame(here);
    if (next) router.go(`/t/${next}`);
    else this.frame.announce(t("web-no-next-game"), true);
  }

  #choose(n: number): void {
    const found = choosable()[n - 1];
    if (!found) return;
    found.focus();
    found.click();
  }

  /** Go back one stage: close what is looked at, then step back in the decision, then look home. */
  #back(): boolean {
    const { frame } = this;
    if (frame.asked) frame.inspect(null);
    else if (frame.bar?.back) frame.bar.back();
    else if (frame.sheet === "plan") frame.sheet = "";
    else if (frame.watched !== null) frame.watched = null;
    else return false;
    return true;
  }
}
