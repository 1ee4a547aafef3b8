import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { PUSH_ADDRESS_MAX } from "./limits.ts";
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
    out: nothing,
    errors: ["notFound", "invalid", "tooMany"],
  }),
};
