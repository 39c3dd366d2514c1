import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { preferences } from "../src/people/preferences.svelte";
import TableScreen from "../src/play/TableScreen.svelte";
import { speak } from "../src/words/words.svelte";
import type { Server } from "./server";
import { atTable, Listening, shown, until } from "./tables";

let server: Server;

beforeEach(async () => {
  await speak("en");
  preferences.reset();
  localStorage.clear();
  server = atTable();
});

afterEach(() => {
  cleanup();
  server.close();
  preferences.reset();
});

async function sitDown(): Promise<void> {
  render(TableScreen, { table: "t1" });
  await until(() => expect(Listening.last?.url).toContain("/api/tables/t1/events"));
  Listening.last!.hear(shown());
  await screen.findByRole("heading", { level: 1 });
  await until(() => expect(document.title).not.toBe("wardround"));
}

const asked = () => screen.queryByRole("region", { name: "Play with sound?" });

test("the first game asks about sound, and does what is answered; no other game asks", async () => {
  await sitDown();
  await fireEvent.click(await screen.findByRole("button", { name: "Sound on" }));
  expect(preferences.values.sound).toBe(true);
  expect(asked()).toBeNull();
  cleanup();
  localStorage.removeItem("wardround");
  server.close();
  server = atTable();
  await sitDown();
  expect(asked()).toBeNull();
});

test("who leaves without an answer is not asked again", async () => {
  await sitDown();
  await until(() => expect(asked()).not.toBeNull());
  cleanup();
  server.close();
  server = atTable();
  await sitDown();
  expect(asked()).toBeNull();
  expect(preferences.values.sound).toBe(false);
});

test("who has made any setting is not asked", async () => {
  preferences.set("digits", true);
  await sitDown();
  expect(asked()).toBeNull();
});
