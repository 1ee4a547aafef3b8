import * as z from "zod/mini";
import type { ChatId } from "./chat-id.ts";
import { endpoint } from "./endpoint.ts";
import type { Lang } from "./errors.ts";
import { PUSH_ADDRESS_MAX, SMALL_BODY } from "./limits.ts";
import { nothing } from "./scalars.ts";

/** Where a browser's push service takes messages for it: a secret between it and us. */
const address = z.string().check(z.maxLength(PUSH_ADDRESS_MAX), z.regex(/^https:\/\/[^\s/]+\/\S*$/));
/** A point of P-256 and a secret of 16 bytes, as browsers give them (RFC 8291). */
const keys = z.object({
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
});
/** What a browser says of its subscription. */
const subscription = { endpoint: address, keys };

/** What has happened in a chat. */
export type PushKind = "message" | "missed" | "call";

/** What a terminal is told while the app is closed: which chat and what kind of news, never words, never who. */
export interface PushMessage {
  chatId: ChatId;
  kind: PushKind;
  /** In which the terminal speaks of it. */
  lang: Lang;
}

/** The text that is encrypted for a terminal; nothing else of what is given goes into it. */
export const pushPayload = ({ chatId, kind, lang }: PushMessage): string =>
  JSON.stringify({ chatId, kind, lang });

/** Messages and calls shown while the app is closed (`MSG-16`, `protocol §19.1.4`). */
export const push = {
  key: endpoint({
    method: "GET",
    path: "/push/key",
    access: "user",
    summary: "The server's public key, for which a browser subscribes (RFC 8292)",
    out: z.object({ publicKey: z.string() }),
    errors: ["unavailable"],
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/push/subscribe",
    access: "user",
    summary: "Tells this terminal of messages and calls while the app is closed, until its login ends",
    body: z.object({ ...subscription, lang: z.enum(["zh", "en"]) }),
    out: nothing,
    errors: ["invalid", "tooMany", "unavailable"],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/push/unsubscribe",
    access: "user",
    summary: "Tells it no more",
    body: z.object({ endpoint: address }),
    out: nothing,
    errors: [],
  }),
  renew: endpoint({
    method: "POST",
    path: "/push/renew",
    access: "public",
    summary: "A browser changed its subscription by itself; who knows the old one's secret may replace it",
    body: z.object({ old: z.object({ endpoint: address, auth: keys.shape.auth }), ...subscription }),
    // Addresses are plain letters, as a rule: two of the longest fit.
    bodyMax: SMALL_BODY,
    out: nothing,
    errors: ["notFound", "invalid", "tooMany"],
  }),
};
