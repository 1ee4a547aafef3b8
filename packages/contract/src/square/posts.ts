import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import { POST_CLIP_MAX, POST_MEDIA_MAX, POST_TEXT_MAX, POST_TITLE_MAX } from "../limits.ts";
import { chatId } from "../messages/chats.ts";
import { storedUrl } from "../messages/message-content.ts";
import { nameText } from "../name-scalars.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { bool, id, nothing, text } from "../scalars.ts";
import { aiLabel, creationKind, post, postCard, postFigures, postVisibility } from "./post.ts";

/** A video needs its cover in `thumbUrl`; a picture without one is its own thumbnail. */
const mediaInput = z.object({
  kind: z._default(z.enum(["image", "video"]), "image"),
  url: storedUrl,
  thumbUrl: z.optional(storedUrl),
  duration: z.optional(z.number().check(z.nonnegative(), z.maximum(36_000))),
  /** What made it, according to the author. */
  aiLabel: z._default(aiLabel, "none"),
});

/** A post as its author submits it. */
export const postInput = z.object({
  title: z._default(nameText(0, POST_TITLE_MAX), ""),
  text: z._default(text(0, POST_TEXT_MAX), ""),
  media: z._default(z.array(mediaInput).check(z.maxLength(POST_MEDIA_MAX)), []),
  /** A work of mine, or a public one. */
  creation: z.optional(z.nullable(z.object({ kind: creationKind, id }))),
  /** Messages of a chat of mine, shown with masked names. */
  clip: z.optional(
    z.nullable(z.object({ chatId, ids: z.array(id).check(z.minLength(1), z.maxLength(POST_CLIP_MAX)) })),
  ),
  topicId: z.optional(z.nullable(id)),
  remixOf: z.optional(z.nullable(id)),
  /** It answers this week's prompt. */
  answersPrompt: z._default(bool, false),
  /** The author's label for the whole post; one with a machine-made picture is labelled anyway. */
  aiLabel: z._default(aiLabel, "none"),
  visibility: z._default(postVisibility, "public"),
});
export type PostInput = z.input<typeof postInput>;

const toggle = z.object({ on: z._default(bool, true) });
const postEngagement = z.object({ figures: postFigures, liked: z.boolean(), saved: z.boolean() });
export type PostEngagement = z.infer<typeof postEngagement>;

/** One remix in the tree; `parentId` is null for the root. */
const remixNode = z.object({
  id,
  parentId: z.nullable(z.number()),
  depth: z.number(),
  title: z.string(),
  author: z.object({ id: z.number(), nickName: z.string() }),
  likes: z.number(),
});

/** Posts (`FEED-2`). A post the caller may not see is reported as not found. */
export const posts = {
  create: endpoint({
    method: "POST",
    path: "/post",
    access: "user",
    summary: "Post text, up to nine pictures, a creation or a clip; the same key posts once",
    headers: idempotencyKey,
    body: postInput,
    out: post,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany", "unavailable"],
    note: "A post that waits for review has status review and is visible to its author alone. invalid names the field.",
  }),
  find: endpoint({
    method: "GET",
    path: "/post/{id}",
    access: "user",
    summary: "A post; each reader counts once",
    params: { id },
    out: post,
    errors: ["notFound"],
  }),
  update: endpoint({
    method: "PUT",
    path: "/post/{id}",
    access: "user",
    summary: "Change the text, topic or visibility of my post",
    params: { id },
    body: z.object({
      title: z.optional(nameText(0, POST_TITLE_MAX)),
      text: z.optional(text(0, POST_TEXT_MAX)),
      topicId: z.optional(z.nullable(id)),
      visibility: z.optional(postVisibility),
    }),
    out: post,
    errors: ["invalid", "notFound", "forbidden", "tooMany"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/post/{id}",
    access: "user",
    summary: "Delete my post; a repeated call changes nothing",
    params: { id },
    out: nothing,
    errors: ["notFound"],
  }),
  like: endpoint({
    method: "POST",
    path: "/post/{id}/like",
    access: "user",
    summary: "Like a post, or remove the like",
    params: { id },
    body: toggle,
    out: postEngagement,
    errors: ["notFound", "tooMany"],
  }),
  save: endpoint({
    method: "POST",
    path: "/post/{id}/save",
    access: "user",
    summary: "Save a post, optionally in a collection of mine, or remove it",
    params: { id },
    body: z.object({ ...toggle.shape, collectionId: z.optional(z.nullable(id)) }),
    out: postEngagement,
    errors: ["notFound", "tooMany"],
  }),
  share: endpoint({
    method: "POST",
    path: "/post/{id}/share",
    access: "user",
    summary: "Report that I sent the post's link into a chat; counts me once",
    params: { id },
    out: postEngagement,
    errors: ["notFound", "tooMany"],
  }),
  play: endpoint({
    method: "POST",
    path: "/post/{id}/play",
    access: "user",
    summary: "Report that I started to play what the post shows; counts me once",
    params: { id },
    out: postEngagement,
    errors: ["notFound", "tooMany"],
  }),
  lineage: endpoint({
    method: "GET",
    path: "/post/{id}/lineage",
    access: "user",
    summary: "The tree of remixes a post belongs to, from the first one, at most 200",
    params: { id },
    out: z.object({ nodes: z.array(remixNode), more: z.boolean() }),
    errors: ["notFound"],
  }),
  mine: endpoint({
    method: "GET",
    path: "/post/mine",
    access: "user",
    summary: "My posts, including those that wait for review, the newest first",
    query: pageQuery,
    out: pageOf(postCard),
    errors: ["invalid"],
  }),
  liked: endpoint({
    method: "GET",
    path: "/post/liked",
    access: "user",
    summary: "Posts I like, the latest liked first",
    query: pageQuery,
    out: pageOf(postCard),
    errors: ["invalid"],
  }),
};
