import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { PushQuota, type QuotaHolder, quotaHolderOf, SilentHosts } from "./push-quota.ts";
import type { Push, PushAttempt } from "./send-push.ts";

/** The final outcome of a push. */
export type PushOutcome = "sent" | "dead" | "refused" | "given up" | "dropped";

interface Parts {
  send: (push: Push) => Promise<PushAttempt>;
  /** The subscription is no longer valid. */
  dead: (endpoint: string) => Promise<void>;
  ended: (outcome: PushOutcome) => void;
  clock: Clock;
  log: Log;
  /** Pauses before retries, ms; after the last one the push is given up. */
  pauses?: readonly number[];
}

/** A push service that is down is retried after ever longer pauses. */
const PAUSES = [5_000, 30_000, 120_000];
/** No person, sender or push service takes up what others need; most people share a few push services. */
const AT_ONCE_MAX = { all: 32, person: 2, sender: 12, host: 16, silent: 2 };
/** More than these are dropped: the next message says the same. */
const WAITING_MAX = { all: 5_000, person: 20, sender: 1_500, host: 2_500, silent: 20 };
const PAUSE_MAX = 10 * 60_000;

interface Entry extends QuotaHolder {
  push: Push;
  tries: number;
}

/** A push that was not sent before the queue stopped. */
export interface WaitingPush {
  push: Push;
  /** Attempts that its push service did not accept. */
  attempts: number;
  /** When it may be tried again, epoch ms; 0 for at once. */
  notBefore: number;
}

/** Pushes of one urgency, waiting in order or pausing before a retry; calls have a line of their own. */
interface WaitingLine {
  waiting: Entry[];
  quota: PushQuota;
}

/**
 * Sends pushes, few at once, calls before messages, and retries what a push service could not accept. It is in memory:
 * `stop` returns what was not sent.
 */
export class PushQueue {
  readonly #parts: Parts;
  readonly #silentHosts = new SilentHosts();
  readonly #calls: WaitingLine = { waiting: [], quota: new PushQuota(WAITING_MAX, this.#silentHosts) };
  readonly #messages: WaitingLine = { waiting: [], quota: new PushQuota(WAITING_MAX, this.#silentHosts) };
  readonly #inFlight = new PushQuota(AT_ONCE_MAX, this.#silentHosts);
  readonly #pausing = new Map<NodeJS.Timeout, WaitingPush>();
  readonly #unsent: WaitingPush[] = [];
  readonly #running = new Set<Promise<void>>();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(pushes: readonly Push[]): void {
    for (const push of pushes) this.resume(push, 0);
  }

  /** Adds a push that was tried before. */
  resume(push: Push, attempts: number): void {
    this.#enqueue({ ...quotaHolderOf(push), push, tries: attempts });
  }

  /** Resolves when nothing is in flight; pushes that wait for a retry are ignored. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Starts nothing new and waits for what is in flight. @returns what was not sent. */
  async stop(): Promise<WaitingPush[]> {
    this.#stopped = true;
    for (const [timer, paused] of this.#pausing) {
      clearTimeout(timer);
      this.#unsent.push(paused);
    }
    this.#pausing.clear();
    for (const line of [this.#calls, this.#messages])
      this.#unsent.push(...line.waiting.splice(0).map((entry) => waitingPushOf(entry)));
    await this.idle();
    return this.#unsent;
  }

  #lineOf({ push }: Entry): WaitingLine {
    return push.kind === "call" ? this.#calls : this.#messages;
  }

  // Whatever could start has started, so an entry that finds room here overtakes none that could have used it.
  #enqueue(entry: Entry): void {
    if (this.#stopped) {
      this.#unsent.push(waitingPushOf(entry));
      return;
    }
    const { waiting, quota: places } = this.#lineOf(entry);
    if (this.#inFlight.hasRoom(entry)) this.#start(entry);
    else if (!places.hasRoom(entry)) this.#parts.ended("dropped");
    else {
      places.take(entry);
      waiting.push(entry);
    }
  }

  #next(): void {
    for (const { waiting, quota: places } of [this.#calls, this.#messages]) {
      for (let at = 0; at < waiting.length && !this.#inFlight.isFull; ) {
        const entry = waiting[at];
        if (entry === undefined || !this.#inFlight.hasRoom(entry)) at += 1;
        else {
          waiting.splice(at, 1);
          places.release(entry);
          this.#start(entry);
        }
      }
    }
  }

  #start(entry: Entry): void {
    this.#inFlight.take(entry);
    const work = this.#try(entry)
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, "a push failed"))
      .finally(() => {
        this.#running.delete(work);
        this.#inFlight.release(entry);
        this.#next();
      });
    this.#running.add(work);
  }

  async #try(entry: Entry): Promise<void> {
    const { send, dead, ended } = this.#parts;
    const tried = await send(entry.push);
    this.#silentHosts.record(entry.host, tried.outcome !== "silent");
    if (tried.outcome === "later") this.#retryLater(entry, tried.after);
    else if (tried.outcome === "silent") this.#retryLater(entry, null);
    else ended(tried.outcome);
    if (tried.outcome === "dead") await dead(entry.push.terminal.endpoint);
  }

  #retryLater(entry: Entry, asked: number | null): void {
    if (this.#stopped) {
      // The stop itself may have ended the attempt.
      this.#unsent.push(waitingPushOf(entry));
      return;
    }
    const { clock, ended, pauses = PAUSES } = this.#parts;
    const { quota: places } = this.#lineOf(entry);
    const own = pauses[entry.tries];
    const pause = Math.max(own ?? 0, asked ?? 0);
    if (own === undefined || pause > PAUSE_MAX || clock.now() + pause >= entry.push.until) {
      ended("given up");
      return;
    }
    if (!places.hasRoom(entry)) {
      ended("dropped");
      return;
    }
    places.take(entry);
    const timer = setTimeout(() => {
      this.#pausing.delete(timer);
      places.release(entry);
      this.#enqueue({ ...entry, tries: entry.tries + 1 });
    }, pause).unref();
    this.#pausing.set(timer, { push: entry.push, attempts: entry.tries + 1, notBefore: clock.now() + pause });
  }
}

const waitingPushOf = ({ push, tries: attempts }: Entry): WaitingPush => ({ push, attempts, notBefore: 0 });
