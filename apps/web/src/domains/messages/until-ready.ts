/** Work for something that takes its time to be there: done at once when it is, else in order once it is. */
export class UntilReady<T> {
  #value: T | null = null;
  #waiting: ((value: T) => void)[] = [];

  run(work: (value: T) => void): void {
    if (this.#value === null) this.#waiting.push(work);
    else work(this.#value);
  }

  open(value: T): void {
    this.#value = value;
    for (const work of this.#waiting.splice(0)) work(value);
  }

  /** It is over; what still waits is forgotten. */
  close(): void {
    this.#value = null;
    this.#waiting = [];
  }
}
