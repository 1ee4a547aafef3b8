import { RETRY_FOR_MS, retryUnanswered } from "./insist.ts";

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
