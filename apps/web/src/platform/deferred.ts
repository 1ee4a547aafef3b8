/** A promise that is settled from outside. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T | PromiseLike<T>) => void;
  readonly reject: (reason: unknown) => void;
}

/** What Promise.withResolvers returns; Safari before 17.4 and Chrome before 119 lack it. */
export function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>["resolve"] = () => undefined;
  let reject: Deferred<T>["reject"] = () => undefined;
  const promise = new Promise<T>((resolves, rejects) => {
    resolve = resolves;
    reject = rejects;
  });
  return { promise, resolve, reject };
}
