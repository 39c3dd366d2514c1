/** A table that is being thought up: its seats, rules, clock and guests. */
import type { GameInfo, SeatAsked, Setting, TableAsked } from "../api/types";
import { botAsked } from "./createTable";

export type Value = boolean | number | string;

/** The setting that names a colour for every seat. */
export const COLOURS = "colours";

/** A seat of the table, with the level of its bot and the play style. */
export interface Spot {
  kind: SeatAsked["kind"];
  bot: string;
  temper: string;
}

export class Draft {
  readonly game: GameInfo;
  seats = $state<Spot[]>([]);
  values = $state<Record<string, Value>>({});
  packs = $state.raw<Record<string, string>>({});
  /** As "decision:120", or "none". */
  clock = $state("none");
  watched = $state(true);
  boards = $state<"live" | "reveal">("live");
  takebacks = $state<"none" | "ask" | "automatic">("none");
  listed = $state(false);

  constructor(game: GameInfo) {
    this.game = game;
    this.seats = Array.from({ length: Math.max(game.min_seats, 3) }, (_, seat) => ({
      kind: seat ? "bot" : "me",
      bot: "normal",
      temper: "steady",
    }));
    for (const setting of game.settings) if (setting.default !== null) this.values[setting.name] = setting.default;
  }

  get canAdd(): boolean {
    return this.seats.length < this.game.max_seats;
  }

  get canRemove(): boolean {
    return this.seats.length > this.game.min_seats;
  }

  get open(): number {
    return this.seats.filter((seat) => seat.kind === "open").length;
  }

  /** The seats of people, those who are still to come included. */
  get people(): number {
    return this.seats.filter((seat) => seat.kind !== "bot").length;
  }

  /** Whether several decide at once in a phase, so that it matters what they see of each other. */
  get atOnce(): boolean {
    const { together } = this.game;
    return together !== null && this.people > 0 && this.seats.length > 1 && this.values[together.unless] !== true;
  }

  add(): void {
    if (this.canAdd)
      this.seats.push({
        kind: "bot",
        bot: this.seats.findLast((seat) => seat.kind === "bot")?.bot ?? "normal",
        temper: "steady",
      });
  }

  remove(seat: number): void {
    if (this.canRemove) this.seats.splice(seat, 1);
  }

  /** The play styles that a bot of a level can have. */
  tempersOf(level: string): GameInfo["bots"][number]["tempers"] {
    return this.game.bots.find((bot) => bot.id === level)?.tempers ?? [];
  }

  /** How the bot of a seat is asked for. */
  private botOf({ bot, temper }: Spot): string {
    return this.tempersOf(bot).some((one) => one.id === temper) ? botAsked(bot, temper) : bot;
  }

  /** Why a setting can't be chosen as the table stands: the seats, the edition, or nothing. */
  unfit(setting: Setting): "seats" | "edition" | null {
    if (setting.editions && !setting.editions.includes(String(this.values.edition))) return "edition";
    return setting.seats && !setting.seats.includes(this.seats.length) ? "seats" : null;
  }

  /** What a setting can be; nobody can begin who does not sit there. */
  valuesOf(setting: Setting): Setting["values"] {
    return setting.name === "first-player"
      ? setting.values.filter((one) => Number(one.value) < this.seats.length)
      : setting.values;
  }

  /** The colour of every seat that there can be, in their order. */
  get colours(): string[] {
    const all = this.#usual;
    const named = String(this.values[COLOURS] ?? "")
      .split(",")
      .filter((one) => all.includes(one));
    return [...named, ...all.filter((one) => !named.includes(one))];
  }

  get #usual(): string[] {
    return this.game.settings.find((one) => one.name === COLOURS)?.values.map((one) => String(one.value)) ?? [];
  }

  /** Give a seat a colour; the seat that had it gets the free one. */
  colour(seat: number, wanted: string): void {
    const { colours } = this;
    const given = colours[seat]!;
    this.values[COLOURS] = colours.map((one, at) => (at === seat ? wanted : one === wanted ? given : one)).join();
  }

  /** Whether a setting may be asked for so. */
  #offered(setting: Setting, value: Value | undefined): boolean {
    if (setting.name === COLOURS) return this.colours.join() !== this.#usual.join();
    return setting.kind === "switch" || this.valuesOf(setting).some((one) => one.value === value);
  }

  /** What the server is asked for; only what differs from the usual. */
  laying(): TableAsked {
    const settings: Record<string, Value> = {};
    for (const setting of this.game.settings) {
      const value = this.values[setting.name];
      if (value !== undefined && value !== setting.default && this.#offered(setting, value) && !this.unfit(setting))
        settings[setting.name] = value;
    }
    const [kind, seconds = "0"] = this.clock.split(":");
    return {
      game: this.game.id,
      seats: this.seats.map((seat) =>
        seat.kind === "me" ? { kind: seat.kind } : { kind: seat.kind, bot: this.botOf(seat) },
      ),
      settings,
      packs: this.packs,
      clock: { kind: kind ?? "none", seconds: Number(seconds) },
      watched: this.watched,
      boards: this.atOnce ? this.boards : "live",
      takebacks: this.people > 1 ? this.takebacks : "none",
      listed: this.listed && this.open > 0,
    };
  }
}

/** The clocks to choose from; a game with timed play has more. */
export function clocksOf({ timed }: Pick<GameInfo, "timed">): string[] {
  const decision = [30, 120, 600, 86_400].map((seconds) => `decision:${seconds}`);
  return [
    "none",
    ...decision,
    ...(timed ? [timed.seconds, 180, 300].map((seconds) => `${timed.phase}:${seconds}`) : []),
  ];
}
