import { mount } from "svelte";
import "@fontsource/baloo-2/latin-700.css";
import "@fontsource/baloo-2/latin-800.css";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "./look/tokens.css";
import "./look/look.css";
import "./look/app.css";
import "./look/motion.css";
import "./look/fonts.css";
import "./look/forced.css";
import App from "./App.svelte";
import Shell from "./shell/Shell.svelte";
import { preferences } from "./people/preferences.svelte";
import { speak } from "./words/words.svelte";

/** Words and letters are there before anything is drawn, so that nothing jumps; letters that take long come later. */
const FONTS = [
  '700 1em "Baloo 2"',
  '800 1em "Baloo 2"',
  '1em "Atkinson Hyperlegible"',
  '700 1em "Atkinson Hyperlegible"',
];
const letters = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
preferences.apply();
await Promise.all([speak(preferences.language), Promise.race([letters, new Promise((late) => setTimeout(late, 400))])]);
mount(App, { target: document.getElementById("app")! });
mount(Shell, { target: document.body });

// Each build has its own worker: the name of this file says which build it is.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const build = new URL(import.meta.url).pathname.split("/").pop() ?? "";
  navigator.serviceWorker.register(`/sw.js?${build}`).catch(() => {
    // Without it the app works as well; it only can't say that the server is away.
  });
}
