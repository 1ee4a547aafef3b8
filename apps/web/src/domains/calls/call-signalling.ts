import { CALL_HEARTBEAT_MS, CALL_RING_MS, errors } from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { callsApi, groupCallsApi } from "./calls.api.ts";

/** By then another server has replaced a dead one, ms (`calls §5.2`). */
export const RETRY_FOR_MS = 20_000;
const RETRY_AFTER_MS = 500;

/** Whether the outcome is unknown, or the server says that it cannot help just now. */
const isRetryable = (error: unknown): boolean => {
  const { code } = failureOf(error);
  return code === 0 || code === errors.unavailable.code;
};

/** Whether no response came, so the outcome is unknown. */
export const isUnanswered = (error: unknown): boolean => failureOf(error).code === 0;

interface RetryOptions {
  forMs?: number;
  /** The request is no longer needed. */
  isOver?: () => boolean;
}

/**
 * Sends a request, and retries while no response comes: its server may have died, and the next one is up within
 * seconds. Only for idempotent requests. Rejects with the server's refusal, or with the failure of the last attempt.
 */
export async function retryUnanswered<T>(
  ask: () => Promise<T>,
  { forMs = RETRY_FOR_MS, isOver }: RetryOptions = {},
): Promise<T> {
  const until = performance.now() + forMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isRetryable(error) || performance.now() >= until || isOver?.() === true) throw error;
      await new Promise((done) => setTimeout(done, RETRY_AFTER_MS));
      if (isOver?.() === true) throw error;
    }
  }
}

/** Cancels a ring that may have reached the other, as soon as the server is reachable. Never rejects. */
export const cancelRing = (to: { uid: number; callId: string }): Promise<unknown> =>
  retryUnanswered(() => callsApi.cancel(to), { forMs: CALL_RING_MS }).catch(() => undefined);

/** Sends signals one at a time: two requests at once could arrive in the wrong order. */
export class SignalOutbox<T> {
  readonly #send: (item: T) => Promise<unknown>;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(send: (item: T) => Promise<unknown>) {
    this.#send = send;
  }

  /** Sends a signal until it is confirmed or too old to be useful; healing makes up for lost ones. */
  post(item: T): void {
    const until = performance.now() + RETRY_FOR_MS;
    const isOver = () => this.#isClosed || performance.now() >= until;
    this.#last = this.#last.then(() =>
      isOver() ? undefined : retryUnanswered(() => this.#send(item), { isOver }).catch(() => undefined),
    );
  }

  close(): void {
    this.#isClosed = true;
  }
}

/** Codes that mean the call is over for me: ended, no member, no group. */
const ENDED_CODES = [403, 404, 409];

/** Sends regular heartbeats while I am inside (`protocol §12.4`). Returns a function that stops them. */
export function sendGroupHeartbeats(groupId: number, onEnded: () => void): () => void {
  let isOver = false;
  const beat = async () => {
    try {
      await retryUnanswered(() => groupCallsApi.heartbeat(groupId), {
        forMs: CALL_HEARTBEAT_MS,
        isOver: () => isOver,
      });
    } catch (error) {
      if (!isOver && ENDED_CODES.includes(failureOf(error).code)) onEnded();
    }
  };
  const timer = setInterval(() => void beat(), CALL_HEARTBEAT_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
