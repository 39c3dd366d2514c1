/** What you like: kept in this browser, applied to the page as attributes of its root. */

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off" | "fast" | "normal" | "slow";
/** How fast one watches what others do. */
export type Turns = "off" | "fast" | "normal" | "slow";
export type Confirm = "all" | "risky" | "never";
export type Font = "toy" | "clear" | "wide" | "system";
/** What is said to those who hear the page: everything, what concerns them, or only what they are asked. */
export type Speech = "all" | "mine" | "decisions";

const PLACE = "wardround";
/** Where it is kept that one was asked about sound. */
const ASKED = "wardround-asked";
export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULTS = {
  theme: "system" as Theme,
  contrast: "system" as "system" | "high",
  motion: "system" as Motion,
  turns: "normal" as Turns,
  digits: false,
  font: "toy" as Font,
  sound: false,
  volume: 60,
  /** How loud each sound is, in percent; those that are not named are at 100. */
  sounds: {} as Record<string, number>,
  haptics: false,
  /** When a choice is shown before it is made: always, only if it can't be taken back, never. */
  confirm: "risky" as Confirm,
  forecast: true,
  hints: true,
  quiet: false,
  speech: "all" as Speech,
  /** Whether what is forced is played for one, at tables to come. */
  automatic: true,
  size: 100,
  neutral: false,
  language: firstLanguage(),
  /** Letters by what they do; empty: the usual ones. */
  keys: {} as Record<string, string>,
  /** When something was changed last, in milliseconds since 1970: the latest of your devices is right. */
  changed: 0,
};
export type Values = typeof DEFAULTS;

function firstLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((one) => wanted.toLowerCase().startsWith(one));
    if (found) return found;
  }
  return "en";
}

function kept(): Partial<Values> {
  try {
    const { verbose, ...found } = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Values> & {
      verbose?: boolean;
    };
    // As it was kept before there were three of them.
    return verbose === false ? { speech: "mine", ...found } : found;
  } catch {
    return {};
  }
}

class Preferences {
  values = $state<Values>({ ...DEFAULTS, sounds: {}, keys: {}, ...kept() });
  /** Whether the system asks for a dark page. */
  systemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  /** Who is told of every change, as those are who keep it elsewhere. */
  told: ((values: Values) => void) | null = null;

  get language(): Language {
    return this.values.language;
  }

  set<K extends keyof Values>(name: K, value: Values[K]): void {
    this.values[name] = value;
    this.#keep();
  }

  /** Everything as it was at first; the language stays. */
  reset(): void {
    this.values = { ...DEFAULTS, keys: {}, sounds: {}, language: this.values.language };
    this.#keep();
  }

  /** Nothing that moves, sounds or talks. */
  calm(): void {
    Object.assign(this.values, {
      motion: "off",
      turns: "off",
      sound: false,
      haptics: false,
      quiet: true,
      speech: "mine",
    });
    this.#keep();
  }

  /** Take over what another device has set. */
  adopt(values: Partial<Values>): void {
    const known = Object.entries(values).filter(
      ([name, value]) => typeof value === typeof DEFAULTS[name as keyof Values],
    );
    Object.assign(this.values, Object.fromEntries(known));
    this.#store();
    this.apply();
  }

  #keep(): void {
    this.values.changed = Date.now();
    this.#store();
    this.apply();
    this.told?.($state.snapshot(this.values));
  }

  #store(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.values));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** Whether to ask about sound: nothing was ever set here, and it was never asked. */
  get asksSound(): boolean {
    try {
      return localStorage.getItem(PLACE) === null && localStorage.getItem(ASKED) === null;
    } catch {
      return false;
    }
  }

  soundAsked(): void {
    try {
      localStorage.setItem(ASKED, "sound");
    } catch {
      // A browser that keeps nothing is not asked.
    }
  }

  /** Whether something is said aloud: of your own, of nobody's, or of another's doing. */
  says(whose: "mine" | "nobody" | "other"): boolean {
    const { speech } = this.values;
    return speech === "all" || (speech === "mine" && whose !== "other");
  }

  /** Whether the page is dark. */
  get dark(): boolean {
    return this.values.theme === "system" ? this.systemDark : this.values.theme === "dark";
  }

  /** Whether things should move. */
  get moving(): boolean {
    if (this.values.motion === "off") return false;
    return this.values.motion !== "system" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long movements take, as a share of the usual: 0 where nothing should move. */
  get pace(): number {
    if (!this.moving) return 0;
    return { fast: 0.5, slow: 2 }[this.values.motion as string] ?? 1;
  }

  /** How long what others do takes to watch, as a share of the usual: 0 where it is not shown. */
  get staging(): number {
    return this.moving ? { off: 0, fast: 0.6, normal: 1, slow: 1.6 }[this.values.turns] : 0;
  }

  apply(): void {
    const root = document.documentElement;
    const { contrast, motion, size, language, digits, font } = this.values;
    // Set outright, so that rules for [data-theme="dark"] need no second copy for the system's choice.
    attribute(root, "data-theme", this.dark ? "dark" : "light");
    attribute(
      root,
      "data-contrast",
      contrast === "high" || matchMedia("(prefers-contrast: more)").matches ? "high" : null,
    );
    attribute(root, "data-motion", motion === "system" ? null : motion);
    attribute(root, "data-digits", digits ? "on" : null);
    attribute(root, "data-font", font === "toy" ? null : font);
    root.lang = language;
    if (root.style.fontSize === `${size}%`) return;
    root.style.fontSize = `${size}%`;
    // Chromium asks `@container room` again when the room changes, and not when letters do: so the room is made again.
    root.style.containerType = "normal";
    void root.offsetWidth;
    root.style.containerType = "";
  }
}

function attribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

export const preferences = new Preferences();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
  preferences.systemDark = event.matches;
  preferences.apply();
});
matchMedia("(prefers-contrast: more)").addEventListener("change", () => preferences.apply());
