/** The players at a table, and what they are doing. */
import type { Chair, Shown } from "../api/types";
import { t } from "../words/words.svelte";
import type { SeatInfo, SeatState } from "./scene";

/** Return how strong a bot is, in words. */
function strength(bot: string): string {
  const level = bot.split(":")[0] ?? bot;
  const key = `web-bot-${level}`;
  const name = t(key);
  return name === key ? level : name;
}

/** Return what a bot is called: by its strength, and its seat so that several can be told apart. */
export function botName(bot: string, seat: number): string {
  return `${strength(bot)} ${seat + 1}`;
}

/** Return the play style of a bot in words; nothing for a steady one. */
function temper(bot: string): string {
  const asked = /:temper=([a-z]+)/.exec(bot)?.[1];
  return asked && asked !== "steady" ? t(`web-temper-${asked}`) : "";
}

/** Return what kind of bot you are: its strength, and its play style if it has one. */
export function botKind(bot: string): string {
  return temper(bot) ? t("web-bot-tempered", { bot: strength(bot), temper: temper(bot) }) : strength(bot);
}

/** Return the play style of a bot, or that it is one: next to its name there is room for a word. */
function botState(bot: string): string {
  return temper(bot) || t("web-state-bot");
}

function chairName(chair: Chair, seat: number): string {
  if (chair.kind === "bot") return botName(chair.bot, seat);
  return chair.name || t("web-seat-number", { n: seat + 1 });
}

/** Return how the seats of a table are called. */
export function namesOf(shown: Shown): string[] {
  return shown.names ?? shown.chairs.map(chairName);
}

function stateOf(shown: Shown, seat: number, waiting: readonly number[]): SeatState {
  const chair = shown.chairs[seat];
  if (!chair || chair.kind === "open") return "open";
  if (shown.status === "waiting") return chair.kind === "bot" ? "bot" : "waiting";
  if (shown.status === "playing" && waiting.includes(seat))
    return shown.away?.includes(seat) && !chair.stand_in && chair.kind !== "bot" ? "away" : "deciding";
  if (chair.kind === "bot" || chair.stand_in) return "bot";
  if (shown.away?.includes(seat)) return "away";
  return shown.status === "over" ? "waiting" : "done";
}

function worded(shown: Shown, seat: number, state: SeatState): string {
  const chair = shown.chairs[seat];
  if (shown.status === "over") return chair?.kind === "bot" ? botState(chair.bot) : "";
  if (chair?.stand_in) return t("web-state-stand-in");
  if (state === "deciding" && chair?.kind === "bot") return t("web-state-thinking");
  return state === "bot" && chair ? botState(chair.bot) : t(`web-state-${state}`);
}

/** Return the score of a seat where the game has a running one, or its last. */
export function scoreOf(shown: Pick<Shown, "view" | "outcome">, seat: number): number | null {
  const last = shown.outcome?.scores?.[seat];
  if (typeof last === "number") return last;
  const hospital = shown.view?.hospitals[seat] as { score?: unknown } | undefined;
  return typeof hospital?.score === "number" ? hospital.score : null;
}

/** Return everyone at a table, with what they are doing. */
export function seatsOf(shown: Shown): SeatInfo[] {
  const waiting = shown.now?.waiting ?? [];
  const own = shown.mine ?? (shown.seat === null || shown.seat === undefined ? [] : [shown.seat]);
  return namesOf(shown).map((name, seat) => {
    const state = stateOf(shown, seat, waiting);
    return {
      seat,
      name,
      state,
      text: worded(shown, seat, state),
      own: own.includes(seat),
      score: scoreOf(shown, seat),
    };
  });
}
