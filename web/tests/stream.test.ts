import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Stream } from "../src/play/stream.svelte";
import { Server } from "./server";
import { Listening, shown } from "./tables";

let server: Server;
let stream: Stream;
const taken: [number, boolean][] = [];
const left: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  vi.stubGlobal("EventSource", Listening);
  Listening.last = null;
  taken.length = 0;
  left.length = 0;
  stream = new Stream(
    (told, first) => taken.push([told.seq, first]),
    (why) => left.push(why.code),
  );
  stream.open("/api/tables/t1/events", (after) => `/api/tables/t1/wait?after=${after}`);
});

afterEach(() => {
  stream.close();
  server.close();
  vi.useRealTimers();
});

test("what is heard is taken, the first of it as the whole story", async () => {
  const reached = stream.reach(6);
  Listening.last!.hear(shown({ seq: 5 }));
  Listening.last!.hear(shown({ seq: 6 }));
  await reached;
  expect(taken).toEqual([
    [5, true],
    [6, false],
  ]);
  expect(stream.touch).toBe("touch");
});

test("a device that goes offline says so at once, and listens anew when it is back", async () => {
  Listening.last!.hear(shown({ seq: 5 }));
  const before = Listening.last;
  dispatchEvent(new Event("offline"));
  expect(stream.touch).toBe("lost");
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(10);
  expect(Listening.last).not.toBe(before);
  Listening.last!.hear(shown({ seq: 7 }));
  expect(stream.touch).toBe("touch");
  expect(taken.at(-1)).toEqual([7, true]);
});

test("after a long silence one asks whether the line still stands, and listens anew where it does not", async () => {
  Listening.last!.hear(shown({ seq: 5 }));
  const before = Listening.last;
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) =>
    asked.push(path) < 2 ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  );
  await vi.advanceTimersByTimeAsync(24_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([asked, stream.touch]).toEqual([["/healthz"], "touch"]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect([asked, stream.touch]).toEqual([["/healthz", "/healthz"], "lost"]);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(Listening.last).not.toBe(before);
});

test("where listening never works, the app asks instead", async () => {
  // The server answers twice; then nothing happens, and the third question waits.
  vi.stubGlobal("fetch", () =>
    taken.length < 2
      ? Promise.resolve(new Response(JSON.stringify(shown({ seq: 9 + taken.length }))))
      : new Promise(() => undefined),
  );
  for (let failure = 0; failure < 3; failure++) Listening.last!.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(1100);
  expect(taken).toEqual([
    [9, true],
    [10, false],
  ]);
});

test("where listening has worked, a server that restarts is listened to again, not asked", async () => {
  Listening.last!.hear(shown({ seq: 5 }));
  const before = Listening.last;
  for (let failure = 0; failure < 4; failure++) Listening.last!.dispatchEvent(new Event("error"));
  expect(stream.touch).toBe("lost");
  await vi.advanceTimersByTimeAsync(1100);
  expect(Listening.last).not.toBe(before);
  expect(server.asked).toEqual([]);
});

test("who is sent away is told why, and does not come back by itself", async () => {
  Listening.last!.hear(shown({ seq: 5 }));
  const before = Listening.last;
  before!.dispatchEvent(new MessageEvent("gone", { data: JSON.stringify({ code: "seat-lost", message: "Lost." }) }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left).toEqual(["seat-lost"]);
  expect(Listening.last).toBe(before);
});

test("who is not let listen any more asks why, and keeps trying only where a server is away", async () => {
  const refused = () =>
    Promise.resolve(
      new Response(JSON.stringify({ error: { code: "not-your-seat", message: "No." } }), { status: 403 }),
    );
  const before = Listening.last!;
  before.readyState = Listening.CLOSED;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 502 })));
  before.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(1100);
  expect([Listening.last === before, left]).toEqual([false, []]);
  vi.stubGlobal("fetch", refused);
  Listening.last!.readyState = Listening.CLOSED;
  Listening.last!.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(1100);
  expect(left).toEqual(["not-your-seat"]);
});
