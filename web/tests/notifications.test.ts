import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "../src/people/me.svelte";
import { preferences } from "../src/people/preferences.svelte";
import { syncSettings, stopSyncing } from "../src/people/syncSettings";
import { heard, mark, news, sound } from "../src/play/notifications.svelte";
import { createTable } from "../src/tables/createTable";
import { Server } from "./server";

let server: Server;

beforeEach(() => {
  server = new Server();
  preferences.reset();
  stopSyncing();
});

afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

const events = (...kinds: string[]) => kinds.map((event) => ({ event })) as Parameters<typeof heard>[0];

test("of a burst each sound is heard once, the weightiest first, and not too many", () => {
  expect(heard(events("die-loaded", "die-loaded", "patient-died"))).toEqual(["death", "dice"]);
  expect(heard(events("card-played", "staff-placed", "patient-healed", "patient-discharged", "die-drawn"))).toEqual([
    "discharge",
    "dice",
    "treat",
  ]);
  expect(heard(events("round-began"))).toEqual([]);
});

test("what was known is not heard again, nor a story that is told anew", () => {
  const [one, two, three] = events("die-drawn", "die-drawn", "patient-died");
  expect(news([one, two], [one, two, three])).toEqual([three]);
  expect(news([one, two], [one])).toEqual([]);
  expect(news([one], [{ ...one! }, two])).toEqual([]);
  expect(news([], [one])).toEqual([one]);
});

test("a device buzzes only where that is wanted, and only after one has touched the page", () => {
  const buzzed: unknown[] = [];
  const vibrate = (pattern: unknown) => buzzed.push(pattern);
  const touched = { hasBeenActive: false };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { vibrate, userActivation: touched }));
  preferences.set("haptics", true);
  sound("turn");
  touched.hasBeenActive = true;
  sound("turn");
  sound("card");
  preferences.set("haptics", false);
  sound("turn");

  expect(buzzed).toEqual([[30, 60, 30]]);
});

test("the tab and the icon say that one is waited for, and at how many tables", () => {
  document.head.innerHTML = '<link rel="icon" href="/icons/icon.svg">';
  const badges: unknown[] = [];
  const badge = {
    setAppBadge: async (n?: number) => void badges.push(n),
    clearAppBadge: async () => void badges.push("none"),
  };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), badge));

  mark("wardround", 2);
  expect(document.title).toBe("● wardround");
  expect(document.querySelector("link")!.getAttribute("href")).toMatch(/^data:image/);
  mark("wardround", 0);
  expect(document.querySelector("link")!.getAttribute("href")).toBe("/icons/icon.svg");
  mark("wardround", true);
  expect(badges).toEqual([2, "none", undefined]);
});

test("what another device has set later is taken over, and changes are told", async () => {
  preferences.set("size", 120);
  server.answer("GET /api/me/preferences", {
    values: { size: 150, font: "clear", nonsense: 3, changed: Date.now() + 1000 },
  });
  server.answer("PUT /api/me/preferences", undefined);
  await syncSettings();
  expect(preferences.values).toMatchObject({ size: 150, font: "clear" });
  expect(preferences.values).not.toHaveProperty("nonsense");

  vi.useFakeTimers();
  preferences.set("size", 90);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(server.bodies["PUT /api/me/preferences"]).toMatchObject({ values: { size: 90, font: "clear" } });
});

test("what was set here last is told to the others", async () => {
  preferences.set("size", 120);
  server.answer("GET /api/me/preferences", { values: { size: 150, changed: 5 } });
  server.answer("PUT /api/me/preferences", undefined);
  await syncSettings();

  expect(preferences.values.size).toBe(120);
  expect(server.bodies["PUT /api/me/preferences"]).toMatchObject({ values: { size: 120 } });
});

test("who wants to do everything themselves says so at a new table", async () => {
  server.answer("GET /api/me", { name: "Ann", passkeys: 0 });
  server.answer("POST /api/tables", { table: "t1", seats: [0], links: [], commitment: "" });
  server.answer("POST /api/tables/t1/seats/0/automatic", { seq: 1, repeated: false });
  me.known = null;
  await createTable({ game: "dice-hospital", seats: [{ kind: "me" }] });
  expect(server.asked.at(-1)).toBe("POST /api/tables");

  preferences.set("automatic", false);
  await createTable({ game: "dice-hospital", seats: [{ kind: "me" }] });
  expect(server.bodies["POST /api/tables/t1/seats/0/automatic"]).toMatchObject({ on: false });
});
