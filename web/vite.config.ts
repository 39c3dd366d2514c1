import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { notices } from "./notices.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The sprite stands in the page itself, so that pieces are there with the first paint and follow the theme. */
function sprite(): Plugin {
  const path = here("src/look/symbols.svg");
  return {
    name: "sprite",
    transformIndexHtml: (html) => {
      const symbols = readFileSync(path, "utf8")
        .replace(/^[^]*?<svg[^>]*>/, "")
        .replace(/<\/svg>\s*$/, "");
      return html.replace("<!-- sprite -->", () => symbols);
    },
  };
}

/** Tells how far a build is, as `tools/progress.py` shows it: so many of the modules known by then. */
function progress(): Plugin {
  let parsed = 0;
  return {
    name: "progress",
    apply: "build",
    moduleParsed() {
      parsed += 1;
      if (parsed % 20 === 0) process.stdout.write(`${parsed} of ${[...this.getModuleIds()].length}\n`);
    },
  };
}

/** What travels is compressed once, here, not for every visitor. */
function squeezed(): Plugin {
  let folder = "";
  return {
    name: "squeezed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|txt|webmanifest)$/.test(entry)) continue;
        const path = join(folder, entry);
        const bytes = readFileSync(path);
        if (bytes.length < 1024) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprite(), notices(), progress(), squeezed()],
  build: {
    outDir: here("../src/wardround/web"),
    emptyOutDir: true,
    target: "es2022",
    // Everything comes as a file of its own: the content policy knows no data and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://localhost:8421", "/openapi.json": "http://localhost:8421" },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "jsdom",
    setupFiles: ["tests/setup.ts"],
    pool: "threads",
    // A page and all modules for each file take three times as long as the tests, so files share them.
    isolate: false,
  },
} as Parameters<typeof defineConfig>[0]);
