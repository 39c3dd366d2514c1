/** Notifications while you are away: push messages to this browser or email, if you opt in. */
import { get, post, remove } from "../api/client";
import { me } from "./me.svelte";
import { preferences } from "./preferences.svelte";

/** Whether this browser can be told anything; browsers ask for https or the own machine. */
export function possible(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

class Reminders {
  /** The key to subscribe for; null where the server sends nothing, or has not said yet. */
  key = $state<string | null>(null);
  /** How many of your browsers get messages. */
  browsers = $state(0);
  /** Whether this browser is. */
  on = $state(false);
  /** Whether the server sends mail. */
  mail = $state(false);
  /** Where one gets mail, once it is confirmed. */
  address = $state<string | null>(null);
  confirmed = $state(false);

  /** Whether you are told at all. */
  get told(): boolean {
    return this.browsers > 0 || this.confirmed;
  }

  /** Ask the server and the browser how things are. */
  async look(): Promise<void> {
    const told = await get("/me/reminders");
    this.key = told.push;
    this.browsers = told.browsers;
    this.mail = told.mail ?? false;
    this.address = told.address ?? null;
    this.confirmed = told.confirmed ?? false;
    this.on = told.browsers > 0 && (await subscription()) !== null;
  }

  /** Subscribe this browser, which asks for permission. False: you declined. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    await me.ensure();
    const { pushManager } = await navigator.serviceWorker.ready;
    const asked = { userVisibleOnly: true, applicationServerKey: this.key };
    let made: PushSubscription;
    try {
      made = await pushManager.subscribe(asked);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      // It had subscribed for another key, which the server has no more.
      await (await subscription())?.unsubscribe();
      made = await pushManager.subscribe(asked);
    }
    await tell(made);
    await this.look();
    return true;
  }

  /** Unsubscribe all your browsers. */
  async turnAllOff(): Promise<void> {
    await remove("/me/reminders/browsers");
    await (await subscription())?.unsubscribe();
    await this.look();
  }

  /** Unsubscribe this browser. */
  async turnOff(): Promise<void> {
    await leave();
    await this.look();
  }
}

/** Return what this browser has subscribed, if it has. */
async function subscription(): Promise<PushSubscription | null> {
  if (!possible()) return null;
  // Where no worker is registered, as while one develops, none ever gets ready.
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function tell(made: PushSubscription): Promise<void> {
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  await post("/me/reminders/browsers", {}, { endpoint: made.endpoint, p256dh, auth, language: preferences.language });
}

/** Unsubscribe this browser, before it signs out or when you want no more messages. */
export async function leave(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await post("/me/reminders/browsers/leave", {}, { endpoint: made.endpoint });
  await made.unsubscribe();
}

/** Tell the server of this browser again, since one came in as someone whom it does not know it by. */
export async function stay(): Promise<void> {
  const made = await subscription();
  if (made) await tell(made);
}

export const reminders = new Reminders();

// Messages come in the language that one speaks now.
addEventListener("language", () => {
  if (reminders.on) void stay().catch(() => undefined);
});
