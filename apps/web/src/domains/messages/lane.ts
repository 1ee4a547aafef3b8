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
