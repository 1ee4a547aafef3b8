import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { CharacterRow } from "./characters.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** Inserts a character, once per key. @returns undefined when the key was used already. */
export function insertCharacter(
  db: Db,
  row: Insertable<Tables["ai_character"]>,
): Promise<CharacterRow | undefined> {
  return db
    .insertInto("ai_character")
    .values(row)
    .onConflict((conflict) => conflict.columns(["owner_id", "idem_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findByKey(db: Db, ownerId: number, key: string): Promise<CharacterRow | undefined> {
  return db
    .selectFrom("ai_character")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("idem_key", "=", key)
    .executeTakeFirst();
}

/** A character that is not removed. */
export function findCharacter(db: Db, id: number): Promise<CharacterRow | undefined> {
  return db
    .selectFrom("ai_character")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Characters by id, in the order asked; removed ones are absent. */
export async function findCharacters(db: Db, ids: readonly number[]): Promise<CharacterRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("ai_character")
    .selectAll()
    .where("id", "in", [...ids])
    .where("removed_at", "is", null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Characters that wait for a review, oldest first; with `id`, only that one. */
export function findInReview(db: Db, limit: number, id?: number): Promise<CharacterRow[]> {
  return db
    .selectFrom("ai_character")
    .selectAll()
    .where("status", "=", "review")
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .where("removed_at", "is", null)
    .orderBy("updated_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** The character that has this user. */
export function findByUser(db: Db, userId: number): Promise<CharacterRow | undefined> {
  return db
    .selectFrom("ai_character")
    .selectAll()
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Published characters of one owner whose keys begin with `prefix`: built-in ones that were not taken down. */
export function findByKeys(db: Db, ownerId: number, prefix: string): Promise<CharacterRow[]> {
  return db
    .selectFrom("ai_character")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("idem_key", "like", `${prefix}%`)
    .where("removed_at", "is", null)
    .where("status", "<>", "banned")
    .where("user_id", "is not", null)
    .orderBy("id")
    .execute();
}

/** Locks a character that is not removed, so that changes to it are serialised. */
export function lockCharacter(trx: Trx, id: number): Promise<CharacterRow | undefined> {
  return trx
    .selectFrom("ai_character")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** The character of this link, locked so that the link cannot change meanwhile. */
export function lockByLink(trx: Trx, link: string): Promise<CharacterRow | undefined> {
  return trx
    .selectFrom("ai_character")
    .selectAll()
    .where("link", "=", link)
    .where("removed_at", "is", null)
    .forShare()
    .executeTakeFirst();
}

/** Makes everybody who has chatted with a character its guest; `userId` is its user. */
export async function admitChatPartners(
  trx: Trx,
  { id, userId, now }: { id: number; userId: number; now: number },
): Promise<void> {
  await sql`
    insert into character_guest (person_id, user_id, created_at)
    select user_id, ${userId}::int8, ${now}::int8 from ai_talk where character_id = ${id}
    on conflict do nothing`.execute(trx);
}

/** The links and owners of those of these characters that are shared by link. */
export function findLinks(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("ai_character")
    .select(["id", "owner_id as ownerId", "link"])
    .where("id", "in", [...ids])
    .where("live_visibility", "=", "link")
    .where("removed_at", "is", null)
    .execute();
}

export function changeCharacter(
  trx: Trx,
  id: number,
  change: Updateable<Tables["ai_character"]>,
): Promise<CharacterRow> {
  return trx
    .updateTable("ai_character")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many characters somebody has that are not removed. */
export async function countMine(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom("ai_character")
    .select(sql<number>`count(*)::int8`.as("count"))
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Where a page ends: the sort value and the id. */
export interface PageCursor {
  value: number;
  id: number;
}

/** An author's characters, most recently changed first. */
export function findMine(
  db: Db,
  { ownerId, after, limit }: { ownerId: number; after: PageCursor | undefined; limit: number },
): Promise<CharacterRow[]> {
  return db
    .selectFrom("ai_character")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .where("removed_at", "is", null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(updated_at, id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Public characters, most popular first. `words` come from `searchWordsOf`. */
export function findPublic(
  db: Db,
  wanted: {
    words: { key: string; grams: string[] } | undefined;
    tag: string | undefined;
    after: PageCursor | undefined;
    limit: number;
  },
): Promise<CharacterRow[]> {
  const { words, tag, after, limit } = wanted;
  return db
    .selectFrom("ai_character as c")
    .selectAll("c")
    .where("c.live_visibility", "=", "public")
    .where("c.status", "<>", "banned")
    .where("c.removed_at", "is", null)
    .$if(tag !== undefined, (query) =>
      query.where("c.tags", "@>", sql<string[]>`array[${tag ?? ""}]::text[]`),
    )
    .$if(words !== undefined, (query) =>
      query.where((is) =>
        is.exists(
          is
            .selectFrom("app_user as u")
            .select("u.id")
            .whereRef("u.id", "=", "c.user_id")
            .where("u.search_grams", "@>", sql<string[]>`${words?.grams ?? []}::text[]`)
            .where(sql<number>`strpos(u.nick_key, ${words?.key ?? ""})`, ">", 0),
        ),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(c.talks, c.id) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("c.talks", "desc")
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

type OwnerDb = Kysely<Tables>;

/** Somebody's characters that are not removed. */
export const findCharactersOfOwner = (
  db: OwnerDb,
  userId: number,
  limit: number,
): Promise<{ id: number; user_id: number | null }[]> =>
  db
    .selectFrom("ai_character")
    .select(["id", "user_id"])
    .where("owner_id", "=", userId)
    .where("removed_at", "is", null)
    .limit(limit)
    .execute();

/** Blanks the sheets of somebody's removed characters; their number is bounded. */
export async function blankCharacters(db: OwnerDb, userId: number, sheet: string): Promise<void> {
  await sql`
    update ai_character set sheet = ${sheet}, live_sheet = case when live_sheet is null then null else ${sheet} end,
      tags = '{}', source = null, reasons = '[]'
    where owner_id = ${userId} and removed_at is not null`.execute(db);
}

/** Counts one preview of the day, up to `most`. @returns the new count; undefined at the limit. */
export async function takePreview(
  db: Db,
  { userId, day, most }: { userId: number; day: number; most: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ used: number }>`
    insert into ai_preview as p (user_id, day, used) values (${userId}, ${day}, 1)
    on conflict (user_id) do update
      set used = case when p.day = excluded.day then p.used + 1 else 1 end, day = excluded.day
      where p.day <> excluded.day or p.used < ${most}
    returning used`.execute(db);
  return rows[0]?.used;
}

/** Takes one preview back because the model did not answer. */
export async function refundPreview(db: Db, { userId, day }: { userId: number; day: number }): Promise<void> {
  await sql`
    update ai_preview set used = used - 1
    where user_id = ${userId} and day = ${day} and used > 0`.execute(db);
}
