/** How many tables you have, as this browser remembers it: lists keep room for them until the server has answered. */

const PLACE = "wardround-games";

export function tableCount(): number {
  try {
    return Number(localStorage.getItem(PLACE)) || 0;
  } catch {
    return 0;
  }
}

export function keepTableCount(tables: number): void {
  try {
    localStorage.setItem(PLACE, `${tables}`);
  } catch {
    // Then the list makes room when it comes.
  }
}
