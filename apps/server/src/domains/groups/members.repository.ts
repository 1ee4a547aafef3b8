import { MessageType } from "@4d/contract";
import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { GroupMemberTable, GroupTable } from "./groups.table.ts";

type Db = Kysely<Tables>;
export type MemberRow = Selectable<GroupMemberTable>;
/** A member joined with the group; the two tables share no column name. */
export type MembershipRow = Selectable<GroupTable> & MemberRow;

const membershipRows = (db: Db) =>
  db
    .selectFrom("group_member")
    .innerJoin("app_group", "app_group.id", "group_member.group_id")
    .selectAll(["app_group", "group_member"]);

/** One person's membership of a group, current or former. */
export function findMembership(db: Db, groupId: number, userId: number): Promise<MembershipRow | undefined> {
  return membershipRows(db).where("group_id", "=", groupId).where("user_id", "=", userId).executeTakeFirst();
}

/** These people's memberships of a group. */
export async function findMemberships(
  db: Db,
  groupId: number,
  userIds: readonly number[],
): Promise<MembershipRow[]> {
  if (userIds.length === 0) return [];
  return membershipRows(db).where("group_id", "=", groupId).where("user_id", "in", userIds).execute();
}

/** The groups a person belongs to or left after `leftSince`, oldest group first. */
export function findMembershipsOf(db: Db, userId: number, leftSince: number): Promise<MembershipRow[]> {
  return membershipRows(db)
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("quit", "=", false), eb("quit_at", ">", leftSince)]))
    .orderBy("app_group.id")
    .execute();
}

/** Which of these groups a person currently belongs to. */
export async function findJoined(db: Db, userId: number, groupIds: readonly number[]): Promise<Set<number>> {
  if (groupIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("group_member")
    .select("group_id")
    .where("user_id", "=", userId)
    .where("quit", "=", false)
    .where("group_id", "in", groupIds)
    .execute();
  return new Set(rows.map((row) => row.group_id));
}

/** Everyone who belongs or belonged to a group. */
export function findMembers(db: Db, groupId: number): Promise<MemberRow[]> {
  return db.selectFrom("group_member").selectAll().where("group_id", "=", groupId).execute();
}

/** Ids of the current members, or of the managers among them. */
export async function findMemberIds(
  db: Db,
  groupId: number,
  which: "all" | "managers" = "all",
): Promise<number[]> {
  const rows = await db
    .selectFrom("group_member")
    .select("user_id")
    .where("group_id", "=", groupId)
    .where("quit", "=", false)
    .$if(which === "managers", (query) => query.where("role", "<>", "member"))
    .execute();
  return rows.map((row) => row.user_id);
}

/** Current members who read the latest announcement. */
export async function findAnnouncementReaders(db: Db, groupId: number, noticeAt: number): Promise<number[]> {
  const rows = await db
    .selectFrom("group_member")
    .select("user_id")
    .where("group_id", "=", groupId)
    .where("quit", "=", false)
    .where("notice_read_at", ">=", noticeAt)
    .execute();
  return rows.map((row) => row.user_id);
}

/** The most earlier stays stored per member; beyond it, the shortest are dropped. */
const STAYS_MAX = 200;

/** Stores what returning people could read before they left. */
async function saveStays(trx: Db, groupId: number, userIds: readonly number[]): Promise<void> {
  const whose = sql`group_id = ${groupId} and user_id = any(${userIds}::int8[])`;
  await sql`
    insert into group_stay (group_id, user_id, from_id, to_id)
    select group_id, user_id, joined_after_id, quit_at_id from group_member
    where ${whose} and quit and quit_at_id > joined_after_id on conflict do nothing`.execute(trx);
  await sql`
    delete from group_stay s where ${whose} and s.from_id in (
      select o.from_id from group_stay o where o.group_id = s.group_id and o.user_id = s.user_id
      order by o.to_id - o.from_id desc, o.from_id desc offset ${sql.lit(STAYS_MAX)})`.execute(trx);
}

/** A recall in a group's stream. */
export interface Recall {
  id: number;
  send_id: number;
  send_nick_name: string;
  /** The id of the message that was recalled. */
  content: string;
}

/** The most rows searched for recalls. */
const MEANWHILE_MAX = 5000;
const RECALLS_MAX = 200;

/** The newest recalls in a group after a row, oldest first; rows far back are not searched. */
export async function recallsSince(trx: Db, groupId: number, after: number): Promise<Recall[]> {
  const { rows } = await sql<Recall>`
    select id, send_id, send_nick_name, content from (
      select * from group_message where group_id = ${groupId} and id > ${after}
      order by id desc limit ${sql.lit(MEANWHILE_MAX)}
    ) m where m.type = ${sql.lit(MessageType.RECALL)} and m.recv_ids is null
    order by m.id desc limit ${sql.lit(RECALLS_MAX)}`.execute(trx);
  return rows.reverse();
}

/**
 * Makes people members from now on. Those who return see what they saw before, and nothing that was said while they
 * were away.
 */
export async function saveMembers(
  trx: Db,
  groupId: number,
  userIds: readonly number[],
  joining: { now: number; after: number; role?: "owner" },
): Promise<void> {
  if (userIds.length === 0) return;
  await saveStays(trx, groupId, userIds);
  const values = userIds.map((userId) => ({
    group_id: groupId,
    user_id: userId,
    role: joining.role ?? ("member" as const),
    joined_at: joining.now,
    joined_after_id: joining.after,
  }));
  await trx
    .insertInto("group_member")
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(["group_id", "user_id"]).doUpdateSet({
        quit: false,
        quit_at: null,
        quit_at_id: null,
        role: "member",
        joined_at: joining.now,
        joined_after_id: joining.after,
      }),
    )
    .execute();
}

/** Ends memberships, all current ones when `userIds` is null. @returns those ended now. */
export async function endMembers(
  trx: Db,
  groupId: number,
  userIds: readonly number[] | null,
  leaving: { now: number; at: number },
): Promise<MemberRow[]> {
  return trx
    .updateTable("group_member")
    .set({ quit: true, quit_at: leaving.now, quit_at_id: leaving.at, role: "member" })
    .where("group_id", "=", groupId)
    .where("quit", "=", false)
    .$if(userIds !== null, (query) => query.where(sql<boolean>`user_id = any(${userIds ?? []}::int8[])`))
    .returningAll()
    .execute();
}

/** Changes a member's row. */
export async function changeMember(
  db: Db,
  groupId: number,
  userId: number,
  change: Updateable<GroupMemberTable>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable("group_member")
    .set(change)
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    .execute();
}
