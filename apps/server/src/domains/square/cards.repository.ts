import { type Kysely, sql, type Transaction } from "kysely";
import { int8 } from "../../platform/db/arrays.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { type PostRow, Reaction } from "./posts.table.ts";
import "./people.table.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** A post as a card needs it, with its author and the viewer's relation to both. `text` is its beginning. */
export interface CardRow extends Omit<PostRow, "media" | "clip" | "idem_key"> {
  likes: number;
  saves: number;
  shares: number;
  plays: number;
  comments: number;
  remixes: number;
  nick_name: string;
  head_image_thumb: string;
  user_type: number;
  is_banned: boolean;
  ban_until: number | null;
  liked: boolean;
  saved: boolean;
  followed: boolean;
  /** The author is a friend; only queried where it matters. */
  friend: boolean;
  /** One of the two blocks the other. */
  apart: boolean;
}

/** Posts by id in the order asked, in one statement; those removed are absent. */
export async function findCards(db: Db, viewerId: number, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const did = (kind: Reaction) => sql`
    coalesce((select true from post_reaction r
      where r.post_id = p.id and r.kind = ${sql.lit(kind)} and r.user_id = ${viewerId} limit 1), false)`;
  const { rows } = await sql<CardRow>`
    select p.*, f.*, u.*,
      ${did(Reaction.LIKE)} as liked,
      ${did(Reaction.SAVE)} as saved,
      coalesce((select true from follow w
        where w.user_id = ${viewerId} and w.followee_id = p.author_id limit 1), false) as followed,
      p.visibility = 'friends' and coalesce((select not deleted from friendship s
        where s.user_id = ${viewerId} and s.friend_id = p.author_id limit 1), false) as friend,
      coalesce((select true from user_block b
          where b.user_id = ${viewerId} and b.blocked_id = p.author_id limit 1), false)
        or coalesce((select true from user_block b
          where b.user_id = p.author_id and b.blocked_id = ${viewerId} limit 1), false) as apart
    from unnest(${int8(ids)}) with ordinality as wanted (id, place)
    cross join lateral (
      select id, author_id, kind, title, left(text, 160) as text, media_count, cover, creation, topic_id, remix_of,
        root_id, depth, prompt_week, ai_label, visibility, status, reason, created_at, published_at, edited_at,
        removed_at, open
      from post where id = wanted.id and removed_at is null limit 1
    ) p
    cross join lateral (
      select likes, saves, shares, plays, comments, remixes from post_figure where post_id = wanted.id limit 1
    ) f
    cross join lateral (
      select nick_name, head_image_thumb, type as user_type, is_banned, ban_until
      from app_user where id = p.author_id limit 1
    ) u
    order by wanted.place`.execute(db);
  return rows;
}
