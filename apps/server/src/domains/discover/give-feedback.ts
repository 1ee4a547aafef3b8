import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { findVisiblePost } from "../square/index.ts";
import { findUsers } from "../users/index.ts";
import { dropHidden, dropLessLike, findHidden, saveHidden, saveLessLike } from "./feedback.repository.ts";

type Table = typeof api.feed;

const FEEDBACK_LIMIT = { rate: 0.5, burst: 30 };

/** Asks for fewer posts like this one, or hides its author; `undo` takes both back. @throws Failure notFound, tooMany. */
export async function giveFeedback({ ctx, input }: Call<InputOf<Table["feedback"]>>): Promise<null> {
  const { services, actor } = ctx;
  const { postId, what } = input;
  await enforceLimit(services, `feedback:${actor.id}`, FEEDBACK_LIMIT);
  const post = await findVisiblePost(ctx, postId);
  const now = services.clock.now();
  const about = { userId: actor.id, postId, authorId: post.author_id, topicId: post.topic_id, now };
  if (what === "less") await saveLessLike(services.db, about);
  if (what === "hideAuthor" && post.author_id !== actor.id)
    await saveHidden(services.db, actor.id, post.author_id, now);
  if (what === "undo") {
    await dropLessLike(services.db, actor.id, postId);
    await dropHidden(services.db, actor.id, post.author_id);
  }
  return null;
}

/** Authors the caller hides in discover. */
export async function listHidden({ ctx }: Call<unknown>): Promise<OutputOf<Table["hidden"]>> {
  const ids = await findHidden(ctx.services.db, ctx.actor.id);
  const people = await findUsers(ctx.services.db, ids);
  return ids.flatMap((id) => {
    const row = people.get(id);
    return row ? [{ id, nickName: row.nick_name, headImageThumb: row.head_image_thumb }] : [];
  });
}

/** Unhides an author. Idempotent. */
export async function unhideAuthor({ ctx, input }: Call<InputOf<Table["unhide"]>>): Promise<null> {
  await dropHidden(ctx.services.db, ctx.actor.id, input.id);
  return null;
}
