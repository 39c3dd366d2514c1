/**
 * What is asked where you type, in the words of line play. Most is answered by the server in its own
 * words; what the page shows anyway is told from there.
 */
import { get } from "../api/client";
import { preferences } from "../people/preferences.svelte";
import { coached, nextHint } from "../reviews/hints";
import { t } from "../words/words.svelte";
import type { Frame } from "./frame.svelte";
import { figuresOf } from "./planFigures";
import { standings } from "./standings";
import type { Table } from "./table.svelte";

/** Says something while the answer is not there yet. */
type Meanwhile = (told: string) => void;
type Answer = (table: Table, frame: Frame, rest: string, text: string, meanwhile: Meanwhile) => Promise<string>;

/** After so many milliseconds you are told that the coach thinks. */
const SLOW = 400;

const asked: Answer = async (table, _frame, _rest, text) =>
  (await get("/tables/{table}/seats/{seat}/answer", { ...table.own, text })).lines.join("\n");

/** Ask the coach, who helps only with your own decision, and takes a moment for it. */
const advised =
  (asking: (table: Table, frame: Frame) => Promise<string>): Answer =>
  async (table, frame, _rest, _text, meanwhile) => {
    if (!preferences.values.hints) return t("web-hints-off");
    if (!table.deciding) return t("web-coach-waits");
    const slow = setTimeout(() => meanwhile(t("web-coach-thinks")), SLOW);
    try {
      return await asking(table, frame);
    } finally {
      clearTimeout(slow);
    }
  };

const hint = advised(async (table, frame) => {
  const told = await nextHint(table, frame);
  return [told?.text, told && told.step < told.steps && t("web-command-hint-more")].filter(Boolean).join("\n");
});

const plans = advised(async (table) => {
  const told = await coached(table, () => get("/tables/{table}/seats/{seat}/plans", table.own));
  return told ? told.lines.join("\n") || t("web-plans-none") : "";
});

const forecast: Answer = async (table) => {
  const figures = (await figuresOf(table.game))(table.shown?.forecast);
  return (
    figures.map(({ id, value }) => `${t(`web-plan-row-${id}`)}: ${value}`).join(", ") || t("web-command-no-forecast")
  );
};

const score: Answer = (table) => Promise.resolve(standings(table));

/** Look at a part of the board by its name, as "ward 2"; else at the table, or at one player. */
const look: Answer = (table, frame, rest, text, meanwhile) => {
  const called = rest.toLowerCase();
  const part = [...document.querySelectorAll("#board [role=group][aria-label]")].find(
    (one) => one.getAttribute("aria-label")?.toLowerCase() === called,
  );
  if (!part) return asked(table, frame, rest, text, meanwhile);
  const found = [...part.querySelectorAll("button[aria-label], [role=img][aria-label]")].map((one) =>
    one.getAttribute("aria-label"),
  );
  return Promise.resolve(`${part.getAttribute("aria-label")}: ${found.join("; ") || t("web-command-empty")}`);
};

const ANSWERS = new Map<string, Answer>(
  Object.entries({
    why: asked,
    text: asked,
    help: asked,
    "?": asked,
    look,
    hint,
    plans,
    forecast,
    score,
    scores: score,
  }),
);

/** Return what there is to say to a line that was typed; null if it asks nothing. */
export async function answerTo(
  table: Table,
  frame: Frame,
  typed: string,
  meanwhile: Meanwhile,
): Promise<string | null> {
  const asks = typed.trim().endsWith("?");
  const [word = "", ...rest] = (typed.trim().replace(/[?\s]+$/, "") || "?").split(/\s+/);
  // Another question asks whether something is allowed, as in line play.
  const answer = ANSWERS.get(word.toLowerCase()) ?? (asks ? asked : undefined);
  // What can be typed in your language is asked about under the name that the server knows.
  const own =
    asks && rest.length === 0
      ? ["undo", "redo"].find((one) => t(`web-${one}`).toLowerCase() === word.toLowerCase())
      : undefined;
  return answer ? answer(table, frame, rest.join(" "), own ? `${own}?` : typed, meanwhile) : null;
}
