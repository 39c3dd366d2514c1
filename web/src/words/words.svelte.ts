/**
 * The app's own words: buttons, headings, states. What is said about a game comes from the server.
 * The files are those of the project's other words, one folder for each language.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../people/preferences.svelte";

const FILES = import.meta.glob<string>("../../../src/wardround/words/locales/*/web/*.ftl", {
  query: "?raw",
  import: "default",
});
const FOLDER = "../../../src/wardround/words/locales";

/** What a page says beyond the words of the frame, it has to ask for before it is drawn. */
const known = new Set(["frame"]);
const bundles = new Map<Language, FluentBundle>();
/** Files that were added to a bundle, or are on their way. */
const added = new Map<string, Promise<void>>();

/** The language whose words are here, all that are known; what was asked for last may still be on its way. */
let spoken: Language = "en";
let wanted: Language = "en";
let bundle = $state.raw<FluentBundle | null>(null);

async function add(language: Language, name: string): Promise<void> {
  const made = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, made);
  const text = await FILES[`${FOLDER}/${language}/web/${name}.ftl`]!();
  made.addResource(new FluentResource(text));
}

/** Have the words of some files in a language; what could not be fetched may be asked for again. */
async function have(language: Language, names: Iterable<string>): Promise<void> {
  const files = [...names].map((name) => {
    const file = `${language}/${name}`;
    const under = added.get(file) ?? add(language, name);
    added.set(file, under);
    under.catch(() => added.delete(file));
    return under;
  });
  await Promise.all(files);
}

/** Speak a language from now on; if its words can't be fetched, go on with the one before. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  // What pages ask for meanwhile they get in the old language: it has to be here in the new one too.
  for (let had = 0; had < known.size;) {
    had = known.size;
    await have(language, known);
  }
  if (wanted !== language) return;
  spoken = language;
  bundle = bundles.get(language) ?? null;
}

/** Know the words of files that are not needed everywhere, in every language from now on. */
export async function learn(...names: string[]): Promise<void> {
  for (const name of names) known.add(name);
  await have(spoken, names);
}

/** Fetch something together with the words that it says. */
export async function learned<T>(names: readonly string[], fetching: () => Promise<T>): Promise<T> {
  const [found] = await Promise.all([fetching(), learn(...names)]);
  return found;
}

/** The hyphen before a number, which languages write for a minus sign. */
const HYPHEN = /(^|[^\p{L}\p{N}])-(?=\p{N})/gu;

/** Say a message of the app. A key without words is shown as it is, so that it is seen. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!message?.value) return key;
  const said = bundle!.formatPattern(message.value, facts);
  return said.includes("-") ? said.replace(HYPHEN, "$1−") : said;
}

/** To make one of these takes longer than all that it is used for in a view. */
const lists = new Map<string, Intl.ListFormat>();

function list(names: readonly string[], type: "conjunction" | "disjunction"): string {
  const language = bundle?.locales[0] ?? "en";
  const format = lists.get(language + type) ?? new Intl.ListFormat(language, { type });
  lists.set(language + type, format);
  return format.format(names);
}

/** List names as you say it: "Ana, Bo and Cy". */
export function listed(names: readonly string[]): string {
  return list(names, "conjunction");
}

/** List names of which one is meant: "Ana, Bo or Cy". */
export function either(names: readonly string[]): string {
  return list(names, "disjunction");
}
