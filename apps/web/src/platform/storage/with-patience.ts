/** A request that never answers (a database blocked by a broken profile) must not hold the chats back, ms. */
const PATIENCE_MS = 4000;

/** What comes of work with a database. @throws its error, or one of its own when there is no answer within 4 s. */
export function withPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("storage does not answer")), PATIENCE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
