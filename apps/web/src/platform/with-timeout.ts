import { deferred } from "./deferred.ts";

/** Waits for work for at most `ms`; the work itself continues. @throws Error "timeout" after that. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const timeout = deferred<never>();
  const timer = setTimeout(() => timeout.reject(new Error("timeout")), ms);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
