import * as z from "zod/mini";
import { callSummary } from "../calls/call-signals.ts";
import { giftCard } from "../capsules/gift-card.ts";
import { aiReplyMark, provenance } from "../characters/ai-reply.ts";
import { raceCard } from "../craft/race-card.ts";
import { id, time } from "../scalars.ts";
import { pollCard } from "./poll-card.ts";

/** The cards whose message is a TEXT that older clients read; where they are quoted or kept, their label says so. */
export const cardKind = z.enum(["merged", "race", "poll", "contact"]);
export type CardKind = z.infer<typeof cardKind>;

export const quote = z.object({
  id,
  sendId: z.number(),
  name: z.string(),
  type: z.number(),
  text: z.string(),
  /** The giver's words, when a gift is quoted; `text` is what older clients read. */
  gift: z.optional(z.string()),
  /** The card that is quoted; `text` is what older clients read. */
  card: z.optional(cardKind),
  /** When the quoted message goes, and its words here with it. */
  gone: z.optional(time),
  /** When the quoted message was edited last, since it was quoted: `text` is what it says now. */
  edited: z.optional(time),
});

/** One message inside a merged forward, frozen as it was. */
const mergedItem = z.object({
  sendId: z.number(),
  name: z.string(),
  type: z.number(),
  content: z.string(),
  sendTime: time,
  /** The card it was; `content` is what older clients read. */
  card: z.optional(cardKind),
  /** The words of an AI character. */
  by: z.optional(provenance),
});

/** What a record carries beyond the family's fields; older clients ignore it. */
export const messageExtra = z.object({
  quote: z.optional(quote),
  merged: z.optional(z.object({ title: z.string(), items: z.array(mergedItem) })),
  forwarded: z.optional(z.boolean()),
  /** Of what was passed on: the words of an AI character; as a card it says so of each line. */
  by: z.optional(provenance),
  /** A tip as key and arguments, so a reader can be told in his own language. */
  tip: z.optional(z.object({ key: z.string(), args: z.record(z.string(), z.string()) })),
  /** What a call came to; only on records 40 and 41. */
  call: z.optional(callSummary),
  /** Capsules to be taken; the content is what older clients read. */
  gift: z.optional(giftCard),
  /** The words of an AI character. */
  ai: z.optional(aiReplyMark),
  /** A race of the crafting game; the content is what older clients read. */
  race: z.optional(raceCard),
  /** A poll of a group; the content is what older clients read. */
  poll: z.optional(pollCard),
  /** Somebody is recommended; drawn as he is called now, the content as he was when it was sent. */
  contact: z.optional(z.object({ userId: id })),
  /** How those mentioned were called when it was sent, which is what stands in its text (`MSG-8`). */
  at: z.optional(z.array(z.object({ id: z.number(), name: z.string() }))),
  /** When the message disappears (`MSG-17`); past that, it stands empty like a recalled one, drawn by nobody. */
  gone: z.optional(time),
});
export type MessageExtra = z.infer<typeof messageExtra>;

/** Which card a message is; undefined for none, and for a gift, which has words of its own. Pure. */
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
  /** Contiguous within a conversation; absent on rows only some of its people see. */
  seq: z.optional(z.number()),
  /** The stream row this socket was given before this one; frames only (`messages §1.2`). */
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
 * Group message (`protocol §8`). RECEIPT rows name their message in `id` as the family does, so they
 * carry their own stream position in `rowId`.
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

/** JSON content of the stream changes 60–65; READED and RECEIPT carry `{id}` alike. */
export const editChange = z.object({
  id,
  content: z.string(),
  editedAt: time,
  /** Another variant of a character's answer is shown from now on. */
  ai: z.optional(aiReplyMark),
});
export const reactionChange = z.object({ id, emoji: z.string(), userId: z.number(), on: z.boolean() });
export const pinChange = z.object({ id, on: z.boolean() });
/**
 * I removed these messages of a chat for myself alone (`MSG-7`). Like CHAT_STATE, whose content is a
 * `chatState`, a row from me to me in the private stream, whatever kind of chat it names.
 */
export const removedChange = z.object({ chatId: z.string(), ids: z.array(id) });
/** Everything up to `id` was delivered to, or read by, `sendId`. */
export const positionChange = z.object({ id });
