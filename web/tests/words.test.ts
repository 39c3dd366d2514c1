import { expect, test } from "vitest";
import { listed, speak, t } from "../src/words/words.svelte";

test("the app speaks the language that it was told to", async () => {
  await speak("fr");
  expect(t("web-home")).toBe("Accueil");
  expect(listed(["Ana", "Bo", "Cy"])).toBe("Ana, Bo et Cy");
});

test("a key without words is seen as it is", async () => {
  await speak("en");
  expect(t("web-no-such-key")).toBe("web-no-such-key");
});
