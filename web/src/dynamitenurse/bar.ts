/** The status line during your decision: pick, preview, apply. */
import type { Snippet } from "svelte";
import type { Choice } from "../api/types";
import { isFinal } from "../play/deciding.svelte";
import type { Bar, Main } from "../play/frame.svelte";
import { t } from "../words/words.svelte";
import type { Play } from "./play.svelte";
import { cardOf, doing, patientOf } from "./viewFacts";

/** A label without what stands in brackets: on a button, beside the sentence that says it. */
const short = (label: string): string => label.replace(/ \(.*\)$/, "");

/** What the button that does a choice says: short, since the sentence stands beside it. */
export function deed(play: Play, choice: Choice): string {
  const { verb, card, patient, player, number } = doing(choice);
  const book = play.scene.book;
  if (card) return t(`web-nurse-do-${verb}`, { card: cardOf(book, card).name });
  if (patient) return t(`web-nurse-do-${verb}`, { patient: patientOf(book, patient).name });
  if (player !== undefined)
    return t(`web-nurse-do-${verb}`, {
      name: player - 1 === play.seat ? t("web-nurse-you") : (play.scene.names[player - 1] ?? ""),
    });
  if (number !== undefined) return t("web-nurse-do-number", { n: number });
  if (verb === "buy-second-event") return t("web-nurse-see-next");
  return short(choice.label);
}

/** Cards that only give points come first: whoever presses the main button without thinking loses nothing. */
function plain(play: Play): Main | null {
  if (play.plainCount < 2) return null;
  return { label: t("web-nurse-play-plain", { n: play.plainCount }), run: () => void play.playPlain() };
}

function others(play: Play, main: Choice | undefined): Main[] {
  return play
    .atPlace("bar")
    .filter((one) => one !== main)
    .map((one) => ({ label: short(one.label), run: () => play.press(one), ends: true }));
}

/** What would be forgotten: the dearest first. */
function forgotten(play: Play): string {
  const treat = play.treatable[0];
  const parts = [
    treat &&
      t(`web-nurse-still-${doing(treat).verb}`, { name: patientOf(play.scene.book, doing(treat).patient ?? "").name }),
    play.waiting && t("web-nurse-still-admit", { n: play.waiting }),
    play.playable && t("web-nurse-still", { n: play.playable }),
  ];
  return parts.filter(Boolean).join(" ");
}

function detailOf(play: Play, picked: Choice): { detail?: string } {
  const left = picked.do.verb === "done" ? forgotten(play) : "";
  if (left) return { detail: left };
  return isFinal(picked) ? { detail: t("web-nurse-no-undo") } : {};
}

/** What ends a phase; on a phone in one word. */
function ending(play: Play, end: Choice): string {
  return play.narrow && (play.asked === "main" || play.asked === "admission") ? t("web-nurse-end") : short(end.label);
}

function offered(play: Play, end: Choice | undefined): Pick<Bar, "main" | "others"> {
  if (!end)
    return { main: { label: t("web-nurse-choose"), run: () => undefined, missing: t("web-nurse-choose") }, others: [] };
  const ends: Main = { label: ending(play, end), run: () => play.end(end), ends: true };
  const first = plain(play);
  return first ? { main: first, others: [...others(play, end), ends] } : { main: ends, others: others(play, end) };
}

/** What is asked; where only the end is left, that. */
function asking(play: Play): string {
  const left = play.asked === "main" && play.scene.choices.some((one) => one.do.verb !== "done");
  return play.asked !== "main" || left ? (play.scene.prompt ?? "") : t("web-nurse-only-end");
}

/** Return the status line, or nothing while there is nothing to decide. */
export function barOf(play: Play, note: Snippet | undefined): Bar | null {
  const { picked, scene } = play;
  if (scene.choices.length === 0) return null;
  const chips = note ? { chips: note } : {};
  const back = play.back ? { back: play.back } : {};
  if (picked) {
    return {
      title: play.sentence(picked),
      ...detailOf(play, picked),
      ...chips,
      ...back,
      main: {
        label: deed(play, picked),
        run: () => void play.apply(),
        ends: play.atPlace("bar").includes(picked),
      },
    };
  }
  const bar = play.atPlace("bar");
  const end = bar.find((one) => one.do.verb === "done") ?? bar[0];
  return {
    title: asking(play),
    ...chips,
    ...back,
    ...offered(play, end),
  };
}
