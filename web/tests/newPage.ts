/** What a test must not change on the page that all files of tests share, as it is on a page of its own. */
import type * as Words from "../src/words/words.svelte";

let pages = 0;

/** Return the words of a new page, which knows no language and only the words of the frame. */
export function newWords(): Promise<typeof Words> {
  return import(/* @vite-ignore */ `../src/words/words.svelte.ts?page=${++pages}`);
}
