import type { Config } from "./config.ts";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { fileURLToPath } from "node:url";
import { authenticate, authRoutes, ensureAdministrator, flushSessionNotes, gateRegistration, standingSessions } from "./domains/auth/index.ts";
import { fileRoutes, serveFiles } from "./domains/files/index.ts";
import { friendsOf, friendsRoutes, onPresenceChanged, relationsOf } from "./domains/friends/index.ts";
import { groupsRoutes, membersOfRoom } from "./domains/groups/index.ts";
import { messageRoutes, readStream, streamHead } from "./domains/messages/index.ts";
import { type Connection, Gateway, serveSockets } from "./domains/realtime/index.ts";
import { readSettings, settingsRoutes } from "./domains/settings/index.ts";
import { flushLastSeen, noteLastSeen, onProfileChanged, provideRelations, usersRoutes } from "./domains/users/index.ts";
import { type Given, type Made, makeServices } from "./make-services.ts";
import { tell } from "./platform/bus.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { serveApiDocs } from "./platform/http/openapi.ts";
import { registerRoutes } from "./platform/http/register-routes.ts";
import { serveWebApp } from "./platform/http/web-app.ts";
import { createJobs } from "./platform/jobs.ts";
import type { Services } from "./platform/services.ts";
import { schedule } from "./schedule.ts";
import { serveHealth } from "./serve-health.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** A composed server. */
export interface App {
  http: FastifyInstance;
  made: Made;
  /** Listens; resolves with the port. */
  listen(): Promise<number>;
  /** Stops accepting, finishes what is under way, closes sockets with 1001, then everything else. */
  close(): Promise<void>;
}

async function startGateway({ services, metrics }: Made): Promise<{ gateway: Gateway; hooks: SocketHooks }> {
  const { bus, log, db } = services;
  const gateway = new Gateway({
    bus,
    log,
    loadRoom: (room) => membersOfRoom(db, room),
    readStream: (kind, after, upTo) => readStream(db, kind, after, upTo),
    streamHead: (kind) => streamHead(db, kind),
  });
  await gateway.start();
  return { gateway, hooks: socketHooks({ services, metrics }) };
}

interface SocketHooks {
  joined(connection: Connection): Promise<void>;
  left(connection: Connection): Promise<void>;
}

/** Presence follows sockets; friends who may see it are told. */
function socketHooks({ services, metrics }: Pick<Made, "services" | "metrics">): SocketHooks {
  const { presence, log } = services;
  const told = async (userId: number, terminals: number[]) => {
    await onPresenceChanged(services, userId, terminals).catch((error: unknown) => log.warn({ err: error }, "presence not told"));
  };
  return {
    async joined({ userId, terminal, sessionId }) {
      metrics.socketOpened();
      await presence.join(userId, terminal, sessionId);
      await told(userId, (await presence.terminalsOf([userId])).get(userId) ?? [terminal]);
    },
    async left({ userId, terminal, sessionId }) {
      metrics.socketClosed();
      noteLastSeen(services, userId);
      await told(userId, await presence.leave(userId, terminal, sessionId));
    },
  };
}

async function isAllowedOrigin(made: Made, origin: string): Promise<boolean> {
  return (await readSettings(made.services)).allowedOrigins.includes(origin);
}

/** Same origin always; others only from the list in the settings (`protocol §19.1.11`). */
async function mayConnect(made: Made, origin: string | undefined, host: string | undefined): Promise<boolean> {
  if (origin === undefined) return true;
  return (URL.canParse(origin) && new URL(origin).host === host) || isAllowedOrigin(made, origin);
}

/** What an earlier domain asks of a later one, or tells it (`house §1`). */
function connectDomains(services: Services): void {
  const { bus, db } = services;
  gateRegistration(services, async () => (await readSettings(services)).registrationOpen);
  provideRelations(services, relationsOf);
  onProfileChanged(services, async (userId) => {
    tell(bus, await friendsOf(db, userId), { type: "profile", userId });
  });
}

/** Puts the server together: the only wiring (`house §1`). */
export async function createApp(config: Config, given: Given = {}): Promise<App> {
  const made = await makeServices(config, given);
  const { services } = made;
  connectDomains(services);
  const http = await createHttpServer(services, (origin) => isAllowedOrigin(made, origin));
  const who = (accessToken: string) => authenticate(services, accessToken);
  const routes = [authRoutes, usersRoutes, friendsRoutes, fileRoutes, settingsRoutes, groupsRoutes, messageRoutes].flat();
  registerRoutes(http, routes, { services, authenticate: who, strict: config.environment === "test", answered: made.metrics.httpAnswered });
  serveFiles(http, services);
  serveApiDocs(http);
  serveHealth(http, made);
  await serveWebApp(http, WEB_FOLDER);
  const { gateway, hooks } = await startGateway(made);
  const sockets = { gateway, log: services.log, authenticate: who, ...hooks };
  const endSockets = serveSockets(http.server, { ...sockets, mayConnect: (origin, host) => mayConnect(made, origin, host) });
  http.addHook("preClose", async () => {
    gateway.stop();
    endSockets();
  });
  const jobs = createJobs({ db: services.db, clock: services.clock, log: services.log });
  const stopTimers = schedule(jobs, { services, gateway, standing: (ids) => standingSessions(services, ids) });
  await ensureAdministrator(services);
  return {
    http,
    made,
    async listen() {
      await http.listen({ port: config.port, host: config.host });
      return (http.server.address() as AddressInfo).port;
    },
    async close() {
      stopTimers();
      await http.close();
      await jobs.stop();
      await Promise.all([flushSessionNotes(services), flushLastSeen(services)]);
      await made.close();
    },
  };
}
