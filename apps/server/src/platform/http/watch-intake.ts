import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { SINGLE_UPLOAD_MAX, SMALL_BODY } from "@4d/contract";
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "../log.ts";
import { announcedLength } from "./admit-request.ts";
import type { Intake } from "./intake/intake.ts";
import { type IntakeRefusal, refusalOf, refusalResponse } from "./intake/refusals.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Tracks what has not arrived yet, and from whom. */
    intake: Intake;
  }
}

/** Browsers and proxies together send a third of this. */
const HEADERS_MOST = 100;
/** A short refused body is dropped and its connection stays; with a longer one it ends after the response. */
const DROPPED_MAX = 2 * SMALL_BODY;
/** … and of an account's upload, whose sender should learn why. */
const DROPPED_UPLOAD_MAX = 2 * SINGLE_UPLOAD_MAX;

/** Whether the rest of a refused body arrives soon enough to be dropped. */
function isSoonDropped(intake: Intake, request: FastifyRequest): boolean {
  if (request.headers.expect !== undefined) return false;
  const connection = intake.connectionOf(request.raw.socket);
  const left = (announcedLength(request) ?? Number.POSITIVE_INFINITY) - (connection?.read() ?? 0);
  return left <= (connection?.isUpload ? DROPPED_UPLOAD_MAX : DROPPED_MAX);
}

/** Only WebSockets on their path are upgraded; any other upgrade request is an ordinary request. */
const isSocketUpgrade = ({ url = "", headers }: IncomingMessage): boolean =>
  url.split("?", 1)[0] === "/im" && headers.upgrade?.toLowerCase() === "websocket";

/** Lets the intake see each request before anything else does, and handles what Node would answer by itself. */
export function attachIntake(app: FastifyInstance, intake: Intake, log: Log): void {
  const { server } = app;
  app.decorate("intake", intake);
  server.maxHeadersCount = HEADERS_MOST;
  intake.watch(server);
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    if (!intake.begin(raw, reply.raw, request.ip)) return;
    const isNamed = raw.httpVersion === "1.0" || raw.headers.host !== undefined;
    if (isNamed) done();
    else refuseConnection({ intake, log }, raw.socket, { why: "malformed" });
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.raw.complete === false && !isSoonDropped(intake, request))
      reply.header("connection", "close");
    done(null, payload);
  });
  // The head does not tell whether a body is wanted: `askForBody` decides.
  for (const event of ["checkContinue", "checkExpectation"] as const)
    server.on(event, (request, answer) => void server.emit("request", request, answer));
  server.on("connect", (_request, wire) => {
    wire.on("error", () => wire.destroy());
    wire.end("HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\n\r\n", () => wire.destroy());
  });
}

/** Options of Node's server: the time limit of a head, and the handler for unreadable requests. */
export function serverOptions(
  intake: Intake,
  log: Log,
): Pick<FastifyHttpOptions<Server>, "http" | "return503OnClosing" | "clientErrorHandler"> {
  return {
    http: {
      headersTimeout: intake.limits.headMs,
      connectionsCheckingInterval: intake.limits.sweepMs,
      // Node's own refusal has no envelope.
      requireHostHeader: false,
      shouldUpgradeCallback: isSocketUpgrade,
    },
    // While the server closes, responses are envelopes too.
    return503OnClosing: false,
    clientErrorHandler(error, socket) {
      const packet: unknown = error.rawPacket;
      const unread = packet instanceof Uint8Array ? packet : undefined;
      refuseConnection({ intake, log }, socket, { why: refusalOf(error.code), packet: unread });
    },
  };
}

/**
 * Answers a request that will reach no route, and ends its connection. A sender who has disconnected, or is in the
 * middle of another response, gets nothing.
 */
function refuseConnection(
  { intake, log }: { intake: Intake; log: Log },
  socket: Socket,
  { why, packet }: { why: IntakeRefusal; packet?: Uint8Array | undefined },
): void {
  const connection = intake.connectionOf(socket);
  if (connection?.leavingSince !== undefined || socket.destroyed) return;
  intake.count(why);
  log.debug({ why }, "a request was refused before its route");
  if (connection === undefined || why === "broken off" || !socket.writable || !connection.canRespond())
    socket.destroy();
  else intake.dismiss(connection, refusalResponse(connection, why, packet));
}
