/** The points for so many patients discharged together, as the table's book has them: first those for nobody. */
import type { Book } from "../api/types";

export function ladder(book: Book): readonly number[] {
  return book.house.score ?? [];
}
