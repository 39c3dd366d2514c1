/** The points for so many patients sent home together, as the book has them. */
import type { Book } from "../api/types";

/** As the rulebook prints it (DH-7.1), for a book that does not tell. */
const PRINTED = [1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35];

export function ladder(book: Book): readonly number[] {
  const told = (book.cards?.["discharge-area"]?.facts as Record<string, unknown> | undefined)?.["score"];
  return Array.isArray(told) && told.length ? (told as number[]) : PRINTED;
}
