/** What one likes: kept in this browser, applied to the page as attributes of its root. */

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off" | "fast" | "normal" | "slow";
export type Confirm = "all" | "risky" | "never";

const PLACE = "wardround";
export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const DEFAULTS = {
  theme: "system" as Theme,
  contrast: "system" as "system" | "high",
  motion: "system" as Motion,
  digits: false,
  sound: false,
  volume: 60,
  /** When a choice is shown before it is made: always, only if it cannot be taken back, never. */
  confirm: "all" as Confirm,
  forecast: true,
  hints: true,
  quiet: false,
  verbose: true,
  size: 100,
  neutral: false,
  language: firstLanguage(),
  /** Letters by what they do; empty: the usual ones. */
  keys: {} as Record<string, string>,
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
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Values>;
  } catch {
    return {};
  }
}

class Preferences {
  values = $state<Values>({ ...DEFAULTS, ...kept() });
  /** Whether the system asks for a dark page. */
  systemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  get language(): Language {
    return this.values.language;
  }

  set<K extends keyof Values>(name: K, value: Values[K]): void {
    this.values[name] = value;
    this.#keep();
  }

  /** Everything as it was at first; the language stays. */
  reset(): void {
    this.values = { ...DEFAULTS, keys: {}, language: this.values.language };
    this.#keep();
  }

  /** Nothing that moves, sounds or talks. */
  calm(): void {
    Object.assign(this.values, { motion: "off", sound: false, quiet: true, verbose: false });
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.values));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
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

  apply(): void {
    const root = document.documentElement;
    const { contrast, motion, size, language, digits } = this.values;
    // Set outright, so that rules for [data-theme="dark"] need no second copy for the system's choice.
    attribute(root, "data-theme", this.dark ? "dark" : "light");
    attribute(root, "data-contrast", contrast === "high" || matchMedia("(prefers-contrast: more)").matches ? "high" : null);
    attribute(root, "data-motion", motion === "system" ? null : motion);
    attribute(root, "data-digits", digits ? "on" : null);
    root.lang = language;
    root.style.fontSize = `${size}%`;
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
