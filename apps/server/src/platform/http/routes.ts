import type { Readable } from "node:stream";
import type { Endpoint, InputOf, OutputOf, RateLimit } from "@4d/contract";
import type { Actor, AnonymousActor, Call, UserActor } from "../context.ts";
import type { Bucket } from "../limit-store.ts";

/** A body that is read as it arrives: the one file of a multipart form, or raw bytes. */
export interface Incoming {
  stream: Readable;
  filename: string;
  type: string;
  /** Whether the size limit cut the stream; known once it has ended. */
  truncated(): boolean;
}

type ActorOf<E extends Endpoint> = E["access"] extends "public" ? AnonymousActor : UserActor;
type BodyOf<E extends Endpoint> = E["bodyKind"] extends "multipart" | "bytes" ? { body: Incoming } : unknown;

/** Serves an operation: a verb with exactly the contract's input and output. */
export type Handler<E extends Endpoint> = (
  call: Call<InputOf<E>, ActorOf<E>> & BodyOf<E>,
) => Promise<OutputOf<E>>;

/** What an attempt costs the caller's address, in the rate limit of this name. */
export interface AddressLimit {
  name: RateLimit | `${RateLimit}:${string}`;
  bucket: Bucket;
}

/** A verb without login: the address pays before the body is read, and is refunded for calls that never reach it. */
interface AddressLimited<E extends Endpoint> {
  addressLimit: AddressLimit;
  verb: Handler<E>;
}

type Bound<E extends Endpoint> = E["access"] extends "public"
  ? E extends { body: unknown }
    ? AddressLimited<E>
    : Handler<E>
  : Handler<E>;

/** An operation bound to its verb. */
export interface Route {
  endpoint: Endpoint;
  addressLimit?: AddressLimit;
  handle: (call: Call<never, Actor> & { body?: Incoming }) => Promise<unknown>;
}

/**
 * Binds every operation of a contract table to a verb. A missing or mismatched verb does not compile, nor does a
 * public operation that reads a body without a limit.
 */
export function routes<T extends Record<string, Endpoint>>(
  table: T,
  handlers: { [K in keyof T]: Bound<T[K]> },
): Route[] {
  return Object.entries(table).map(([name, endpoint]) => {
    const bound: unknown = handlers[name as keyof T];
    if (typeof bound === "function") return { endpoint, handle: bound as Route["handle"] };
    const { addressLimit, verb } = bound as { addressLimit: AddressLimit; verb: Route["handle"] };
    return { endpoint, addressLimit, handle: verb };
  });
}
