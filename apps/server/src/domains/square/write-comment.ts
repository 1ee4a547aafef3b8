import { randomUUID } from "node:crypto";
import type { api, Comment, InputOf } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call, Context } from "../../platform/context.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import { findUser } from "../users/index.ts";
import type { CardRow } from "./cards.repository.ts";
import {
  addToCounts,
  findCommentByKey,
  insertComment,
  type ViewedCommentRow,
} from "./comments.repository.ts";
import type { CommentRow } from "./comments.table.ts";
import { initialStatus } from "./judge-post.ts";
import type { NewNotification } from "./notifications.table.ts";
import { publishUnread, writeNotifications } from "./notify.ts";
import { Reaction } from "./posts.table.ts";
import { addToFigures, insertReactions } from "./reactions.repository.ts";
import { findVisibleComment, findVisiblePost, NO_COMMENT, presentComments } from "./visible-content.ts";

type Input = InputOf<typeof api.comments.write>;

const COMMENTS = { rate: 0.2, burst: 20 };

/** The author of the post is notified of comments, the author of a comment of replies; each person once per comment. */
function commentNotifications(row: CommentRow, postAuthorId: number): NewNotification[] {
  const common = { actorIds: [row.author_id], postId: row.post_id, commentId: row.id, text: row.text };
  const replied = row.reply_to_id;
  const reply: NewNotification[] =
    replied === null ? [] : [{ ...common, userId: replied, kind: "reply", groupKey: `reply:${row.id}` }];
  if (replied === postAuthorId) return reply;
  return [...reply, { ...common, userId: postAuthorId, kind: "comment", groupKey: `comment:${row.id}` }];
}

/**
 * Side effects of a comment becoming visible: it counts, its author counts once among the commenters, and people are
 * notified. @returns the people whose unread count `publishUnread` must publish.
 */
export async function onCommentPublished(
  trx: Transaction<Tables>,
  row: CommentRow,
  { postAuthorId, now }: { postAuthorId: number; now: number },
): Promise<number[]> {
  await addToCounts(trx, { postId: row.post_id, parentId: row.parent_id, amount: 1 });
  if (row.author_id !== postAuthorId) {
    const reaction = { postId: row.post_id, userId: row.author_id, kind: Reaction.COMMENT, on: true };
    const added = await insertReactions(trx, [reaction], now);
    await addToFigures(trx, new Map([[row.post_id, new Map([[Reaction.COMMENT, added.length]])]]));
  }
  return writeNotifications(trx, commentNotifications(row, postAuthorId), now);
}

async function store(
  ctx: Context,
  input: Input,
  { post, answered }: { post: CardRow; answered: ViewedCommentRow | undefined },
): Promise<number | undefined> {
  const { services, actor } = ctx;
  const author = await findUser(services.db, actor.id);
  ensure(author, "forbidden");
  const now = services.clock.now();
  const row = {
    post_id: post.id,
    author_id: actor.id,
    parent_id: answered ? (answered.parent_id ?? answered.id) : null,
    reply_to_id: answered?.author_id ?? null,
    text: input.text,
    status: await initialStatus(services, author, { text: input.text }),
    idem_key: input["idempotency-key"] ?? randomUUID(),
    created_at: now,
  };
  const { id, told: notifiedIds } = await services.db.transaction().execute(async (trx) => {
    const made = await insertComment(trx, row);
    if (made?.status !== "published") return { id: made?.id, told: [] };
    return { id: made.id, told: await onCommentPublished(trx, made, { postAuthorId: post.author_id, now }) };
  });
  await publishUnread(services, notifiedIds);
  return id;
}

/**
 * Comments on a post, or replies to a comment, one level deep (`FEED-2`), once per key.
 * @throws Failure notFound, invalid (text), forbidden (the post is not published), tooMany.
 */
export async function writeComment({ ctx, input }: Call<Input>): Promise<Comment> {
  const { services, actor } = ctx;
  const post = await findVisiblePost(ctx, input.id);
  ensure(post.status === "published", "forbidden", {
    zh: "这条帖子还不能评论",
    en: "You can’t comment on this post yet",
  });
  const key = input["idempotency-key"];
  const known = key === undefined ? undefined : await findCommentByKey(services.db, actor.id, key);
  if (!known) await enforceLimit(services, `comment:${actor.id}`, COMMENTS);
  const answered =
    input.replyTo && !known ? (await findVisibleComment(ctx, input.replyTo)).comment : undefined;
  ensure(answered === undefined || answered.post_id === post.id, "notFound", NO_COMMENT);
  const id =
    known?.id ??
    (await store(ctx, input, { post, answered })) ??
    (await findCommentByKey(services.db, actor.id, key ?? ""))?.id;
  const [comment] = await presentComments(ctx, post, id === undefined ? [] : [id]);
  ensure(comment, "notFound", NO_COMMENT);
  return comment;
}
