/** Who you are to the server: a guest with a name, until you want more. */
import { get, post, remove } from "../api/client";
import type { Me } from "../api/types";
import { t } from "../words/words.svelte";

const PLACE = "wardround-name";

class Myself {
  /** At first as this browser remembers it, so that nothing moves when the server answers. */
  name = $state(remembered());
  passkeys = $state(0);
  /** Whether the server knows one; null until it has been asked. */
  known = $state<boolean | null>(null);
  /** How often you have come in here as who you are elsewhere. */
  came = $state(0);
  #finding: Promise<boolean> | null = null;

  /** Ask the server who you are, once. */
  find(): Promise<boolean> {
    return (this.#finding ??= this.#ask());
  }

  async #ask(): Promise<boolean> {
    try {
      const found = await get("/me", { maybe: true });
      if (found) this.take(found);
      else this.#forgotten();
    } finally {
      if (!this.known) this.#finding = null;
    }
    return this.known === true;
  }

  take(me: Me): void {
    this.name = me.name;
    this.passkeys = me.passkeys ?? this.passkeys;
    this.known = true;
    remember(this.name);
    if (this.passkeys) void import("./syncSettings").then(({ syncSettings }) => syncSettings());
  }

  /** Be called something from now on. */
  async be(name: string): Promise<void> {
    this.take({ ...(await post("/me", {}, { name: name.trim() })), name: name.trim() });
  }

  /** Have a name, a friendly one if you have none yet. */
  async ensure(): Promise<void> {
    if (!(await this.find())) await this.be(guestName());
  }

  /** Sign out all other devices; this browser stays who it is. */
  async signOutOthers(): Promise<void> {
    this.take(await post("/me/sign-out-others"));
    await import("./reminders.svelte").then(({ stay }) => stay()).catch(() => undefined);
  }

  /** Be nobody again in this browser. */
  async forget(): Promise<void> {
    // While the server still knows whose browser this is.
    await import("./reminders.svelte").then(({ leave }) => leave()).catch(() => undefined);
    await remove("/me");
    void import("./syncSettings").then(({ stopSyncing }) => stopSyncing());
    this.#forgotten();
    this.#finding = null;
  }

  #forgotten(): void {
    this.name = "";
    this.passkeys = 0;
    this.known = false;
    remember("");
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(PLACE, name);
  } catch {
    // The server knows it as well.
  }
}

/** Return a default name. */
export function guestName(luck: () => number = Math.random): string {
  const names = t("web-guest-names").split(",");
  return (names[Math.floor(luck() * names.length)] ?? names[0]!).trim();
}

export const me = new Myself();
