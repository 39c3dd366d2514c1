/** Settings, statistics and achievements on all your devices, for players with a passkey. */
import { get, put } from "../api/client";
import { adoptFeats, toldFeats } from "../feats/feats";
import { preferences, type Values } from "./preferences.svelte";

/** How long after the last change it is sent, in milliseconds. */
const SETTLED = 800;
let begun = false;

/** Take what another device has set later, or tell what was set here; and tell every change from now on. */
export async function syncSettings(): Promise<void> {
  if (begun) return;
  begun = true;
  try {
    const told = (await get("/me/preferences")).values;
    const values = told as Partial<Values> | null;
    const news = adoptFeats(told?.feats, told?.counted);
    if (values && (values.changed ?? 0) > preferences.values.changed) preferences.adopt(values);
    if (news || preferences.values.changed > (values?.changed ?? 0)) await keep(preferences.values);
  } catch {
    begun = false; // The next time that one is found, it is tried again.
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  preferences.told = (changed) => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(changed).catch(() => undefined), SETTLED);
  };
}

/** Be no longer the one whose devices these are. */
export function stopSyncing(): void {
  begun = false;
  preferences.told = null;
}

async function keep(values: Values): Promise<void> {
  await put("/me/preferences", {}, { values: { ...values, ...toldFeats() } });
}

/** Tell your other devices what you have achieved, if they are told of your settings. */
export function tellFeats(): void {
  preferences.told?.(preferences.values);
}
