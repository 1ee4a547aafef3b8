/** Waits for work at most so long, ms; the work itself goes on. @throws Error "timeout" after that. */
export async function inTime<T>(work: Promise<T>, most: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("timeout")), most);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
