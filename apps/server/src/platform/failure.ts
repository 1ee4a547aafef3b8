import type { ErrorName } from "@4d/contract";

interface Details {
  /** The input field that is wrong; named in the sentence people read. */
  field?: string;
  zh?: string;
  en?: string;
  /** What the envelope carries as `data`, for example `{ retryAfter }` in seconds. */
  data?: unknown;
}

/** What only the log says about it: the error behind it, or a sentence of our own. */
interface DetailsWithCause extends Details {
  cause: Error | string;
}

/** A failure that is not the person's fault must leave a cause in the log. */
type DetailsFor<Kind extends ErrorName> = Kind extends "unavailable"
  ? [details: DetailsWithCause]
  : [details?: Details];

/** A refusal from the contract's closed list; the one adapter in `http/` translates it. */
export class Failure extends Error {
  readonly kind: ErrorName;
  readonly details: Details;

  constructor(kind: Exclude<ErrorName, "unavailable">, details?: Details);
  constructor(kind: ErrorName, details: DetailsWithCause);
  constructor(kind: ErrorName, details: Details | DetailsWithCause = {}) {
    const cause = "cause" in details ? details.cause : undefined;
    super(details.en ?? kind, { cause: typeof cause === "string" ? new Error(cause) : cause });
    this.name = "Failure";
    this.kind = kind;
    this.details = details;
  }
}

/** Throws a refusal: `fail("notFound")`, `fail("invalid", { field, zh, en })`; `unavailable` gives the log a cause. */
export function fail<Kind extends ErrorName>(kind: Kind, ...args: DetailsFor<Kind>): never {
  const [details = {}] = args;
  // `DetailsFor` ensures that there is a cause where one is required.
  throw new Failure(kind, details as DetailsWithCause);
}

/** Throws unless the condition holds; the condition is narrowed afterwards. */
export function ensure<Kind extends ErrorName>(
  condition: unknown,
  kind: Kind,
  ...args: DetailsFor<Kind>
): asserts condition {
  if (!condition) fail(kind, ...args);
}

/** Why a waiting caller is refused while the server stops; the caller retries on another node, or a moment later. */
export const SERVER_STOPPING = "the server stops";
