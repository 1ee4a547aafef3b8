import { type Endpoint, langOf, OK } from "@4d/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Actor, Context, UserActor } from "../context.ts";
import { ensure, fail } from "../failure.ts";
import { shownJson } from "../names/shown-json.ts";
import { noteSecurity } from "../note-security.ts";
import type { Services } from "../services.ts";
import { type Envelope, failureEnvelope, success } from "./envelope.ts";
import { incomingOf } from "./incoming.ts";
import { readInput } from "./read-input.ts";
import type { Route } from "./routes.ts";
import { isSecure, STRICT_TRANSPORT } from "./strict-transport.ts";

/** Who sends this token. @throws Failure `badToken` when it is malformed, expired or its session ended. */
export type Authenticate = (accessToken: string) => Promise<UserActor>;

export interface RoutesOptions {
  services: Services;
  authenticate: Authenticate;
  /** Check every answer against the contract; on in tests. */
  strict: boolean;
  /** Whether somebody may call an operation for administrators; nobody may when absent. */
  mayAdminister?: (actor: UserActor, endpoint: Endpoint) => boolean;
  /** Told of every call of such an operation before it runs; what it answers is told the code. */
  administered?: (
    ctx: Context,
    endpoint: Endpoint,
    input: Record<string, unknown>,
  ) => Promise<(code: number) => Promise<void>>;
  /** Whether an operation changes how an account is protected: each call of it leaves a line in the log. */
  noted?: (endpoint: Endpoint) => boolean;
  /** What somebody reads who has to set up his second factor first. */
  unenrolled?: { zh: string; en: string; data: object };
  /** Told of every answer, for the metrics. */
  answered?(operation: string, code: number, milliseconds: number): void;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

// im-web sends the token URI-encoded; a broken escape is a malformed token like any other (W10).
function decoded(token: string): string {
  if (!token.includes("%")) return token;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

async function actorOf(route: Route, request: FastifyRequest, options: RoutesOptions): Promise<Actor> {
  // A public operation ignores a stale token instead of rejecting it (`protocol §1.2`).
  if (route.endpoint.access === "public") return { kind: "anonymous" };
  const token = header(request, "accesstoken");
  ensure(token, "noToken");
  const actor = await options.authenticate(decoded(token));
  ensure(!actor.unenrolled || route.endpoint.unenrolled, "secondFactor", options.unenrolled);
  if (route.endpoint.access === "admin" && !options.mayAdminister?.(actor, route.endpoint)) {
    const { path: operation } = route.endpoint;
    const { ip: address, id: reqId } = request;
    noteSecurity(options.services, "desk refused", { userId: actor.id, address, operation, reqId });
    fail("forbidden");
  }
  return actor;
}

function contextOf(request: FastifyRequest, actor: Actor, services: Services): Context<Actor> {
  return {
    actor,
    services,
    lang: langOf(header(request, "accept-language")),
    address: request.ip,
    device: (header(request, "user-agent") ?? "").slice(0, 200),
    requestId: request.id,
  };
}

async function serve(route: Route, request: FastifyRequest, options: RoutesOptions): Promise<unknown> {
  const actor = await actorOf(route, request, options);
  const ctx = contextOf(request, actor, options.services);
  const { params, query, headers } = request;
  const raw = { params, query, headers, body: route.endpoint.bodyKind ? undefined : request.body };
  const input = readInput(route.endpoint, raw);
  const body = route.endpoint.bodyKind ? await incomingOf(request, route.endpoint) : undefined;
  const data = await watched({ route, ctx, input }, options, () =>
    route.handle({ ctx, input: input as never, ...(body ? { body } : {}) }),
  );
  if (options.strict) {
    const checked = z.safeParse(route.endpoint.out, data ?? null);
    if (!checked.success)
      fail("failed", {
        en: `answer of ${route.endpoint.path} breaks the contract: ${checked.error.message}`,
      });
  }
  return data;
}

interface Asked {
  route: Route;
  ctx: Context<Actor>;
  input: Record<string, unknown>;
}

/** What is told the code of a call that is written down, in the log or among the acts of administrators. */
async function watcherOf(
  { route: { endpoint }, ctx, input }: Asked,
  { administered, noted }: RoutesOptions,
): Promise<((code: number) => Promise<void>) | undefined> {
  const { actor, services, address, requestId: reqId } = ctx;
  if (endpoint.access === "admin" && actor.kind === "user")
    return administered?.({ ...ctx, actor }, endpoint, input);
  if (!noted?.(endpoint)) return undefined;
  const who = { userId: actor.kind === "user" ? actor.id : undefined, address, reqId };
  return async (answered) =>
    noteSecurity(services, "account changed", { ...who, operation: endpoint.path, answered });
}

/** Runs a verb; one for administrators is written down before, and its outcome after. */
async function watched(asked: Asked, options: RoutesOptions, work: () => Promise<unknown>): Promise<unknown> {
  const { ctx } = asked;
  const ended = await watcherOf(asked, options);
  if (!ended) return work();
  try {
    const data = await work();
    await ended(OK);
    return data;
  } catch (error) {
    await ended(failureEnvelope(error, ctx.lang, ctx.requestId).envelope.code);
    throw error;
  }
}

const headersOf = ({ config }: Services) => ({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  ...(isSecure(config) && { "strict-transport-security": STRICT_TRANSPORT }),
});

async function answer(route: Route, request: FastifyRequest, options: RoutesOptions): Promise<Envelope> {
  try {
    return success(await serve(route, request, options));
  } catch (error) {
    const lang = langOf(header(request, "accept-language"));
    const { envelope, unexpected } = failureEnvelope(error, lang, request.id);
    if (unexpected)
      request.log.error(
        { err: error, reqId: request.id, operation: route.endpoint.path },
        "operation failed",
      );
    return envelope;
  }
}

/** Serves operations under `/api`; always HTTP 200 with the envelope (`protocol §1.3`). */
export function registerRoutes(app: FastifyInstance, list: readonly Route[], options: RoutesOptions): void {
  const always = headersOf(options.services);
  for (const route of list) {
    app.route({
      method: route.endpoint.method,
      // Pages need the whole set of security headers; an envelope needs these few, a thousand times a second.
      helmet: false,
      url: `/api${route.endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const start = performance.now();
        const envelope = await answer(route, request, options);
        const operation = `${route.endpoint.method} ${route.endpoint.path}`;
        options.answered?.(operation, envelope.code, performance.now() - start);
        reply.headers(always).header("x-request-id", request.id);
        return shownJson(envelope);
      },
    });
  }
}
