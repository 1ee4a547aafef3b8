import type { CallOf, Endpoint, OutputOf } from "@4d/contract";
import type { ActorName, Cells } from "./actors.ts";
import type { World } from "./world.ts";

/** A finished call: who made it, with what, and what came back. */
export interface Done<E extends Endpoint> {
  world: World;
  actor: ActorName;
  code: number;
  /** Only of a successful call. */
  data: OutputOf<E>;
  parts: CallOf<E>;
}

/** One way to make the call, the code every actor gets, and what else must hold afterwards. */
export interface Case<E extends Endpoint> {
  /** Prepares what the call consumes and returns its parts. Runs before each actor's call. */
  call(world: World, actor: ActorName): CallOf<E> | Promise<CallOf<E>>;
  /** Bytes of an upload. */
  file?: (world: World) => Buffer;
  /** Whose token goes with it; the actor's own when absent. */
  token?: (world: World, actor: ActorName) => Promise<string | undefined>;
  expect: Cells;
  /** Runs after each successful call: what it touched, and what it showed. */
  effect?(done: Done<E>): void | Promise<void>;
}

/** Everything tried of one operation, each by every actor. */
export type Row<E extends Endpoint> = Record<string, Case<E>>;

/** Rows for every operation of a contract table: a missing one does not compile. */
export type RowsOf<T extends Record<string, Endpoint>> = { [K in keyof T]: Row<T[K]> };
