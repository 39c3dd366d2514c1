import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ReplayTools from "../src/replays/ReplayTools.svelte";
import { speak } from "../src/words/words.svelte";
import FrameHost from "./FrameHost.svelte";

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what a button of a replay did is told under it, with what was copied", async () => {
  const writeText = vi.fn();
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const replay = { id: "t1", query: "?step=3", laidOpen: false, over: true, shown: null, view: null };
  render(FrameHost, { Part: ReplayTools, given: { replay } });
  const button = screen.getByRole("button", { name: "Copy link to this step" });
  await fireEvent.click(button);
  const link = `${location.origin}/r/t1?step=3`;
  await vi.waitFor(() => expect(button.nextElementSibling?.textContent).toContain(link));
  expect(writeText).toHaveBeenCalledWith(link);
});
