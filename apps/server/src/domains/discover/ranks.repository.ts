import { type PostKind, UserType } from "@4d/contract";
import { type Kysely, sql, type Transaction } from "kysely";
import { int8, texts } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { FeedRankRow } from "./discover.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A post with its ranking figures, best first. */
export interface RankedRow {
  id: number;
  author_id: number;
  likes: number;
  saves: number;
  shares: number;
  commenters: number;
  plays: number;
  published_at: number;
  /** Its author is a character; only those that come with the product post. */
  official: boolean;
  /** Its author is a person who began to post recently. */
  newcomer: boolean;
}

interface Ranking {
  /** Only posts of this kind; undefined for all. */
  kind: PostKind | undefined;
  now: number;
  /** An author whose first post is later than this is a newcomer. */
  newSince: number;
  /** How many of the newest posts are read, besides `earlier`. */
  newest: number;
  /** Ids of the posts in the previous ranking. */
  earlier: readonly number[];
  /** How many posts are returned. */
  most: number;
}

/**
 * The best posts by (saves×4 + shares×4 + comments×2 + likes + plays) / (age in hours + 2)^1.5 (`feed §5.2`), where
 * each figure counts distinct people. Reads a bounded number of posts.
 */
export async function rankedPosts(db: Db, ranking: Ranking): Promise<RankedRow[]> {
  const { kind, now, newSince, newest, earlier, most } = ranking;
  const ofKind = kind === undefined ? sql`` : sql`and p.kind = ${kind}`;
  // "offset 0" forces a lookup by key: the planner cannot know how few keys there are, and would read all figures
  // instead. Authors are looked up for the best posts only.
  const { rows } = await sql<RankedRow>`
    with best as materialized (
      select p.id, p.author_id, p.published_at, f.likes, f.saves, f.shares, f.commenters, f.plays,
        (f.saves * 4 + f.shares * 4 + f.commenters * 2 + f.likes + f.plays)
          / power(greatest(${now} - p.published_at, 0)::float8 / 3600000 + 2, 1.5) as score
      from (
        (select p.id, p.author_id, p.published_at from post p
          where p.open ${ofKind} order by p.published_at desc, p.id desc limit ${newest})
        union
        (select p.id, p.author_id, p.published_at from post p
          where p.id = any(${int8(earlier)}) and p.open ${ofKind})
      ) p
      cross join lateral (select * from post_figure f where f.post_id = p.id offset 0) f
      order by score desc, p.published_at desc, p.id desc
      limit ${most}
    )
    select best.id, best.author_id, best.likes, best.saves, best.shares, best.commenters, best.plays,
      best.published_at, u.type = ${sql.lit(UserType.CHARACTER)} as official,
      u.type = ${sql.lit(UserType.PERSON)} and coalesce(c.first_post_at, 0) > ${newSince} as newcomer
    from best
    cross join lateral (select type from app_user u where u.id = best.author_id offset 0) u
    left join lateral (select first_post_at from creator_figure c where c.user_id = best.author_id offset 0) c on true
    order by best.score desc, best.published_at desc, best.id desc`.execute(db);
  return rows;
}

/** Stores a ranking of a tab (`list`) unless one of the same time (`generation`) exists. */
export async function insertRank(db: Db, row: FeedRankRow): Promise<void> {
  await sql`
    insert into feed_rank (list, generation, post_ids, reasons)
    values (${row.list}, ${row.generation}, ${int8(row.post_ids)}, ${texts(row.reasons)})
    on conflict do nothing`.execute(db);
}

/** Deletes rankings older than `before`, but never the newest of a list. */
export async function dropRanks(db: Db, before: number): Promise<void> {
  await sql`
    delete from feed_rank old where generation < ${before}
      and exists (select 1 from feed_rank newer where newer.list = old.list and newer.generation > old.generation)`.execute(
    db,
  );
}

/** The existing rankings, without their posts. */
export const listRanks = (db: Db): Promise<Pick<FeedRankRow, "list" | "generation">[]> =>
  db.selectFrom("feed_rank").select(["list", "generation"]).orderBy("generation").execute();

export const findRank = (db: Db, list: string, generation: number): Promise<FeedRankRow | undefined> =>
  db
    .selectFrom("feed_rank")
    .selectAll()
    .where("list", "=", list)
    .where("generation", "=", generation)
    .executeTakeFirst();
