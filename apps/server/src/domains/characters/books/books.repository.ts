import { SHEET_MAX } from "@4d/contract";
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import type { StoredBook } from "./books.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** A book without the file it came from, which may have megabytes and only an export needs. */
export type BookRow = Omit<StoredBook, "file" | "idem_key">;
/** A book in a list, without its entries. */
export type BookCardRow = Pick<StoredBook, "id" | "name" | "description" | "entries" | "updated_at"> & {
  characters: number;
};

const COLUMNS = [
  ...["id", "owner_id", "name", "description", "sheet", "entries", "chars", "blocked", "doubted"],
  ...["version", "created_at", "updated_at"],
] as (keyof BookRow)[];

/** Inserts a book, once per key. @returns undefined when the key was used already. */
export const insertBook = (db: Db, row: Insertable<Tables["lore_book"]>): Promise<BookRow | undefined> =>
  db
    .insertInto("lore_book")
    .values(row)
    .onConflict((conflict) => conflict.columns(["owner_id", "idem_key"]).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

export const findBookByKey = (db: Db, ownerId: number, key: string): Promise<BookRow | undefined> =>
  db
    .selectFrom("lore_book")
    .select(COLUMNS)
    .where("owner_id", "=", ownerId)
    .where("idem_key", "=", key)
    .executeTakeFirst();

export const findBook = (db: Db, id: number): Promise<BookRow | undefined> =>
  db.selectFrom("lore_book").select(COLUMNS).where("id", "=", id).executeTakeFirst();

/** Locks a book, so that changes to it are serialised. */
export const lockBook = (trx: Trx, id: number): Promise<BookRow | undefined> =>
  trx.selectFrom("lore_book").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();

/** The book as it was imported, as JSON; null for one that was begun here. */
export async function findBookFile(db: Db, id: number): Promise<string | null> {
  const found = await db.selectFrom("lore_book").select("file").where("id", "=", id).executeTakeFirst();
  return found?.file ?? null;
}

export const changeBook = (
  db: Db,
  { id, version }: Pick<BookRow, "id" | "version">,
  change: Updateable<Tables["lore_book"]>,
): Promise<BookRow | undefined> =>
  db
    .updateTable("lore_book")
    .set(change)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Deletes a book, and every use of it; the characters that used it have changed. */
export async function deleteBook(trx: Trx, id: number, now: number): Promise<void> {
  await sql`
    update ai_character set updated_at = ${now}::int8
    where id in (select character_id from lore_book_use where book_id = ${id}::int8)`.execute(trx);
  await trx.deleteFrom("lore_book_use").where("book_id", "=", id).execute();
  await trx.deleteFrom("lore_book").where("id", "=", id).execute();
}

/** Deletes all books of somebody; their number is bounded. */
export async function deleteBooksOf(trx: Trx, ownerId: number): Promise<void> {
  await sql`
    delete from lore_book_use u using lore_book b where b.id = u.book_id and b.owner_id = ${ownerId}::int8`.execute(
    trx,
  );
  await trx.deleteFrom("lore_book").where("owner_id", "=", ownerId).execute();
}

export async function countBooks(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom("lore_book")
    .select(sql<number>`count(*)::int8`.as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

const cardColumns = sql`b.id, b.name, b.description, b.entries, b.updated_at,
  (select count(*)::int8 from lore_book_use n where n.book_id = b.id) as characters`;

/** Somebody's books, the latest changed first. */
export async function findMyBooks(db: Db, ownerId: number, limit: number): Promise<BookCardRow[]> {
  const { rows } = await sql<BookCardRow>`
    select ${cardColumns} from lore_book b where b.owner_id = ${ownerId}::int8
    order by b.updated_at desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The books that a character uses, in the order of attaching. */
export async function findBookCardsOf(db: Db, characterId: number): Promise<BookCardRow[]> {
  const { rows } = await sql<BookCardRow>`
    select ${cardColumns} from lore_book_use u join lore_book b on b.id = u.book_id
    where u.character_id = ${characterId}::int8 order by u.created_at, b.id`.execute(db);
  return rows;
}

/** The books that a character uses, with their entries; those beyond what is read for one reply are absent. */
export async function findBooksOf(db: Db, characterId: number): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select ${sql.join(COLUMNS.map((column) => sql.ref(`b.${column}`)))} from (
      select b.id, u.created_at, sum(b.chars) over (order by u.created_at, b.id) as total
      from lore_book_use u join lore_book b on b.id = u.book_id where u.character_id = ${characterId}::int8
    ) used join lore_book b on b.id = used.id
    where used.total <= ${SHEET_MAX.loreTotal}
    order by used.created_at, b.id`.execute(db);
  return rows;
}

/** A character that uses a book, as its author edits it. */
export interface BookUser {
  id: number;
  name: string;
  avatar: string;
}

/** The characters that use a book, in the order of attaching; one person's, so their number is bounded. */
export async function findUsersOfBook(db: Db, bookId: number): Promise<BookUser[]> {
  // Whole sheets of many characters would be hundreds of megabytes.
  const { rows } = await sql<BookUser>`
    select c.id, coalesce(c.sheet::json ->> 'name', '') as name, coalesce(c.sheet::json ->> 'avatar', '') as avatar
    from lore_book_use u join ai_character c on c.id = u.character_id
    where u.book_id = ${bookId}::int8 and c.removed_at is null order by u.created_at, c.id`.execute(db);
  return rows;
}

/** How many books a character uses, and the length of their texts, without this one. */
export async function usedBeside(db: Db, characterId: number, bookId: number) {
  const { rows } = await sql<{ count: number; chars: number }>`
    select count(*)::int8 as count, coalesce(sum(b.chars), 0)::int8 as chars
    from lore_book_use u join lore_book b on b.id = u.book_id
    where u.character_id = ${characterId}::int8 and b.id <> ${bookId}::int8`.execute(db);
  return rows[0] ?? { count: 0, chars: 0 };
}

export async function insertUse(
  trx: Trx,
  use: { characterId: number; bookId: number; now: number },
): Promise<void> {
  await trx
    .insertInto("lore_book_use")
    .values({ character_id: use.characterId, book_id: use.bookId, created_at: use.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes one book from a character, or all of them. */
export async function deleteUses(trx: Trx, characterId: number, bookId?: number): Promise<void> {
  await trx
    .deleteFrom("lore_book_use")
    .where("character_id", "=", characterId)
    .$if(bookId !== undefined, (query) => query.where("book_id", "=", bookId ?? 0))
    .execute();
}

/** Books that a character which others meet uses, and that nobody has judged for others yet. */
export async function findUnjudged(
  db: Db,
  { bookId, characterId }: { bookId?: number; characterId?: number },
): Promise<BookRow[]> {
  const which = bookId === undefined ? sql`c.id = ${characterId ?? 0}::int8` : sql`b.id = ${bookId}::int8`;
  const { rows } = await sql<BookRow>`
    select ${sql.join(COLUMNS.map((column) => sql.ref(`b.${column}`)))} from lore_book b
    where b.doubted is null and exists (
      select from lore_book_use u join ai_character c on c.id = u.character_id
      where u.book_id = b.id and ${which} and c.live_sheet is not null and c.live_visibility <> 'private'
        and c.removed_at is null
    )`.execute(db);
  return rows;
}
