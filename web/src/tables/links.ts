/** Links to tables, as people paste them. */

/** Return the address of the app that a pasted link leads to, or null if it leads nowhere here. */
export function destination(pasted: string): string | null {
  const text = pasted.trim();
  if (!text) return null;
  let link: URL;
  try {
    link = new URL(text, location.origin);
  } catch {
    return null;
  }
  if (link.pathname === "/j" && link.hash.length > 1) return `/j${link.hash}`;
  const table = /^\/(t|r)\/([\w-]+)(\/join)?$/.exec(link.pathname);
  if (table) return table[1] === "r" ? link.pathname + link.search : `/t/${table[2]}/join${table[3] ? link.hash : ""}`;
  // The bare secret of a seat: what stands behind the "#".
  if (/^#?[\w=-]{20,100}$/.test(text)) return `/j#${text.replace(/^#/, "")}`;
  return null;
}

/** Whether links from here lead to this machine alone. */
export function isLocal(host = location.hostname): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(host);
}

const PLACE = "wardround-links";
const MOST = 30;

/** Save the secrets of open seats of your table, so that you can share the links later. */
export function keepLinks(table: string, links: readonly { seat: number; secret: string }[]): void {
  const all = Object.entries({
    ...kept(),
    [table]: Object.fromEntries(links.map(({ seat, secret }) => [seat, secret])),
  });
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Then people join by the table's own address.
  }
}

/** Return the address for others of a seat: the table's, with the secret of the seat where you know it. */
export function linkTo(table: string, seat: number): string {
  const secret = kept()[table]?.[seat];
  return `${location.origin}/t/${table}/join${secret ? `#${secret}` : ""}`;
}

function kept(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}
