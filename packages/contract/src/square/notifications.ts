import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { id, time } from "../scalars.ts";

/** Kinds of notification (`FEED-3`): one list, one badge. */
export const notificationKind = z.enum([
  "like",
  "save",
  "comment",
  "reply",
  "commentLike",
  "follow",
  "remix",
  "request",
  "income",
  "approved",
  "rejected",
  "hidden",
  "warned",
  "kept",
  "restored",
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** Moderation decisions about something of mine, sent by the product and not by a person (`ADMIN-3`). */
export const DECISION_NOTIFICATIONS: ReadonlySet<NotificationKind> = new Set([
  "approved",
  "rejected",
  "hidden",
  "warned",
  "kept",
  "restored",
]);

/** One notification. Likes of one post on one day share one; `people` counts them, `actors` are the latest. */
export const notification = z.object({
  id,
  kind: notificationKind,
  actors: z.array(z.object({ id: z.number(), nickName: z.string(), headImageThumb: z.string() })),
  people: z.number(),
  post: z.nullable(z.object({ id, title: z.string(), thumbUrl: z.string() })),
  commentId: z.nullable(z.number()),
  /** Subject of a decision: post, comment, message, character, story, image or user; otherwise empty. */
  subject: z.string(),
  /** The text that was written, or the reason of a decision. */
  text: z.string(),
  /** Capsules earned. */
  amount: z.number(),
  unread: z.boolean(),
  time,
});
export type Notification = z.infer<typeof notification>;

export const notifications = {
  list: endpoint({
    method: "GET",
    path: "/notice",
    access: "user",
    summary: "My notifications, the newest first",
    query: pageQuery,
    out: z.object({ ...pageOf(notification).shape, unread: z.number() }),
    errors: ["invalid"],
  }),
  unread: endpoint({
    method: "GET",
    path: "/notice/unread",
    access: "user",
    summary: "How many notifications I have not seen, at most 100; live by the event `notice`",
    out: z.object({ unread: z.number() }),
    errors: [],
  }),
  seen: endpoint({
    method: "POST",
    path: "/notice/seen",
    access: "user",
    summary: "I have seen everything up to now",
    out: z.object({ unread: z.number() }),
    errors: [],
  }),
};
