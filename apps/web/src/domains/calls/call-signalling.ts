import { CALL_HEARTBEAT_MS, CALL_RING_MS, errors } from "@4d/contract";
import { failureOf } from "../../platform/failure.ts";
import { callsApi, groupCallsApi } from "./calls.api.ts";

/** By then another server has taken a dead one's place, ms (`calls §5.2`). */
export const RETRY_FOR_MS = 20_000;
const RETRY_AFTER_MS = 500;

/** Whether nobody knows what became of it, or the server says itself that it cannot just now. */
const isRetryable = (error: unknown): boolean => {
  const { code } = failureOf(error);
  return code === 0 || code === errors.unavailable.code;
};

/** Whether no answer came, so that nobody here knows what became of it. */
export const isUnanswered = (error: unknown): boolean => failureOf(error).code === 0;

interface RetryOptions {
  forMs?: number;
  /** Nobody wants it any more. */
  isOver?: () => boolean;
}

/**
 * Asks, and asks again while no answer comes: the server that was asked may have died, and the next one is there within
 * seconds. Only for what may be said twice. Rejects with the server's refusal, or as the last attempt did.
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

/** Takes back a ring that may have reached the other, as soon as the server can be reached. Never rejects. */
export const cancelRing = (to: { uid: number; callId: string }): Promise<unknown> =>
  retryUnanswered(() => callsApi.cancel(to), { forMs: CALL_RING_MS }).catch(() => undefined);

/** Sends signals one after another: two requests at once could arrive in the other order. */
export class SignalOutbox<T> {
  readonly #send: (item: T) => Promise<unknown>;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(send: (item: T) => Promise<unknown>) {
    this.#send = send;
  }

  /** A signal is sent until it is answered, or too old to be of use; healing makes up for what is lost for good. */
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

/** Codes that say there is no call for me any more: over, no member, no group. */
const ENDED_CODES = [403, 404, 409];

/** Says regularly that I am still inside (`protocol §12.4`); answers with the way to stop. */
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
