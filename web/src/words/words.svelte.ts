/**
 * The app's own words: buttons, headings, states. What is said about a game comes from the server.
 * The files are those of the project's other words, one folder for each language.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../state/preferences.svelte";

type Raw = () => Promise<string>;
const FILES = import.meta.glob<string>("../../../src/wardround/words/locales/*/web/*.ftl", { query: "?raw", import: "default" });

/** Files whose words only one page needs; it asks for them. */
const LATER = ["aid"];
const learned = new Set<string>();

let bundle = $state.raw<FluentBundle | null>(null);

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const needed = (path: string) => LATER.every((name) => learned.has(name) || !path.endsWith(`/${name}.ftl`));
  const texts = await Promise.all(
    Object.entries(FILES).filter(([path]) => path.includes(`/locales/${language}/`) && needed(path)).map(([, read]) => (read as Raw)()),
  );
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
}

/** Know the words of a file that is not needed everywhere. */
export async function learn(name: string, language: Language): Promise<void> {
  if (learned.has(name)) return;
  learned.add(name);
  await speak(language);
}

/** Say a message of the app. A key without words is shown as it is, so that it is seen. */
export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  return message?.value ? bundle!.formatPattern(message.value, facts) : key;
}

/** List names as one says it: "Ana, Bo and Cy". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(bundle?.locales[0] ?? "en", { type: "conjunction" }).format(names);
}

/** List names of which one is meant: "Ana, Bo or Cy". */
export function either(names: readonly string[]): string {
  return new Intl.ListFormat(bundle?.locales[0] ?? "en", { type: "disjunction" }).format(names);
}
