/** Asking the server. Every answer is JSON; every refusal is a code and a sentence. */
import { preferences } from "../state/preferences.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** The server could not be reached; asking again is harmless, since commands have keys. */
export class OutOfTouch extends Error {}

type Query = Record<string, string | number | boolean | null | undefined>;

/** Return an address of the API, with the language that one speaks. */
export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams({ lang: preferences.language });
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) asked.set(name, String(value));
  return `/api${path}?${asked}`;
}

export async function get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
  return ask<T>(address(path, query), { signal: signal ?? null });
}

export async function post<T>(path: string, body: unknown = {}, query: Query = {}): Promise<T> {
  return ask<T>(address(path, query), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(address(path), {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function remove<T>(path: string): Promise<T> {
  return ask<T>(address(path), { method: "DELETE" });
}

async function ask<T>(url: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...request, credentials: "same-origin" });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new OutOfTouch();
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return told as T;
  const { error } = told as { error?: Partial<Refused> };
  // An error without our sentence comes from a proxy in front of the server.
  if (answer.status >= 502 && !error) throw new OutOfTouch();
  const { code = "fault", message = answer.statusText, facts = {} } = error ?? {};
  throw new Refused(answer.status, code, message, facts);
}

/** Ask until the server answers, for commands that carry a key. */
export async function insist<T>(asking: () => Promise<T>, tries = 8): Promise<T> {
  for (let turn = 0; ; turn++) {
    try {
      return await asking();
    } catch (error) {
      const again =
        error instanceof OutOfTouch || (error instanceof Refused && (error.status === 503 || error.status === 429));
      if (!again || turn >= tries) throw error;
      await new Promise((done) => setTimeout(done, Math.min(250 * 2 ** turn, 4000)));
    }
  }
}

/** Return a name for a command that nobody used before. */
export function newKey(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(numbers, (one) => one.toString(36).padStart(2, "0")).join("");
}
