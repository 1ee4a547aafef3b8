import { createHmac } from "node:crypto";
import { pushPayload } from "@4d/contract";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { type SafePost, Unsafe } from "../../platform/safe-fetch.ts";
import { encryptPush } from "./encrypt-push.ts";
import type { Subscription } from "./push.repository.ts";
import type { PushRecipient } from "./push-recipients.ts";
import { authorization, type Vapid } from "./vapid.ts";

/** The outcome of one attempt; `later` with the pause the push service asks for, ms, if any; `silent`: no response. */
export type PushAttempt =
  | { outcome: "sent" | "dead" | "refused" | "silent" }
  | { outcome: "later"; after: number | null };

/** One message to one terminal. */
export interface Push extends Pick<PushRecipient, "chatId" | "kind" | "from"> {
  terminal: Subscription;
  /** Epoch milliseconds after which the push is useless. */
  until: number;
}

interface Parts {
  post: SafePost;
  vapid: Vapid;
  subject: string;
  clock: Clock;
  log: Log;
  closing: AbortSignal;
}

/**
 * Replaces a pending push of the same chat; the push service learns neither which chat it is nor that two people share
 * it.
 */
const topicOf = ({ terminal, chatId }: Push): string =>
  createHmac("sha256", terminal.auth).update(chatId).digest("base64url").slice(0, 32);

async function headersOf(push: Push, { vapid, subject, clock }: Parts): Promise<Record<string, string>> {
  const now = clock.now();
  const { endpoint } = push.terminal;
  return {
    authorization: await authorization(vapid, { endpoint, subject, now }),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(Math.max(0, Math.ceil((push.until - now) / 1000))),
    urgency: push.kind === "call" ? "high" : "normal",
    topic: topicOf(push),
  };
}

function attemptOf(status: number, retryAfter: string | undefined): PushAttempt {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "dead" };
  if (status !== 429 && status < 500) return { outcome: "refused" };
  const seconds = Number(retryAfter);
  return { outcome: "later", after: retryAfter && seconds >= 0 ? seconds * 1000 : null };
}

/** Makes one attempt. It sends the chat's id and a kind, encrypted for this terminal (`MSG-16`). */
export async function sendPush(push: Push, parts: Parts): Promise<PushAttempt> {
  const { terminal, chatId, kind } = push;
  const text = pushPayload({ chatId, kind, lang: terminal.lang });
  const body = encryptPush(Buffer.from(text), terminal);
  try {
    const headers = await headersOf(push, parts);
    const response = await parts.post(terminal.endpoint, {
      headers: { ...headers, "content-length": String(body.length) },
      body,
      signal: parts.closing,
    });
    const attempt = attemptOf(response.status, response.headers["retry-after"]);
    const { host } = new URL(terminal.endpoint);
    if (attempt.outcome === "refused")
      parts.log.warn({ host, status: response.status }, "a push was refused");
    return attempt;
  } catch (error) {
    // An address inside our network did not come from a browser: it is deleted like a dead one.
    return error instanceof Unsafe ? { outcome: "dead" } : { outcome: "silent" };
  }
}
