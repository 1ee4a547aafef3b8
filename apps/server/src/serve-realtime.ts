import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Runtime } from "./create-services.ts";
import { authenticate, UNENROLLED } from "./domains/auth/index.ts";
import { publishPresence } from "./domains/friends/index.ts";
import { membersOfRoom, peopleOfRoom } from "./domains/groups/index.ts";
import { newestStreamId, readStream } from "./domains/messages/index.ts";
import { type Connection, Gateway, serveSockets } from "./domains/realtime/index.ts";
import { readSettings } from "./domains/settings/index.ts";
import { recordLastSeen } from "./domains/users/index.ts";
import type { UserActor } from "./platform/context.ts";
import { ensure } from "./platform/failure.ts";
import { sameSite } from "./platform/http/origins.ts";
import { senderAddress } from "./platform/http/sender-address.ts";
import type { Services } from "./platform/services.ts";

async function startGateway({ services, database }: Runtime): Promise<Gateway> {
  const { bus, log, db, clock, config, tracing } = services;
  const gateway = new Gateway({
    bus,
    log,
    tracing,
    loadRoom: (room) => membersOfRoom(db, room),
    peopleOfRoom: (room) => peopleOfRoom(db, room),
    readStream: (kind, after, upTo) => readStream(db, kind, { after, upTo, now: clock.now() }),
    newestStreamId: (kind) => newestStreamId(db, kind),
    isAlone: database.kind === "embedded" && config.redisUrl === undefined,
  });
  await gateway.start();
  return gateway;
}

interface SocketHooks {
  joined(connection: Connection): Promise<void>;
  left(connection: Connection): Promise<void>;
}

/** Presence follows sockets; friends who may see it are notified of changes. */
function socketHooks({ services, metrics }: Runtime, gateway: Gateway): SocketHooks {
  const { presence, log } = services;
  const onPresence = async (userId: number, terminals: number[] | null) => {
    if (terminals === null) return;
    await publishPresence(services, userId, terminals).catch((error: unknown) =>
      log.warn({ err: error }, "presence not told"),
    );
  };
  return {
    async joined({ userId, terminal, sessionId }) {
      metrics.socketOpened();
      await onPresence(userId, await presence.join(userId, terminal, sessionId));
    },
    async left({ userId, terminal, sessionId }) {
      metrics.socketClosed();
      // A newer socket of the same session joined before this one was known to be closed.
      if (gateway.has(userId, sessionId)) return;
      recordLastSeen(services, userId);
      await onPresence(userId, await presence.leave(userId, terminal, sessionId));
    },
  };
}

/** Whether the settings list this origin (`protocol §19.1.11`). */
export async function isAllowedOrigin(services: Services, origin: string): Promise<boolean> {
  return (await readSettings(services)).allowedOrigins.includes(origin);
}

/** Our own pages always; others only from the list in the settings (`protocol §19.1.11`). */
function socketOriginCheck(services: Services): (request: IncomingMessage) => Promise<boolean> {
  const isOwn = sameSite(services.config);
  return async (request) => {
    const { origin } = request.headers;
    return origin === undefined || isOwn(origin, request) || isAllowedOrigin(services, origin);
  };
}

/** The person behind a token; a required but missing second factor refuses sockets too (`abuse §3`). */
async function authenticateSocket(services: Services, accessToken: string): Promise<UserActor> {
  const actor = await authenticate(services, accessToken);
  ensure(!actor.unenrolled, "secondFactor", UNENROLLED);
  return actor;
}

/** Serves sockets beside HTTP; they close with 1001 before the server does. */
export async function serveRealtime(http: FastifyInstance, runtime: Runtime): Promise<Gateway> {
  const { services } = runtime;
  const gateway = await startGateway(runtime);
  const addressOf = senderAddress(services.config.trustProxy);
  const endSockets = serveSockets(http.server, {
    gateway,
    log: services.log,
    authenticate: (accessToken) => authenticateSocket(services, accessToken),
    mayConnect: socketOriginCheck(services),
    arrived: (request, wire) => http.intake.upgraded(wire, addressOf(request)),
    known: (wire) => http.intake.release(wire),
    ...socketHooks(runtime, gateway),
  });
  http.addHook("preClose", async () => {
    gateway.stop();
    endSockets();
  });
  return gateway;
}
