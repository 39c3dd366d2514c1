/** The rules as one reads and searches them. */
import { get } from "../api/client";
import type { Rule, Section, Rules } from "../api/types";

export type Piece = { kind: "text" | "bold" | "rule"; text: string };

const MARKS = /\*\*(.+?)\*\*|\b((?:DH|DN)-[A-Z]{0,4}\d+(?:\.\d+)*[a-z]?)\b/g;

/** Take a text apart into plain words, bold ones and references to other rules. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    found.push(match[1] === undefined ? { kind: "rule", text: match[2] ?? "" } : { kind: "bold", text: match[1] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Return the sections with the rules that hold all words of a search; first where they stand together, the earlier in a rule the sooner. */
export function searched(sections: readonly Section[], wanted: string): Section[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  const late = ({ text }: Rule) => {
    const at = plain(text).indexOf(words.join(" "));
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  const least = (section: Section) => Math.min(...section.rules.map(late));
  const holds = (section: Section, rule: Rule) => {
    const all = plain(`${rule.id} ${section.title} ${rule.text}`);
    return words.every((word) => all.includes(word));
  };
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => holds(section, rule)).sort((one, other) => late(one) - late(other)),
    }))
    .filter((section) => section.rules.length > 0)
    .sort((one, other) => least(one) - least(other));
}

/** Take a text apart into what a search has found in it and the rest. */
export function hits(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, hit: false }];
  // What is compared may be shorter than what is read: each of its letters knows where it comes from.
  const letters = [...text];
  const from = letters.flatMap((letter, at) => [...plain(letter)].map(() => at));
  const all = letters.map(plain).join("");
  const found = new Set<number>();
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
      for (let n = 0; n < word.length; n++) found.add(from[at + n]!);
  }
  const parts: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.hit === found.has(at)) last.text += letter;
    else parts.push({ text: letter, hit: found.has(at) });
  });
  return parts;
}

const read = new Map<string, Promise<Rules>>();

/** Fetch the rules of a game in a language, once. */
export function rulesOf(game: string, language: string): Promise<Rules> {
  const key = `${game} ${language}`;
  let found = read.get(key);
  if (!found) {
    found = get("/rules/{game}", { game });
    found.catch(() => read.delete(key));
    read.set(key, found);
  }
  return found;
}
