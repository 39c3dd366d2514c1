/** Passkeys: being the same person on other devices, without a password. */
import { get, post, remove } from "../api/client";
import type { Me } from "../api/types";

export interface Passkey {
  id: string;
  created_at: number;
}

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
  const options = await post<PublicKeyCredentialCreationOptionsJSON>("/passkeys/registration");
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  return post<Me>("/passkeys/registration/answer", (made as PublicKeyCredential).toJSON());
}

/** Come in with a passkey; the games that one has here come along. */
export async function logIn(): Promise<Me> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>("/passkeys/login");
  const found = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
  return post<Me>("/passkeys/login/answer", (found as PublicKeyCredential).toJSON());
}

export async function list(): Promise<Passkey[]> {
  return (await get<{ passkeys: Passkey[] }>("/passkeys")).passkeys;
}

export async function forget(id: string): Promise<void> {
  await remove(`/passkeys/${encodeURIComponent(id)}`);
}
