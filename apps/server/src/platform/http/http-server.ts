import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { langOf, SINGLE_UPLOAD_MAX, SMALL_BODY } from "@4d/contract";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Config } from "../../config.ts";
import { Failure } from "../failure.ts";
import type { Log } from "../log.ts";
import { announcedLength } from "./admit-request.ts";
import { failureEnvelope, logFault } from "./envelope.ts";
import { Intake, type IntakeParts } from "./intake/intake.ts";
import { refusalResponse } from "./intake/refusals.ts";
import { type AllowedOrigin, allowOrigins, sameSite } from "./origins.ts";
import { readBody } from "./read-body.ts";
import { proxyTrust } from "./sender-address.ts";
import { isSecure } from "./strict-transport.ts";
import { attachIntake, serverOptions } from "./watch-intake.ts";

/** Besides its file a form carries a few short fields. */
const FORM = { fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 1024, headerPairs: 16 };

/** Enough for the largest upload in one piece at half a megabit a second; a slower sender would only hold a place. */
const REQUEST_MS = 15 * 60_000;

/** A LiveKit client asks here why its socket was refused. */
const roomHost = ({ liveKit }: Config): string[] =>
  liveKit === undefined ? [] : [new URL(liveKit.url.replace(/^ws/, "http")).origin];

const contentSecurityPolicy = (config: Config, frames: () => string) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:", "blob:"],
    mediaSrc: ["'self'", "blob:"],
    connectSrc: ["'self'", "ws:", "wss:", ...roomHost(config)],
    workerSrc: ["'self'", "blob:"],
    frameSrc: [frames],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    // The web app's only policy (`apps/web/src/platform/trusted-url.ts`): no script can create another.
    trustedTypes: ["four-d"],
    upgradeInsecureRequests: null,
  },
});

/** Hosts whose pages ours may show in a frame, besides our own. */
export type FrameHosts = () => Promise<readonly string[]>;

/** The current `frame-src`: looked up before each page, usually from memory. */
function framesOf(app: FastifyInstance, frameHosts: FrameHosts): () => string {
  let frames = "'self'";
  app.addHook("onRequest", async (request) => {
    if (!request.url.startsWith("/h5/")) return;
    try {
      frames = ["'self'", ...(await frameHosts()).map((host) => `https://${host}`)].join(" ");
    } catch {
      // When the database is down, pages still work and allow what they allowed before.
    }
  });
  return () => frames;
}

const lang = (request: FastifyRequest) => langOf(request.headers["accept-language"]);

/** Parses JSON bodies of any declared type; an empty one counts as absent (`PUT /refreshToken` sends none). */
function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/octet-stream/, (_request, payload, done) => done(null, payload));
  app.addContentTypeParser(
    "*",
    async (request: FastifyRequest, payload: IncomingMessage): Promise<unknown> => {
      const most = request.routeOptions.bodyLimit;
      const text = (await readBody(payload, { most, announced: announcedLength(request) })).toString();
      if (text === "") return undefined;
      try {
        const body: unknown = JSON.parse(text);
        return body;
      } catch {
        throw Object.assign(new Error("body is no JSON"), {
          code: "FST_ERR_CTP_INVALID_JSON_BODY",
          statusCode: 200,
        });
      }
    },
  );
}

/** Answers a path that is not UTF-8 or has a part that is too long: it reaches neither a route nor a hook. */
const respondUnroutable =
  (intake: Intake): FastifyHttpOptions<Server>["frameworkErrors"] =>
  (_error, request, reply) => {
    reply.hijack();
    intake.begin(request.raw, reply.raw, request.ip);
    intake.count("malformed");
    const { envelope } = failureEnvelope(new Failure("invalid"), lang(request), request.id);
    const isApi = request.url.startsWith("/api/");
    const text = isApi ? JSON.stringify(envelope) : envelope.message;
    const headers = {
      "content-type": `${isApi ? "application/json" : "text/plain"}; charset=utf-8`,
      "content-length": Buffer.byteLength(text),
      connection: "close",
    };
    reply.raw.writeHead(isApi ? 200 : 400, headers).end(text);
  };

/** Handles unknown paths, and errors outside the operations' own routes. */
function handleUnmatched(app: FastifyInstance, intake: Intake): void {
  app.setNotFoundHandler((request, reply) => {
    if (!request.url.startsWith("/api/")) return reply.code(404).type("text/plain").send("Not found");
    const { envelope } = failureEnvelope(new Failure("notFound"), lang(request), request.id);
    return reply.code(200).type("application/json; charset=utf-8").serializer(JSON.stringify).send(envelope);
  });
  app.setErrorHandler((error, request, reply) => {
    const { envelope, unexpected } = failureEnvelope(error, lang(request), request.id);
    if (unexpected) logFault({ request, error, count: () => intake.count("broken off") });
    // App clients do not request files, health or pages: there the status itself is the answer.
    if (!request.url.startsWith("/api/")) {
      return (
        reply
          .code(envelope.code < 600 ? envelope.code : 500)
          // The failed response may already have set how long it stays fresh.
          .header("cache-control", "no-store")
          .type("text/plain")
          .send(envelope.message)
      );
    }
    return reply.code(200).type("application/json; charset=utf-8").serializer(JSON.stringify).send(envelope);
  });
}

/** Creates a Fastify instance that answers with the envelope even when something fails before any route. */
export async function createHttpServer(
  { config, log }: { config: Config; log: Log },
  isAllowed: AllowedOrigin = async () => false,
  frameHosts: FrameHosts = async () => [],
  { limits, refused }: Pick<IntakeParts, "limits" | "refused"> = {},
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log;
  const intake = new Intake({ limits, refused, isProxied: config.trustProxy !== false, refusalResponse });
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: SMALL_BODY,
    requestTimeout: REQUEST_MS,
    ...serverOptions(intake, log),
    // A logger per request costs more than the request; errors name the request themselves.
    childLoggerFactory: (parent) => parent,
    // Short enough to read aloud.
    genReqId: () => randomUUID().slice(-12),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: respondUnroutable(intake),
  });
  attachIntake(app, intake, log);
  acceptBodies(app);
  allowOrigins(app, sameSite(config), isAllowed);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(config, framesOf(app, frameHosts)),
    crossOriginEmbedderPolicy: false,
    hsts: isSecure(config),
  });
  await app.register(multipart, { limits: { fileSize: SINGLE_UPLOAD_MAX, files: 1, ...FORM } });
  handleUnmatched(app, intake);
  return app;
}
