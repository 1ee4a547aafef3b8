import { type GroupMode, MessageType } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { QueuedReply } from "./replies.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** The scan position of the group stream, read without waiting for a lock. */
export async function groupScanPosition(db: Db): Promise<number> {
  const row = await db.selectFrom("ai_tail").select("group_id").executeTakeFirstOrThrow();
  return row.group_id;
}

/** Locks and returns the scan position of the group stream; undefined while another node scans. */
export async function lockGroupScanPosition(trx: Trx): Promise<number | undefined> {
  const row = await trx.selectFrom("ai_tail").select("group_id").forUpdate().skipLocked().executeTakeFirst();
  return row?.group_id;
}

export async function moveGroupScanPosition(trx: Trx, groupId: number): Promise<void> {
  await trx.updateTable("ai_tail").set({ group_id: groupId }).execute();
}

/** A group message and a character there that may answer it. */
export interface ReplyCandidate {
  id: number;
  groupId: number;
  sendId: number;
  content: string;
  sendTime: number;
  atUserIds: number[] | null;
  extra: string | null;
  characterId: number;
  characterUserId: number;
  name: string;
  mode: GroupMode;
  talkativeness: number;
  cooldown: number;
  /** When it last spoke there; null for never. */
  spokeAt: number | null;
  /** For a character's message: the depth of its reply, and the person who asked first. */
  depth: number | null;
  askedBy: number | null;
}

/** The mode of a character that nobody has configured. */
export const DEFAULT_MODE = { mode: "mention" as GroupMode, talkativeness: 50, cooldown: 30 };

/** Messages with `after < id <= upTo` in groups, once for each character present. */
export async function findReplyCandidates(
  trx: Trx,
  { after, upTo }: { after: number; upTo: number },
): Promise<ReplyCandidate[]> {
  const { rows } = await sql<ReplyCandidate>`
    select m.id, m.group_id as "groupId", m.send_id as "sendId", m.content, m.send_time as "sendTime",
      m.at_user_ids as "atUserIds", m.extra, c.id as "characterId", c.user_id as "characterUserId", u.nick_name as name,
      coalesce(s.mode, ${DEFAULT_MODE.mode}) as mode,
      coalesce(s.talkativeness, ${DEFAULT_MODE.talkativeness}::int4) as talkativeness,
      coalesce(s.cooldown, ${DEFAULT_MODE.cooldown}::int4) as cooldown,
      (select t.created_at from ai_turn t where t.group_id = m.group_id and t.character_id = c.id
        order by t.id desc limit 1) as "spokeAt",
      before.depth, before.user_id as "askedBy"
    from group_message m
    join group_member gm on gm.group_id = m.group_id and not gm.quit and gm.joined_after_id < m.id
      and gm.user_id <> m.send_id
    join ai_character c on c.user_id = gm.user_id and c.removed_at is null and c.status <> 'banned'
    join app_user u on u.id = c.user_id
    left join ai_group_mode s on s.group_id = m.group_id and s.character_id = c.id
    left join lateral (
      select t.depth, t.user_id from ai_turn t
      where t.group_id = m.group_id and t.id = ((m.extra::json -> 'ai') ->> 'turnId')::int8
    ) before on m.extra is not null
    where m.id > ${after} and m.id <= ${upTo} and m.type in (0, 1, 2, 3, 4, 7) and m.status <> 2
      and m.recv_ids is null
    order by m.id, c.id limit 2000`.execute(trx);
  return rows;
}

/** A character that has just joined a group. */
export interface Newcomer {
  groupId: number;
  userId: number;
  broughtBy: number;
  /** The last row it does not see. */
  since: number;
  /** JSON of its published sheet. */
  sheet: string;
}

/** Characters whose joining is recorded in rows with `after < id <= upTo`, except those set to silent. */
export async function findNewcomers(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
): Promise<Newcomer[]> {
  const { rows } = await sql<Newcomer>`
    select distinct on (gm.group_id, gm.user_id) gm.group_id as "groupId", gm.user_id as "userId",
      m.send_id as "broughtBy", gm.joined_after_id as since, c.live_sheet as sheet
    from group_message m
    join group_member gm on gm.group_id = m.group_id and not gm.quit
      and gm.joined_after_id >= ${after} and gm.joined_after_id < m.id
    join ai_character c on c.user_id = gm.user_id and c.removed_at is null and c.status <> 'banned'
    left join ai_group_mode s on s.group_id = m.group_id and s.character_id = c.id
    where m.id > ${after} and m.id <= ${upTo} and m.type = ${MessageType.TIP_TEXT}::int4
      and c.live_sheet is not null and coalesce(s.mode, ${DEFAULT_MODE.mode}) <> 'off'
    order by gm.group_id, gm.user_id, m.id limit 200`.execute(db);
  return rows;
}

/** A group message that a character answers, and who pays for the reply. */
export interface GroupReplyRequest {
  groupId: number;
  messageId: number;
  characterId: number;
  userId: number;
  depth: number;
}

/** Inserts one reply for each request. @returns the new ones. */
export async function insertGroupReplies(
  trx: Trx,
  requests: readonly GroupReplyRequest[],
  now: number,
): Promise<QueuedReply[]> {
  const replies: QueuedReply[] = [];
  for (const one of requests) {
    const row = await trx
      .insertInto("ai_turn")
      .values({
        ...{ character_id: one.characterId, user_id: one.userId, group_id: one.groupId },
        ...{ asked_id: one.messageId, depth: one.depth, created_at: now },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row) replies.push({ id: row.id, order: `g:${one.groupId}`, ownerId: one.userId });
  }
  return replies;
}

/** A character in a group, and when it speaks. */
export interface CharacterMember {
  characterId: number;
  userId: number;
  name: string;
  avatar: string;
  mode: GroupMode;
  talkativeness: number;
  cooldown: number;
}

/** Current characters of a group, optionally only the one with this user id. */
export async function findCharacterMembers(
  db: Db,
  groupId: number,
  userId?: number,
): Promise<CharacterMember[]> {
  const only = userId === undefined ? sql`true` : sql`c.user_id = ${userId}`;
  const { rows } = await sql<CharacterMember>`
    select c.id as "characterId", c.user_id as "userId", u.nick_name as name, u.head_image as avatar,
      coalesce(s.mode, ${DEFAULT_MODE.mode}) as mode,
      coalesce(s.talkativeness, ${DEFAULT_MODE.talkativeness}::int4) as talkativeness,
      coalesce(s.cooldown, ${DEFAULT_MODE.cooldown}::int4) as cooldown
    from group_member gm join ai_character c on c.user_id = gm.user_id join app_user u on u.id = c.user_id
    left join ai_group_mode s on s.group_id = gm.group_id and s.character_id = c.id
    where gm.group_id = ${groupId} and not gm.quit and ${only}
    order by c.id limit 500`.execute(db);
  return rows;
}

export async function saveMode(db: Db, row: Tables["ai_group_mode"]): Promise<void> {
  const { group_id: _, character_id: __, ...rest } = row;
  await db
    .insertInto("ai_group_mode")
    .values(row)
    .onConflict((conflict) => conflict.columns(["group_id", "character_id"]).doUpdateSet(rest))
    .execute();
}
