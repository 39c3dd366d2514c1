import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferences } from "../src/people/preferences.svelte";
import Settings from "../src/people/Settings.svelte";
import { dialogs } from "../src/shell/dialogs.svelte";
import Shell from "../src/shell/Shell.svelte";
import { speak, t } from "../src/words/words.svelte";

const root = document.documentElement;

/** Return an audio context that notes how loud each sound is. */
function quietAudio(played: number[]) {
  const parameter = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({
    connect: (to: unknown) => to,
    start() {},
    stop() {},
    frequency: parameter(),
    Q: parameter(),
    gain: parameter(),
  });
  return class {
    currentTime = played.length;
    sampleRate = 8000;
    destination = {};
    async resume() {}
    createOscillator = node;
    createBiquadFilter = node;
    createBufferSource = node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
    createGain = () => ({
      ...node(),
      gain: {
        ...parameter(),
        set value(loud: number) {
          played.push(loud);
        },
      },
    });
  };
}

beforeEach(async () => {
  preferences.reset();
  preferences.set("language", "en");
  await speak("en");
});

afterEach(() => {
  cleanup();
  dialogs.close();
});

test("what one sets applies at once and is kept", async () => {
  render(Settings, { onclose: () => {} });

  await fireEvent.click(screen.getByRole("radio", { name: "Night shift", hidden: true }));
  await fireEvent.click(screen.getByRole("radio", { name: "High", hidden: true }));
  await fireEvent.click(screen.getByRole("radio", { name: "None", hidden: true }));
  await fireEvent.click(screen.getByRole("switch", { name: /Numbers on dice/, hidden: true }));

  expect([root.dataset.theme, root.dataset.contrast, root.dataset.motion, root.dataset.digits]).toEqual([
    "dark",
    "high",
    "off",
    "on",
  ]);
  expect([preferences.moving, preferences.pace]).toEqual([false, 0]);
  expect(JSON.parse(localStorage.getItem("wardround")!)).toMatchObject({ theme: "dark", digits: true });
});

test("letters, speech and forced steps can be chosen", async () => {
  render(Settings, { onclose: () => {} });

  await fireEvent.click(screen.getByRole("radio", { name: "Clear and wide", hidden: true }));
  await fireEvent.click(screen.getByRole("radio", { name: "My moves only", hidden: true }));
  await fireEvent.click(screen.getByRole("switch", { name: /Play forced moves/, hidden: true }));

  expect(root.dataset.font).toBe("wide");
  expect((["mine", "nobody", "other"] as const).map((whose) => preferences.says(whose))).toEqual([false, false, false]);
  expect(preferences.values.automatic).toBe(false);
  preferences.set("speech", "mine");
  expect((["mine", "nobody", "other"] as const).map((whose) => preferences.says(whose))).toEqual([true, true, false]);
});

test("every sound has its own loudness and can be tried", async () => {
  const played: number[] = [];
  vi.stubGlobal("AudioContext", quietAudio(played));
  render(Settings, { onclose: () => {} });
  await fireEvent.click(screen.getByRole("switch", { name: /Play sounds/, hidden: true }));

  await fireEvent.input(screen.getByLabelText("Discharge"), { target: { value: "50" } });
  expect(preferences.values.sounds).toEqual({ discharge: 50 });
  for (const name of ["Discharge", "Dice and new patients", "Death", "End of game"]) {
    await fireEvent.click(screen.getByRole("button", { name: `Listen: ${name}`, hidden: true }));
  }
  await vi.waitFor(() => expect(played.length).toBe(4));

  expect(played[0]).toBeCloseTo(played[1]! / 2);
  vi.unstubAllGlobals();
});

test("a new language is spoken at once everywhere, and tables hear of it", async () => {
  const heard = vi.fn();
  addEventListener("language", heard, { once: true });
  render(Shell);
  dialogs.open("settings");

  await fireEvent.click(await screen.findByRole("radio", { name: "Français", hidden: true }));
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());

  expect(t("web-home")).toBe("Accueil");
  expect(root.lang).toBe("fr");
  await screen.findByRole("heading", { name: "Réglages", hidden: true });
});

test("a language whose words cannot be fetched is spoken as soon as they can", async () => {
  // On the page that all files of tests share, no other test speaks Italian.
  const italian = "../../src/wardround/words/locales/it/web/frame.ftl?raw";
  const asked = vi.fn(() => {
    throw new Error("out of touch");
  });
  vi.doMock(italian, asked);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  render(Shell);
  preferences.set("language", "it");
  await vi.waitFor(() => expect([asked.mock.calls.length > 0, vi.getTimerCount() > 0]).toEqual([true, true]));
  expect(t("web-close")).toBe("Close");

  vi.doUnmock(italian);
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(t("web-close")).toBe("Chiudi"));
});

test("calm is one click, and so is the way back", async () => {
  preferences.set("sound", true);
  render(Settings, { onclose: () => {} });

  await fireEvent.click(screen.getByRole("button", { name: "Calm mode", hidden: true }));
  expect(preferences.values).toMatchObject({ motion: "off", sound: false, quiet: true, speech: "mine" });

  await fireEvent.click(screen.getByRole("button", { name: "Reset to defaults", hidden: true }));
  expect(preferences.values).toMatchObject({ motion: "system", quiet: false, speech: "all" });
});

test("letters can be changed, but not to one that is used, nor to a digit", async () => {
  render(Settings, { onclose: () => {} });
  const undo = screen.getByLabelText(t("web-key-undo")) as HTMLInputElement;

  await fireEvent.change(undo, { target: { value: "z" } });
  expect(preferences.values.keys).toEqual({ undo: "z" });

  await fireEvent.change(undo, { target: { value: "d" } });
  expect(undo.value).toBe("z");
  expect(screen.getByText(/“d” is taken/)).toBeTruthy();

  await fireEvent.change(undo, { target: { value: "4" } });
  expect(preferences.values.keys).toEqual({ undo: "z" });

  await fireEvent.change(undo, { target: { value: "u" } });
  expect(preferences.values.keys).toEqual({});
});
