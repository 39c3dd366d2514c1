/** Records of finished games: fetching them, and keeping them as files. */
import { address, OutOfTouch, Refused } from "../api/client";

/** Fetch the record of a game, from its table or from where finished games are kept. */
export async function recordOf(table: string): Promise<string> {
  let refused: Refused | null = null;
  for (const place of ["tables", "archive"] as const) {
    const answer = await fetch(address(`/${place}/{table}/record`, { table }), { credentials: "same-origin" }).catch(
      () => null,
    );
    if (!answer) throw new OutOfTouch();
    if (answer.ok) return answer.text();
    const told = (await answer.json().catch(() => ({}))) as { error?: { code?: string; message?: string } };
    refused ??= new Refused(answer.status, told.error?.code ?? "fault", told.error?.message ?? answer.statusText);
  }
  throw refused ?? new OutOfTouch();
}

/** Let the browser keep a text as a file. */
export function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
