/** Your step in a tutorial, saved in this browser so that you can resume it. */

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
    // Then a tutorial starts again each time.
  }
}
