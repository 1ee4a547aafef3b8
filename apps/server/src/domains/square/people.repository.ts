import type { Privacy } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import { sqlTrue } from "../../platform/db/inlined-values.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { PageCursor } from "./posts.table.ts";
import "./people.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;
type Trx = Transaction<Tables>;

/** A person in a list of creators, and the viewer's relation to them. */
export interface PersonRow {
  id: number;
  nick_name: string;
  head_image: string;
  head_image_thumb: string;
  type: number;
  signature: string;
  see_profile: Privacy["seeProfile"];
  is_banned: boolean;
  ban_until: number | null;
  followed: boolean;
  /** A friend of the viewer. */
  friend: boolean;
  /** One of the two blocks the other. */
  apart: boolean;
}

/** People by id in the order asked, in one statement. */
export async function findPeople(db: Db, viewerId: number, ids: readonly number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PersonRow>`
    select u.*,
      coalesce((select true from follow w
        where w.user_id = ${viewerId} and w.followee_id = u.id limit 1), false) as followed,
      coalesce((select not deleted from friendship s
        where s.user_id = ${viewerId} and s.friend_id = u.id limit 1), false) as friend,
      coalesce((select true from user_block b
          where b.user_id = ${viewerId} and b.blocked_id = u.id limit 1), false)
        or coalesce((select true from user_block b
          where b.user_id = u.id and b.blocked_id = ${viewerId} limit 1), false) as apart
    from unnest(${int8(ids)}) with ordinality as wanted (id, place)
    cross join lateral (
      select id, nick_name, head_image, head_image_thumb, type, signature, see_profile, is_banned, ban_until
      from app_user where id = wanted.id limit 1
    ) u
    order by wanted.place`.execute(db);
  return rows;
}

/** Follows or unfollows somebody. @returns how the counts changed: 1, -1, or 0 when nothing changed. */
export async function setFollow(
  trx: Trx,
  { userId, followeeId, on, now }: { userId: number; followeeId: number; on: boolean; now: number },
): Promise<number> {
  const done = on
    ? await trx
        .insertInto("follow")
        .values({ user_id: userId, followee_id: followeeId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning("user_id")
        .executeTakeFirst()
    : await trx
        .deleteFrom("follow")
        .where("user_id", "=", userId)
        .where("followee_id", "=", followeeId)
        .returning("user_id")
        .executeTakeFirst();
  if (!done) return 0;
  const amount = on ? 1 : -1;
  // Ordered by id, so that two people who follow each other at once cannot deadlock.
  const changes = [
    { id: userId, followers: 0, following: amount },
    { id: followeeId, followers: amount, following: 0 },
  ].sort((a, b) => a.id - b.id);
  for (const { id, followers, following } of changes)
    await sql`
      insert into creator_figure (user_id, followers, following)
      values (${id}, greatest(${followers}, 0), greatest(${following}, 0))
      on conflict (user_id) do update set followers = creator_figure.followers + ${followers},
        following = creator_figure.following + ${following}`.execute(trx);
  return amount;
}

export async function countFollowing(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom("creator_figure")
    .select("following")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.following ?? 0;
}

export async function isFollowing(db: Db, userId: number, followeeId: number): Promise<boolean> {
  const row = await db
    .selectFrom("follow")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("followee_id", "=", followeeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A creator's figures; those of works count only what everybody may see. */
export async function figuresOfCreator(db: Db, userId: number) {
  const people = await db
    .selectFrom("creator_figure")
    .select(["followers", "following"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const sum = (column: "likes" | "saves" | "plays" | "remixes") =>
    sql<number>`coalesce(sum(${sql.ref(`f.${column}`)}), 0)::int8`.as(column);
  const works = await db
    .selectFrom("post as p")
    .innerJoin("post_figure as f", "f.post_id", "p.id")
    .select([
      sql<number>`count(*)::int8`.as("works"),
      sum("likes"),
      sum("saves"),
      sum("plays"),
      sum("remixes"),
    ])
    .where("p.author_id", "=", userId)
    .where("p.removed_at", "is", null)
    .where("p.open", "=", sqlTrue)
    .executeTakeFirstOrThrow();
  return { followers: people?.followers ?? 0, following: people?.following ?? 0, ...works };
}

/** Who follows somebody, or whom somebody follows, latest first. */
export const findFollows = (
  db: Db,
  which: "followers" | "following",
  { userId, after, limit }: { userId: number; after: PageCursor | undefined; limit: number },
): Promise<PageCursor[]> => {
  const [fixed, listed] =
    which === "followers" ? (["followee_id", "user_id"] as const) : (["user_id", "followee_id"] as const);
  return db
    .selectFrom("follow")
    .select([`${listed} as id`, "created_at as value"])
    .where(fixed, "=", userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, ${sql.ref(listed)}) < (${after?.value ?? 0}, ${after?.id ?? 0})`),
    )
    .orderBy("created_at", "desc")
    .orderBy(listed, "desc")
    .limit(limit)
    .execute();
};
