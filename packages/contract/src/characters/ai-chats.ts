import * as z from "zod/mini";
import { idempotencyKey } from "../capsules/idempotency-key.ts";
import { endpoint } from "../endpoint.ts";
import { MEMORY_MAX, PAGE_MAX } from "../limits.ts";
import { plainText } from "../name-scalars.ts";
import { bool, id, int, nothing, raw, time } from "../scalars.ts";
import { aiChatPaths } from "./ai-chat-paths.ts";
import { aiReplyStatus, aiReplyTrouble, provenance } from "./ai-reply.ts";
import { character } from "./characters.ts";
import { sentPrompt } from "./sent-prompt.ts";

const whole = (least: number, most: number) => z.pipe(int, z.int().check(z.minimum(least), z.maximum(most)));
const cursor = z.optional(raw(60));
const limit = z._default(whole(1, PAGE_MAX), 20);
const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
const characterId = { characterId: id };

/** How a regenerated reply should differ. */
export const aiReplyHint = z.enum(["shorter", "longer", "warmer", "funnier", "calmer", "different"]);
export type AiReplyHint = z.infer<typeof aiReplyHint>;

/** One variant of an AI reply. */
export const aiReplyVariant = z.object({
  /** Its number among the variants, from 0. */
  place: z.number(),
  text: z.string(),
  by: provenance,
  /** Why it is not the configured model's, or is incomplete. */
  because: z.optional(aiReplyTrouble),
  /** The voice of a message of type TEXT_WITH_AUDIO, `duration` in seconds; null for a plain text. */
  audio: z.nullable(z.object({ url: z.string(), duration: z.number() })),
});
export type AiReplyVariant = z.infer<typeof aiReplyVariant>;

/** An AI reply and all its variants. */
export const aiReply = z.object({
  id,
  characterId: id,
  /** The message in the chat; null before there is one. */
  messageId: z.nullable(z.number()),
  status: aiReplyStatus,
  /** The variant that is shown and that the conversation continues from. */
  chosen: z.number(),
  variants: z.array(aiReplyVariant),
});
export type AiReply = z.infer<typeof aiReply>;

/** My AI chat with a character. */
export const aiChat = z.object({
  character,
  /** While on, nothing is remembered and no memory is used. */
  temporary: z.boolean(),
  /** Which of the character's greetings it began with, from 0. */
  greeting: z.number(),
  /** Whether a model or the built-in engine replies for this character; `cost` in capsules per reply. */
  by: provenance,
  cost: z.number(),
});
export type AiChat = z.infer<typeof aiChat>;

/** What a memory is; `summary` sums up the chat so far. */
export const characterMemoryKind = z.enum(["fact", "event", "promise", "summary"]);
export type CharacterMemoryKind = z.infer<typeof characterMemoryKind>;

/** Something a character remembers about me. */
export const characterMemory = z.object({
  id,
  characterId: id,
  kind: characterMemoryKind,
  text: z.string(),
  /** The message it was learnt from; null when I wrote it. */
  sourceId: z.nullable(z.number()),
  pinned: z.boolean(),
  createdAt: time,
  updatedAt: time,
});
export type CharacterMemory = z.infer<typeof characterMemory>;

/** When a character speaks in a group: when mentioned, also unprompted, or never. */
export const groupMode = z.enum(["mention", "natural", "off"]);
export type GroupMode = z.infer<typeof groupMode>;

/** How a character takes part in a group (`GROUP-4`). */
export const groupCharacter = z.object({
  characterId: id,
  userId: id,
  name: z.string(),
  avatar: z.string(),
  mode: groupMode,
  /** Natural mode: how often it joins in, from 0 to 100. */
  talkativeness: z.number(),
  /** Natural mode: seconds between two unprompted messages. */
  cooldown: z.number(),
});
export type GroupCharacter = z.infer<typeof groupCharacter>;

/** A message that I could send, and its tone. */
export const inspiration = z.object({ tone: z.enum(["温柔", "好奇", "大胆"]), text: z.string() });
export type Inspiration = z.infer<typeof inspiration>;

