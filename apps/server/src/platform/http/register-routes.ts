import { Readable } from "node:stream";
import { bodyMaxBytes, type Endpoint, errors, langOf, OK } from "@4d/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor, Context, UserActor } from "../context.ts";
import { ensure, fail } from "../failure.ts";
import { FairQueue } from "../fair-queue.ts";
import { toClientJson } from "../names/client-json.ts";
import { perServices } from "../per-services.ts";
import { logSecurityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { NO_SPAN, type Span } from "../tracing/tracing.ts";
import {
  askForBody,
  beginUpload,
  ensureBodyLimit,
  type LimitRefund,
  takeAddressLimit,
  takeBodyLimit,
} from "./admit-request.ts";
import { ensureResponse, readInput, undeclaredError } from "./contract-checks.ts";
import { type Envelope, failureEnvelope, logFault, success } from "./envelope.ts";
import { incomingOf } from "./incoming.ts";
import type { Route } from "./routes.ts";
import { isSecure, STRICT_TRANSPORT } from "./strict-transport.ts";

/** The owner of a token. @throws Failure `badToken` when it is malformed, expired or its session ended. */
export type Authenticate = (accessToken: string) => Promise<UserActor>;

export interface RoutesOptions {
  services: Services;
  authenticate: Authenticate;
  /** Checks every response against the contract; on in tests. */
  strict: boolean;
  /** Whether an actor may call an administrators' operation; when absent, nobody may. */
  mayAdminister?: (actor: UserActor, endpoint: Endpoint) => boolean;
  /** Called before each such operation runs; returns a function that records the resulting code. */
  recordAdminCall?: (
    ctx: Context,
    endpoint: Endpoint,
    input: Record<string, unknown>,
  ) => Promise<(code: number) => Promise<void>>;
  /** Whether an operation changes how an account is protected: each call of it is logged. */
  isSecurityRelevant?: (endpoint: Endpoint) => boolean;
  /** The message for people who must first set up their second factor. */
  unenrolled?: { zh: string; en: string; data: object };
  /** Called for every response, for the metrics. */
  onResponse?(operation: string, code: number, milliseconds: number): void;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

// im-web sends the token URI-encoded; a broken escape makes a malformed token like any other (W10).
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
    logSecurityEvent(options.services, "desk refused", { userId: actor.id, address, operation, reqId });
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

/**
 * Concurrent requests per account; the others wait, however many there are, so that no account fills the database's
 * few connections. A slow upload holds no slot while its bytes arrive.
 */
const AT_ONCE = 16;
const requestsOf = perServices(({ closing }) => {
  const unbounded = Number.POSITIVE_INFINITY;
  const bounds = { width: unbounded, share: AT_ONCE, waitingEach: unbounded, waitingMost: unbounded };
  return new FairQueue<number>(bounds, closing);
});

/** Runs a verb in its account's queue. */
function inAccountQueue<T>({ endpoint }: Route, { actor, services }: Context<Actor>, verb: () => Promise<T>) {
  if (actor.kind !== "user" || endpoint.bodyKind) return verb();
  return requestsOf(services).run(actor.id, verb);
}

/** Who asks, and whether within their limits: all that can be known before the body is read. */
interface Admission {
  began: number;
  span: Span;
  ctx?: Context<Actor>;
  refund?: LimitRefund | undefined;
  /** The verb has started: the cost is not refunded. */
  isTaken: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    admission: Admission | null;
  }
}

/**
 * A `traceparent` of the caller is ignored: anybody could have their requests sampled, or add spans to a trace of
 * others. Only the pattern of the path is recorded, never the address, which may hold ids and words.
 */
const startSpan = ({ tracing }: Services, { method, path }: Endpoint): Span =>
  tracing.start(
    `${method} /api${path}`,
    { "http.request.method": method, "http.route": `/api${path}` },
    { root: true, kind: "server" },
  );

function endSpan(span: Span, code: number): void {
  span.set({ "fd.code": code });
  const isFault = code === errors.failed.code || code === errors.unavailable.code;
  span.end(isFault ? String(code) : undefined);
}

/** @throws Failure before a byte of the body is read. */
async function admit(app: FastifyInstance, route: Route, parts: RequestParts): Promise<void> {
  const { request, reply, options } = parts;
  const { endpoint, addressLimit: toll } = route;
  const { services } = options;
  const asking = { endpoint, request, services };
  const span = services.tracing.isOn ? startSpan(services, endpoint) : NO_SPAN;
  const admission: Admission = { began: performance.now(), span, isTaken: false };
  request.admission = admission;
  if (endpoint.access === "public") app.intake.markAnonymous(request.raw);
  ensureBodyLimit(asking);
  const actor = await actorOf(route, request, options);
  if (actor.kind === "user") {
    app.intake.identify(request.raw, actor.id);
    await takeBodyLimit(asking, actor.id);
    beginUpload(asking, app.intake);
  }
  admission.refund = toll && (await takeAddressLimit(asking, toll));
  admission.ctx = contextOf(request, actor, services);
  askForBody(request, reply);
}

interface RequestParts {
  request: FastifyRequest;
  reply: FastifyReply;
  options: RoutesOptions;
}

/** The body as input; a stream is none, whatever fields it has. */
function inputOf({ endpoint }: Route, { params, query, headers, body }: FastifyRequest) {
  const isRead = !endpoint.bodyKind && !(body instanceof Readable);
  return readInput(endpoint, { params, query, headers, body: isRead ? body : undefined });
}

async function serve(route: Route, request: FastifyRequest, options: RoutesOptions): Promise<unknown> {
  const { endpoint } = route;
  const { admission } = request;
  if (!admission?.ctx) throw new Error("a request came past its admission");
  const { ctx } = admission;
  const input = inputOf(route, request);
  const body = endpoint.bodyKind ? await incomingOf(request, endpoint) : undefined;
  admission.isTaken = true;
  const verb = () => route.handle({ ctx, input: input as never, ...(body ? { body } : {}) });
  const data = await options.services.tracing.within(admission.span, () =>
    inAccountQueue(route, ctx, () => withRecord({ route, ctx, input }, options, verb)),
  );
  if (options.strict) ensureResponse(endpoint, data);
  return data;
}

interface RecordedCall {
  route: Route;
  ctx: Context<Actor>;
  input: Record<string, unknown>;
}

/** The function that records the code of a call, in the security log or the administrators' audit log. */
async function recorderOf(
  { route: { endpoint }, ctx, input }: RecordedCall,
  { recordAdminCall: administered, isSecurityRelevant: noted }: RoutesOptions,
): Promise<((code: number) => Promise<void>) | undefined> {
  const { actor, services, address, requestId: reqId } = ctx;
  if (endpoint.access === "admin" && actor.kind === "user")
    return administered?.({ ...ctx, actor }, endpoint, input);
  if (!noted?.(endpoint)) return undefined;
  const who = { userId: actor.kind === "user" ? actor.id : undefined, address, reqId };
  return async (answered) =>
    logSecurityEvent(services, "account changed", { ...who, operation: endpoint.path, answered });
}

/** Runs a verb; an administrator's call is recorded before, and its outcome after. */
async function withRecord(
  call: RecordedCall,
  options: RoutesOptions,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { ctx } = call;
  const ended = await recorderOf(call, options);
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

function refusal(route: Route, request: FastifyRequest, options: RoutesOptions, error: unknown): Envelope {
  const named = options.strict
    ? undeclaredError(route.endpoint, error, request.admission?.isTaken ?? false)
    : error;
  const lang = langOf(header(request, "accept-language"));
  const { envelope, unexpected } = failureEnvelope(named, lang, request.id);
  if (unexpected)
    logFault({
      request,
      error: named,
      operation: route.endpoint.path,
      count: () => request.server.intake.count("broken off"),
    });
  return envelope;
}

/** Serves operations under `/api`; always HTTP 200 with the envelope (`protocol §1.3`). */
export function registerRoutes(app: FastifyInstance, list: readonly Route[], options: RoutesOptions): void {
  const always = headersOf(options.services);
  app.decorateRequest("admission", null);
  for (const route of list) {
    const { endpoint } = route;
    const operation = `${endpoint.method} ${endpoint.path}`;
    const respond = (request: FastifyRequest, reply: FastifyReply, envelope: Envelope): string => {
      const { began = performance.now(), span = NO_SPAN } = request.admission ?? {};
      endSpan(span, envelope.code);
      options.onResponse?.(operation, envelope.code, performance.now() - began);
      reply.code(200).headers(always).header("x-request-id", request.id);
      return toClientJson(envelope);
    };
    const refuse = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!request.admission?.isTaken) await request.admission?.refund?.();
      return respond(request, reply, refusal(route, request, options, error));
    };
    app.route({
      method: endpoint.method,
      // Pages need all the security headers; an envelope needs only these few, a thousand times a second.
      helmet: false,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      bodyLimit: bodyMaxBytes(endpoint),
      onRequest: async (request, reply) => {
        try {
          await admit(app, route, { request, reply, options });
        } catch (error) {
          return reply.send(await refuse(error, request, reply));
        }
      },
      errorHandler: (error, request, reply) =>
        void refuse(error, request, reply).then((said) => reply.serializer(String).send(said)),
      handler: async (request, reply) => {
        try {
          return respond(request, reply, success(await serve(route, request, options)));
        } catch (error) {
          return refuse(error, request, reply);
        }
      },
    });
  }
}
