import { UserType } from "@4d/contract";
import { type Kysely, sql } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";

/** A person as the admin console reads them. */
export interface PersonRow {
  id: number;
  user_name: string;
  nick_name: string;
  email: string | null;
  head_image: string;
  head_image_thumb: string;
  signature: string;
  region: string;
  roles: string[];
  permissions: string[];
  waiting: boolean;
  is_banned: boolean;
  ban_reason: string;
  ban_until: number | null;
  created_at: number;
  last_seen_at: number;
  devices: number;
  reports: number;
}

interface Wanted {
  /** Folded words, their letter pairs, and the e-mail address or id they may be. */
  words: { key: string; grams: string[]; email: string; id: number | undefined } | undefined;
  state: "all" | "staff" | "banned" | "waiting";
  /** Only these ids. */
  ids: readonly number[] | undefined;
  before: number | undefined;
  limit: number;
  now: number;
}

const columns = sql`
  u.id, u.user_name, u.nick_name, u.email, u.head_image, u.head_image_thumb, u.signature, u.region, u.roles,
  u.permissions, u.waiting, u.is_banned, u.ban_reason, u.ban_until, u.created_at, u.last_seen_at`;
const isPerson = sql`u.type = ${sql.lit(UserType.PERSON)} and (u.listed or u.waiting)`;
const counted = (now: number) => sql`
  (select count(*) from auth_session s where s.user_id = u.id and s.expires_at > ${now}) as devices,
  (select count(*) from report r where r.accused_id = u.id) as reports`;

const matching = ({ key, grams, email, id }: NonNullable<Wanted["words"]>) => sql`and (
  (u.search_grams @> ${sql.val(grams)}::text[]
    and (strpos(coalesce(u.account_key, u.name_key), ${key}) > 0 or strpos(u.nick_key, ${key}) > 0))
  or u.email_key = ${email} ${id === undefined ? sql`` : sql`or u.id = ${id}`})`;

/** People, newest first; without characters and the system account. */
export async function findPeople(db: Kysely<Tables>, wanted: Wanted): Promise<PersonRow[]> {
  const { words, state, ids, before, limit, now } = wanted;
  const { rows } = await sql<PersonRow>`
    with u as (
      select * from app_user u
      where ${isPerson}
        ${before === undefined ? sql`` : sql`and u.id < ${before}`}
        ${ids === undefined ? sql`` : sql`and u.id = any(${int8(ids)})`}
        ${state === "staff" ? sql`and (u.roles <> '{}' or u.permissions <> '{}')` : sql``}
        ${state === "banned" ? sql`and u.is_banned and (u.ban_until is null or u.ban_until > ${now})` : sql``}
        ${state === "waiting" ? sql`and u.waiting` : sql``}
        ${words === undefined ? sql`` : matching(words)}
      order by u.id desc limit ${limit}
    )
    select ${columns}, ${counted(now)} from u order by u.id desc`.execute(db);
  return rows;
}

/** One person. */
export async function findPerson(
  db: Kysely<Tables>,
  id: number,
  now: number,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select ${columns}, ${counted(now)} from app_user u where u.id = ${id} and ${isPerson}`.execute(db);
  return rows[0];
}

/** How many friends and groups somebody has. */
export async function countRelations(
  db: Kysely<Tables>,
  userId: number,
): Promise<{ friends: number; groups: number }> {
  const { rows } = await sql<{ friends: number; groups: number }>`
    select (select count(*) from friendship where user_id = ${userId} and not deleted) as friends,
      (select count(*) from group_member where user_id = ${userId} and not quit) as groups`.execute(db);
  return rows[0] ?? { friends: 0, groups: 0 };
}

export interface StrikeRow {
  id: number;
  reason: string;
  created_at: number;
  by: string | null;
}

/** A person's last strikes. */
export async function findStrikes(db: Kysely<Tables>, userId: number, limit: number): Promise<StrikeRow[]> {
  return db
    .selectFrom("admin_strike as s")
    .leftJoin("app_user as u", "u.id", "s.given_by")
    .select(["s.id", "s.reason", "s.created_at", "u.nick_name as by"])
    .where("s.user_id", "=", userId)
    .where("s.revoked_at", "is", null)
    .orderBy("s.id", "desc")
    .limit(limit)
    .execute();
}

/** How many people are banned now. */
export async function countBanned(db: Kysely<Tables>, now: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from app_user u
    where u.is_banned and ${isPerson} and (u.ban_until is null or u.ban_until > ${now})`.execute(db);
  return rows[0]?.count ?? 0;
}
