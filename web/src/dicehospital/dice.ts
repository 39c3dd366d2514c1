/** Dice as they are written: `R3`, treated `R3*`, as another colour `R>G3*` (for the round `R>>G3*`), just healed `R3*+`. */

export type Letter = "R" | "Y" | "G";
export type Hue = "red" | "yellow" | "green";

export interface Die {
  /** The colour that is printed on it. */
  printed: Letter;
  /** The colour that it has now. */
  colour: Letter;
  /** 0 before it has a value. */
  value: number;
  treated: boolean;
  /** Healed by the department of the placement under way. */
  marked: boolean;
}

const FORM = /^([RYG])(?:>{1,2}([RYG]))?([1-6]?)(\*?)(\+?)$/;
export const HUES: Record<Letter, Hue> = { R: "red", Y: "yellow", G: "green" };
export const LETTERS: readonly Letter[] = ["R", "Y", "G"];

/** Read a die. What can't be read is a red one without a value, which is seen at once. */
export function read(text: string): Die {
  const found = FORM.exec(text);
  if (!found) return { printed: "R", colour: "R", value: 0, treated: false, marked: false };
  const [, printed, now, value, star, plus] = found;
  return {
    printed: printed as Letter,
    colour: (now ?? printed) as Letter,
    value: Number(value || 0),
    treated: star === "*",
    marked: plus === "+",
  };
}

/** Return a die as actions name it that do not ask for its condition. */
export function plain(text: string): string {
  const die = read(text);
  return `${die.printed}${die.value}`;
}

/** Return a die without the mark of the placement under way. */
export function settled(text: string): string {
  return text.replace("+", "");
}

export function hueOf(text: string): Hue {
  return HUES[read(text).colour];
}

/** Return the symbol of a die: with pips, or blank without a value. */
export function symbolOf(text: string): string {
  const die = read(text);
  return die.value ? `die-${die.colour.toLowerCase()}-${die.value}` : `die-${HUES[die.colour]}`;
}

/** Count dice of each colour as a list of them, all of one value. */
export function spread(counts: Record<Letter, number>, value = 6): string[] {
  return LETTERS.flatMap((letter) => Array.from({ length: counts[letter] ?? 0 }, () => `${letter}${value}`));
}
