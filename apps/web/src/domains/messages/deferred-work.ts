import { errors } from "@4d/contract";

/** Runs one piece of work when its turn comes, and settles as it does. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** A way on which so many go at a time, in the order they came; who fails makes room like who is done. */
export function limitConcurrency(most: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let free = most;
  const slot = (): Promise<void> =>
    new Promise((go) => {
      if (free > 0) {
        free -= 1;
        go();
      } else waiting.push(go);
    });
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (work) => {
    await slot();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Waits for a server that says when, at most so often; then it is a failure like any other. */
const TRIES = 60;
const LONGEST_S = 30;

/** Seconds until there is room again; null when that is not what stands in the way. Pure. */
function roomIn(error: unknown): number | null {
  if (!(error instanceof Error) || !("code" in error) || error.code !== errors.tooMany.code) return null;
  const data = "data" in error ? error.data : null;
  const after = typeof data === "object" && data !== null && "retryAfter" in data ? data.retryAfter : 1;
  return typeof after === "number" ? Math.min(LONGEST_S, Math.max(0.2, after)) : 1;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Asks again when too much was asked at once (429), as soon as the server has room; stops when called off. */
export async function retryWhenBusy<T>(
  work: () => Promise<T>,
  signal?: AbortSignal,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const seconds = roomIn(error);
      if (seconds === null || tries >= TRIES || signal?.aborted === true) throw error;
      await wait(seconds * 1000);
    }
  }
}

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
