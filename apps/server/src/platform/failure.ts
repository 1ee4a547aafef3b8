import type { ErrorName } from "@4d/contract";

interface Details {
  /** The input field that is wrong; named in the sentence people read. */
  field?: string;
  zh?: string;
  en?: string;
  /** What the envelope carries as `data`, e.g. `{ retryAfter }` in seconds. */
  data?: unknown;
}

/** A refusal from the closed list of the contract; the one adapter in `http/` translates it. */
export class Failure extends Error {
  readonly kind: ErrorName;
  readonly details: Details;

  constructor(kind: ErrorName, details: Details = {}) {
    super(details.en ?? kind);
    this.name = "Failure";
    this.kind = kind;
    this.details = details;
  }
}

/** Throws a refusal: `fail("notFound")`, `fail("invalid", { field, zh, en })`. */
export function fail(kind: ErrorName, details: Details = {}): never {
  throw new Failure(kind, details);
}

/** Throws unless the condition holds; the condition is narrowed afterwards. */
export function ensure(condition: unknown, kind: ErrorName, details: Details = {}): asserts condition {
  if (!condition) fail(kind, details);
}
