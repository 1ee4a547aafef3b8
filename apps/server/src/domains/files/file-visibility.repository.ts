import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** For one file, this many of the newest uses are checked in each kind of place. */
const USES = 500;

/** The newest rows of a kind that show file `k.key`. */
const shown = (holder: string): RawBuilder<unknown> =>
  sql`select u.id, u.part from file_use u where u.key = k.key and u.holder = ${sql.lit(holder)} and u.open
    order by u.id desc, u.part desc limit ${sql.lit(USES)}`;

/** Looks the row up by key, whatever the table's size was when the statement was planned. */
const row = (table: string, named: string): RawBuilder<unknown> =>
  sql`cross join lateral (select * from ${sql.table(table)} t where t.id = u.id limit 1) ${sql.raw(named)}`;

const removed = (viewerId: number, kind: string): RawBuilder<unknown> =>
  sql`exists (select from message_removed r
    where r.user_id = ${viewerId} and r.kind = ${sql.lit(kind)} and r.message_id = m.id)`;

const inChats = (viewerId: number): RawBuilder<unknown> => sql`
  exists (select from (${shown("private_message")}) u ${row("private_message", "m")}
    where ${viewerId} in (m.lo, m.hi) and (m.only_for is null or m.only_for = ${viewerId}) and m.status <> 2
      and not ${removed(viewerId, "private")})
  or exists (select from (${shown("group_message")}) u ${row("group_message", "m")}
    cross join lateral (select * from group_member g
      where g.group_id = m.group_id and g.user_id = ${viewerId} limit 1) s
    where (m.id > s.joined_after_id and (s.quit_at_id is null or m.id <= s.quit_at_id) or exists (
        select from group_stay e where e.group_id = m.group_id and e.user_id = ${viewerId}
          and e.from_id < m.id and m.id <= e.to_id)) and m.status <> 2
      and (m.recv_ids is null or ${viewerId} = any (m.recv_ids)) and not ${removed(viewerId, "group")})`;

const inWorks = (viewerId: number): RawBuilder<unknown> => sql`
  exists (select from file_use u where u.key = k.key and u.holder = 'profile' and u.open)
  or exists (select from (${shown("character_live")}) u ${row("ai_character", "c")}
    where c.live_visibility <> 'private' or c.owner_id = ${viewerId})
  or exists (select from (${shown("story_version")}) u ${row("story", "s")}
    where s.live_visibility <> 'private' or s.owner_id = ${viewerId})
  or exists (select from (${shown("group")}) u ${row("app_group", "g")}
    where g.searchable or exists (select from group_member s where s.group_id = g.id and s.user_id = ${viewerId}))
  or exists (select from (${shown("post")}) u ${row("post", "p")}
    where p.open or p.author_id = ${viewerId} or (p.visibility = 'friends' and p.status = 'published'
      and exists (select from friendship f
        where f.user_id = p.author_id and f.friend_id = ${viewerId} and not f.deleted)))`;

/** Where a person may have seen a file: only in works, or also in chats they read. */
export type FileVisibility = "works" | "chats";

/** Which of these files a person sees somewhere: in a work, a profile picture or one of their chats. One statement. */
export async function findVisibleKeys(
  db: Db,
  keys: readonly string[],
  viewerId: number,
  visibility: FileVisibility,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const seen = visibility === "chats" ? sql`${inWorks(viewerId)} or ${inChats(viewerId)}` : inWorks(viewerId);
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${texts(keys)}) as k(key) where ${seen}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
