import * as z from "zod/mini";
import { callId } from "./calls/call-signals.ts";
import { orderState } from "./capsules/orders.ts";
import { aiReplyTrouble } from "./characters/ai-reply.ts";
import { raceRank } from "./craft/race-card.ts";
import { imageJobStatus } from "./images/image-job.ts";
import { chatState } from "./messages/chats.ts";
import { draft } from "./messages/draft.ts";
import { groupMessage, privateMessage } from "./messages/message-record.ts";
import { pollChoice, pollResult } from "./messages/poll-card.ts";
import { id } from "./scalars.ts";

const loading = z.object({ type: z.literal(30), content: z.enum(["true", "false"]) });

/** A private signal that is not a stream row: friend changes and call signalling (`protocol §13.3`). */
const privateSignal = z.object({
  type: z.union([z.literal(80), z.literal(81), z.literal(82), z.int().check(z.minimum(100), z.maximum(199))]),
  sendId: z.number(),
  recvId: z.number(),
  content: z.optional(z.string()),
  sendTime: z.optional(z.number()),
  /** Of call signalling: which call, so that a late signal cannot affect a newer one. */
  callId: z.optional(callId),
});

/** A group signal that is not a stream row: group changes and call signalling (`protocol §13.4`). */
const groupSignal = z.object({
  type: z.union([z.literal(90), z.literal(91), z.literal(92), z.int().check(z.minimum(200), z.maximum(299))]),
  groupId: z.number(),
  sendId: z.optional(z.number()),
  content: z.optional(z.string()),
  sendTime: z.optional(z.number()),
  callId: z.optional(callId),
});

/** A changed count of readers: the protocol names the message in `id` and sends no sender. */
const receipt = z.object({
  type: z.literal(12),
  id,
  groupId: z.number(),
  readedCount: z.number(),
  receiptOk: z.boolean(),
  rowId: z.optional(z.number()),
  prevId: z.optional(z.number()),
});

