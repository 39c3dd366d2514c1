/** Passkeys: being the same person on other devices, without a password. */
import { get, post, remove } from "../api/client";
import type { Me, Passkey } from "../api/types";

/** Whether this browser can do it here; browsers ask for https or the own machine. */
export function possible(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential !== "undefined" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/** Add a passkey of this device to who you are. */
export async function register(): Promise<Me> {
  const options = (await post("/passkeys/registration")) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return post("/passkeys/registration/answer", {}, asJson(await navigator.credentials.create({ publicKey })));
}

/** Come in with a passkey; the games that one has here come along. */
export async function logIn(): Promise<Me> {
  const options = (await post("/passkeys/login")) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return post("/passkeys/login/answer", {}, asJson(await navigator.credentials.get({ publicKey })));
}

const asJson = (made: Credential | null) => ({ ...(made as PublicKeyCredential).toJSON() });

export async function list(): Promise<Passkey[]> {
  return (await get("/passkeys")).passkeys;
}

export async function forget(id: string): Promise<void> {
  await remove("/passkeys/{passkey}", { passkey: id });
}
