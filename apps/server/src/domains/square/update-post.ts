import type { api, InputOf, Post } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { findUser } from "../users/index.ts";
import { ensureTopic } from "./compose-post.ts";
import { initialStatus } from "./judge-post.ts";
import { addRemixes, changePost, findPost, lockPost } from "./posts.repository.ts";
import type { PostRow } from "./posts.table.ts";
import { showOne } from "./show-posts.ts";
import { mayChange } from "./square.policy.ts";
import { NO_POST } from "./visible-content.ts";

type Input = InputOf<typeof api.posts.update>;

const EDITS = { rate: 1 / 30, burst: 20 };

/** @throws Failure invalid when nothing visible would be left. */
function ensureNotEmpty(row: PostRow, { title = row.title, text = row.text }: Input): void {
  const shows = row.media_count > 0 || row.creation !== null || row.clip !== null;
  ensure(shows || title !== "" || text !== "", "invalid", { field: "text" });
}

/**
 * Changes the text, topic or visibility of the caller's own post; new text is judged again. A post that an
 * administrator rejected or hid stays so.
 * @throws Failure notFound, invalid, forbidden (rejected or hidden), tooMany.
 */
export async function updatePost({ ctx, input }: Call<Input>): Promise<Post> {
  const { services, actor } = ctx;
  const { id, title, text, topicId, visibility } = input;
  const present = await findPost(services.db, id);
  ensure(present && mayChange(present, actor.id), "notFound", NO_POST);
  await enforceLimit(services, `edit:${actor.id}`, EDITS);
  ensureTopic(topicId);
  ensureNotEmpty(present, input);
  const author = await findUser(services.db, actor.id);
  ensure(author, "forbidden");
  const words = { title: title ?? present.title, text: text ?? present.text };
  const judged = await initialStatus(services, author, words);
  const row = await services.db.transaction().execute(async (trx) => {
    const locked = await lockPost(trx, id);
    ensure(locked && locked.removed_at === null, "notFound", NO_POST);
    ensure(locked.status === "published" || locked.status === "review", "forbidden", {
      zh: "这条帖子不能再修改",
      en: "This post can’t be changed any more",
    });
    const changed = words.title !== locked.title || words.text !== locked.text;
    // Only new text can send a published post back to review.
    const waits = changed && locked.status === "published" && judged === "review";
    // It counts as a remix again once it is visible again.
    if (waits && locked.remix_of !== null) await addRemixes(trx, locked.remix_of, -1);
    return changePost(trx, id, {
      ...words,
      ...(topicId !== undefined && { topic_id: topicId }),
      ...(visibility !== undefined && { visibility }),
      ...(changed && { edited_at: services.clock.now() }),
      ...(waits && { status: judged, was_published: true }),
    });
  });
  return showOne(ctx, row);
}

/** Removes the caller's own post, for everybody; idempotent. @throws Failure notFound. */
export async function removePost({ ctx, input }: Call<InputOf<typeof api.posts.remove>>): Promise<null> {
  const { services, actor } = ctx;
  await services.db.transaction().execute(async (trx) => {
    const row = await lockPost(trx, input.id);
    ensure(row && mayChange(row, actor.id), "notFound", NO_POST);
    if (row.removed_at !== null) return;
    await changePost(trx, row.id, { removed_at: services.clock.now() });
    if (row.remix_of !== null && row.status === "published") await addRemixes(trx, row.remix_of, -1);
  });
  return null;
}
