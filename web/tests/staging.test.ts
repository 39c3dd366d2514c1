import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent } from "../src/api/types";
import { beats as hospital } from "../src/dicehospital/beats";
import { beats as nurse } from "../src/dynamitenurse/beats";
import { preferences } from "../src/people/preferences.svelte";
import { keepSeen, seenOf } from "../src/play/seenEvents";
import { addedTo, brief, joined, LAG, lasting, type About, type Beat, type Way } from "../src/play/staging";
import { hear } from "../src/play/notifications.svelte";
import { play } from "../src/play/sounds";
import { Staging } from "../src/play/staging.svelte";
import { framesOf } from "../src/play/stagingPaths";
import { speak } from "../src/words/words.svelte";
import { book, shown } from "./tables";

vi.mock("../src/play/sounds", async (original) => ({ ...(await original<object>()), play: vi.fn() }));

beforeAll(() => speak("en"));
beforeEach(() => {
  localStorage.clear();
  preferences.reset();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const about: About = {
  seat: 0,
  book: book as never,
  view: { ...shown().view, ambulances: [[], ["R2", "Y4"]] } as never,
  nameOf: (seat) => ["Mia", "Otter"][seat]!,
};
const events = (...all: [event: string, seat: number, facts?: object][]) =>
  all.map(([event, seat, facts]) => ({ event, seat, ...facts })) as unknown as GameEvent[];
const beat = (ms: number, facts: Partial<Beat> = {}): Beat => ({ ms, seat: 1, moves: [], ...facts });

describe("a queue of beats", () => {
  test("plays one after the other, each for its time by the speed", () => {
    const staging = new Staging(() => 2);
    const [one, two] = [beat(500), beat(300)];
    staging.add([one, two]);
    expect(staging.now).toBe(one);
    vi.advanceTimersByTime(999);
    expect(staging.now).toBe(one);
    vi.advanceTimersByTime(1);
    expect(staging.now).toBe(two);
    vi.advanceTimersByTime(600);
    expect(staging.now).toBeNull();
  });

  test("is skipped as a whole, and what comes later is played again", () => {
    const staging = new Staging(() => 1);
    staging.add([beat(500), beat(500)]);
    staging.skip();
    vi.advanceTimersByTime(2000);
    expect(staging.now).toBeNull();
    const later = beat(500);
    staging.add([later]);
    expect(staging.now).toBe(later);
  });

  test("plays nothing where it is off", () => {
    const staging = new Staging(() => 0);
    staging.add([beat(500)]);
    expect(staging.now).toBeNull();
  });

  test("goes faster the more there is", () => {
    expect(lasting([beat(500)], 1, LAG)).toBe(500);
    expect(
      lasting(
        Array.from({ length: 20 }, () => beat(500)),
        1,
        LAG,
      ),
    ).toBe(250);
  });

  test("joins beats of one kind that follow each other, and no others", () => {
    const move = { piece: { shape: "die" }, way: "fly", from: [] } as const;
    const [one, other] = [beat(500, { join: "a", moves: [move] }), beat(500, { join: "b", moves: [move] })];
    expect(joined([one], [one, other, one]).map((all) => all.moves.length)).toEqual([2, 1, 1]);
  });

  test("waits while nobody looks, and is a reel for who comes back, with a way to now", () => {
    const staging = new Staging(() => 1);
    staging.hold(true);
    staging.add([beat(500)]);
    expect([staging.now, staging.reel]).toEqual([null, false]);
    staging.hold(false);
    expect([staging.now?.ms, staging.reel]).toEqual([500, true]);
    vi.advanceTimersByTime(500);
    expect([staging.now, staging.reel]).toEqual([null, false]);
  });

  test("is off with reduced motion, and where one wants none", () => {
    expect(preferences.staging).toBe(1);
    preferences.set("turns", "slow");
    expect(preferences.staging).toBeGreaterThan(1);
    preferences.set("turns", "off");
    expect(preferences.staging).toBe(0);
    preferences.set("turns", "normal");
    preferences.set("motion", "off");
    expect(preferences.staging).toBe(0);
  });
});

describe("what is news", () => {
  test("is what a story has more, also where it stands in another order", () => {
    expect(addedTo([1, 2], [1, 2, 3])).toEqual([3]);
    expect(addedTo([1, 2], [1, 4, 2, 3])).toEqual([4, 3]);
    expect(addedTo([{ a: 1 }], [{ a: 1 }])).toEqual([]);
  });

  test("is nothing where something was taken back", () => {
    expect(addedTo([1, 2], [1])).toBeNull();
    expect(addedTo([1, 2], [1, 3])).toBeNull();
  });

  test("is known for the tables that one saw last", () => {
    for (let table = 0; table < 20; table++) keepSeen(`t${table}`, 0, table);
    expect(seenOf("t19", 0)).toBe(19);
    expect(seenOf("t19", 1)).toBeUndefined();
    expect(seenOf("t0", 0)).toBeUndefined();
  });
});

test("pieces move by transform and opacity alone", () => {
  const ways: Way[] = ["fly", "drive", "tumble", "walk", "stay", "rise", "pass"];
  for (const way of ways) {
    const frames = framesOf(way, { x: 10, y: 20, scale: 1 }, { x: 300, y: 200, scale: 0.5 });
    const moved = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...moved].filter((one) => !["transform", "opacity", "offset", "easing"].includes(one))).toEqual([]);
    expect([frames[0]!.opacity, frames.at(-1)!.opacity]).toEqual([0, 0]);
    const offsets = frames.flatMap((frame) => frame.offset ?? []);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  }
});

