import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { barOf } from "../src/dynamitenurse/bar";
import HospitalZone from "../src/dynamitenurse/HospitalZone.svelte";
import { Play } from "../src/dynamitenurse/play.svelte";
import type { Do, View } from "../src/dynamitenurse/viewFacts";
import { preferences } from "../src/people/preferences.svelte";
import { Frame, PANELS } from "../src/play/frame.svelte";
import { speak, t } from "../src/words/words.svelte";
import { type Fake, choice, fakeScene, viewWith } from "./dynamitenurse-scene";
import Host from "./DynamiteNurseHost.svelte";
import Part from "./DynamiteNursePart.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);
beforeEach(() => {
  // The pictures are a file of their own; the board must stand without them.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network here")));
  preferences.set("motion", "off");
  preferences.set("confirm", "all");
});

async function board(scene: Fake): Promise<Frame> {
  let frame: Frame | undefined;
  render(Host, { scene, take: (one: Frame) => (frame = one) });
  await tick();
  return frame!;
}

const press = async (element: HTMLElement): Promise<void> => {
  element.click();
  await tick();
  await Promise.resolve();
};

test("a card of the hand is picked, previewed, and played by the main button", async () => {
  const play = choice(
    { verb: "play", card: "white-magic" },
    { says: "TP goes from 1 to 2.", preview: [{ event: "points-gained", seat: 0, tp: 1, gold: 0 }] as never },
  );
  const scene = fakeScene([play, choice({ verb: "done" }, { label: "End the Main Phase" })]);
  const frame = await board(scene);
  expect(frame.bar?.main?.label).toBe("End the Main Phase");
  await press(within(screen.getByRole("region", { name: "Your hand" })).getByRole("button", { name: /^White Magic/ }));
  expect(scene.acted).toEqual([]);
  expect(frame.bar?.title).toBe("TP goes from 1 to 2.");
  expect(frame.bar?.main?.label).toBe("Play White Magic");
  expect(within(screen.getByRole("region", { name: "Treat or buy" })).getByText("2", { selector: "em" })).toBeTruthy();
  frame.bar?.main?.run();
  await vi.waitFor(() => expect(scene.acted).toEqual([play]));
});

test("Back puts a picked card down; who is never asked plays at once", async () => {
  const play = choice({ verb: "play", card: "white-magic" });
  const scene = fakeScene([play]);
  const frame = await board(scene);
  const card = within(screen.getByRole("region", { name: "Your hand" })).getByRole("button", { name: /^White Magic/ });
  await press(card);
  expect(card.getAttribute("aria-pressed")).toBe("true");
  frame.bar?.back?.();
  await tick();
  expect(card.getAttribute("aria-pressed")).toBe("false");
  preferences.set("confirm", "never");
  await press(card);
  expect(scene.acted).toEqual([play]);
});

test("only what cannot be taken back is asked about, if one likes it so", async () => {
  preferences.set("confirm", "risky");
  const sure = choice({ verb: "play", card: "white-magic" });
  const risky = choice({ verb: "play", card: "n01" }, { undoable: false, luck: true });
  const scene = fakeScene([sure, risky]);
  const frame = await board(scene);
  await press(screen.getByRole("button", { name: /^Medina/ }));
  expect(scene.acted).toEqual([]);
  expect(frame.bar?.detail).toBe("You can’t undo this.");
});

test("treating and buying are the server's choices; what one cannot pay for says why", async () => {
  const buy = choice({ verb: "buy", card: "white-magic" });
  const pay = choice({ verb: "pay", patient: "P08" });
  const scene = fakeScene([buy, pay, choice({ verb: "done" })]);
  const frame = await board(scene);
  const town = within(screen.getByRole("region", { name: "Town" }));
  await press(town.getByRole("button", { name: /^White Magic.*you can pay for it/ }));
  expect(frame.bar?.main?.label).toBe("Buy White Magic");
  await press(town.getByRole("button", { name: /^Major Surgery/ }));
  expect(scene.asked).toEqual([["buy", "major-surgery"]]);
  await vi.waitFor(() =>
    expect(frame.inspected).toEqual({ card: "major-surgery", extra: "You do not have enough TP." }),
  );
  await press(screen.getByRole("button", { name: /^Pay 1/ }));
  expect(frame.bar?.main?.label).toBe("Pay");
  await press(screen.getAllByRole("button", { name: /^Operate 3/ })[0]!);
  expect(scene.asked.at(-1)).toEqual(["operate", "P01"]);
});

