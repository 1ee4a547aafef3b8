import type * as z from "zod/mini";
import type { AdminPermission } from "./admin/permissions.ts";
import { type ErrorName, errors } from "./errors.ts";

type Schema = z.ZodMiniType;
type Shape = Record<string, Schema>;

/** Who may call the operation at all; finer rules live in the server's policy files. */
export type Access = "public" | "user" | "admin";
export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** How a body travels: JSON, one multipart field `file`, or raw bytes. */
export type BodyKind = "json" | "multipart" | "bytes";

/** One operation of the HTTP contract (`CONTRIBUTING.md`). `path` is relative to `/api`, params as `{name}`. */
export interface Endpoint {
  method: Method;
  path: string;
  access: Access;
  /** For administrator operations: this permission suffices without the admin role. */
  permission?: AdminPermission;
  /** Also allowed to somebody who must have a second factor and has not set one up yet (`AUTH-8`). */
  unenrolled?: true;
  summary: string;
  params?: Shape;
  query?: Shape;
  headers?: Shape;
  body?: Schema;
  bodyKind?: BodyKind;
  /** Maximum bytes of the one file, or of the JSON body; by default that of any upload, or what the schema needs. */
  bodyMax?: number;
  out: Schema;
  errors: readonly ErrorName[];
  /** What a legacy caller gets beside the declared input (`protocol §1.4`). */
  note?: string;
}

/** Declares an operation and keeps its exact type. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/**
 * Every error a call may return: those the operation names, and those checked before any handler: the token, the input,
 * the body's size and count, internal errors.
 */
export function errorsOf(endpoint: Endpoint): ErrorName[] {
  const { access, params, query, headers, body, bodyKind, unenrolled } = endpoint;
  const names = new Set<ErrorName>(endpoint.errors);
  if (access !== "public") names.add("noToken").add("badToken");
  if (access !== "public" && !unenrolled) names.add("secondFactor");
  if (access === "admin") names.add("forbidden");
  if (params || query || headers || body || bodyKind) names.add("invalid").add("tooLarge");
  if (body || bodyKind) names.add("tooMany");
  names.add("failed").add("unavailable");
  return [...names].sort((one, other) => errors[one].code - errors[other].code);
}

type ShapeOut<S> = S extends Shape
  ? z.core.$InferObjectOutput<S, Record<never, never>>
  : Record<never, never>;
type ShapeIn<S> = S extends Shape ? z.core.$InferObjectInput<S, Record<never, never>> : Record<never, never>;
type BodyOut<B> = B extends Schema ? z.output<B> : Record<never, never>;
type Flat<T> = { [K in keyof T]: T[K] };

/** What a handler receives: params, query, headers and body, checked and merged into one object. */
export type InputOf<E extends Endpoint> = Flat<
  ShapeOut<E["params"]> & ShapeOut<E["query"]> & ShapeOut<E["headers"]> & BodyOut<E["body"]>
>;

/** What a handler returns and a client gets as `data`. */
export type OutputOf<E extends Endpoint> = z.output<E["out"]>;

type Part<Name extends string, S, Value> = S extends undefined
  ? Record<never, never>
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** What a caller passes: only the parts the operation declares. */
export type CallOf<E extends Endpoint> = Flat<
  Part<"params", E["params"] extends Shape ? E["params"] : undefined, ShapeIn<E["params"]>> &
    Part<"query", E["query"] extends Shape ? E["query"] : undefined, ShapeIn<E["query"]>> &
    Part<"headers", E["headers"] extends Shape ? E["headers"] : undefined, ShapeIn<E["headers"]>> &
    Part<
      "body",
      E["body"] extends Schema ? E["body"] : undefined,
      E["body"] extends Schema ? z.input<E["body"]> : never
    >
>;
