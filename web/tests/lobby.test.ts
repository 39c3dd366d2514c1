import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Games, Shown } from "../src/api/types";
import { botKind, seatsOf } from "../src/play/seats";
import TableScreen from "../src/play/TableScreen.svelte";
import TableSetup from "../src/tables/TableSetup.svelte";
import { speak } from "../src/words/words.svelte";
import type { Server } from "./server";
import { atTable, Listening, shown, until } from "./tables";

const toggle = (name: string, title: string) => ({
  name,
  title,
  help: "",
  kind: "switch",
  values: [],
  default: false,
  seats: null,
  editions: null,
});
const games = {
  version: "1",
  build: "",
  languages: [],
  games: [
    {
      id: "dice-hospital",
      settings: [
        {
          name: "edition",
          title: "Edition",
          help: "",
          kind: "choice",
          values: [{ value: "final", title: "Final edition" }],
          default: "final",
          seats: null,
          editions: null,
        },
        {
          name: "first-player",
          title: "First",
          help: "",
          kind: "choice",
          values: [{ value: -1, title: "Luck" }],
          default: -1,
          seats: null,
          editions: null,
        },
        toggle("events", "Events"),
        toggle("promos", "Promos"),
      ],
    },
  ],
} as unknown as Games;
const laid = {
  settings: { events: true },
  packs: ["my-cards"],
  clock: { kind: "decision", seconds: 120, deadlines: [] },
  takebacks: "ask",
  boards: "reveal",
  watched: false,
  patience: { away: 0, present: 60 },
};
let server: Server;

beforeEach(async () => {
  await speak("en");
  server = atTable();
  server.answer("GET /api/games", games);
});

afterEach(() => {
  cleanup();
  server.close();
});

/** What stands beside a title. */
const beside = (title: string) => screen.getByText(title).nextElementSibling?.textContent;

test("what is played is told in words, and what is usual is left out", async () => {
  render(TableSetup, { shown: shown(laid) as Shown });
  await until(() => expect(beside("Edition")).toBe("Final edition"));
  expect([beside("With"), beside("Clock"), beside("Takebacks"), beside("Spectators")]).toEqual([
    "Events and my-cards",
    "2 minutes per move",
    "Ask the others",
    "None",
  ]);
  expect(beside("Other players’ boards")).toBe("Hidden until all are done");
  expect(beside("Stand-in bot")).toBe("After 0 seconds if offline, 1 minute if connected");
  expect(screen.queryByText("First")).toBeNull();
});

test("the waiting room says who plays if nobody comes, and what is played", async () => {
  const open = { kind: "open", name: "", bot: "hard", stand_in: "", agreed: [] };
  render(TableScreen, { table: "t1" });
  await until(() => expect(Listening.last).not.toBeNull());
  Listening.last!.hear(
    shown({
      ...laid,
      status: "waiting",
      view: undefined,
      choices: [],
      chairs: [shown().chairs[0], open],
      names: ["Mia", "Player 2"],
    }),
  );
  expect(await screen.findByText("if no one joins, a bot: Hard")).toBeTruthy();
  await until(() => expect(beside("Spectators")).toBe("None"));
});

test("where all wait for somebody who is away, a bot can be asked to play for them", async () => {
  server.answer("POST /api/tables/t1/seats/0/stand-in", { seq: 5, repeated: false });
  render(TableScreen, { table: "t1" });
  await until(() => expect(Listening.last).not.toBeNull());
  const waits = { ...shown().now!, waiting: [1] };
  Listening.last!.hear(shown({ away: [1], choices: [], now: waits }));
  expect(await screen.findByText("Bo is away. The game is waiting.", { selector: "section p" })).toBeTruthy();
  await fireEvent.click(await screen.findByText("Keep waiting"));
  expect(screen.queryByText("Keep waiting")).toBeNull();
  Listening.last!.hear(
    shown({
      seq: 6,
      away: [1],
      choices: [],
      now: waits,
      names: ["Mia", "Bo", "Cy"],
      chairs: [...shown().chairs, { ...shown().chairs[0]!, name: "Cy" }].map((one, seat) =>
        seat === 1 ? { ...one, agreed: [2] } : one,
      ),
    }),
  );
  expect(await screen.findByText("Cy asked for a stand-in bot for Bo.", { selector: "section p" })).toBeTruthy();
  await fireEvent.click(screen.getAllByText("Let a bot play").at(-1)!);
  await until(() => expect(server.bodies["POST /api/tables/t1/seats/0/stand-in"]).toMatchObject({ absent: 1 }));
});

test("a seat tells the temperament of its bot, and that it is steady by saying nothing", () => {
  const chairs = ["hard:temper=bold", "hard", "easy:beam=3:temper=steady"].map((bot) => ({
    kind: "bot",
    bot,
    name: "",
    stand_in: "",
  }));
  const seats = seatsOf({ chairs, status: "playing", now: { waiting: [] }, seat: null } as unknown as Shown);

  expect(seats.map((one) => [one.name, one.text])).toEqual([
    ["Hard 1", "bold"],
    ["Hard 2", "bot"],
    ["Easy 3", "bot"],
  ]);
  expect(chairs.map(({ bot }) => botKind(bot))).toEqual(["Hard, bold", "Hard", "Easy"]);
});