test("Patients that look alike share a choice, but not with others", async () => {
  const operate = choice({ verb: "operate", patient: "P01" });
  const scene = fakeScene([operate]);
  const frame = await board(scene);
  const keys = screen.getAllByRole("button", { name: /^Operate 3, Wounded Patient$/ });
  expect(keys).toHaveLength(2);
  await press(keys[1]!);
  frame.bar?.main?.run();
  await vi.waitFor(() => expect(scene.acted).toEqual([operate]));
});

test("all plain cards are played one after another", async () => {
  const plain = choice({ verb: "play", card: "examination" });
  const scene = fakeScene([plain, choice({ verb: "play", card: "white-magic" }), choice({ verb: "done" })]);
  const frame = await board(scene);
  expect(frame.bar?.main?.label).toBe("Play 2 basic cards");
  frame.bar?.main?.run();
  await vi.waitFor(() => expect(scene.acted).toContain(plain));
});

test("the end of a phase is asked about if somebody would die of it", async () => {
  const done = choice({ verb: "done" }, { label: "End the Main Phase" });
  const forecast = {
    dies: [{ patient: "P08", name: "Wounded Patient", why: "unpaid" }],
    turns_critical: [],
    beds: 2,
    used: 3,
    due: 1,
    treatment_lost: 0,
    gold_lost: 0,
    healed: 1,
    deck: 4,
    discard: 1,
  };
  const scene = fakeScene([done], {}, { forecast });
  const frame = await board(scene);
  expect(frame.bar?.chips).toBeTruthy();
  frame.bar?.main?.run();
  await tick();
  expect(scene.acted).toEqual([]);
  frame.bar?.main?.run();
  await vi.waitFor(() => expect(scene.acted).toEqual([done]));
});

test("the Main Phase is not thrown away by one press", async () => {
  const done = choice({ verb: "done" }, { label: "End the Main Phase" });
  const scene = fakeScene([choice({ verb: "play", card: "white-magic" }), done]);
  const frame = await board(scene);
  frame.bar?.main?.run();
  await tick();
  expect(scene.acted).toEqual([]);
  expect(frame.bar?.detail).toBe("You can still play 1 card.");
  frame.bar?.main?.run();
  await vi.waitFor(() => expect(scene.acted).toEqual([done]));
});

/** Every verb of the game, each as it comes up. */
const EVERY: [string, Do[], Partial<View>?][] = [
  ["main", [{ verb: "play", card: "white-magic" }]],
  ["main", [{ verb: "buy", card: "white-magic" }, { verb: "buy-second-event" }]],
  ["main", [{ verb: "operate", patient: "P01" }]],
  ["main", [{ verb: "care", patient: "P08" }]],
  ["main", [{ verb: "pay", patient: "P08" }]],
  ["second-event", [{ verb: "buy", card: "closed" }]],
  [
    "assign",
    [
      { verb: "assign", player: 1 },
      { verb: "assign", player: 2 },
    ],
    { arriving: "P40" },
  ],
  ["acquire", [{ verb: "choose", patient: "P01" }]],
  ["erase", [{ verb: "choose", patient: "P31" }]],
  ["stabilise", [{ verb: "choose", patient: "P22" }]],
  ["swap-give", [{ verb: "choose", patient: "P31" }]],
  ["admission", [{ verb: "admit", patient: "P22" }]],
  [
    "move",
    [
      { verb: "lead", patient: "P22" },
      { verb: "trail", patient: "P22" },
    ],
  ],
  [
    "search",
    [
      { verb: "search", pile: "nurses" },
      { verb: "search", pile: "events" },
    ],
  ],
  ["search-top", [{ verb: "top", card: "n16" }]],
  [
    "send-back",
    [
      { verb: "send-back", number: 0 },
      { verb: "send-back", number: 2 },
    ],
  ],
  ["swap", [{ verb: "swap", player: 2 }]],
  ["swap-first", [{ verb: "first", player: 1 }]],
  ["exchange", [{ verb: "exchange", card: "n16", player: 3 }]],
  ["recover", [{ verb: "recover", card: "closed" }]],
  ["discard", [{ verb: "discard", card: "examination" }]],
  ["cleanup", [{ verb: "keep", card: "white-magic" }]],
];

test.each(EVERY)("when asked for %s, %j can be chosen", async (asked, deeds, facts) => {
  for (const done of deeds) {
    const one = choice(done);
    const scene = fakeScene([one], { prompts: { 0: asked as never }, ...facts });
    const { unmount } = render(Host, { scene, take: () => undefined });
    await tick();
    const before = document.querySelectorAll('[aria-pressed="true"]').length;
    const offered = [...document.querySelectorAll<HTMLElement>('button[aria-pressed="false"]')];
    let chosen: HTMLElement | undefined;
    for (const button of offered) {
      if (button.closest(".fork") ?? button.closest(".tools") ?? button.closest("header")) continue;
      await press(button);
      if (button.getAttribute("aria-pressed") === "true") chosen = button;
    }
    expect(chosen, `${asked}: ${JSON.stringify(done)} has no place`).toBeTruthy();
    await press(chosen!);
    await vi.waitFor(() => expect(scene.acted).toEqual([one]));
    expect(before).toBe(0);
    unmount();
  }
});

