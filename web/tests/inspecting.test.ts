import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Dialog from "../src/parts/Dialog.svelte";
import { Speaker } from "../src/parts/speaker.svelte";
import { preferences } from "../src/people/preferences.svelte";
import { Frame } from "../src/play/frame.svelte";
import { Keyboard } from "../src/play/keyboard";
import type { Table } from "../src/play/table.svelte";
import { speak } from "../src/words/words.svelte";
import Harness from "./dicehospital-Harness.svelte";
import { choice, nothing, scene, view } from "./dicehospital-scenes";

const enter = choice({ verb: "place", staff: "nurse", department: "critical-care-unit" });
const clinic = { id: "critical-care-unit", rule: "DH-12.3" };
let frame: Frame;
let told: ReturnType<typeof nothing>;

beforeAll(() => speak("en"));
beforeEach(() => {
  preferences.values.motion = "off";
  frame = new Frame();
  told = nothing();
  render(Harness, { scene: scene(view("place"), [enter], told), frame });
  flushSync();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const room = () => screen.getByLabelText<HTMLElement>(/^critical-care-unit\./);

test("Space and the right button look closely at a department, and nobody is placed", async () => {
  expect(await fireEvent.keyDown(room(), { key: " " })).toBe(false);
  expect(await fireEvent.keyUp(room(), { key: " " })).toBe(false);
  expect([frame.inspected, frame.asked]).toEqual([{ card: "critical-care-unit" }, true]);
  frame.inspect(null);
  await fireEvent.contextMenu(room());
  expect([frame.inspected, told.acted]).toEqual([{ card: "critical-care-unit" }, []]);
});

test("the key for help opens the rule of what has the focus, be it a department or a patient", () => {
  const table = { book: { cards: { [clinic.id]: clinic } } } as unknown as Table;
  const keyboard = new Keyboard(table, frame, new Speaker(), () => undefined);
  const help = () => keyboard.pressed(new KeyboardEvent("keydown", { key: "?" }));
  room().focus();
  help();
  expect([frame.rule, frame.panel, frame.help]).toEqual(["DH-12.3", "rules", false]);
  screen.getByLabelText<HTMLElement>(/^green, value 4/).focus();
  help();
  expect([frame.rule, frame.help]).toEqual(["DH-1.2", false]);
});

test("what a long press has shown stays when the finger goes and the focus comes", async () => {
  vi.useFakeTimers();
  await fireEvent.pointerDown(room(), { pointerType: "touch" });
  vi.advanceTimersByTime(600);
  await fireEvent.pointerUp(room(), { pointerType: "touch" });
  room().focus();
  await fireEvent.click(room());
  expect([frame.inspected, frame.asked, told.acted]).toEqual([{ card: "critical-care-unit" }, true, []]);
});

test("a reason is forgotten when something has changed, a card is not", () => {
  frame.inspect({ title: "Ambulance 1", text: "The First Player may not take it." });
  frame.forgetReason();
  expect(frame.inspected).toBeNull();
  frame.inspect({ card: "clinic", extra: "It has been used." }, true);
  frame.forgetReason();
  expect(frame.inspected).toEqual({ card: "clinic" });
  frame.inspect({ card: "clinic" }, true);
  frame.forgetReason();
  expect(frame.asked).toBe(true);
});

test("after a dialog the focus is where it was, also if one dialog has opened another", () => {
  const children = createRawSnippet(() => ({ render: () => "<button>Inside</button>" }));
  room().focus();
  const one = render(Dialog, { title: "One", onclose: () => undefined, children });
  screen.getByText("Inside").focus();
  const two = render(Dialog, { title: "Two", onclose: () => undefined, children });
  one.unmount();
  two.unmount();
  expect(document.activeElement).toBe(room());
});
