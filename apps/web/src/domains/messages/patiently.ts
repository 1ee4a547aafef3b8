import { errors } from "@4d/contract";

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
