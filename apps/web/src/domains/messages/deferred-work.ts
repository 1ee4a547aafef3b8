import { errors } from "@4d/contract";

/** Most attempts while the server asks to wait; after that it fails like any other call. */
const TRIES = 60;
const LONGEST_S = 30;

/** Seconds until the rate limit allows another attempt; null for any other error. Pure. */
function roomIn(error: unknown): number | null {
  if (!(error instanceof Error) || !("code" in error) || error.code !== errors.tooMany.code) return null;
  const data = "data" in error ? error.data : null;
  const after = typeof data === "object" && data !== null && "retryAfter" in data ? data.retryAfter : 1;
  return typeof after === "number" ? Math.min(LONGEST_S, Math.max(0.2, after)) : 1;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Retries after a rate limit (429) as soon as the server allows; stops when aborted. */
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

/** Queues work for something that is not ready yet: runs it at once when it is, otherwise in order later. */
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

  /** Ends it; waiting work is dropped. */
  close(): void {
    this.#value = null;
    this.#waiting = [];
  }
}
