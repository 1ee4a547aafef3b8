import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CONTENT_MAX, LOAD_MAX, PULL_PAGE_MAX, SELECTED_MAX, TMP_ID_MAX } from "../limits.ts";
import { nameText } from "../name-scalars.ts";
import { bool, cursor, id, int, nothing, raw } from "../scalars.ts";
import { sentDraft } from "./draft.ts";
import { privateMessage } from "./message-record.ts";

export const content = z.string().check(z.minLength(1), z.maxLength(CONTENT_MAX));
export const sendable = z.pipe(int, z.int().check(z.minimum(0), z.maximum(7)));
export const tmpId = z.optional(z.nullable(raw(TMP_ID_MAX)));
/** Limits the rows of a page; without it the response is the legacy protocol's whole pull. */
export const pullQuery = {
  minId: cursor,
  limit: z.optional(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PULL_PAGE_MAX)))),
};
/** Legacy paging: page from 1, size 1..50; values outside are clamped (`W18`). */
export const historyQuery = {
  page: z.pipe(
    int,
    z.transform((page: number) => Math.max(1, page)),
  ),
  size: z.pipe(
    int,
    z.transform((size: number) => (size < 1 ? 10 : Math.min(size, 50))),
  ),
};
export const aroundQuery = {
  id,
  size: z._default(z.pipe(int, z.int().check(z.minimum(2), z.maximum(100))), 50),
};
export const emoji = nameText(1, 16);
const friendId = { friendId: id };

export const privateMessages = {
  send: endpoint({
    method: "POST",
    path: "/message/private/send",
    access: "user",
    summary: "Send to a friend; the same tmpId returns the first record again",
    body: z.object({
      recvId: id,
      content,
      type: sendable,
      tmpId,
      quoteId: z.optional(id),
      draft: z.optional(sentDraft),
    }),
    out: privateMessage,
    errors: ["invalid", "forbidden", "notFound", "conflict", "tooMany"],
  }),
  recall: endpoint({
    method: "DELETE",
    path: "/message/private/recall/{id}",
    access: "user",
    summary: "Recall my message within five minutes",
    params: { id },
    out: privateMessage,
    errors: ["notFound", "forbidden", "conflict", "tooMany"],
  }),
  pull: endpoint({
    method: "GET",
    path: "/message/private/pullOfflineMessage",
    access: "user",
    summary: "Rows after a position, ascending; acknowledges what is at or below it",
    query: pullQuery,
    out: z.array(privateMessage),
    errors: ["tooMany"],
    note: "Without limit the rows are also pushed to the requesting terminal between two LOADING frames.",
  }),
  load: endpoint({
    method: "GET",
    path: "/message/private/loadOfflineMessage",
    access: "user",
    summary: `Rows after a position, ascending, at most ${LOAD_MAX}; acknowledges what is at or below it`,
    query: { minId: cursor },
    out: z.array(privateMessage),
    errors: ["tooMany"],
    note: "How legacy clients since August 2025 pull: the rows are in the response and nothing is sent over the socket. The next request continues after the last row's id.",
  }),
  read: endpoint({
    method: "PUT",
    path: "/message/private/readed",
    access: "user",
    summary: "I have read this friend's messages up to maxId, or all",
    query: { ...friendId, maxId: z.optional(id) },
    out: nothing,
    errors: ["notFound", "tooMany"],
  }),
  maxReadedId: endpoint({
    method: "GET",
    path: "/message/private/maxReadedId",
    access: "user",
    summary: "My newest message that this friend has read; -1 when none",
    query: friendId,
    out: z.number(),
    errors: [],
  }),
  history: endpoint({
    method: "GET",
    path: "/message/private/history",
    access: "user",
    summary: "Older messages with a person, newest first",
    query: { ...friendId, ...historyQuery, beforeId: z.optional(id) },
    out: z.array(privateMessage),
    errors: [],
  }),
  around: endpoint({
    method: "GET",
    path: "/message/private/around",
    access: "user",
    summary: "History around a message, ascending",
    query: { ...friendId, ...aroundQuery },
    out: z.array(privateMessage),
    errors: ["notFound"],
  }),
  acknowledge: endpoint({
    method: "POST",
    path: "/message/private/ack",
    access: "user",
    summary: "This terminal holds everything up to maxId",
    query: { maxId: id },
    out: nothing,
    errors: ["tooMany"],
  }),
  edit: endpoint({
    method: "PUT",
    path: "/message/private/edit/{id}",
    access: "user",
    summary: "Change my text within fifteen minutes",
    params: { id },
    body: z.object({ content }),
    out: privateMessage,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
  }),
  react: endpoint({
    method: "PUT",
    path: "/message/private/reaction/{id}",
    access: "user",
    summary: "Add or remove a reaction",
    params: { id },
    body: z.object({ emoji, on: bool }),
    out: nothing,
    errors: ["invalid", "notFound", "forbidden", "tooMany", "conflict"],
  }),
  pin: endpoint({
    method: "PUT",
    path: "/message/private/pin/{id}",
    access: "user",
    summary: "Pin a message in its chat, or unpin it",
    params: { id },
    body: z.object({ on: bool }),
    out: nothing,
    errors: ["notFound", "forbidden", "tooMany", "conflict", "invalid"],
  }),
  pinned: endpoint({
    method: "GET",
    path: "/message/private/pinned",
    access: "user",
    summary: "Pinned messages of a chat, newest first, at most 20",
    query: friendId,
    out: z.array(privateMessage),
    errors: [],
  }),
  remove: endpoint({
    method: "POST",
    path: "/message/private/remove",
    access: "user",
    summary: "Remove messages for me alone, on all my terminals",
    body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(SELECTED_MAX)) }),
    out: nothing,
    errors: ["invalid"],
  }),
  typing: endpoint({
    method: "POST",
    path: "/message/private/typing",
    access: "user",
    summary: "I am typing to this friend; shown for 5 s",
    query: friendId,
    out: nothing,
    errors: ["tooMany"],
  }),
};
