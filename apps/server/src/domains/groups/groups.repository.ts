import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { GroupTable } from "./groups.table.ts";

type Db = Kysely<Tables>;
export type GroupRow = Selectable<GroupTable>;

/** A group by id, in any state. */
export function findGroup(db: Db, id: number): Promise<GroupRow | undefined> {
  return db.selectFrom("app_group").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same with its row locked, so that changes to one group are serialised. */
export function lockGroup(trx: Db, id: number): Promise<GroupRow | undefined> {
  return trx.selectFrom("app_group").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The group an invitation leads to. */
export function findGroupByToken(db: Db, token: string): Promise<GroupRow | undefined> {
  return db.selectFrom("app_group").selectAll().where("link_token", "=", token).executeTakeFirst();
}

/** A group this owner created after `since` under this name: a request that was sent twice. */
export function findDuplicate(
  db: Db,
  duplicate: { ownerId: number; name: string; memberCount: number; since: number },
): Promise<GroupRow | undefined> {
  return db
    .selectFrom("app_group")
    .innerJoin("group_member", "group_member.group_id", "app_group.id")
    .selectAll("app_group")
    .where("group_member.user_id", "=", duplicate.ownerId)
    .where("owner_id", "=", duplicate.ownerId)
    .where("name", "=", duplicate.name)
    .where("member_count", "=", duplicate.memberCount)
    .where("created_at", ">", duplicate.since)
    .where("dissolved", "=", false)
    .executeTakeFirst();
}

/** Inserts a group. */
export function insertGroup(db: Db, group: Insertable<GroupTable>): Promise<GroupRow> {
  return db.insertInto("app_group").values(group).returningAll().executeTakeFirstOrThrow();
}

/** Changes columns of a group. */
export async function changeGroup(db: Db, id: number, change: Updateable<GroupTable>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable("app_group").set(change).where("id", "=", id).execute();
}

/** Adds to the member count. */
export async function addToCount(trx: Db, id: number, more: number): Promise<void> {
  await trx
    .updateTable("app_group")
    .set({ member_count: sql<number>`member_count + ${more}` })
    .where("id", "=", id)
    .execute();
}

/** The group's token; stores this one when it has none. */
export async function ensureToken(db: Db, id: number, token: string): Promise<string> {
  const row = await db
    .updateTable("app_group")
    .set({ link_token: sql<string>`coalesce(link_token, ${token})` })
    .where("id", "=", id)
    .returning("link_token")
    .executeTakeFirstOrThrow();
  return row.link_token ?? token;
}

/**
 * Findable groups, largest first: all, or those whose name contains the folded words. The indexes hold only findable
 * groups; words are looked up by the grams every match must have.
 */
export function findSearchable(
  db: Db,
  words: { key: string; grams: string[] } | undefined,
  limit: number,
): Promise<GroupRow[]> {
  return db
    .selectFrom("app_group")
    .selectAll()
    .where(sql<boolean>`searchable and not dissolved and not is_banned`)
    .$if(words !== undefined, (query) =>
      query
        .where("search_grams", "@>", sql<string[]>`${words?.grams ?? []}::text[]`)
        .where(sql<boolean>`strpos(name_key, ${words?.key ?? ""}) > 0`),
    )
    .orderBy("member_count", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
