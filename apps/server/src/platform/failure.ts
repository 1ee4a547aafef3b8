import type { ErrorName } from "@4d/contract";

interface Details {
  /** The input field that is wrong; named in the sentence people read. */
  field?: string;
  zh?: string;
  en?: string;
  /** What the envelope carries as `data`, e.g. `{ retryAfter }` in seconds. */
  data?: unknown;
}

/** What the log says of it and people do not read: the error behind it, or a sentence of our own. */
interface DetailsWithCause extends Details {
  cause: Error | string;
}

/** Somebody who cannot be served through no fault of theirs is never refused without a word in the log. */
type DetailsFor<Kind extends ErrorName> = Kind extends "unavailable"
  ? [details: DetailsWithCause]
  : [details?: Details];

/** A refusal from the closed list of the contract; the one adapter in `http/` translates it. */
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

/** Throws a refusal: `fail("notFound")`, `fail("invalid", { field, zh, en })`; `unavailable` says why to the log. */
export function fail<Kind extends ErrorName>(kind: Kind, ...args: DetailsFor<Kind>): never {
  const [details = {}] = args;
  // `Told` has seen to it that there is a cause where there has to be one.
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

/** Why whoever waits is refused while the server ends; a caller comes back to another node, or a moment later. */
export const SERVER_STOPPING = "the server stops";
