import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { AT_MAX, SCHEDULE_MAX_MS, SCHEDULED_MAX, TMP_ID_MAX } from "../limits.ts";
import { id, int, nothing, raw, time } from "../scalars.ts";
import { chatId } from "./chats.ts";
import { sentDraft } from "./draft.ts";
import { content, sendable } from "./private.ts";
import { quote } from "./record.ts";

/** After how many seconds messages of a chat disappear; 0 never (`MSG-17`). */
export const lifetime = z.union([z.literal(0), z.literal(86_400), z.literal(604_800)]);
export type Lifetime = z.infer<typeof lifetime>;
export const LIFETIMES = [0, 86_400, 604_800] as const satisfies readonly Lifetime[];

const disappearing = z.object({ chatId, seconds: lifetime });
export type Disappearing = z.infer<typeof disappearing>;

/** A message of mine that waits for its time (`MSG-17`). */
export const scheduled = z.object({
  id,
  chatId,
  type: z.number(),
  content: z.string(),
  atUserIds: z.array(z.number()),
  /** The message it answers, as it stands now; none when that has gone, and then it is sent without. */
  quote: z.optional(quote),
  /** When it is sent. */
  at: time,
  /** sending: it is on its way now; failed: it was refused at its time, and stays until something is done. */
  state: z.enum(["waiting", "sending", "failed"]),
  /** Why it failed. */
  reason: z.nullable(z.object({ zh: z.string(), en: z.string() })),
});
export type Scheduled = z.infer<typeof scheduled>;

/** Messages that come or go at a time. */
export const timed = {
  disappearing: endpoint({
    method: "GET",
    path: "/message/disappearing",
    access: "user",
    summary: "After how many seconds messages of one of my chats disappear; 0 never",
    query: { chatId },
    out: disappearing,
    errors: ["notFound"],
  }),
  setDisappearing: endpoint({
    method: "PUT",
    path: "/message/disappearing",
    access: "user",
    summary: "Let messages sent from now on disappear; either friend, in a group its managers",
    body: disappearing,
    out: disappearing,
    errors: ["invalid", "notFound", "forbidden", "tooMany"],
    note: "Each such message carries the time it goes at in `extra.gone`; a tip in the chat says who set it.",
  }),
  scheduled: endpoint({
    method: "GET",
    path: "/message/scheduled",
    access: "user",
    summary: `My messages that wait for their time, soonest first, at most ${SCHEDULED_MAX}`,
    out: z.array(scheduled),
    errors: [],
  }),
  schedule: endpoint({
    method: "POST",
    path: "/message/scheduled",
    access: "user",
    summary: "Send a message at a time; the same tmpId answers the first one again",
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
    out: scheduled,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
    note: `At most ${SCHEDULE_MAX_MS / 86_400_000} days ahead. What it may do is decided once more when it is sent.`,
  }),
  reschedule: endpoint({
    method: "PUT",
    path: "/message/scheduled/{id}",
    access: "user",
    summary: "Change the words or the time of a message that waits",
    params: { id },
    body: z.object({ content: z.optional(content), at: z.optional(time) }),
    out: scheduled,
    errors: ["invalid", "notFound", "conflict"],
  }),
  sendScheduled: endpoint({
    method: "POST",
    path: "/message/scheduled/{id}/send",
    access: "user",
    summary: "Send a message that waits now",
    params: { id },
    out: nothing,
    errors: ["invalid", "notFound", "forbidden", "conflict", "tooMany"],
  }),
  unschedule: endpoint({
    method: "DELETE",
    path: "/message/scheduled/{id}",
    access: "user",
    summary: "Take back a message that waits",
    params: { id },
    out: nothing,
    errors: ["notFound", "conflict"],
  }),
};
