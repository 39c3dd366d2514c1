/** Asking the server. Every answer is JSON; every refusal is a code and a sentence. */
import { preferences } from "../people/preferences.svelte";
import type { Delete, Get, Post, Put } from "./server";

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

type Request = { params: object; body?: unknown };
/** What a request needs beside its path: parameters and a body, each left out where nothing in it is required. */
type Given<R extends Request> = R extends { body: infer Body }
  ? object extends Body
    ? [params: R["params"], body?: Body]
    : [params: R["params"], body: Body]
  : object extends R["params"]
    ? [params?: R["params"]]
    : [params: R["params"]];

/** Return an address of the API in the reader's language. Parameters fill the places in its path; the others are its query. */
export function address<P extends keyof Get>(path: P, params: Get[P]["params"]): string {
  return addressOf(path, params);
}

function addressOf(path: string, params: object = {}): string {
  const query = new URLSearchParams({ lang: preferences.language });
  let filled = path;
  for (const [name, value] of Object.entries(params)) {
    const place = `{${name}}`;
    if (path.includes(place)) filled = filled.replace(place, encodeURIComponent(String(value)));
    else if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return `/api${filled}?${query}`;
}

export async function get<P extends keyof Get>(path: P, ...[params]: Given<Get[P]>): Promise<Get[P]["answer"]> {
  return ask(addressOf(path, params));
}

export async function post<P extends keyof Post>(
  path: P,
  ...[params, body]: Given<Post[P]>
): Promise<Post[P]["answer"]> {
  return ask(addressOf(path, params), sending("POST", body));
}

export async function put<P extends keyof Put>(path: P, ...[params, body]: Given<Put[P]>): Promise<Put[P]["answer"]> {
  return ask(addressOf(path, params), sending("PUT", body));
}

export async function remove<P extends keyof Delete>(path: P, ...[params]: Given<Delete[P]>): Promise<void> {
  await ask(addressOf(path, params), { method: "DELETE" });
}

function sending(method: string, body: unknown = {}): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

async function ask<T>(url: string, request: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, { ...request, credentials: "same-origin" }).catch(() => {
    throw new OutOfTouch();
  });
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
