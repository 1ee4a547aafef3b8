/** Sends signals one after another: two requests at once could arrive in the other order. */
export class Outbox<T> {
  readonly #send: (item: T) => Promise<unknown>;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(send: (item: T) => Promise<unknown>) {
    this.#send = send;
  }

  /** A signal that fails is tried once more; healing makes up for what is lost for good. */
  post(item: T): void {
    const once = () => (this.#isClosed ? Promise.resolve() : this.#send(item));
    this.#last = this.#last.then(() => once().catch(() => once().catch(() => undefined)));
  }

  close(): void {
    this.#isClosed = true;
  }
}
