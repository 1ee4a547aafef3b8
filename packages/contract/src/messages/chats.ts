import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { BODY_MAX, MERGED_TITLE_MAX, SELECTED_MAX, TARGETS_MAX } from "../limits.ts";
import { nameText } from "../name-scalars.ts";
import { bool, id, int, raw, text, time } from "../scalars.ts";
import { draft, syncedDraft } from "./draft.ts";
import { groupMessage, privateMessage } from "./message-record.ts";
import { tmpId } from "./private-messages.ts";

/** `p:{userId}` or `g:{groupId}` (`protocol §19.1.5`). */
export const chatId = z.string().check(z.regex(/^[pg]:[1-9]\d{0,15}$/));

/** A chat's state in my chat list, the same on all my terminals (`MSG-18`). Times are null when not set. */
export const chatState = z.object({
  chatId,
  pinnedAt: z.nullable(time),
  archived: z.boolean(),
  markedUnread: z.boolean(),
  /** No sound, badge or push, for chats whose friendship or membership does not store it (`MSG-16`). */
  muted: z._default(z.boolean(), false),
  /** The chat is hidden from the list until a row above this id arrives. */
  hiddenUpTo: z.nullable(z.number()),
  /** Rows at or below this id are deleted for me. */
  clearedUpTo: z.nullable(z.number()),
  updatedAt: time,
});
export type ChatState = z.infer<typeof chatState>;

/** Read positions of a chat: mine, and for private chats the peer's read and delivered ones. */
const readPositions = { readId: z.number(), peerReadId: z.number(), peerDeliveredId: z.number() };

/** The newest rows of one chat, for a terminal that starts empty or is far behind. */
export const chatSummary = z.object({
  chatId,
  ...readPositions,
  unread: z.number(),
  /** Unread group messages that mention me, or everyone; ids ascending, among the newest thousand unread. */
  mentions: z.object({ me: z.array(z.number()), everyone: z.array(z.number()) }),
  privateMessages: z.array(privateMessage),
  groupMessages: z.array(groupMessage),
});
export type ChatSummary = z.infer<typeof chatSummary>;

const drafts = z.record(z.string(), draft);

const forwardedMessage = z.object({
  chatId,
  privateMessage: z.optional(privateMessage),
  groupMessage: z.optional(groupMessage),
});

export const searchHit = z.object({
  chatId,
  privateMessage: z.optional(privateMessage),
  groupMessage: z.optional(groupMessage),
});
export type SearchHit = z.infer<typeof searchHit>;

export const linkPreview = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  site: z.string(),
  imageUrl: z.string(),
});
export type LinkPreview = z.infer<typeof linkPreview>;

export const chats = {
  summaries: endpoint({
    method: "GET",
    path: "/chat/heads",
    access: "user",
    summary: "The newest rows of my chats, newest chats first, and the stream positions they reach",
    query: {
      /** Maximum number of chats of each kind. */
      limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(200))), 100),
      /** Maximum rows per chat. */
      rows: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(20))), 20),
      cursor: z.optional(raw(80)),
    },
    out: z.object({
      privateId: z.number(),
      groupId: z.number(),
      chats: z.array(chatSummary),
      nextCursor: z.nullable(z.string()),
    }),
    errors: ["invalid"],
    note: "All pages show the streams as they were at the first; a chat may come twice.",
  }),
  states: endpoint({
    method: "GET",
    path: "/chat/states",
    access: "user",
    summary: "The states of my chats in the list",
    out: z.array(chatState),
    errors: [],
  }),
  setState: endpoint({
    method: "PUT",
    path: "/chat/state",
    access: "user",
    summary: "Pin, archive, mark unread, mute, hide or clear a chat; sent to my other terminals",
    body: z.object({
      chatId,
      pinned: z.optional(z.boolean()),
      archived: z.optional(z.boolean()),
      markedUnread: z.optional(z.boolean()),
      muted: z.optional(z.boolean()),
      hiddenUpTo: z.optional(z.nullable(z.int())),
      clearedUpTo: z.optional(z.nullable(z.int())),
    }),
    out: chatState,
    errors: ["invalid", "tooMany"],
  }),
  drafts: endpoint({
    method: "GET",
    path: "/user/drafts",
    access: "user",
    summary: "My drafts by chat",
    query: {
      /** Include ended drafts with empty text, so that a terminal that was offline drops them. */
      ended: z.optional(bool),
    },
    out: drafts,
    errors: [],
  }),
  setDrafts: endpoint({
    method: "PUT",
    path: "/user/drafts",
    access: "user",
    summary: "Save drafts; for each chat the one that arrives last counts, and empty text ends it",
    body: z.record(z.string(), syncedDraft),
    // Covers as many chats as a terminal was away from.
    bodyMax: BODY_MAX,
    out: drafts,
    errors: ["invalid"],
    note: "A change sent twice, or one of a writing session whose message was sent meanwhile, changes nothing. Words of another terminal that were replaced unseen stay in `previous`. The response has the present draft of every chat that was sent.",
  }),
  forward: endpoint({
    method: "POST",
    path: "/message/forward",
    access: "user",
    summary: "Forward messages one by one or merged; the same tmpId never stores twice",
    body: z.object({
      from: chatId,
      ids: z.array(id).check(z.minLength(1), z.maxLength(SELECTED_MAX)),
      to: z.array(chatId).check(z.minLength(1), z.maxLength(TARGETS_MAX)),
      merged: z.boolean(),
      /** Make one card for sharing: names are masked, and others' words are left out unless they consented. */
      clip: z._default(z.boolean(), false),
      title: z._default(nameText(0, MERGED_TITLE_MAX), ""),
      tmpId: raw(20).check(z.minLength(1)),
    }),
    out: z.array(forwardedMessage),
    errors: ["invalid", "notFound", "forbidden", "tooMany", "conflict"],
  }),
  sendContact: endpoint({
    method: "POST",
    path: "/message/contact",
    access: "user",
    summary:
      "Recommend a friend or a public character in a chat, by a card; the same tmpId returns the first record again",
    body: z.object({ chatId, userId: id, tmpId }),
    out: forwardedMessage,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
    note: "forbidden: not a friend of mine, or a person who lets nobody add them.",
  }),
  search: endpoint({
    method: "GET",
    path: "/message/search",
    access: "user",
    summary: "Messages containing the words, newest first; filtered by chat, kind of message and time",
    query: {
      keyword: z._default(text(0, 40), ""),
      chatId: z.optional(chatId),
      /** Together they also name the chat (`protocol §19.2.3`). */
      targetId: z.optional(id),
      kind: z.optional(z.enum(["private", "group"])),
      type: z.optional(int),
      after: z.optional(int),
      before: z.optional(int),
      cursor: z.optional(raw(64)),
      limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(50))), 20),
    },
    out: z.object({ items: z.array(searchHit), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid", "tooMany", "unavailable"],
    note: "A page may be short or empty although there is a cursor, because a request looks through a limited number of messages; null is the end.",
  }),
  linkPreview: endpoint({
    method: "GET",
    path: "/message/link/preview",
    access: "user",
    summary: "Title and picture of a public web page, fetched by the server through its guard",
    query: { url: raw(2000) },
    out: z.nullable(linkPreview),
    errors: ["invalid", "tooMany"],
  }),
};
