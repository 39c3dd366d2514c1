import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import LazyPart from "../src/parts/LazyPart.svelte";
import { speak } from "../src/words/words.svelte";

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const children = createRawSnippet<[unknown]>((part) => ({ render: () => `<b>${part()}</b>` }));
const passed = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test("what comes later is drawn when it is there, and nothing before", async () => {
  let come = (_: { default: string }) => {};
  render(LazyPart, { load: () => new Promise<{ default: string }>((then) => (come = then)), children });
  await passed();
  expect(document.body.textContent!.trim()).toBe("");

  come({ default: "chat" });
  await passed();
  expect(screen.getByText("chat")).toBeTruthy();
});

test("what cannot be fetched says so, and is tried again", async () => {
  const load = vi
    .fn<() => Promise<{ default: string }>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue({ default: "chat" });
  render(LazyPart, { load, children });
  await passed();
  expect(screen.getByText("Connection lost. Reconnecting…")).toBeTruthy();

  await passed(3000);
  expect(screen.getByText("chat")).toBeTruthy();
  expect(screen.queryByText(/Connection lost/)).toBeNull();
});

test("who has closed it does not ask for it any more", async () => {
  const load = vi.fn<() => Promise<{ default: string }>>().mockRejectedValue(new Error("away"));
  const { unmount } = render(LazyPart, { load, children });
  await passed();
  unmount();
  await passed(9000);

  expect(load).toHaveBeenCalledTimes(1);
});
