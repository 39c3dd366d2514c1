import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { notice, packageOf } from "../notices";

function packed(about: object, licence?: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), "notices-")), "node_modules", "thing");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "thing", version: "1.2.3", repository: "someone/thing", ...about }),
  );
  if (licence !== undefined) writeFileSync(join(folder, "LICENSE.md"), licence);
  return folder;
}

test("a module belongs to the innermost package, and our own to none", () => {
  expect(packageOf("/app/node_modules/a/node_modules/@b/c/esm/index.js")).toBe("/app/node_modules/a/node_modules/@b/c");
  expect(packageOf("/app/web/src/main.ts")).toBeUndefined();
  expect(packageOf("\0vite/preload-helper.js")).toMatch(/node_modules\/vite$/);
});

test("a notice has name, version, source and the whole licence", () => {
  const text = notice(packed({ license: "MIT" }, "Copyright (c) 2020 Somebody\r\nDo what you like.\n"));

  expect(text).toContain("thing 1.2.3\nLicence: MIT\nSource: https://github.com/someone/thing\n");
  expect(text).toMatch(/Copyright \(c\) 2020 Somebody\nDo what you like\.\n$/);
});

test("what a package's own tools contain is left out", () => {
  const text = notice(packed({ license: "MIT" }, "Ours\n# Licenses of bundled dependencies\nTheirs\n"));

  expect(text).toMatch(/Ours\n$/);
});

test("a package without a copy of a generic licence gets one, with its author", () => {
  const text = notice(packed({ license: "Apache-2.0", author: { name: "Ann" } }));

  expect(text).toContain("Author: Ann");
  expect(text).toContain("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION");
});

test("a licence whose text is not known fails the build", () => {
  expect(() => notice(packed({ license: "Odd-1.0" }))).toThrow("thing (Odd-1.0) has no licence file");
});
