/** The server's types: those of `server.d.ts`, which is generated, and what the app makes of them. */
import type * as Server from "./server";

export type * from "./server";
export type { Frame as ExampleFrame, Game as GameInfo } from "./server";

/** Packs of players may bring facts and kinds that the document does not know. */
export type Card = Omit<Server.BookCard, "facts" | "kind"> & {
  kind: string;
  facts: Readonly<Record<string, unknown>>;
};
export type Book = Omit<Server.Book, "cards"> & { cards: Readonly<Record<string, Card>> };
export type Prospect = NonNullable<Server.Shown["prospects"]>[number];
export type GameEvent = NonNullable<Server.Shown["log"]>["add"][number];

type Names<Union> = Union extends unknown ? keyof Union : never;
type Value<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;
/** Every field that any of several types has: those that only some of them have may be missing. */
export type Fields<Union> = Pick<Union, keyof Union> & {
  [Name in Exclude<Names<Union>, keyof Union>]?: Value<Union, Name>;
};
