import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { CommentRow } from "./comments.table.ts";
import type { PostRow } from "./posts.table.ts";

interface Page {
  /** The page begins behind this id. */
  after: number | undefined;
  limit: number;
  /** Only this one. */
  id?: number | undefined;
}

/** Posts waiting for review, oldest first. */
export const findPostsInReview = (db: Kysely<Tables>, { after = 0, limit, id }: Page): Promise<PostRow[]> =>
  db
    .selectFrom("post")
    .selectAll()
    .where("status", "=", "review")
    .where("removed_at", "is", null)
    .where("id", ">", after)
    .$if(id !== undefined, (some) => some.where("id", "=", id ?? 0))
    .orderBy("id")
    .limit(limit)
    .execute();

/** Comments waiting for review, oldest first. */
export const findCommentsInReview = (
  db: Kysely<Tables>,
  { after = 0, limit, id }: Page,
): Promise<CommentRow[]> =>
  db
    .selectFrom("post_comment")
    .selectAll()
    .where("status", "=", "review")
    .where("removed_at", "is", null)
    .where("id", ">", after)
    .$if(id !== undefined, (some) => some.where("id", "=", id ?? 0))
    .orderBy("id")
    .limit(limit)
    .execute();