describe("Dice Hospital", () => {
  test("an ambulance drives off to another player, with its patients; your own you have seen", () => {
    const [taken] = hospital(events(["ambulance-taken", 1, { ambulance: 2 }]), about);
    expect(taken).toMatchObject({ seat: 1, moves: [{ way: "drive", piece: { load: ["die-r-2", "die-y-4"] } }] });
    expect(taken!.moves[0]!.to).toContain('[data-seat="1"]');
    expect(hospital(events(["ambulance-taken", 0, { ambulance: 2 }]), about)).toEqual([]);
  });

  test("dice tumble into the ambulances that they are loaded into, and the rest into the tray", () => {
    const [dice, ...more] = hospital(
      events(
        ["die-drawn", -1, { die: "R5" }],
        ["die-drawn", -1, { die: "G2" }],
        ["die-loaded", -1, { die: "G2", ambulance: 1 }],
      ),
      about,
    );
    expect(more).toEqual([]);
    expect(dice!.moves.map(({ piece, way, to }) => [piece.icon, way, to![0]])).toEqual([
      ["die-r-5", "tumble", '.tray [data-die="R5"]'],
      ["die-g-2", "tumble", '[data-thing="van-1"] .box'],
    ]);
  });

  test("healed patients walk out, then night: who gets worse, who dies, the points; then the day", () => {
    const played = hospital(
      events(
        ["patient-discharged", 0, { before: "R6*" }],
        ["activation-ended", 0],
        ["patient-worsened", 0, { before: "R3", after: "R2" }],
        ["patient-worsened", 1, { before: "G3", after: "G2" }],
        ["patient-died", 1, { before: "R1" }],
        ["points-scored", 0, { amount: 5, reason: "discharged" }],
        ["points-scored", 1, { amount: 0, reason: "discharged" }],
        ["shift-changed", -1],
        ["round-began", -1, { round: 2 }],
        ["die-drawn", -1, { die: "R5" }],
      ),
      about,
    );
    expect(played.map((one) => [one.moves[0]!.way, one.moves.length, !!one.dark])).toEqual([
      ["walk", 1, false],
      ["stay", 2, true],
      ["rise", 1, true],
      ["rise", 1, true],
      ["tumble", 1, false],
    ]);
    const night = played.filter((one) => one.dark);
    expect(night.reduce((sum, one) => sum + one.ms, 0)).toBe(3000);
    expect(night[0]!.moves[0]!.piece).toMatchObject({ icon: "die-r-3", becomes: "die-r-2" });
    expect(night[2]!.moves[0]!.piece.counts).toBe(5);
    expect(night[2]!.says).toBe("Points scored: Mia +5.");
  });

  test("who was recoloured before they leave walks from where they lay", () => {
    const played = hospital(
      events(
        ["patient-recoloured", 1, { before: "Y6", after: "Y>G6*" }],
        ["patient-recoloured", 0, { before: "Y6", after: "Y>R6*" }],
        ["patient-discharged", 0, { before: "Y>R6*+" }],
      ),
      about,
    );
    const { from, to } = played.at(-1)!.moves[0]!;
    expect(from[0]).toBe('.wgrid[data-of="0"] :is([data-inspect="Y6"], [data-inspect="Y6+"])');
    expect(to!.slice(0, 2)).toEqual(['[data-door="0"]', "#tab-wards"]);
  });

  test("what another does at work is one beat, however much it is", () => {
    const work = events(
      ["staff-placed", 1, { staff: "nurse", department: "clinic" }],
      ["patient-healed", 1, { before: "G5", after: "G6*" }],
      ["staff-placed", 1, { staff: "nurse", department: "imaging" }],
    );
    expect(joined([], hospital(work, about))).toHaveLength(1);
    expect(hospital(work, { ...about, seat: 1 })).toEqual([]);
  });
});

