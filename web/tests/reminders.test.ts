import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Summary } from "../src/api/types";
import { me } from "../src/people/me.svelte";
import PushSetting from "../src/people/PushSetting.svelte";
import { leave, reminders, stay } from "../src/people/reminders.svelte";
import TableReminder from "../src/people/TableReminder.svelte";
import { nextAfter } from "../src/play/nextGame";
import { dialogs } from "../src/shell/dialogs.svelte";
import HomePage from "../src/shell/HomePage.svelte";
import { speak } from "../src/words/words.svelte";
import { Server } from "./server";

const ENDPOINT = "https://push.example.org/b";
const BROWSERS = "POST /api/me/reminders/browsers";
let server: Server;
let told: number;

/** A browser that can be told, as far as the app asks it; jsdom has no push. */
class PushBrowser {
  permission: NotificationPermission = "granted";
  asked: unknown[] = [];
  made: object | null = null;

  constructor() {
    const subscription = {
      endpoint: ENDPOINT,
      toJSON: () => ({ keys: { p256dh: "point", auth: "secret" } }),
      unsubscribe: async () => ((this.made = null), true),
    };
    const pushManager = {
      getSubscription: async () => this.made,
      subscribe: async (options: unknown) => (this.asked.push(options), (this.made = subscription)),
    };
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PushManager", vi.fn());
    vi.stubGlobal("Notification", { requestPermission: async () => (this.asked.push("permission"), this.permission) });
    const worker = { pushManager };
    const serviceWorker = { ready: Promise.resolve(worker), getRegistration: async () => worker };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  }
}

beforeEach(async () => {
  await speak("en");
  server = new Server();
  told = 0;
  me.known = true;
  Object.assign(reminders, { key: null, browsers: 0, on: false, mail: false, address: null, confirmed: false });
  server.answer("GET /api/me/reminders", () => ({ push: "server-key", browsers: told }));
  server.answer("GET /api/me", { name: "Ann", passkeys: 0 });
  server.answer(BROWSERS, () => void (told += 1));
  server.answer(`${BROWSERS}/leave`, () => void (told -= 1));
});

afterEach(() => {
  cleanup();
  server.close();
  dialogs.close();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("permission is asked for only when one switches it on, and one can switch it off again", async () => {
  const browser = new PushBrowser();
  render(PushSetting);
  const toggle = await screen.findByRole("switch", { name: /Notifications on this device/ });
  expect(browser.asked).toEqual([]);

  await fireEvent.click(toggle);
  await screen.findByText("Done: we’ll notify you when it’s your move.");
  expect(browser.asked).toEqual(["permission", { userVisibleOnly: true, applicationServerKey: "server-key" }]);
  expect(server.bodies[BROWSERS]).toEqual({ endpoint: ENDPOINT, p256dh: "point", auth: "secret", language: "en" });
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);

  await fireEvent.click(screen.getByRole("switch"));
  await screen.findByText("Notifications on this device are off.");
  expect(server.bodies[`${BROWSERS}/leave`]).toEqual({ endpoint: ENDPOINT });
  expect([browser.made, reminders.on]).toEqual([null, false]);
});

test("whoever says no to the browser is told how to change it, and nothing is sent", async () => {
  const browser = new PushBrowser();
  browser.permission = "denied";
  render(PushSetting);

  await fireEvent.click(await screen.findByRole("switch"));

  await screen.findByText(/Your browser blocks notifications from this site/);
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(false);
  expect(server.asked).not.toContain(BROWSERS);
});

test("a browser that cannot be told says so, and a server that tells nobody offers nothing", async () => {
  vi.stubGlobal("isSecureContext", false);
  const { container } = render(PushSetting);
  await screen.findByText(/This browser can’t show notifications here/);
  server.answer("GET /api/me/reminders", { push: null, browsers: 0 });
  await reminders.look();
  await vi.waitFor(() => expect(container.textContent).toBe(""));
});

test("a browser that becomes nobody's is told nothing any more", async () => {
  const browser = new PushBrowser();
  render(PushSetting);
  await fireEvent.click(await screen.findByRole("switch"));
  await vi.waitFor(() => expect(told).toBe(1));
  await leave();
  expect([told, browser.made]).toEqual([0, null]);
});

test("one sees how many browsers are told, can turn off all, and this one stays told for who one becomes", async () => {
  const browser = new PushBrowser();
  told = 1;
  server.answer("DELETE /api/me/reminders/browsers", () => void (told = 0));
  render(PushSetting);
  await fireEvent.click(await screen.findByRole("switch"));
  await screen.findByText(/2 of your browsers get notifications/);
  await stay();
  expect(told).toBe(3);
  await fireEvent.click(screen.getByRole("button", { name: "Turn off everywhere" }));
  await screen.findByText("Notifications are off in all your browsers.");
  expect([told, browser.made, reminders.on]).toEqual([0, null, false]);
});

test("a table can be switched off, or leads to the settings if nothing is on yet", async () => {
  new PushBrowser();
  let left = 0;
  const facts = { table: "t1", onleave: () => (left += 1) };
  render(TableReminder, facts);
  await fireEvent.click(await screen.findByRole("button", { name: "Notify me when it’s my move" }));
  expect([left, dialogs.over]).toEqual([1, "settings"]);
  cleanup();

  told = 1;
  server.answer("GET /api/tables/t1/reminders", { on: true });
  server.answer("PUT /api/tables/t1/reminders", undefined);
  render(TableReminder, facts);
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /Notify me when it’s my move here/ });
  expect(box.checked).toBe(true);
  await fireEvent.click(box);
  expect(server.bodies["PUT /api/tables/t1/reminders"]).toEqual({ on: false });
});

