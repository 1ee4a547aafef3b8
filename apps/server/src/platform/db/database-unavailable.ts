/**
 * The database cannot be reached, is shutting down, or has no connection or disk space left. The http kit
 * answers 503; nothing of a transaction that ends so is stored, unless the loss fell on its COMMIT.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
// Classes of SQLSTATE: connection exceptions, insufficient resources, and the administrator's shutdowns.
const STATES = /^(08|53|57P0[1-5]|58)/;
const WORDS = /Connection terminated|Client has encountered a connection error/;

/** Turns a driver's connection loss into `DatabaseUnavailable` and leaves every other error as it is. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (!NETWORK.has(code) && !STATES.test(code) && !WORDS.test(error.message)) return error;
  // Where a name has several addresses, what failed at each is told together and without words.
  return new DatabaseUnavailable(`The database is unavailable: ${error.message || code}`, { cause: error });
}
