import type { Book, BookCard } from "@4d/contract";
import { readBook } from "./book-text.ts";
import type { BookCardRow, BookRow, BookUser } from "./books.repository.ts";

/** A book in its owner's list. */
export const presentBookCard = (row: BookCardRow): BookCard => ({
  id: row.id,
  name: row.name,
  description: row.description,
  entries: row.entries,
  characters: row.characters,
  updatedAt: row.updated_at,
});

/** A book as its owner edits it, with the characters that use it. */
export const presentBook = (row: BookRow, users: readonly BookUser[]): Book => ({
  id: row.id,
  name: row.name,
  description: row.description,
  ...readBook(row.sheet),
  blocked: JSON.parse(row.blocked) as number[],
  doubted: row.doubted === null ? [] : (JSON.parse(row.doubted) as number[]),
  characters: users.map(({ id, name, avatar }) => ({ id, name, avatar })),
  version: row.version,
  updatedAt: row.updated_at,
});
