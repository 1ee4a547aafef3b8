import { type GroupRole, UserType } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import "./groups.table.ts";

/** One person in one group. */
export interface MemberKey {
  groupId: number;
  userId: number;
}

/** What a group lets a member do, and which rows they may see. */
export interface Membership extends MemberKey {
  role: GroupRole;
  quit: boolean;
  /** Rows at or below this id were written before they joined. */
  joinedAfterId: number;
  /** The last row they may see; null while they are a member. */
  quitAtId: number | null;
  /** Rows they may also see, from earlier stays: `from < id <= to`. */
  earlier: readonly { from: number; to: number }[];
  /** Epoch milliseconds; muted while it is above now. 0: not muted, `Number.MAX_SAFE_INTEGER`: for ever. */
  mutedUntil: number;
  /** Their name in this group: the one they chose here, else their own. */
  nickName: string;
  group: { name: string; dissolved: boolean; banned: boolean; muteAll: boolean; memberCount: number };
}

/**
 * The rows of a room a person sees: `from < id`, and `id <= to` once they left. A returned member has a window for each
 * stay; only the last can be open.
 */
export interface RoomWindow {
  room: number;
  userId: number;
  from: number;
  to: number | null;
}

type Row = Omit<Membership, "group" | "earlier"> & {
  stays: [from: number, to: number][];
  name: string;
  dissolved: boolean;
  banned: boolean;
  muteAll: boolean;
  memberCount: number;
};

function toMembership(row: Row): Membership {
  const { name, dissolved, banned, muteAll, memberCount, stays, ...rest } = row;
  const earlier = stays.map(([from, to]) => ({ from, to }));
  return { ...rest, earlier, group: { name, dissolved, banned, muteAll, memberCount } };
}

/** The membership for each key in the order asked, null for those who never belonged, in one statement. */
export async function membershipsOf(
  db: Kysely<Tables>,
  keys: readonly MemberKey[],
): Promise<(Membership | null)[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Row & { place: number }>`
    select seat.place, m.group_id as "groupId", m.user_id as "userId", m.role, m.quit,
      m.joined_after_id as "joinedAfterId", m.quit_at_id as "quitAtId", m.muted_until as "mutedUntil",
      (select coalesce(json_agg(json_build_array(s.from_id, s.to_id) order by s.from_id), '[]') from group_stay s
        where s.group_id = m.group_id and s.user_id = m.user_id) as stays,
      coalesce(nullif(m.remark_nick_name, ''), u.nick_name) as "nickName",
      g.name, g.dissolved, g.is_banned as banned, g.mute_all as "muteAll", g.member_count as "memberCount"
    from unnest(
      ${keys.map((key) => key.groupId)}::int8[], ${keys.map((key) => key.userId)}::int8[]
    ) with ordinality as seat (group_id, user_id, place)
    cross join lateral (
      select * from group_member own where own.group_id = seat.group_id and own.user_id = seat.user_id limit 1
    ) m
    cross join lateral (select * from app_group own where own.id = seat.group_id limit 1) g
    cross join lateral (select * from app_user own where own.id = seat.user_id limit 1) u`.execute(db);
  const found = new Map(rows.map(({ place, ...row }) => [place, toMembership(row)]));
  return keys.map((_, index) => found.get(index + 1) ?? null);
}

const windows = (db: Kysely<Tables>, of: "group_id" | "user_id", id: number) =>
  db
    .selectFrom("group_stay")
    .select([
      "group_id as room",
      "user_id as userId",
      "from_id as from",
      (eb) => eb.ref("to_id").$castTo<number | null>().as("to"),
    ])
    .where(of, "=", id)
    .unionAll(
      db
        .selectFrom("group_member")
        .select(["group_id as room", "user_id as userId", "joined_after_id as from", "quit_at_id as to"])
        .where(of, "=", id),
    )
    .orderBy("from");

/** Everyone who belongs or belonged to a group, with the rows each may see, earlier windows first. */
export function membersOfRoom(db: Kysely<Tables>, groupId: number): Promise<RoomWindow[]> {
  return windows(db, "group_id", groupId).execute();
}

/** Every group a person belongs or belonged to, with the rows they may see there, in order of the windows. */
export function roomsOf(db: Kysely<Tables>, userId: number): Promise<RoomWindow[]> {
  return windows(db, "user_id", userId).execute();
}

/** Ids of everybody who belongs or belonged to a group; used when their windows cannot be read. */
export async function peopleOfRoom(db: Kysely<Tables>, groupId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("group_member")
    .select("user_id")
    .where("group_id", "=", groupId)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whether two people belong or belonged to the same group. */
export async function shareGroup(db: Kysely<Tables>, oneId: number, otherId: number): Promise<boolean> {
  const row = await db
    .selectFrom("group_member as one")
    .innerJoin("group_member as other", "other.group_id", "one.group_id")
    .select("one.group_id")
    .where("one.user_id", "=", oneId)
    .where("other.user_id", "=", otherId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of people in a group, without characters. */
export async function countPeople(db: Kysely<Tables>, groupId: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int4 as people from group_member m
    join app_user u on u.id = m.user_id and u.type = ${UserType.PERSON}
    where m.group_id = ${groupId} and not m.quit`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Members of a group who want to be notified: no do-not-disturb (`MSG-16`). */
export async function unmutedMembersOf(db: Kysely<Tables>, groupId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("group_member")
    .select("user_id")
    .where("group_id", "=", groupId)
    .where("quit", "=", false)
    .where("is_dnd", "=", false)
    .execute();
  return rows.map((row) => row.user_id);
}
