import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
const isThere = (path: string) => existsSync(join(import.meta.dirname, "../public", path));

test("the app can be installed: its icons are there, one of them maskable, and all that its page links to", () => {
  const { icons } = JSON.parse(read("../public/manifest.webmanifest")) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };

  expect(icons.map((icon) => icon.src).filter((src) => !isThere(src))).toEqual([]);
  expect(icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.some((icon) => icon.purpose === "maskable")).toBe(true);
  const linked = [...read("../index.html").matchAll(/<link [^>]*href="(\/[^"]+)"/g)].map((found) => found[1]!);
  expect(linked.length).toBeGreaterThan(2);
  expect(linked.filter((path) => !isThere(path))).toEqual([]);
});

test("the worker keeps files that are there, for its page needs them when the server is away", () => {
  const worker = read("../public/sw.js");
  const kept = [...worker.matchAll(/"(\/[\w./-]+\.\w+)"/g)].map((found) => found[1]!);

  expect(kept).toContain("/offline.html");
  expect(kept.filter((path) => !isThere(path))).toEqual([]);
  const needed = [...read("../public/offline.html").matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((found) => found[1]!);
  expect(needed.filter((path) => !kept.includes(path))).toEqual([]);
});

test("every language has the same words for the app", () => {
  const keys = (language: string, file: string) =>
    [...read(`../../src/wardround/words/locales/${language}/web/${file}.ftl`).matchAll(/^(web-[\w-]+) =/gm)].map(
      (found) => found[1]!,
    );
  for (const file of ["front", "frame"]) {
    const english = keys("en", file);
    expect(new Set(english).size).toBe(english.length);
    expect(keys("fr", file)).toEqual(english);
    expect(keys("it", file)).toEqual(english);
  }
});
