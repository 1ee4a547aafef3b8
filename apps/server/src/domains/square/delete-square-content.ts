import type { Context } from "../../platform/context.ts";
import { lockComment } from "./comments.repository.ts";
import { removeCommentTree } from "./comments.ts";
import {
  blankRemovedTexts,
  findCommentsOf,
  findFollowsOf,
  findPostsOf,
  findReactionsOf,
} from "./delete-square-content.repository.ts";
import { setFollow } from "./people.repository.ts";
import type { Reaction } from "./posts.table.ts";
import { addToFigures, deleteReactions, lockFigures, type ReactionRequest } from "./reactions.repository.ts";
import { removePost } from "./update-post.ts";

const BATCH = 100;

async function forEachBatch<T>(find: (limit: number) => Promise<T[]>, work: (found: T[]) => Promise<void>) {
  for (let full = true; full; ) {
    const found = await find(BATCH);
    await work(found);
    full = found.length === BATCH;
  }
}

async function removeReactions(ctx: Context, requests: readonly ReactionRequest[]): Promise<void> {
  await ctx.services.db.transaction().execute(async (trx) => {
    await lockFigures(trx, [...new Set(requests.map((one) => one.postId))]);
    const taken = await deleteReactions(trx, requests);
    const sums = new Map<number, Map<Reaction, number>>();
    for (const { post_id: id, kind } of taken) {
      const sum = sums.get(id) ?? new Map<Reaction, number>();
      sums.set(id, sum.set(kind, (sum.get(kind) ?? 0) - 1));
    }
    await addToFigures(trx, sums);
  });
}

/**
 * Deletes the posts, comments, likes, saves and follows of `ctx.actor`, as if removed by hand, and their text with them
 * (`AUTH-9`). Idempotent.
 */
export async function deleteSquareContentOf(ctx: Context): Promise<void> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  await forEachBatch(
    (limit) => findPostsOf(db, actor.id, limit),
    async (ids) => {
      for (const id of ids) await removePost({ ctx, input: { id } });
    },
  );
  await forEachBatch(
    (limit) => findCommentsOf(db, actor.id, limit),
    async (rows) => {
      for (const { id, parent_id: parent } of rows)
        await db.transaction().execute(async (trx) => {
          if (parent !== null) await lockComment(trx, parent);
          const row = await lockComment(trx, id);
          if (row && row.removed_at === null) await removeCommentTree(trx, row, clock.now());
        });
    },
  );
  await forEachBatch(
    (limit) => findReactionsOf(db, actor.id, limit),
    (found) =>
      removeReactions(
        ctx,
        found.map((one) => ({ ...one, on: false })),
      ),
  );
  await forEachBatch(
    (limit) => findFollowsOf(db, actor.id, limit),
    async (pairs) => {
      for (const { user_id: userId, followee_id: followeeId } of pairs)
        await db
          .transaction()
          .execute((trx) => setFollow(trx, { userId, followeeId, on: false, now: clock.now() }));
    },
  );
  await forEachBatch(
    (limit) => blankRemovedTexts(db, actor.id, limit),
    async () => undefined,
  );
}
