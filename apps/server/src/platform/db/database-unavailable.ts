/**
 * The database cannot be reached, is shutting down, or has no connection or disk space left. The HTTP layer answers
 * 503. Nothing of a transaction that ends this way is stored, unless the connection was lost at its COMMIT.
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

/** Turns a driver's connection loss into `DatabaseUnavailable` and returns every other error unchanged. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (!NETWORK.has(code) && !STATES.test(code) && !WORDS.test(error.message)) return error;
  // When a name has several addresses, their failures arrive as one error without a message.
  return new DatabaseUnavailable(`The database is unavailable: ${error.message || code}`, { cause: error });
}
