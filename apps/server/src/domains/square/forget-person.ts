import type { Context } from "../../platform/context.ts";
import { lockComment } from "./comments.repository.ts";
import { blankWritings, commentsOf, followsOf, postsOf, reactionsOf } from "./forget-person.repository.ts";
import { setFollow } from "./people.repository.ts";
import type { Reaction } from "./posts.table.ts";
import { addToFigures, deleteReactions, lockFigures, type Wish } from "./reactions.repository.ts";
import { takeAway } from "./remove-comment.ts";
import { removePost } from "./remove-post.ts";

const BATCH = 100;

async function drained<T>(find: (limit: number) => Promise<T[]>, work: (found: T[]) => Promise<void>) {
  for (let full = true; full; ) {
    const found = await find(BATCH);
    await work(found);
    full = found.length === BATCH;
  }
}

async function takeBack(ctx: Context, wishes: readonly Wish[]): Promise<void> {
  await ctx.services.db.transaction().execute(async (trx) => {
    await lockFigures(trx, [...new Set(wishes.map((one) => one.postId))]);
    const taken = await deleteReactions(trx, wishes);
    const sums = new Map<number, Map<Reaction, number>>();
    for (const { post_id: id, kind } of taken) {
      const sum = sums.get(id) ?? new Map<Reaction, number>();
      sums.set(id, sum.set(kind, (sum.get(kind) ?? 0) - 1));
    }
    await addToFigures(trx, sums);
  });
}

/**
 * Everything `ctx.actor` posted, said under posts, likes, keeps and follows goes, as if taken away by hand, and its
 * words with it (`AUTH-9`). Done again, it changes nothing.
 */
export async function forgetPersonInSquare(ctx: Context): Promise<void> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  await drained(
    (limit) => postsOf(db, actor.id, limit),
    async (ids) => {
      for (const id of ids) await removePost({ ctx, input: { id } });
    },
  );
  await drained(
    (limit) => commentsOf(db, actor.id, limit),
    async (rows) => {
      for (const { id, parent_id: parent } of rows)
        await db.transaction().execute(async (trx) => {
          if (parent !== null) await lockComment(trx, parent);
          const row = await lockComment(trx, id);
          if (row && row.removed_at === null) await takeAway(trx, row, clock.now());
        });
    },
  );
  await drained(
    (limit) => reactionsOf(db, actor.id, limit),
    (found) =>
      takeBack(
        ctx,
        found.map((one) => ({ ...one, on: false })),
      ),
  );
  await drained(
    (limit) => followsOf(db, actor.id, limit),
    async (pairs) => {
      for (const { user_id: userId, followee_id: followeeId } of pairs)
        await db
          .transaction()
          .execute((trx) => setFollow(trx, { userId, followeeId, on: false, now: clock.now() }));
    },
  );
  await drained(
    (limit) => blankWritings(db, actor.id, limit),
    async () => undefined,
  );
}
