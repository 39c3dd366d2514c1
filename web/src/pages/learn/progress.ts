/** Where you are in a lesson, kept in this browser so that one can go on later. */

export interface Progress {
  table: string;
  step: number;
}

const place = (game: string) => `wardround-lesson-${game}`;

export function progressOf(game: string): Progress | null {
  try {
    const told = JSON.parse(localStorage.getItem(place(game)) ?? "null") as Progress | null;
    return told && typeof told.table === "string" && Number.isInteger(told.step) ? told : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: string, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(place(game), JSON.stringify(progress));
    else localStorage.removeItem(place(game));
  } catch {
    // Then a lesson begins again each time.
  }
}
