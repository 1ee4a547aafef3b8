import type { Readable } from "node:stream";
import type { Endpoint, InputOf, OutputOf } from "@4d/contract";
import type { Actor, AnonymousActor, Call, UserActor } from "../context.ts";

/** A body that is read as it arrives: the one file of a multipart form, or raw bytes. */
export interface Incoming {
  stream: Readable;
  filename: string;
  type: string;
  /** True once the stream ended because the size limit cut it. */
  truncated(): boolean;
}

type ActorOf<E extends Endpoint> = E["access"] extends "public" ? AnonymousActor : UserActor;
type BodyOf<E extends Endpoint> = E["bodyKind"] extends "multipart" | "bytes" ? { body: Incoming } : unknown;

/** What serves an operation: a verb with exactly the contract's input and output. */
export type Handler<E extends Endpoint> = (
  call: Call<InputOf<E>, ActorOf<E>> & BodyOf<E>,
) => Promise<OutputOf<E>>;

/** An operation bound to its verb. */
export interface Route {
  endpoint: Endpoint;
  handle: (call: Call<never, Actor> & { body?: Incoming }) => Promise<unknown>;
}

/** Binds every operation of a contract table to a verb; a missing or misfitting one does not compile. */
export function routes<T extends Record<string, Endpoint>>(
  table: T,
  handlers: { [K in keyof T]: Handler<T[K]> },
): Route[] {
  return Object.entries(table).map(([name, endpoint]) => {
    const handle = handlers[name as keyof T] as unknown as Route["handle"];
    return { endpoint, handle };
  });
}
