import type { JobWorker, OnJobEnded } from "../../platform/job-queue/job-queue.ts";
import { perServices } from "../../platform/per-services.ts";
import { type SafePost, safePost } from "../../platform/safe-fetch.ts";
import type { Services } from "../../platform/services.ts";
import { deleteSubscription } from "./push.repository.ts";
import { groupPushMessage, type PushMessage, privatePushMessage } from "./push-message.ts";
import { type PushOutcome, PushQueue } from "./push-queue.ts";
import { findPushRecipients, type PushRecipient } from "./push-recipients.ts";
import { sendPush } from "./send-push.ts";
import { serverKey } from "./server-key.ts";
import { subscriptionCheck } from "./subscription-check.ts";
import { handOverPushes, waitingPushQueue } from "./waiting-pushes.ts";

/** Messages of one chat that arrive within this time become one push message. */
const GATHER_MS = 500;
/** Push messages that wait for the next run; beyond that they add little for most people. */
const MESSAGES_MAX = 2_000;
const MESSAGE_LIFE_MS = 24 * 3_600_000;
/** A lively chat buzzes a few times, then every half minute. */
const BUZZ_LIMIT = { rate: 1 / 30, burst: 4 };

/** Notifies terminals while the app is closed. */
export interface PushWorker extends JobWorker {
  /** For tests: how a push is posted, and the pauses between retries. */
  sendBy(post: SafePost, pauses?: readonly number[]): void;
}

/** The part that calls need. */
export interface CallRinger {
  /** Rings these terminals until `until`, epoch milliseconds. */
  ring(recipients: readonly PushRecipient[], until: number): void;
}

export const callRingerOf = perServices<{ ringer: CallRinger | undefined }>(() => ({ ringer: undefined }));

class Pusher implements PushWorker, CallRinger {
  /** Pushes that other nodes, or the last run of this one, handed over. */
  readonly waiting: ReturnType<typeof waitingPushQueue>;
  readonly #services: Services;
  readonly #onEnded: (outcome: PushOutcome) => void;
  #queue: PushQueue;
  #messages = new Map<string, PushMessage>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(services: Services, ended: (outcome: PushOutcome) => void) {
    this.#services = services;
    this.#onEnded = ended;
    this.#queue = this.#queueBy(safePost);
    this.waiting = waitingPushQueue(services, (push, attempts) => this.#queue.resume(push, attempts));
  }

  #queueBy(post: SafePost, pauses?: readonly number[]): PushQueue {
    const { clock, log, db, config, closing } = this.#services;
    const { subject } = config.vapid;
    return new PushQueue({
      send: async (push) =>
        sendPush(push, { post, vapid: await serverKey(this.#services), subject, clock, log, closing }),
      dead: (endpoint) => deleteSubscription(db, endpoint),
      ended: this.#onEnded,
      clock,
      log,
      ...(pauses ? { pauses } : {}),
    });
  }

  sendBy(post: SafePost, pauses?: readonly number[]): void {
    this.#queue = this.#queueBy(post, pauses);
  }

  enqueue(messages: readonly (PushMessage | null)[]): void {
    for (const one of messages) {
      if (one === null || this.#messages.size >= MESSAGES_MAX) continue;
      const only = "groupId" in one.to ? (one.to.only?.join() ?? "") : one.to.userId;
      this.#messages.set(`${one.chatId}>${only}<${one.from}`, one);
    }
    if (this.#messages.size > 0) this.#timer ??= setTimeout(() => this.#flush(), GATHER_MS).unref();
  }

  ring(recipients: readonly PushRecipient[], until: number): void {
    this.#send(recipients, until);
  }

  claimStale(): Promise<void> {
    return this.waiting.claimStale();
  }

  async settled(): Promise<void> {
    await this.waiting.settled();
    if (this.#timer !== undefined) this.#flush();
    await this.#flushing;
    await this.#queue.idle();
  }

  async stop(): Promise<void> {
    await this.waiting.stop();
    // Not flushed: this node's sockets are closed already, so everybody on it would look away.
    clearTimeout(this.#timer);
    await this.#flushing;
    await handOverPushes(this.#services, await this.#queue.stop());
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const messages = [...this.#messages.values()];
    this.#messages = new Map();
    this.#flushing = this.#flushing
      .then(() => this.#push(messages))
      .catch((error: unknown) => this.#services.log.warn({ err: error }, "news were not pushed"));
  }

  async #push(messages: readonly PushMessage[]): Promise<void> {
    if (!(await subscriptionCheck.any(this.#services))) return;
    const { limits, clock } = this.#services;
    const once = new Map(
      (await findPushRecipients(this.#services, messages)).map((one) => [`${one.userId}:${one.chatId}`, one]),
    );
    const recipients: PushRecipient[] = [];
    for (const [key, one] of once)
      if ((await limits.take(`push:${key}`, BUZZ_LIMIT)).ok) recipients.push(one);
    this.#send(recipients, clock.now() + MESSAGE_LIFE_MS);
  }

  #send(recipients: readonly PushRecipient[], until: number): void {
    for (const { chatId, kind, from, terminals } of recipients)
      this.#queue.add(terminals.map((terminal) => ({ chatId, kind, from, terminal, until })));
  }
}

/**
 * Notifies terminals of what this node stores from now on, and creates the server's key if there is none (`MSG-16`).
 */
export function startPushWorker(
  services: Services,
  ended: (outcome: PushOutcome) => void,
  onJobEnded: OnJobEnded,
): PushWorker {
  const pusher = new Pusher(services, ended);
  const { private: pairs, group: groups } = services.streams;
  pairs.onCommitted((rows) => pusher.enqueue(rows.map(privatePushMessage)));
  groups.onCommitted((rows) => pusher.enqueue(rows.map(groupPushMessage)));
  callRingerOf(services).ringer = pusher;
  pusher.waiting.start(onJobEnded);
  serverKey(services).catch((error: unknown) => services.log.warn({ err: error }, "no key to push with yet"));
  return pusher;
}
