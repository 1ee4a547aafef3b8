import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import { TEXTAREA_MAX } from "../limits.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { bool, id, nothing, text, time } from "../scalars.ts";
import { postAuthor } from "./post.ts";

/** A comment on a post, or a reply to one (`FEED-2`): one level deep. */
export const comment = z.object({
  id,
  postId: id,
  /** The comment it replies under; null for one on the post itself. */
  parentId: z.nullable(z.number()),
  author: postAuthor,
  /** The person in the thread a reply answers. */
  replyTo: z.nullable(z.object({ id: z.number(), nickName: z.string() })),
  text: z.string(),
  /** review: it waits for review, visible to its author alone. */
  status: z.enum(["published", "review"]),
  likes: z.number(),
  liked: z.boolean(),
  replies: z.number(),
  isMine: z.boolean(),
  /** Its author also wrote the post. */
  byAuthor: z.boolean(),
  /** I may remove it: it is mine, or on a post of mine. */
  canRemove: z.boolean(),
  createdAt: time,
});
export type Comment = z.infer<typeof comment>;

export const comments = {
  list: endpoint({
    method: "GET",
    path: "/post/{id}/comment",
    access: "user",
    summary: "Comments of a post, the newest first",
    params: { id },
    query: pageQuery,
    out: pageOf(comment),
    errors: ["invalid", "notFound"],
  }),
  replies: endpoint({
    method: "GET",
    path: "/comment/{id}/reply",
    access: "user",
    summary: "Replies to a comment, the oldest first",
    params: { id },
    query: pageQuery,
    out: pageOf(comment),
    errors: ["invalid", "notFound"],
  }),
  write: endpoint({
    method: "POST",
    path: "/post/{id}/comment",
    access: "user",
    summary: "Comment on a post, or reply to a comment; the same key posts once",
    params: { id },
    headers: idempotencyKey,
    body: z.object({
      text: text(1, TEXTAREA_MAX),
      /** A comment of this post, or a reply to one; the new reply joins its thread and names the person answered. */
      replyTo: z.optional(z.nullable(id)),
    }),
    out: comment,
    errors: ["invalid", "notFound", "forbidden", "tooMany"],
  }),
  like: endpoint({
    method: "POST",
    path: "/comment/{id}/like",
    access: "user",
    summary: "Like a comment, or remove the like",
    params: { id },
    body: z.object({ on: z._default(bool, true) }),
    out: z.object({ likes: z.number(), liked: z.boolean() }),
    errors: ["notFound", "tooMany"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/comment/{id}",
    access: "user",
    summary: "Remove a comment with its replies: mine, or one under my post; a repeated call changes nothing",
    params: { id },
    out: nothing,
    errors: ["notFound", "forbidden"],
  }),
};
