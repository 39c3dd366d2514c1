/** What the app asks the server in a test, and what it is told. */
import { vi } from "vitest";

type Body = Record<string, unknown>;
type Answer = object | undefined | ((body: Body) => unknown);

export class Server {
  /** What was asked, as "POST /api/me". */
  asked: string[] = [];
  bodies: Record<string, Body> = {};
  /** With which words behind the path something was asked for last. */
  queries: Record<string, string> = {};
  #answers = new Map<string, { status: number; answer: Answer }>();

  constructor() {
    vi.stubGlobal("fetch", (url: string, request: RequestInit = {}) => this.#take(url, request));
  }

  answer(path: string, answer: Answer, status = 200): void {
    this.#answers.set(path, { status, answer });
  }

  refuse(path: string, status: number, code: string, message: string): void {
    this.answer(path, { error: { code, message, facts: {} } }, status);
  }

  close(): void {
    vi.unstubAllGlobals();
  }

  async #take(url: string, request: RequestInit): Promise<Response> {
    const path = `${request.method ?? "GET"} ${new URL(url, "http://localhost").pathname}`;
    this.asked.push(path);
    this.queries[path] = new URL(url, "http://localhost").search;
    const body = JSON.parse((request.body as string | undefined) ?? "{}") as Body;
    this.bodies[path] = body;
    const found = this.#answers.get(path);
    if (!found)
      return new Response(JSON.stringify({ error: { code: "not-found", message: path, facts: {} } }), { status: 404 });
    const told = typeof found.answer === "function" ? (found.answer as (body: Body) => unknown)(body) : found.answer;
    return told === undefined
      ? new Response(null, { status: 204 })
      : new Response(JSON.stringify(told), { status: found.status });
  }
}
