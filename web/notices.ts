import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The file of the build that holds the licences of everything in it that others wrote. */
export const NOTICES = "notices.txt";

const HERE = dirname(fileURLToPath(import.meta.url));
const MODULES = join(HERE, "node_modules");
const FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
/** Code that the tools add to the bundle under names that are no files. */
const ADDED = { "\0vite/": "vite", "\0rolldown/": "rolldown" };
/** A licence text that names nobody serves every package that comes without a copy: here is one. */
const GENERIC: Record<string, string> = { "Apache-2.0": "detect-libc" };
/** From here on a file lists what is in the package's own tools, not in our bundle. */
const BUNDLED = /^# Licenses of bundled dependencies$/m;

const RULE = "=".repeat(78);
const HEAD = `Third-party notices

wardround's own code is under the MIT licence. Its browser table also contains
the software and fonts below, each under its own licence.
`;

/** The folder of the package that a module or an asset comes from; none for our own. */
export function packageOf(id: string): string | undefined {
  for (const [start, name] of Object.entries(ADDED)) if (id.startsWith(start)) return join(MODULES, name);
  return FOLDER.exec(id.replaceAll("\\", "/"))?.[0];
}

/** The licence texts in a package's folder, or the generic text of its licence. */
function licence(folder: string, name: string, terms: string): string {
  const files = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .sort();
  if (files.length > 0)
    return files.map((file) => readFileSync(join(folder, file), "utf8").split(BUNDLED)[0]!.trim()).join("\n\n");
  const generic = GENERIC[terms];
  if (generic === undefined)
    throw new Error(`${name} (${terms}) has no licence file, and web/notices.ts knows no other copy of the text`);
  return licence(join(MODULES, generic), generic, terms);
}

/** Where a package's sources are; a short form is a repository at GitHub. */
function source(told: { repository?: string | { url: string }; homepage?: string }): string {
  const url =
    (typeof told.repository === "object" ? told.repository.url : told.repository) ?? told.homepage ?? "unknown";
  return url.includes(":") ? url.replace(/^git\+|\.git$/g, "") : `https://github.com/${url}`;
}

/** The notice of one package: what it is, who made it, where it is from, and its licence. */
export function notice(folder: string): string {
  const told = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const text = licence(folder, told.name, told.license);
  const author = typeof told.author === "object" ? told.author.name : told.author;
  const lines = [`${told.name} ${told.version}`, `Licence: ${told.license}`];
  // A generic text names nobody.
  if (author && !/copyright \(c\)|copyright \d/i.test(text)) lines.push(`Author: ${author}`);
  lines.push(`Source: ${source(told)}`);
  return `${RULE}\n${lines.join("\n")}\n${RULE}\n\n${text}\n`.replaceAll("\r\n", "\n");
}

/** Collects the licences of all packages whose code, styles or fonts end up in the build. */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const made of Object.values(bundle)) {
        for (const id of made.type === "chunk"
          ? made.moduleIds
          : made.originalFileNames.map((file) => join(HERE, file))) {
          const folder = packageOf(id);
          if (folder !== undefined && existsSync(join(folder, "package.json"))) folders.add(folder);
        }
      }
      const source = [HEAD, ...[...folders].map(notice).sort()].join("\n");
      this.emitFile({ type: "asset", fileName: NOTICES, source });
    },
  };
}
