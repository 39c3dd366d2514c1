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
  if (table) return table[1] === "r" ? link.pathname + link.search : `/t/${table[2]}/join`;
  // The bare secret of a seat: what stands behind the "#".
  if (/^#?[\w-]{20,100}$/.test(text)) return `/j#${text.replace(/^#/, "")}`;
  return null;
}