/** Server events of cmd 5; number 50 is the ban (`protocol §19.3`). */
export const systemEvent = z.union([
  z.object({ type: z.literal(50), content: z.string() }),
  z.object({ type: z.literal("presence"), userId: id, terminals: z.array(z.number()) }),
  z.object({ type: z.literal("typing"), chatId: z.string(), userId: id }),
  /** The current draft of mine; null when it ended, and then `ended` says how (`MSG-13`). */
  z.object({
    type: z.literal("draft"),
    chatId: z.string(),
    draft: z.nullable(draft),
    ended: z.optional(draft),
  }),
  z.object({ type: z.literal("friend.request"), waiting: z.number() }),
  z.object({ type: z.literal("friend.changed"), friendId: id }),
  z.object({ type: z.literal("group.changed"), groupId: id }),
  z.object({ type: z.literal("group.request"), groupId: id }),
  /** Who is inside a group's call now; empty when it is over. To every member, for the banner (`CALL-2`). */
  z.object({ type: z.literal("group.call"), groupId: id, insideIds: z.array(z.number()) }),
  /** Same as rows 64 and 65 of the private stream, for clients that do not know these. */
  z.object({ type: z.literal("chat.state"), state: chatState }),
  z.object({ type: z.literal("message.removed"), kind: z.enum(["private", "group"]), ids: z.array(id) }),
  /** My scheduled messages changed; request them again (`MSG-17`). */
  z.object({ type: z.literal("scheduled") }),
  z.object({ type: z.literal("profile"), userId: id }),
  /** System settings changed; request the config again (`ADMIN-2`). */
  z.object({ type: z.literal("config.changed") }),
  /** My permissions changed; those in the token are outdated (`ADMIN-1`). */
  z.object({ type: z.literal("rights.changed") }),
  /** A moderation decision about something of mine (`ADMIN-3`). */
  z.object({ type: z.literal("decision"), caseId: id }),
  /** My capsules changed; `balance` is spendable now (`CAPSULE-1`). */
  z.object({ type: z.literal("capsule.changed"), balance: z.number() }),
  /** My order was paid, refunded or closed (`protocol §19.3`). */
  z.object({ type: z.literal("order.paid"), orderNo: z.string(), state: orderState }),
  /** Somebody took a portion of a gift, or it expired; to the giver and to those who took one. */
  z.object({ type: z.literal("gift.changed"), giftId: id }),
  /** The next text of a streamed reply; `seq` counts from 0, and 0 starts over (`protocol §19.1.5`). */
  z.object({
    type: z.literal("ai.delta"),
    turnId: id,
    chatId: z.string(),
    variant: z.number(),
    seq: z.number(),
    text: z.string(),
    /** In a group: the replying character. */
    userId: z.optional(id),
  }),
  /** streaming: a character is about to reply; the others: the reply ended. */
  z.object({
    type: z.literal("ai.turn"),
    turnId: id,
    chatId: z.string(),
    status: z.enum(["streaming", "done", "failed", "cancelled"]),
    because: z.optional(aiReplyTrouble),
    /** In a group: the replying character, and the person it answers. */
    userId: z.optional(id),
    to: z.optional(id),
  }),
  /** A first discovery; to its discoverer and to racers in their races. */
  z.object({
    type: z.literal("craft.discovery"),
    number: z.number(),
    userId: id,
    nickName: z.string(),
    element: z.object({ id, name: z.string(), nameEn: z.string(), emoji: z.string() }),
    raceId: z.optional(id),
  }),
  /** The state of a race; to its racers. `endedAt` is set once it is over. */
  z.object({
    type: z.literal("craft.race"),
    raceId: id,
    groupId: id,
    standing: z.array(raceRank),
    endedAt: z.nullable(z.number()),
    winnerId: z.nullable(z.number()),
  }),
  /** The result of a poll; to those who see it. `mine` goes to the voter, for their other terminals. */
  z.object({
    type: z.literal("poll.changed"),
    pollId: id,
    groupId: id,
    ...pollResult.shape,
    mine: z.optional(pollChoice),
  }),
  /** Progress of one of my image jobs (`protocol §19.3`). */
  z.object({ type: z.literal("image.job"), jobId: id, status: imageJobStatus, made: z.number() }),
  /** A new notification; how many I have not seen, at most 100 (`FEED-3`). */
  z.object({ type: z.literal("notice"), unread: z.number() }),
  /** The branches of one of my AI chats changed (`characters §7.3`). */
  z.object({ type: z.literal("ai.paths"), chatId: z.string() }),
  /** After a heartbeat: the newest row of each stream sent to this socket; 0 for none since login. */
  z.object({ type: z.literal("stream.given"), private: z.number(), group: z.number() }),
]);
export type SystemEvent = z.infer<typeof systemEvent>;

const login = z.object({
  accessToken: z.string().check(z.maxLength(4096)),
  /** Understands rows 60–69; legacy clients would draw them as messages, so they are sent none. */
  changes: z.optional(z.boolean()),
});

/** Frames a client sends: login and heartbeat, nothing else (`rules §7.4`). */
export const upFrame = z.discriminatedUnion("cmd", [
  z.object({ cmd: z.literal(0), data: login }),
  z.object({ cmd: z.literal(1), data: z.optional(z.unknown()) }),
]);
export type UpFrame = z.infer<typeof upFrame>;

/** Frames the server sends. */
export const downFrame = z.discriminatedUnion("cmd", [
  z.object({ cmd: z.literal(0), data: z.null() }),
  z.object({ cmd: z.literal(1), data: z.null() }),
  z.object({ cmd: z.literal(2), data: z.string() }),
  z.object({ cmd: z.literal(3), data: z.union([loading, privateSignal, privateMessage]) }),
  z.object({ cmd: z.literal(4), data: z.union([loading, groupSignal, receipt, groupMessage]) }),
  z.object({ cmd: z.literal(5), data: systemEvent }),
]);
export type DownFrame = z.infer<typeof downFrame>;
