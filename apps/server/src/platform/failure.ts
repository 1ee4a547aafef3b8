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
interface Caused extends Details {
  cause: Error | string;
}

/** Somebody who cannot be served through no fault of theirs is never refused without a word in the log. */
type Told<Kind extends ErrorName> = Kind extends "unavailable" ? [details: Caused] : [details?: Details];

/** A refusal from the closed list of the contract; the one adapter in `http/` translates it. */
export class Failure<Kind extends ErrorName = ErrorName> extends Error {
  readonly kind: Kind;
  readonly details: Details;

  constructor(kind: Kind, ...[details = {}]: Told<Kind>) {
    const { cause } = details as Partial<Caused>;
    super(details.en ?? kind, typeof cause === "string" ? { cause: new Error(cause) } : { cause });
    this.name = "Failure";
    this.kind = kind;
    this.details = details;
  }
}

/** Throws a refusal: `fail("notFound")`, `fail("invalid", { field, zh, en })`; `unavailable` says why to the log. */
export function fail<Kind extends ErrorName>(kind: Kind, ...told: Told<Kind>): never {
  throw new Failure(kind, ...told);
}

/** Throws unless the condition holds; the condition is narrowed afterwards. */
export function ensure<Kind extends ErrorName>(
  condition: unknown,
  kind: Kind,
  ...told: Told<Kind>
): asserts condition {
  if (!condition) fail(kind, ...told);
}

/** Why whoever waits is refused while the server ends; a caller comes back to another node, or a moment later. */
export const STOPS = "the server stops";
