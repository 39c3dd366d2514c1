/**
 * What a table does not need for its first decision, with the words that it says: fetched when it is opened, and
 * ahead of that once someone plays, so that it is there when the line is not.
 */
import { part } from "../shell/gameParts";
import { learned } from "../words/words.svelte";

export const lazyParts = {
  away: () => import("./AwayPlayer.svelte"),
  back: () => import("./TakingBack.svelte"),
  chat: () => import("./Chat.svelte"),
  coach: () => import("../reviews/Coach.svelte"),
  end: () => learned(["end", "replay"], () => import("./EndPanel.svelte")),
  guide: () => learned(["guide"], () => import("../guide/Guide.svelte")),
  keys: () => learned(["keys"], () => import("./KeyHelp.svelte")),
  plan: () => import("./PlanPanel.svelte"),
  plans: () => import("./PlanList.svelte"),
  rules: () => learned(["examples"], () => import("../rules/RuleBook.svelte")),
  table: () => import("./TableSettings.svelte"),
  lobby: () => import("../tables/Lobby.svelte"),
};

/** What nearly every game comes to, the most likely first. */
const LIKELY = [
  lazyParts.back,
  lazyParts.plan,
  lazyParts.plans,
  lazyParts.end,
  lazyParts.chat,
  lazyParts.coach,
  lazyParts.rules,
  lazyParts.table,
  lazyParts.keys,
];

const idle = () =>
  new Promise<void>((then) =>
    "requestIdleCallback" in globalThis ? requestIdleCallback(() => then()) : setTimeout(then, 200),
  );

/** Fetch one after the other what will be needed, whenever there is nothing else to do, until you leave. */
export async function ahead(game: string, leaving: AbortSignal): Promise<void> {
  for (const load of [
    () => part(game, "PieceGhost"),
    () => part(game, "Night"),
    ...LIKELY,
    () => part(game, "Ending"),
  ]) {
    await idle();
    if (leaving.aborted) return;
    // Opening it again retries.
    await load().catch(() => undefined);
  }
}
