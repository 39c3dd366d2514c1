import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/api/types";
import { me } from "../src/people/me.svelte";
import { router } from "../src/shell/router.svelte";
import { quickTable } from "../src/tables/createTable";
import JoinPage from "../src/tables/JoinPage.svelte";
import { keepLinks, linkTo } from "../src/tables/links";
import NewTable from "../src/tables/NewTable.svelte";
import SettingField from "../src/tables/SettingField.svelte";
import { Draft, clocksOf } from "../src/tables/tableDraft.svelte";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";

const toggle = (name: string, facts = {}) => ({
  name,
  title: name,
  help: `${name} it is`,
  kind: "switch" as const,
  values: [],
  default: false,
  seats: null,
  editions: null,
  ...facts,
});
const tempers = ["steady", "bold"].map((id) => ({ id, title: id, help: `${id} it is` }));
const game: GameInfo = {
  id: "dice-hospital",
  title: "Dice Hospital",
  tagline: "",
  min_seats: 1,
  max_seats: 4,
  minutes: 30,
  rules_version: "1",
  packs: [],
  phases: [],
  chapter: "round",
  together: { phase: "activation", unless: "linear" },
  timed: { phase: "activation", seconds: 60, more: 5 },
  daily: true,
  bots: [
    { id: "random", title: "Random", help: "", tempers: [] },
    ...["easy", "normal"].map((id) => ({ id, title: id, help: "", tempers })),
  ],
  settings: [
    {
      name: "edition",
      title: "Edition",
      help: "",
      kind: "choice",
      values: [
        { value: "final", title: "Final" },
        { value: "prototype", title: "Prototype" },
      ],
      default: "final",
      seats: null,
      editions: null,
    },
    toggle("events", { editions: ["final"] }),
    toggle("penalty", { seats: [1] }),
    {
      name: "first-player",
      title: "First",
      help: "",
      kind: "choice",
      values: [-1, 0, 1, 2, 3].map((value) => ({ value, title: `${value}` })),
      default: -1,
      seats: null,
      editions: null,
    },
  ],
};
let server: Server;

beforeEach(async () => {
  await speak("en");
  server = new Server();
  server.answer("GET /api/me", { name: "Ann", passkeys: 0 });
  await me.find();
});

afterEach(() => {
  cleanup();
  server.close();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("a new table is me and bots, and says nothing that is usual", () => {
  const { seats, settings } = new Draft(game).laying();

  expect(seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "normal" }, { kind: "bot", bot: "normal" }]);
  expect(settings).toEqual({});
});

test("a bot is asked for with its temperament, if it has one and it is not the usual one", () => {
  const draft = new Draft(game);
  Object.assign(draft.seats[1]!, { bot: "easy", temper: "bold" });
  Object.assign(draft.seats[2]!, { bot: "random", temper: "bold" });

  expect(draft.laying().seats).toEqual([
    { kind: "me" },
    { kind: "bot", bot: "easy:temper=bold" },
    { kind: "bot", bot: "random" },
  ]);
});

test("every seat can be given a colour, and whoever had it takes the one that becomes free", async () => {
  const values = ["red", "blue", "green", "purple"].map((value) => ({ value, title: value }));
  const nurse: GameInfo = {
    ...game,
    settings: [
      {
        name: "colours",
        title: "Colours",
        help: "",
        kind: "choice",
        values,
        default: "red",
        seats: null,
        editions: null,
      },
    ],
  };
  const draft = new Draft(nurse);
  expect(draft.laying().settings).toEqual({});
  render(SettingField, { draft, setting: nurse.settings[0]! });
  const [first, second, third] = within(screen.getByRole("group", { name: "Colours" })).getAllByRole<HTMLSelectElement>(
    "combobox",
  );
  await fireEvent.change(third!, { target: { value: "red" } });

  expect([first, second, third].map((one) => one!.value)).toEqual(["green", "blue", "red"]);
  expect(draft.laying().settings).toEqual({ colours: "green,blue,red,purple" });
});

test("whoever has played before meets two temperaments at a quick table, newcomers none", () => {
  const bots = (experienced: boolean, luck: number) =>
    quickTable("dice-hospital", experienced, luck).seats.map((seat) => seat.bot);

  expect(bots(false, 0.5)).toEqual([undefined, "easy", "easy"]);
  expect(bots(true, 0)).toEqual([undefined, "normal:temper=bold", "normal:temper=builder"]);
  expect(bots(true, 0.99)).toEqual([undefined, "normal:temper=careful", "normal:temper=bold"]);
});

test("a seat offers the temperaments of its bot, and tells what the chosen one is like", async () => {
  server.answer("GET /api/games", { games: [game] });
  server.answer("POST /api/tables", { table: "t4", seats: [0], links: [], commitment: "" });
  render(NewTable, { game: "dice-hospital" });

  const seat = await screen.findByRole("listitem", { name: "Seat 2" });
  const chosen = within(seat).getByLabelText<HTMLSelectElement>("Play style");
  expect(within(seat).getByText("steady it is")).toBeTruthy();
  await fireEvent.change(chosen, { target: { value: "bold" } });
  expect(within(seat).getByText("bold it is")).toBeTruthy();

  await fireEvent.change(within(await screen.findByRole("listitem", { name: "Seat 3" })).getByLabelText("Level"), {
    target: { value: "random" },
  });
  expect(screen.getAllByLabelText("Play style")).toEqual([chosen]);
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/t4"));

  expect(server.bodies["POST /api/tables"]).toMatchObject({
    seats: [{ kind: "me" }, { kind: "bot", bot: "normal:temper=bold" }, { kind: "bot", bot: "random" }],
  });
});