test("an address counts after its code, and can be taken away again", async () => {
  let address: string | null = null;
  let confirmed = false;
  const path = "/api/me/reminders/address";
  server.answer("GET /api/me/reminders", () => ({ push: null, browsers: 0, mail: true, address, confirmed }));
  server.answer(`POST ${path}`, (body: Record<string, unknown>) => void (address = body.address as string));
  server.refuse(`POST ${path}/confirm`, 422, "wrong-code", "That code doesn’t work.");
  server.answer(`DELETE ${path}`, () => void ((address = null), (confirmed = false)));
  render(PushSetting);

  await fireEvent.input(await screen.findByLabelText("Email address"), { target: { value: "ann@example.org" } });
  expect(screen.queryByRole("switch")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Send code" }));
  const code = await screen.findByLabelText("Code sent to ann@example.org");
  expect(server.bodies[`POST ${path}`]).toEqual({ address: "ann@example.org", language: "en" });
  await fireEvent.input(code, { target: { value: "ABCD2345" } });
  await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByText("That code doesn’t work.");
  server.answer(`POST ${path}/confirm`, () => void (confirmed = true));
  await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByText("Emails go to ann@example.org.");
  expect(reminders.told).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Stop emails" }));
  await screen.findByText("We’ve deleted your address.");
  expect([address, reminders.told]).toEqual([null, false]);
});

const table = (name: string, updated_at: number, deciding: number[]): Summary => ({
  table: name,
  status: "playing",
  created_at: 0,
  updated_at,
  seats: [0],
  game: "dice-hospital",
  settings: {},
  packs: [],
  daily: "",
  chairs: [
    { kind: "person", name: "Ann", bot: "", stand_in: "", agreed: [] },
    { kind: "person", name: "Bo", bot: "", stand_in: "", agreed: [] },
  ],
  deciding,
  scores: [],
  winners: [],
  round: null,
  rounds: null,
});

test("the next game is the one that has waited longest, and so on in a circle", () => {
  const tables = [table("c", 3, [0]), table("a", 1, [0]), table("theirs", 0, [1]), table("b", 2, [0])];
  expect(["", "theirs", "a", "b", "c"].map((one) => nextAfter(tables, one))).toEqual(["a", "a", "b", "c", "a"]);
  expect(nextAfter([table("a", 1, [0])], "a")).toBeNull();
  expect(nextAfter([], "a")).toBeNull();
});

test("the front page says how many games wait for oneself, and a key leads to the first", async () => {
  server.answer("GET /api/tables", {
    tables: [table("theirs", 9, [1]), table("young", 8, [0]), table("old", 7, [0])],
    before: null,
  });
  server.answer("GET /api/tables/open", { tables: [], before: null });
  render(HomePage);

  const due = await screen.findByRole("list", { name: /Your move 2/ });
  expect(
    within(due)
      .getAllByRole("link")
      .map((one) => one.getAttribute("href")),
  ).toEqual(["/t/young", "/t/old"]);
  await fireEvent.keyDown(window, { key: "g" });
  expect(location.pathname).toBe("/t/old");
  history.replaceState(null, "", "/");
});

test("pressing the notification shows the table where it is open, and opens it else", async () => {
  const does = new Map<string, (event: unknown) => void>();
  const done: string[] = [];
  const windows = ["http://localhost/", "http://localhost/t/t1?seat=0"].map((url) => ({
    url,
    focus: async () => done.push(`focus ${url}`),
  }));
  const self = {
    location: { search: "", origin: "http://localhost" },
    addEventListener: (name: string, run: (event: unknown) => void) => does.set(name, run),
    clients: { matchAll: async () => windows, openWindow: async (path: string) => done.push(`open ${path}`) },
  };
  new Function("self", readFileSync("public/sw.js", "utf-8"))(self);
  for (const path of ["/t/t1", "/t/t2"]) {
    let waited: Promise<unknown> | undefined;
    does.get("notificationclick")!({
      notification: { close: () => done.push("close"), data: { path } },
      waitUntil: (until: Promise<unknown>) => (waited = until),
    });
    await waited;
  }
  expect(done).toEqual(["close", "focus http://localhost/t/t1?seat=0", "close", "open /t/t2"]);
});
