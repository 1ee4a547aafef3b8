import * as z from "zod/mini";
import { POST_EXCERPT, POST_MEDIA_MAX } from "../limits.ts";
import { id, time } from "../scalars.ts";
import { workLink } from "../work-link.ts";

/** What a post shows (`feed §1.1`). `note`: text only, or with a video. */
export const postKind = z.enum(["note", "image", "story", "character", "craft", "clip"]);
export type PostKind = z.infer<typeof postKind>;

/** friends: those who are the author's friends when they view it. */
export const postVisibility = z.enum(["public", "friends", "private"]);
export type PostVisibility = z.infer<typeof postVisibility>;

/** Anything but `published` is visible to its author alone: waiting for review, rejected or hidden. */
export const postStatus = z.enum(["published", "review", "rejected", "hidden"]);
export type PostStatus = z.infer<typeof postStatus>;

/** How much of a post is machine-made: nothing, by our own programs (内置), or by a model. */
export const aiLabel = z.enum(["none", "builtin", "model"]);
export type AiLabel = z.infer<typeof aiLabel>;

/** Works a post can show, by their id; for `craft`, the number of a certificate of mine. */
export const creationKind = z.enum(["character", "story", "image", "craft"]);
export type CreationKind = z.infer<typeof creationKind>;

/** A picture or video of a post; the server measured `width` and `height` (a video's are its cover's). */
export const postMedia = z.object({
  kind: z.enum(["image", "video"]),
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** A tiny data URL to draw before it loads. */
  blur: z.optional(z.string()),
  /** Seconds, of a video. */
  duration: z.optional(z.number()),
  /** What made it, according to its author; absent for people's own media. */
  aiLabel: z.optional(z.enum(["builtin", "model"])),
});
export type PostMedia = z.infer<typeof postMedia>;

/** The author; `type` is a `UserType`, which tells official characters from people. */
export const postAuthor = z.object({
  id,
  nickName: z.string(),
  headImageThumb: z.string(),
  type: z.number(),
  /** I follow the author. */
  followed: z.boolean(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

/** Figures count distinct people, except `comments`, which counts visible comments. */
export const postFigures = z.object({
  likes: z.number(),
  saves: z.number(),
  comments: z.number(),
  shares: z.number(),
  plays: z.number(),
  remixes: z.number(),
});
export type PostFigures = z.infer<typeof postFigures>;

/** The work a post shows, under its name when posted; `playable` ones open in a sheet. */
export const postCreation = z.object({
  kind: creationKind,
  id,
  title: z.string(),
  subtitle: z.string(),
  playable: z.boolean(),
  /** The token of a work shared by link that its author shows here; absent for every other. */
  link: z.optional(workLink),
});
export type PostCreation = z.infer<typeof postCreation>;

/** Why a card is shown; a closed list (`FEED-1`). */
export const feedReason = z.enum([
  "following",
  "topic",
  "newcomer",
  "saved",
  "shared",
  "discussed",
  "liked",
  "played",
  "official",
  "fresh",
]);
export type FeedReason = z.infer<typeof feedReason>;

const topicName = z.object({ id, key: z.string(), name: z.string() });

/** A post as a card in the two-column feed. */
export const postCard = z.object({
  id,
  kind: postKind,
  title: z.string(),
  /** The beginning of the text. */
  excerpt: z.string().check(z.maxLength(POST_EXCERPT)),
  cover: z.nullable(postMedia),
  mediaCount: z.number(),
  author: postAuthor,
  figures: postFigures,
  liked: z.boolean(),
  saved: z.boolean(),
  aiLabel,
  creation: z.nullable(postCreation),
  topic: z.nullable(topicName),
  /** The reason, and its text in the reader's language; null where the list itself says why. */
  why: z.nullable(z.object({ reason: feedReason, text: z.string() })),
  status: postStatus,
  visibility: postVisibility,
  publishedAt: time,
});
export type PostCard = z.infer<typeof postCard>;

/** A line of a shared chat. Names are masked; another person's text is left out: `text` is null. */
export const clipLine = z.object({
  speaker: z.enum(["me", "character", "other"]),
  name: z.string(),
  text: z.nullable(z.string()),
});
export type ClipLine = z.infer<typeof clipLine>;

/** A post with its details. */
export const post = z.object({
  ...postCard.shape,
  text: z.string(),
  media: z.array(postMedia).check(z.maxLength(POST_MEDIA_MAX)),
  clip: z.array(clipLine),
  /** The post it was remixed from; also null when that was deleted. */
  remixOf: z.nullable(z.object({ id, title: z.string(), author: z.string() })),
  /** The weekly prompt it answers; 0 for none. */
  promptWeek: z.number(),
  /** Why it waits or was rejected, for its author. */
  reason: z.string(),
  editedAt: z.nullable(time),
  isMine: z.boolean(),
});
export type Post = z.infer<typeof post>;