test("what does not fit the edition or the seats is not asked for", () => {
  const draft = new Draft(game);
  Object.assign(draft.values, { events: true, penalty: true, "first-player": 3 });
  expect(draft.laying().settings).toEqual({ events: true });

  draft.values.edition = "prototype";
  expect(draft.unfit(game.settings[1]!)).toBe("edition");
  while (draft.canRemove) draft.remove(1);
  expect(draft.laying()).toMatchObject({ seats: [{ kind: "me" }], settings: { edition: "prototype", penalty: true } });
});

test("seats are added up to the most and open ones can be listed", () => {
  const draft = new Draft(game);
  draft.add();
  draft.add();
  expect(draft.seats.length).toBe(4);

  draft.listed = true;
  expect(draft.laying().listed).toBe(false);
  draft.seats[1]!.kind = "open";
  draft.clock = "decision:120";
  expect(draft.laying()).toMatchObject({ listed: true, clock: { kind: "decision", seconds: 120 } });
  expect(clocksOf({ timed: null }).some((one) => one.startsWith("activation"))).toBe(false);
  expect(clocksOf(game).filter((one) => one.startsWith("activation"))).toEqual([
    "activation:60",
    "activation:180",
    "activation:300",
  ]);
});

test("the screen lays the table that it shows, and keeps the links of open seats", async () => {
  server.answer("GET /api/games", { games: [game] });
  server.answer("POST /api/tables", {
    table: "t2",
    seats: [0],
    links: [{ seat: 1, secret: "s".repeat(24) }],
    commitment: "",
  });
  render(NewTable, { game: "dice-hospital" });

  const seat = await screen.findByRole("listitem", { name: "Seat 2" });
  await fireEvent.click(within(seat).getByRole("radio", { name: "Link" }));
  await fireEvent.click(screen.getByRole("checkbox", { name: /events/ }));
  await fireEvent.click(screen.getByRole("button", { name: "Create table" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/t2"));

  expect(server.bodies["POST /api/tables"]).toMatchObject({
    settings: { events: true },
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot" }],
  });
  expect(linkTo("t2", 1)).toBe(`${location.origin}/t/t2/join#${"s".repeat(24)}`);
  expect(linkTo("t2", 3)).toBe(`${location.origin}/t/t2/join`);
});

test("what cannot be laid is said in the server's sentence, and everything stays", async () => {
  server.answer("GET /api/games", { games: [game] });
  server.refuse("POST /api/tables", 422, "bad-pack", "The pack has a mistake in line 3.");
  render(NewTable, { game: "dice-hospital" });

  await fireEvent.click(await screen.findByRole("button", { name: "Create table" }));

  expect((await screen.findByRole("alert")).textContent).toBe("The pack has a mistake in line 3.");
});

test("a link is exchanged for its seat under the name that one says", async () => {
  const secret = "k".repeat(24);
  router.go(`/j#${secret}`);
  server.answer("POST /api/me", ({ name }: Record<string, unknown>) => ({ name, passkeys: 0 }));
  server.answer("POST /api/links", { table: "t3", seat: 1 });
  render(JoinPage);

  const field = await screen.findByLabelText("Your name");
  await vi.waitFor(() => expect((field as HTMLInputElement).value).toBe("Ann"));
  await fireEvent.input(field, { target: { value: "Bo" } });
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/t/t3"));

  expect(server.bodies["POST /api/me"]).toEqual({ name: "Bo" });
  expect(server.bodies["POST /api/links"]).toEqual({ secret });
  expect(location.hash).toBe("");
});

test("the link to a seat says which game it is for, and who asks", async () => {
  const secret = "k".repeat(24);
  router.go(`/t/t3/join#${secret}`);
  const chair = (kind: string, name: string) => ({ kind, name, bot: "", stand_in: "", agreed: [] });
  server.answer("GET /api/tables/t3", {
    table: "t3",
    game: "dynamite-nurse",
    status: "waiting",
    mine: [],
    settings: {},
    packs: [],
    chairs: [chair("person", "Mia"), chair("open", "")],
    clock: { kind: "none", seconds: 0 },
    patience: { away: 60, present: 60 },
  });
  server.answer("POST /api/me", ({ name }: Record<string, unknown>) => ({ name, passkeys: 0 }));
  server.answer("POST /api/links", { table: "t3", seat: 1 });
  render(JoinPage, { table: "t3" });

  expect(await screen.findByText("Dynamite Nurse")).toBeTruthy();
  expect(screen.getByText(/^Mia /)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Join" }));
  await vi.waitFor(() => expect(server.bodies["POST /api/links"]).toEqual({ secret }));
});

test("a link without a seat says so in one sentence", async () => {
  router.go("/j");
  render(JoinPage);

  expect((await screen.findByRole("alert")).textContent).toContain("This link is incomplete");
});

test("only this browser's latest tables keep their links", () => {
  for (let table = 0; table < 40; table++) keepLinks(`t${table}`, [{ seat: 1, secret: "x".repeat(24) }]);

  expect(linkTo("t39", 1)).toMatch(/\/t\/t39\/join#x+$/);
  expect(linkTo("t0", 1)).toMatch(/\/t\/t0\/join$/);
});
