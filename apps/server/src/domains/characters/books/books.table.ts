import type { Generated, Selectable } from "kysely";

interface BookTable {
  id: Generated<number>;
  owner_id: number;
  name: string;
  description: Generated<string>;
  /** JSON of its entries and of what it says of all of them. */
  sheet: string;
  /** How many entries, and the length of their texts together. */
  entries: number;
  chars: number;
  /** JSON: places of entries with forbidden words. */
  blocked: Generated<string>;
  /** JSON: places of entries that are unfit for others; null until that was judged of this version. */
  doubted: Generated<string | null>;
  /** JSON of the book it was imported from, unknown fields included. */
  file: string | null;
  version: Generated<number>;
  idem_key: string | null;
  created_at: number;
  updated_at: number;
}

interface BookUseTable {
  character_id: number;
  book_id: number;
  created_at: number;
}

declare module "../../../platform/db/tables.ts" {
  interface Tables {
    lore_book: BookTable;
    lore_book_use: BookUseTable;
  }
}

/** A lorebook as it is stored. */
export type StoredBook = Selectable<BookTable>;
