import { expect, test, vi } from "vitest";
import { listed, speak, t } from "../src/words/words.svelte";
import { newWords } from "./newPage";

test("the app speaks the language that it was told to", async () => {
  await speak("fr");
  expect(t("web-home")).toBe("Accueil");
  expect(listed(["Ana", "Bo", "Cy"])).toBe("Ana, Bo et Cy");
});

test("a key without words is seen as it is", async () => {
  await speak("en");
  expect(t("web-no-such-key")).toBe("web-no-such-key");
});

test("numbers below nothing have a true minus sign, and names keep their hyphens", async () => {
  const words = await newWords();
  for (const language of ["en", "fr", "it"] as const) {
    await words.speak(language);
    await words.learn("dice");
    expect(words.t("web-dice-points", { n: -37 })).toMatch(/^−37 /);
    expect(words.t("web-dice-house-of", { name: "Jean-Luc-2" })).toContain("Jean-Luc-2");
  }
});

test("a page learns its own words when it comes, and knows them in every language from then on", async () => {
  const words = await newWords();
  await words.speak("en");
  expect(words.t("web-play-now")).toBe("web-play-now");

  expect(await words.learned(["front"], () => Promise.resolve("a page"))).toBe("a page");
  expect(words.t("web-play-now")).toBe("Play now");

  await words.speak("it");
  expect(words.t("web-play-now")).toBe("Gioca");
  expect(words.t("web-close")).toBe("Chiudi");
});

test("of two languages the one that was asked for last is spoken", async () => {
  const words = await newWords();
  await Promise.all([words.speak("fr"), words.speak("it")]);
  expect(words.t("web-close")).toBe("Chiudi");
});

test("while a language cannot be fetched, the one before is spoken on, also by pages that come later", async () => {
  const french = "../../src/wardround/words/locales/fr/web/frame.ftl?raw";
  vi.doMock(french, () => {
    throw new Error("out of touch");
  });
  const words = await newWords();
  await words.speak("en");
  await expect(words.speak("fr")).rejects.toThrow();
  await words.learn("front");
  expect([words.t("web-home"), words.t("web-play-now")]).toEqual(["Home", "Play now"]);

  vi.doUnmock(french);
  await words.speak("fr");
  expect([words.t("web-home"), words.t("web-play-now")]).toEqual(["Accueil", "Jouer"]);
});

test("a page that comes while a language is on its way has its words in it too", async () => {
  const words = await newWords();
  await words.speak("en");
  const spoken = words.speak("it");
  void words.learn("front");
  await spoken;
  expect(words.t("web-play-now")).toBe("Gioca");
});
