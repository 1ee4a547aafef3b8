import type { ChatId, MessageExtra, SentDraft } from "@4d/contract";

/** A message to send, complete enough to be sent again after a restart (`MSG-3`). */
export interface OutboxItem {
  tmpId: string;
  chatId: ChatId;
  type: number;
  /** Empty until the upload is done. */
  content: string;
  /** False while a file is still being uploaded. */
  ready: boolean;
  /** True for a long upload: later items of the chat go first. */
  aside: boolean;
  createdAt: number;
  /**
   * Its place in the queue where `createdAt` cannot say it, because the clock was set back since the item
   * before.
   */
  order?: number;
  state: "waiting" | "sending" | "failed";
  attempts: number;
  /** Not before this time, of the page's own milliseconds (`Timers.elapsed`). */
  retryAt: number;
  /** The server's sentence, when it refused. */
  reason?: string;
  receipt?: boolean;
  atUserIds?: number[];
  quoteId?: number;
  /** The draft its words come from, which ends with the message. */
  draft?: SentDraft;
  /** Frozen quote to draw until the server's own arrives. */
  quote?: NonNullable<MessageExtra["quote"]>;
}

export type Outbox = readonly OutboxItem[];
const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 60_000;

function changeItem(outbox: Outbox, tmpId: string, to: (item: OutboxItem) => OutboxItem): Outbox {
  return outbox.map((item) => (item.tmpId === tmpId ? to(item) : item));
}

const orderOf = ({ order, createdAt }: OutboxItem): number => order ?? createdAt;

/** Adds an item at the end of its chat's queue. */
export function enqueue(outbox: Outbox, item: OutboxItem): Outbox {
  if (outbox.some(({ tmpId }) => tmpId === item.tmpId)) return outbox;
  const last = outbox.reduce((latest, one) => Math.max(latest, orderOf(one)), 0);
  return [...outbox, last < item.createdAt ? item : { ...item, order: last + 1 }];
}

/**
 * The items to send now: for each chat the first that is not failed and not set aside, if nothing of the chat
 * is in flight. First in, first out; the next only after the response (`messages §2.2`).
 */
export function nextToSend(outbox: Outbox, now: number): OutboxItem[] {
  const blocked = new Set<ChatId>();
  const next: OutboxItem[] = [];
  for (const item of outbox) if (item.state === "sending") blocked.add(item.chatId);
  for (const item of outbox) {
    if (item.state !== "waiting" || blocked.has(item.chatId)) continue;
    if (!item.ready && item.aside) continue;
    blocked.add(item.chatId);
    if (item.ready && item.retryAt <= now) next.push(item);
  }
  return next;
}

/** When the earliest waiting item may be tried again; null when none waits for time. */
export function nextRetryAt(outbox: Outbox, now: number): number | null {
  const times = outbox
    .filter(({ state, retryAt }) => state === "waiting" && retryAt > now)
    .map(({ retryAt }) => retryAt);
  return times.length === 0 ? null : Math.min(...times);
}

/** The request is in flight. */
export function onSending(outbox: Outbox, tmpId: string): Outbox {
  return changeItem(outbox, tmpId, (item) => ({ ...item, state: "sending" }));
}

/** The message is stored on the server, whether a response, a frame or a page says so. */
export function onSent(outbox: Outbox, tmpIds: ReadonlySet<string>): Outbox {
  const remaining = outbox.filter(({ tmpId }) => !tmpIds.has(tmpId));
  return remaining.length === outbox.length ? outbox : remaining;
}

/** Delay before try number `attempts` + 1, milliseconds. */
export function retryDelay(attempts: number): number {
  return Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.max(0, attempts - 1));
}

/**
 * A try failed. "retry": it may or may not be stored, so the same tmpId is sent again later, or at once after
 * a reconnect. "refused": the server said no; later items go on, and a tap sends it again.
 */
export function onFailed(
  outbox: Outbox,
  tmpId: string,
  failure: { kind: "retry" | "refused"; now: number; after?: number; reason?: string },
): Outbox {
  return changeItem(outbox, tmpId, (item) => {
    const attempts = item.attempts + 1;
    if (failure.kind === "refused") {
      return {
        ...item,
        state: "failed",
        attempts,
        ...(failure.reason !== undefined && { reason: failure.reason }),
      };
    }
    return {
      ...item,
      state: "waiting",
      attempts,
      retryAt: failure.now + (failure.after ?? retryDelay(attempts)),
    };
  });
}

/** What a message that could not be sent may be sent as instead: a picture as a file. */
export type SendAs = Pick<OutboxItem, "type" | "aside">;

/**
 * Puts a failed item at the end of its queue again, with the same tmpId. `as` changes its kind, and only
 * before its upload.
 */
export function onResend(outbox: Outbox, tmpId: string, as?: SendAs): Outbox {
  const item = outbox.find((one) => one.tmpId === tmpId && one.state === "failed");
  if (item === undefined) return outbox;
  const { reason, ...rest } = item;
  const retried = { ...rest, ...(!item.ready && as), state: "waiting" as const, attempts: 0, retryAt: 0 };
  return [...outbox.filter((one) => one !== item), retried];
}

/** An upload finished: the item has its content now. */
export function onReady(outbox: Outbox, tmpId: string, content: string): Outbox {
  return changeItem(outbox, tmpId, (item) => ({ ...item, content, ready: true }));
}

/** No response is expected any more: the item waits again, with the same tmpId. */
export function onHung(outbox: Outbox, tmpId: string): Outbox {
  if (!outbox.some((item) => item.tmpId === tmpId && item.state === "sending")) return outbox;
  return changeItem(outbox, tmpId, (item) => ({ ...item, state: "waiting", retryAt: 0 }));
}

/** The network is back, or the program started: all waiting items may be tried now. */
export function wakeOutbox(outbox: Outbox): Outbox {
  return outbox.map((item) =>
    item.state === "failed" || item.retryAt === 0 ? item : { ...item, retryAt: 0 },
  );
}

/**
 * What storage had, in the order it was written. The outcome of requests in flight is unknown, so these wait
 * again.
 */
export function restoreOutbox(items: Outbox): Outbox {
  return [...items]
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((item) =>
      item.state === "sending" ? { ...item, state: "waiting", retryAt: 0 } : { ...item, retryAt: 0 },
    );
}

/** Whether a failure may heal by itself (no response, 429, 500, 503), or is a refusal by the server. */
export function failureKind(error: unknown): "retry" | "refused" {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (typeof code !== "number") return "retry";
  return [400, 401, 429, 500, 503].includes(code) ? "retry" : "refused";
}
