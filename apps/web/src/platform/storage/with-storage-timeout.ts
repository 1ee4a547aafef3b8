/** A request that never answers (a database blocked by a broken profile) must not hold the chats back, ms. */
const TIMEOUT_MS = 4000;

/**
 * The result of work with a database. @throws its error, or a timeout error without an answer within `ms` (4 s).
 */
export function withStorageTimeout<T>(work: Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("storage does not answer")), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