export const aiChats = {
  active: endpoint({
    method: "GET",
    path: "/ai/active",
    access: "user",
    summary: "The character I chatted with last, or a public one to start with; null when there is none",
    out: z.nullable(aiChat),
    errors: ["notFound"],
  }),
  setActive: endpoint({
    method: "PUT",
    path: "/ai/active",
    access: "user",
    summary: "Put a character first among those I chat with",
    body: z.object(characterId),
    out: aiChat,
    errors: ["notFound"],
  }),
  list: endpoint({
    method: "GET",
    path: "/ai/list",
    access: "user",
    summary: "Characters I chat with, the latest first, then public ones",
    query: { cursor, limit },
    out: page(character),
    errors: ["invalid"],
  }),
  open: endpoint({
    method: "POST",
    path: "/ai/chat/{characterId}/open",
    access: "user",
    summary:
      "Start a chat: the first time the character introduces itself and greets, afterwards nothing happens",
    params: characterId,
    body: z.optional(z.nullable(z.object({ greeting: z.optional(whole(0, 10)) }))),
    out: aiChat,
    errors: ["notFound", "invalid", "forbidden", "conflict"],
  }),
  temporary: endpoint({
    method: "PUT",
    path: "/ai/chat/{characterId}/temporary",
    access: "user",
    summary: "Chat without being remembered, or remembered as usual again",
    params: characterId,
    body: z.object({ on: bool }),
    out: aiChat,
    errors: ["notFound"],
  }),
  inspire: endpoint({
    method: "POST",
    path: "/ai/chat/{characterId}/inspire",
    access: "user",
    summary: "Three replies I could send",
    note: "by=builtin: from the built-in engine even where there is a model, for replies nobody asked for.",
    params: characterId,
    query: { by: z.optional(z.literal("builtin")) },
    out: z.object({ replies: z.array(inspiration), by: provenance }),
    errors: ["notFound", "forbidden", "tooMany"],
  }),
  reply: endpoint({
    method: "GET",
    path: "/ai/turn/{id}",
    access: "user",
    summary: "A reply to me and all its variants",
    params: { id },
    out: aiReply,
    errors: ["notFound"],
  }),
  sentPrompt: endpoint({
    method: "GET",
    path: "/ai/turn/{id}/prompt",
    access: "user",
    summary: "What a model was sent for a reply in a chat of mine, part by part, with its tokens",
    params: { id },
    query: { place: z.optional(whole(0, 1000)) },
    out: sentPrompt,
    errors: ["notFound", "conflict", "tooMany"],
    note: "place: which variant, by default the one shown. conflict: no model wrote it, or it is still being written. Nothing of it is stored: it is made again from the chat, the memories and the character as they are now, and `differs` says why it may have been another text. Replies in groups are notFound.",
  }),
  regenerate: endpoint({
    method: "POST",
    path: "/ai/turn/{id}/regenerate",
    access: "user",
    summary: "Regenerate a reply; the first time is free",
    params: { id },
    headers: idempotencyKey,
    body: z.optional(z.nullable(z.object({ hint: z.optional(aiReplyHint), by: z.optional(provenance) }))),
    out: aiReply,
    errors: ["notFound", "conflict", "insufficient", "forbidden", "tooMany"],
    note: "conflict: a reply is in progress. The reply comes as rows of the stream and ends with ai.turn.",
  }),
  chooseVariant: endpoint({
    method: "PUT",
    path: "/ai/turn/{id}/variant",
    access: "user",
    summary: "Choose another variant, and go on from it",
    params: { id },
    body: z.object({ place: whole(0, 1000) }),
    out: aiReply,
    errors: ["notFound", "conflict", "forbidden", "invalid"],
  }),
  paths: endpoint({
    method: "GET",
    path: "/ai/chat/{characterId}/paths",
    access: "user",
    summary: "The branches of a chat, and the active one",
    params: characterId,
    out: aiChatPaths,
    errors: ["notFound"],
  }),
  fork: endpoint({
    method: "POST",
    path: "/ai/chat/{characterId}/paths",
    access: "user",
    summary: "Branch off at an older message: what was said after it is set aside and can be returned to",
    params: characterId,
    body: z.object({ messageId: id }),
    out: aiChatPaths,
    errors: ["notFound", "conflict", "tooMany"],
    note: "conflict: a reply is in progress. Rows of the stream stay as they are; replies are made from the rows on the path.",
  }),
  switchPath: endpoint({
    method: "PUT",
    path: "/ai/chat/{characterId}/paths",
    access: "user",
    summary: "Return to another branch of the chat",
    params: characterId,
    body: z.object({ branch: whole(0, 1000) }),
    out: aiChatPaths,
    errors: ["notFound", "conflict", "tooMany"],
  }),
  stopReply: endpoint({
    method: "POST",
    path: "/ai/turn/{id}/stop",
    access: "user",
    summary: "Stop a reply: it costs nothing, and the whole sentences so far stay",
    params: { id },
    out: aiReply,
    errors: ["notFound"],
  }),
  stopChat: endpoint({
    method: "POST",
    path: "/ai/chat/{characterId}/stop",
    access: "user",
    summary: "Stop whatever reply is in progress for me",
    params: characterId,
    out: nothing,
    errors: ["notFound"],
  }),
  memories: endpoint({
    method: "GET",
    path: "/ai/memory",
    access: "user",
    summary: "What a character remembers of me, pinned first",
    query: { characterId: id, cursor, limit },
    out: page(characterMemory),
    errors: ["invalid", "notFound"],
  }),
  remember: endpoint({
    method: "POST",
    path: "/ai/memory",
    access: "user",
    summary: "Add something for a character to remember",
    body: z.object({
      characterId: id,
      kind: z._default(characterMemoryKind, "fact"),
      text: plainText(1, MEMORY_MAX),
    }),
    out: characterMemory,
    errors: ["notFound", "tooMany"],
  }),
  changeMemory: endpoint({
    method: "PUT",
    path: "/ai/memory/{id}",
    access: "user",
    summary: "Change or pin a memory",
    params: { id },
    body: z.object({ text: z.optional(plainText(1, MEMORY_MAX)), pinned: z.optional(bool) }),
    out: characterMemory,
    errors: ["notFound", "conflict"],
  }),
  forget: endpoint({
    method: "DELETE",
    path: "/ai/memory/{id}",
    access: "user",
    summary: "Delete a memory",
    params: { id },
    out: nothing,
    errors: ["notFound"],
  }),
  forgetAll: endpoint({
    method: "DELETE",
    path: "/ai/memory",
    access: "user",
    summary: "Delete everything that a character remembers of me",
    query: { characterId: id },
    out: nothing,
    errors: [],
  }),
  inGroup: endpoint({
    method: "GET",
    path: "/group/characters",
    access: "user",
    summary: "Characters in a group of mine, and when they speak",
    query: { groupId: id },
    out: z.array(groupCharacter),
    errors: ["notFound"],
  }),
  setInGroup: endpoint({
    method: "PUT",
    path: "/group/character",
    access: "user",
    summary: "Set when a character in a group speaks; managers only",
    body: z.object({
      groupId: id,
      userId: id,
      mode: z.optional(groupMode),
      talkativeness: z.optional(whole(0, 100)),
      cooldown: z.optional(whole(5, 3600)),
    }),
    out: groupCharacter,
    errors: ["notFound", "forbidden"],
  }),
};
