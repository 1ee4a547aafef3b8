import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { AT_MAX, SCHEDULE_MAX_MS, SCHEDULED_MAX, TMP_ID_MAX } from "../limits.ts";
import { id, int, nothing, raw, time } from "../scalars.ts";
import { chatId } from "./chats.ts";
import { sentDraft } from "./draft.ts";
import { quote } from "./message-record.ts";
import { content, sendable } from "./private-messages.ts";

/** A scheduled message of mine (`MSG-17`). */
export const scheduledMessage = z.object({
  id,
  chatId,
  type: z.number(),
  content: z.string(),
  atUserIds: z.array(z.number()),
  /** The quoted message as it is now; absent when deleted, and then it is sent without a quote. */
  quote: z.optional(quote),
  /** When it is sent. */
  at: time,
  /** sending: in progress. failed: refused at its time; it stays until the person acts. */
  state: z.enum(["waiting", "sending", "failed"]),
  /** Why it failed. */
  reason: z.nullable(z.object({ zh: z.string(), en: z.string() })),
});
export type ScheduledMessage = z.infer<typeof scheduledMessage>;

/** Scheduled messages (`MSG-17`). */
export const scheduledMessages = {
  list: endpoint({
    method: "GET",
    path: "/message/scheduled",
    access: "user",
    summary: `My scheduled messages, soonest first, at most ${SCHEDULED_MAX}`,
    out: z.array(scheduledMessage),
    errors: [],
  }),
  schedule: endpoint({
    method: "POST",
    path: "/message/scheduled",
    access: "user",
    summary: "Schedule a message; the same tmpId returns the first one again",
    body: z.object({
      chatId,
      type: sendable,
      content,
      atUserIds: z._default(z.array(int).check(z.maxLength(AT_MAX)), []),
      quoteId: z.optional(id),
      at: time,
      tmpId: raw(TMP_ID_MAX).check(z.minLength(1)),
      draft: z.optional(sentDraft),
    }),
    out: scheduledMessage,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
    note: `At most ${SCHEDULE_MAX_MS / 86_400_000} days ahead. Permissions are checked again when it is sent.`,
  }),
  reschedule: endpoint({
    method: "PUT",
    path: "/message/scheduled/{id}",
    access: "user",
    summary: "Change the words or the time of a scheduled message",
    params: { id },
    body: z.object({ content: z.optional(content), at: z.optional(time) }),
    out: scheduledMessage,
    errors: ["invalid", "notFound", "conflict"],
  }),
  send: endpoint({
    method: "POST",
    path: "/message/scheduled/{id}/send",
    access: "user",
    summary: "Send a scheduled message now",
    params: { id },
    out: nothing,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/message/scheduled/{id}",
    access: "user",
    summary: "Cancel a scheduled message",
    params: { id },
    out: nothing,
    errors: ["notFound", "conflict"],
  }),
};
