import { mount } from "svelte";
import "@fontsource/baloo-2/latin-700.css";
import "@fontsource/baloo-2/latin-800.css";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "./look/tokens.css";
import "./look/look.css";
import "./look/app.css";
import App from "./App.svelte";
import Shell from "./pages/Shell.svelte";
import { preferences } from "./state/preferences.svelte";
import { speak } from "./words/words.svelte";

preferences.apply();
await speak(preferences.language);
mount(App, { target: document.getElementById("app")! });
mount(Shell, { target: document.body });
