import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Settings from "../src/pages/Settings.svelte";
import Shell from "../src/pages/Shell.svelte";
import { preferences } from "../src/state/preferences.svelte";
import { shell } from "../src/state/shell.svelte";
import { speak, t } from "../src/words/words.svelte";

const root = document.documentElement;

beforeEach(async () => {
  preferences.reset();
  preferences.set("language", "en");
  await speak("en");
});

afterEach(() => {
  cleanup();
  shell.close();
});

test("what one sets applies at once and is kept", async () => {
  render(Settings, { onclose: () => {} });

  await fireEvent.click(screen.getByRole("radio", { name: "Night shift", hidden: true }));
  await fireEvent.click(screen.getByRole("radio", { name: "High", hidden: true }));
  await fireEvent.click(screen.getByRole("radio", { name: "None", hidden: true }));
  await fireEvent.click(screen.getByRole("switch", { name: /Digits on dice/, hidden: true }));

  expect([root.dataset.theme, root.dataset.contrast, root.dataset.motion, root.dataset.digits]).toEqual(["dark", "high", "off", "on"]);
  expect([preferences.moving, preferences.pace]).toEqual([false, 0]);
  expect(JSON.parse(localStorage.getItem("wardround")!)).toMatchObject({ theme: "dark", digits: true });
});

test("a new language is spoken at once everywhere, and tables hear of it", async () => {
  const heard = vi.fn();
  addEventListener("language", heard, { once: true });
  render(Shell);
  shell.open("settings");

  await fireEvent.click(await screen.findByRole("radio", { name: "Français", hidden: true }));
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());

  expect(t("web-home")).toBe("Accueil");
  expect(root.lang).toBe("fr");
  await screen.findByRole("heading", { name: "Réglages", hidden: true });
});

test("calm is one click, and so is the way back", async () => {
  preferences.set("sound", true);
  render(Settings, { onclose: () => {} });

  await fireEvent.click(screen.getByRole("button", { name: "Calm", hidden: true }));
  expect(preferences.values).toMatchObject({ motion: "off", sound: false, quiet: true, verbose: false });

  await fireEvent.click(screen.getByRole("button", { name: "As at first", hidden: true }));
  expect(preferences.values).toMatchObject({ motion: "system", quiet: false, verbose: true });
});

test("letters can be changed, but not to one that is used, nor to a digit", async () => {
  render(Settings, { onclose: () => {} });
  const undo = screen.getByLabelText(t("web-key-undo")) as HTMLInputElement;

  await fireEvent.change(undo, { target: { value: "z" } });
  expect(preferences.values.keys).toEqual({ undo: "z" });

  await fireEvent.change(undo, { target: { value: "d" } });
  expect(undo.value).toBe("z");
  expect(screen.getByText(/“d” is used already/)).toBeTruthy();

  await fireEvent.change(undo, { target: { value: "4" } });
  expect(preferences.values.keys).toEqual({ undo: "z" });

  await fireEvent.change(undo, { target: { value: "u" } });
  expect(preferences.values.keys).toEqual({});
});