test.each(["done", "skip", "skip-admission"])("%s is offered in the status line", async (verb) => {
  const one = choice({ verb }, { label: `do ${verb}` });
  const scene = fakeScene([one], { prompts: { 0: "admission" } });
  const frame = await board(scene);
  expect([frame.bar?.main?.label, ...(frame.bar?.others ?? []).map((other) => other.label)]).toContain(`do ${verb}`);
});

test("nothing is drawn of a hand that the view does not hold", async () => {
  const view = fakeScene([]).view as unknown as View;
  const hospitals = view.hospitals.map((one) => ({ ...one, hand: null }));
  const scene = fakeScene([], { viewer: null, hospitals }, { seat: null });
  const frame = await board(scene);
  expect(screen.queryByRole("region", { name: "Your hand" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Treat or buy" })).toBeNull();
  expect(frame.bar).toBeNull();
  frame.watched = 1;
  await tick();
  const looked = screen.getAllByRole("region", { name: "Ana" }).at(-1)!;
  expect(within(looked).getByText("Known cards in hand (1)")).toBeTruthy();
  expect(looked.textContent).not.toContain("White Magic");
});

test("with neutral wording nobody is called the Dynamite Nurse", async () => {
  preferences.set("neutral", true);
  await board(fakeScene([]));
  expect(document.body.textContent).toContain("Most marks");
  expect(document.body.textContent).not.toContain("Dynamite Nurse");
  preferences.set("neutral", false);
});

test("the button is short, where the sentence beside it says the rest", async () => {
  const done = choice({ verb: "done" }, { label: "End the Main Phase (Wounded Patient P08 would die unpaid)" });
  const frame = await board(fakeScene([done]));
  expect(frame.bar?.main?.label).toBe("End the Main Phase");
});

test("on a phone too the main button plays the plain cards first, and the end stands beside it", () => {
  const scene = fakeScene([
    choice({ verb: "play", card: "examination" }),
    choice({ verb: "done" }, { label: "End the Main Phase" }),
  ]);
  const play = new Play(() => scene, new Frame());
  play.narrow = true;
  const bar = barOf(play, undefined);
  expect([bar?.main?.label, bar?.others?.map((one) => one.label)]).toEqual(["Play 2 basic cards", ["End"]]);
});

test("where only the end is left, the sentence says so", async () => {
  const frame = await board(fakeScene([choice({ verb: "done" }, { label: "End the Main Phase" })]));
  expect(frame.bar?.title).toBe("Nothing left to do. End your Main Phase.");
});

test("a card in play has its whole name, also where the row shortens it", async () => {
  const hospitals = viewWith().hospitals.map((one) => ({
    ...one,
    in_play: one.seat === 0 ? ["white-magic", "white-magic"] : [],
  }));
  await board(fakeScene([choice({ verb: "done" })], { hospitals }));
  const row = screen.getByRole("list", { name: "In play" });
  expect(within(row).getByRole("button", { name: "White Magic ×2" }).title).toBe("White Magic");
});

test("a phone draws one's own Patients small, with what they are worth", () => {
  const scene = fakeScene([choice({ verb: "done" })]);
  const small = (narrow: boolean): number => {
    const { container, unmount } = render(Part, {
      part: HospitalZone,
      facts: { play: new Play(() => scene, new Frame()), seat: 0, narrow },
    });
    const found = container.querySelectorAll(".dn-mini .dn-vp").length;
    unmount();
    return found;
  };
  expect([small(true), small(false)]).toEqual([3, 0]);
});

test("nobody to treat and nothing to buy is said in words, not in zeros", () => {
  const treat = (n: number, more: number): string => t("web-nurse-treat-now", { n, more });
  expect([treat(0, 0), treat(0, 2), treat(1, 0), treat(1, 2)]).toEqual([
    "no one yet",
    "2 with your hand",
    "1 now",
    "1 now, 2 with your hand",
  ]);
  expect(t("web-nurse-buy-now", { n: 0 })).toBe("nothing yet");
});

test("plan and log have signs of their own", () => {
  expect(PANELS.map((one) => one.icon)).not.toContain("ui-plan");
});