describe("sounds", () => {
  test("come with the beats that show what is heard, and no sooner", () => {
    const [taken, ...night] = hospital(
      events(
        ["ambulance-taken", 1, { ambulance: 2 }],
        ["activation-ended", 0],
        ["patient-worsened", 0, { before: "R3", after: "R2" }],
        ["patient-died", 1, { before: "R1" }],
        ["points-scored", 0, { amount: 5, reason: "discharged" }],
        ["shift-changed", -1],
        ["die-drawn", -1, { die: "R5" }],
      ),
      about,
    );
    expect(taken!.sounds).toEqual(["place"]);
    expect(night.map((one) => one.sounds)).toEqual([[], ["death"], [], ["dice"]]);
    const [door] = nurse(events(["patient-revealed", -1, { patient: "P03" }]), about);
    expect(door!.sounds).toEqual(["dice"]);
  });

  test("of beats that are joined are heard together, each once", () => {
    const [first, second] = [beat(500, { join: "a", sounds: ["place"] }), beat(500, { join: "a", sounds: ["treat"] })];
    expect(joined([], [first, second, second])[0]!.sounds).toEqual(["place", "treat"]);
  });

  test("that come later are not heard at once", async () => {
    preferences.set("sound", true);
    const all = events(["staff-placed", 0], ["patient-died", 1]);
    hear(all, ["death"]);
    await vi.dynamicImportSettled();
    expect(vi.mocked(play).mock.calls.map(([what]) => what)).toEqual(["place"]);
  });
});

test("of a long line there is time for the first sentence", () => {
  const first = "Ann’s Wounded Patient (Severity 5) and Wounded Patient (Severity 6) died.";
  expect(brief(`${first} Ann took 2 Kill Marks (3 in all).`)).toBe(first);
  expect(brief("Cleo: nurse in Imaging. Cleo finished.")).toBe("Cleo: nurse in Imaging. Cleo finished.");
});

describe("Dynamite Nurse", () => {
  test("the door of the Dungeon opens, the cart rolls, and the bomb goes from hand to hand", () => {
    const [door, cart, pass] = nurse(
      events(
        ["patient-revealed", -1, { patient: "P03" }],
        ["patient-transported", 1, { patient: "P03", owner: 1 }],
        ["patient-referred", 1, { patient: "P03", owner: 0 }],
      ),
      about,
    );
    expect(door!.moves.map(({ piece }) => piece.icon)).toContain("dn-dungeon");
    expect(cart!.moves[0]).toMatchObject({ way: "drive", piece: { shape: "cart" } });
    expect(pass!.moves.find(({ way }) => way === "pass")).toMatchObject({
      piece: { icon: "dn-dynamite" },
      to: ['[data-seat="0"]', expect.anything()],
    });
  });

  test("who gets the title stands in the headline, also if it is you; neutrally, if you like", () => {
    const title = events(["dynamite-nurse-taken", 1]);
    expect(nurse(title, about)[0]).toMatchObject({ says: "Otter is the Dynamite Nurse!", isTitle: true });
    expect(nurse(events(["dynamite-nurse-taken", 0]), about)[0]!.says).toBe("Mia is the Dynamite Nurse!");
    preferences.set("neutral", true);
    const neutral = nurse(title, about)[0]!;
    expect([neutral.says, neutral.moves[0]!.piece.icon]).toEqual(["Otter has the most marks.", "dn-kill"]);
  });

  test("a death has its moment, with all its marks; your own cards you have seen", () => {
    const played = nurse(
      events(
        ["patient-died", 1, { patient: "P29!" }],
        ["kill-marks-taken", 1, { count: 2, total: 2 }],
        ["card-played", 0, { card: "examination" }],
      ),
      about,
    );
    expect(joined([], played).map((one) => one.moves.length)).toEqual([4]);
  });
});
