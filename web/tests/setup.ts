import { configure, getConfig, prettyDOM } from "@testing-library/svelte";
import { vi } from "vitest";
import { learn } from "../src/words/words.svelte";

// Files share one page. Each finds it empty.
document.body.replaceChildren();
localStorage.clear();

// A busy machine may take its time; what is right comes all the same.
configure({
  asyncUtilTimeout: 30_000,
  // Who waits for an element looks again and again: only the last error shows the page, since that takes long.
  getElementError: function missing(message, container) {
    const waiting = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
    const error = new Error([message, waiting ? "" : prettyDOM(container)].filter(Boolean).join("\n\n"));
    error.name = "TestingLibraryElementError";
    Error.captureStackTrace(error, missing); // The test asked, not this file.
    return error;
  },
});
vi.setConfig({ testTimeout: 40_000 });

// What jsdom lacks and the app asks for.
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia;
globalThis.scrollTo = () => {}; // jsdom has one that only complains
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

// A page may follow a table after its test has ended; there is nothing to hear then.
globalThis.EventSource ??= class extends EventTarget {
  close() {}
} as unknown as typeof EventSource;

// Tests draw parts without the page that asks for their words.
const files = import.meta.glob("../../src/wardround/words/locales/en/web/*.ftl");
await learn(...Object.keys(files).map((path) => path.replace(/^.*\/|\.ftl$/g, "")));
