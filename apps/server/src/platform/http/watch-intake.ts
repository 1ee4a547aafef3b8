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
    /** What has not arrived yet, and who may still send it. */
    intake: Intake;
  }
}

/** Browsers and proxies together send a third of it. */
const HEADERS_MOST = 100;
/** A few letters of a refused body are dropped while its connection stays; a longer one ends with the answer. */
const DROPPED_MAX = 2 * SMALL_BODY;
/** … and of an upload by an account, which wants to hear why. */
const DROPPED_UPLOAD_MAX = 2 * SINGLE_UPLOAD_MAX;

/** Whether the rest of a body that was refused comes in short enough a time to be dropped. */
function isSoonDropped(intake: Intake, request: FastifyRequest): boolean {
  if (request.headers.expect !== undefined) return false;
  const connection = intake.connectionOf(request.raw.socket);
  const left = (announcedLength(request) ?? Number.POSITIVE_INFINITY) - (connection?.read() ?? 0);
  return left <= (connection?.isUpload ? DROPPED_UPLOAD_MAX : DROPPED_MAX);
}

/** Only sockets are served, and only there; any other wish for another protocol is an ordinary request. */
const isSocketUpgrade = ({ url = "", headers }: IncomingMessage): boolean =>
  url.split("?", 1)[0] === "/im" && headers.upgrade?.toLowerCase() === "websocket";

/** Lets the intake see each request before anything else does, and ends what Node would answer by itself. */
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
  // Whether a body is wanted is not known by its head: `askForBody` says it.
  for (const event of ["checkContinue", "checkExpectation"] as const)
    server.on(event, (request, answer) => void server.emit("request", request, answer));
  server.on("connect", (_request, wire) => {
    wire.on("error", () => wire.destroy());
    wire.end("HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\n\r\n", () => wire.destroy());
  });
}

/** What Node's server is told: how long a head may take, and to whom it leaves what it cannot read. */
export function serverOptions(
  intake: Intake,
  log: Log,
): Pick<FastifyHttpOptions<Server>, "http" | "return503OnClosing" | "clientErrorHandler"> {
  return {
    http: {
      headersTimeout: intake.limits.headMs,
      connectionsCheckingInterval: intake.limits.sweepMs,
      // Node's own refusal of it has no envelope.
      requireHostHeader: false,
      shouldUpgradeCallback: isSocketUpgrade,
    },
    // While the server closes too, an answer is the envelope.
    return503OnClosing: false,
    clientErrorHandler(error, socket) {
      const packet: unknown = error.rawPacket;
      const unread = packet instanceof Uint8Array ? packet : undefined;
      refuseConnection({ intake, log }, socket, { why: refusalOf(error.code), packet: unread });
    },
  };
}

/**
 * Answers what no route will see, and ends its connection. A sender who is gone, or in the middle of another answer,
 * hears nothing.
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
