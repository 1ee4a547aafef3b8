import * as z from "zod/mini";
import type { ChatId } from "./chat-id.ts";
import { endpoint } from "./endpoint.ts";
import type { Lang } from "./errors.ts";
import { PUSH_ADDRESS_MAX, SMALL_BODY } from "./limits.ts";
import { nothing } from "./scalars.ts";

/** Address of a browser's push service: a secret between the browser and us. */
const address = z.string().check(z.maxLength(PUSH_ADDRESS_MAX), z.regex(/^https:\/\/[^\s/]+\/\S*$/));
/** A point of P-256 and a secret of 16 bytes, as browsers give them (RFC 8291). */
const keys = z.object({
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
});
/** A browser's push subscription. */
const subscription = { endpoint: address, keys };

/** Kinds of event in a chat. */
export type PushKind = "message" | "missed" | "call";

/** A push message while the app is closed: the chat and the kind of event, never the text or the sender. */
export interface PushMessage {
  chatId: ChatId;
  kind: PushKind;
  /** Language of the notification. */
  lang: Lang;
}

/** The plaintext of a push message, before encryption; it contains nothing else. */
export const pushPayload = ({ chatId, kind, lang }: PushMessage): string =>
  JSON.stringify({ chatId, kind, lang });

/** Notifications of messages and calls while the app is closed (`MSG-16`, `protocol §19.1.4`). */
export const push = {
  key: endpoint({
    method: "GET",
    path: "/push/key",
    access: "user",
    summary: "The server's public key, which a browser subscribes with (RFC 8292)",
    out: z.object({ publicKey: z.string() }),
    errors: ["unavailable"],
  }),
  subscribe: endpoint({
    method: "POST",
    path: "/push/subscribe",
    access: "user",
    summary: "Push messages and calls to this terminal while the app is closed, until its login ends",
    body: z.object({ ...subscription, lang: z.enum(["zh", "en"]) }),
    out: nothing,
    errors: ["invalid", "tooMany", "unavailable"],
  }),
  unsubscribe: endpoint({
    method: "POST",
    path: "/push/unsubscribe",
    access: "user",
    summary: "Stop pushing to this terminal",
    body: z.object({ endpoint: address }),
    out: nothing,
    errors: [],
  }),
  renew: endpoint({
    method: "POST",
    path: "/push/renew",
    access: "public",
    summary:
      "A browser changed its subscription by itself; whoever knows the old one's secret may replace it",
    body: z.object({ old: z.object({ endpoint: address, auth: keys.shape.auth }), ...subscription }),
    // Addresses are mostly ASCII, so two of the longest fit.
    bodyMax: SMALL_BODY,
    out: nothing,
    errors: ["notFound", "invalid", "tooMany"],
  }),
};
