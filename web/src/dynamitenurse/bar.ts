/** What the status line says and offers while one decides: pick, preview, apply. */
import type { Snippet } from "svelte";
import type { Choice } from "../api/types";
import type { Bar, Main } from "../frame/frame.svelte";
import { t } from "../words/words.svelte";
import type { Deciding } from "./deciding.svelte";
import { cardOf, doing, patientOf } from "./nurse";

/** A label without what stands in brackets: on a button, beside the sentence that says it. */
const short = (label: string): string => label.replace(/ \(.*\)$/, "");

/** What the button that does a choice says: short, since the sentence stands beside it. */
export function deed(play: Deciding, choice: Choice): string {
  const { verb, card, patient, player, number } = doing(choice);
  const book = play.scene.book;
  if (card) return t(`web-nurse-do-${verb}`, { card: cardOf(book, card).name });
  if (patient) return t(`web-nurse-do-${verb}`, { patient: patientOf(book, patient).name });
  if (player !== undefined) return t(`web-nurse-do-${verb}`, { name: player - 1 === play.seat ? t("web-nurse-you") : (play.scene.names[player - 1] ?? "") });
  if (number !== undefined) return t("web-nurse-do-number", { n: number });
  if (verb === "buy-second-event") return t("web-nurse-see-next");
  return short(choice.label);
}

function others(play: Deciding, main: Choice | undefined): Main[] {
  const found: Main[] = play.atPlace("bar").filter((one) => one !== main).map((one) => ({ label: short(one.label), run: () => play.pick(one) }));
  if (play.plainCount > 1 && !play.narrow) found.unshift({ label: t("web-nurse-play-plain", { n: play.plainCount }), run: () => void play.playPlain() });
  return found;
}

/** Return the status line, or nothing while there is nothing to decide. */
export function barOf(play: Deciding, note: Snippet | undefined): Bar | null {
  const { picked, scene } = play;
  if (scene.choices.length === 0) return null;
  const chips = note ? { chips: note } : {};
  if (picked) {
    const says = picked.says || picked.label;
    return {
      title: says,
      ...(picked.luck ? { detail: t("web-nurse-no-undo") } : {}),
      ...chips,
      back: () => play.back(),
      main: { label: deed(play, picked), run: () => void play.apply() },
    };
  }
  const bar = play.atPlace("bar");
  const end = bar.find((one) => one.do.verb === "done") ?? bar[0];
  const back = play.way || play.look ? { back: () => play.back() } : {};
  return {
    title: scene.prompt ?? "",
    ...chips,
    ...back,
    ...(end ? { main: { label: short(end.label), run: () => play.end(end) } } : { main: { label: t("web-nurse-choose"), run: () => undefined, missing: t("web-nurse-choose") } }),
    others: others(play, end),
  };
}
