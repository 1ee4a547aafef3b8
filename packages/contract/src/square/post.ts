import * as z from "zod/mini";
import { POST_EXCERPT, POST_MEDIA_MAX } from "../limits.ts";
import { id, time } from "../scalars.ts";
import { workLink } from "../work-link.ts";

/** What a post shows (`feed §1.1`). `note`: words alone, or with a film. */
export const postKind = z.enum(["note", "image", "story", "character", "craft", "clip"]);
export type PostKind = z.infer<typeof postKind>;

/** friends: those who are friends of the author when they look. */
export const postVisibility = z.enum(["public", "friends", "private"]);
export type PostVisibility = z.infer<typeof postVisibility>;

/** Anything but `published` is seen by its author alone: waiting for a person, refused by one, hidden by one. */
export const postStatus = z.enum(["published", "review", "rejected", "hidden"]);
export type PostStatus = z.infer<typeof postStatus>;

/** Machine-made parts of a post: none, by our own programs (内置), by a model. */
export const aiLabel = z.enum(["none", "builtin", "model"]);
export type AiLabel = z.infer<typeof aiLabel>;

/** Creations a post can show, by the id of their own domain; of `craft`, the number of a certificate of mine. */
export const creationKind = z.enum(["character", "story", "image", "craft"]);
export type CreationKind = z.infer<typeof creationKind>;

/** A picture or film of a post; `width` and `height` were measured by the server (a film's are its cover's). */
export const postMedia = z.object({
  kind: z.enum(["image", "video"]),
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number(),
  height: z.number(),
  /** A tiny data URL to draw before it loads. */
  blur: z.optional(z.string()),
  /** Seconds, of a film. */
  duration: z.optional(z.number()),
  /** What its author says made it; absent for what people made. */
  aiLabel: z.optional(z.enum(["builtin", "model"])),
});
export type PostMedia = z.infer<typeof postMedia>;

/** Who wrote something; `type` is a `UserType`: official characters and people are told apart. */
export const postAuthor = z.object({
  id,
  nickName: z.string(),
  headImageThumb: z.string(),
  type: z.number(),
  /** I follow them. */
  followed: z.boolean(),
});
export type PostAuthor = z.infer<typeof postAuthor>;

/** Each of these counts people, once each, but `comments`, which counts what is there to be read. */
export const postFigures = z.object({
  likes: z.number(),
  saves: z.number(),
  comments: z.number(),
  shares: z.number(),
  plays: z.number(),
  remixes: z.number(),
});
export type PostFigures = z.infer<typeof postFigures>;

/** The creation a post shows, as it was called when posted; `playable` ones open in a sheet. */
export const postCreation = z.object({
  kind: creationKind,
  id,
  title: z.string(),
  subtitle: z.string(),
  playable: z.boolean(),
  /** Of one shared by link that its author shows here: what opens it. Absent for every other. */
  link: z.optional(workLink),
});
export type PostCreation = z.infer<typeof postCreation>;

/** Why a card is shown: the closed list (`FEED-1`). */
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

/** A post as a card of two columns. */
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
  /** The reason, and the sentence in the reader's language; null where the list itself says why. */
  why: z.nullable(z.object({ reason: feedReason, text: z.string() })),
  status: postStatus,
  visibility: postVisibility,
  publishedAt: time,
});
export type PostCard = z.infer<typeof postCard>;

/** A line of a shared chat. Names are masked; another person's words are left out: `text` is null. */
export const clipLine = z.object({
  speaker: z.enum(["me", "character", "other"]),
  name: z.string(),
  text: z.nullable(z.string()),
});
export type ClipLine = z.infer<typeof clipLine>;

/** A post opened. */
export const post = z.object({
  ...postCard.shape,
  text: z.string(),
  media: z.array(postMedia).check(z.maxLength(POST_MEDIA_MAX)),
  clip: z.array(clipLine),
  /** What it was made from; null also when that is gone. */
  remixOf: z.nullable(z.object({ id, title: z.string(), author: z.string() })),
  /** Which weekly prompt it answers; 0 for none. */
  promptWeek: z.number(),
  /** Why it waits or was refused, for its author. */
  reason: z.string(),
  editedAt: z.nullable(time),
  isMine: z.boolean(),
});
export type Post = z.infer<typeof post>;
