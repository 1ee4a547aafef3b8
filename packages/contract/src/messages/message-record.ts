import * as z from "zod/mini";
import { callSummary } from "../calls/call-signals.ts";
import { giftCard } from "../capsules/gift-card.ts";
import { aiReplyMark, provenance } from "../characters/ai-reply.ts";
import { raceCard } from "../craft/race-card.ts";
import { id, time } from "../scalars.ts";
import { pollCard } from "./poll-card.ts";

/** Cards whose message is TEXT for legacy clients; quotes and collections show the card's label instead. */
export const cardKind = z.enum(["merged", "race", "poll", "contact"]);
export type CardKind = z.infer<typeof cardKind>;

export const quote = z.object({
  id,
  sendId: z.number(),
  name: z.string(),
  type: z.number(),
  text: z.string(),
  /** The giver's words, when a gift is quoted; `text` is for legacy clients. */
  gift: z.optional(z.string()),
  /** The quoted card; `text` is for legacy clients. */
  card: z.optional(cardKind),
  /** When the quoted message, and its text here, disappears. */
  gone: z.optional(time),
  /** When the quoted message was last edited since; `text` is its current text. */
  edited: z.optional(time),
});

/** One message inside a merged forward, frozen as it was. */
const mergedItem = z.object({
  sendId: z.number(),
  name: z.string(),
  type: z.number(),
  content: z.string(),
  sendTime: time,
  /** Which card it was; `content` is for legacy clients. */
  card: z.optional(cardKind),
  /** Written by an AI character. */
  by: z.optional(provenance),
});

/** What a record carries beyond the legacy fields; legacy clients ignore it. */
export const messageExtra = z.object({
  quote: z.optional(quote),
  merged: z.optional(z.object({ title: z.string(), items: z.array(mergedItem) })),
  forwarded: z.optional(z.boolean()),
  /** Of a forwarded message: written by an AI character. A merged card says so per item. */
  by: z.optional(provenance),
  /** A tip as key and arguments, for display in the reader's language. */
  tip: z.optional(z.object({ key: z.string(), args: z.record(z.string(), z.string()) })),
  /** The outcome of a call; only on records 40 and 41. */
  call: z.optional(callSummary),
  /** A capsule gift; the content is for legacy clients. */
  gift: z.optional(giftCard),
  /** An AI reply. */
  ai: z.optional(aiReplyMark),
  /** A race of the crafting game; the content is for legacy clients. */
  race: z.optional(raceCard),
  /** A poll of a group; the content is for legacy clients. */
  poll: z.optional(pollCard),
  /** A recommended contact; drawn with the current name, while the content has the name when sent. */
  contact: z.optional(z.object({ userId: id })),
  /** Names of the mentioned people when it was sent, as they appear in the text (`MSG-8`). */
  at: z.optional(z.array(z.object({ id: z.number(), name: z.string() }))),
  /** When the message disappears (`MSG-17`); afterwards it is empty like a recalled one and not drawn. */
  gone: z.optional(time),
});
export type MessageExtra = z.infer<typeof messageExtra>;

/** Which card a message is; undefined for none, and for a gift, which has its own text. Pure. */
export const cardOf = (extra: MessageExtra | undefined): CardKind | undefined =>
  cardKind.options.find((kind) => extra?.[kind] !== undefined);

export const reaction = z.object({ emoji: z.string(), userIds: z.array(z.number()) });
export type Reaction = z.infer<typeof reaction>;

const common = {
  id,
  tmpId: z.optional(z.nullable(z.string())),
  sendId: z.number(),
  type: z.number(),
  content: z.string(),
  status: z.number(),
  sendTime: time,
  /** Contiguous within a conversation; absent on rows only some participants see. */
  seq: z.optional(z.number()),
  /** The stream row sent to this socket before this one; frames only (`messages §1.2`). */
  prevId: z.optional(z.number()),
  editedAt: z.optional(time),
  pinned: z.optional(z.boolean()),
  reactions: z.optional(z.array(reaction)),
  extra: z.optional(messageExtra),
};

/** Private message (`protocol §7`). A recalled one has status 2 and empty content (`W16`). */
export const privateMessage = z.object({ ...common, recvId: z.number() });
export type PrivateMessage = z.infer<typeof privateMessage>;

/**
 * Group message (`protocol §8`). RECEIPT rows name their message in `id`, as the protocol requires, so they carry their
 * own stream position in `rowId`.
 */
export const groupMessage = z.object({
  ...common,
  groupId: z.number(),
  sendNickName: z.optional(z.string()),
  receipt: z.optional(z.boolean()),
  receiptOk: z.optional(z.nullable(z.boolean())),
  readedCount: z.optional(z.number()),
  atUserIds: z.optional(z.nullable(z.array(z.number()))),
  rowId: z.optional(z.number()),
});
export type GroupMessage = z.infer<typeof groupMessage>;

/** JSON content of the stream changes 60–65; READED and RECEIPT both carry `{id}`. */
export const editChange = z.object({
  id,
  content: z.string(),
  editedAt: time,
  /** The newly chosen variant of an AI reply. */
  ai: z.optional(aiReplyMark),
});
export const reactionChange = z.object({ id, emoji: z.string(), userId: z.number(), on: z.boolean() });
export const pinChange = z.object({ id, on: z.boolean() });
/**
 * Messages of a chat I removed for myself alone (`MSG-7`). Like CHAT_STATE, whose content is a `chatState`, it is a row
 * from me to me in the private stream, whatever kind of chat it names.
 */
export const removedChange = z.object({ chatId: z.string(), ids: z.array(id) });
/** Everything up to `id` was delivered to, or read by, `sendId`. */
export const positionChange = z.object({ id });
