import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

import { createServices, type Runtime, type ServiceOverrides } from "./create-services.ts";
import { accountRoutes, serveExports } from "./domains/account/index.ts";
import {
  adminRoutes,
  countResponse,
  flushResponseCounts,
  mayUseOperation,
  recordAdminAct,
} from "./domains/admin/index.ts";
import { aiChatsRoutes, type ReplyWorker, serveVoices, startReplyWorker } from "./domains/ai-chats/index.ts";
import {
  authenticate,
  authRoutes,
  ensureAdministrator,
  findActiveSessions,
  flushSessionUse,
  isSecurityRelevant,
  UNENROLLED,
} from "./domains/auth/index.ts";
import { browserErrorRoutes } from "./domains/browser-errors/index.ts";
import { callsRoutes } from "./domains/calls/index.ts";
import { adFrameHosts, capsulesRoutes } from "./domains/capsules/index.ts";
import { charactersRoutes, ensureStarters, warmStarters } from "./domains/characters/index.ts";
import { craftRoutes } from "./domains/craft/index.ts";
import { discoverRoutes, rankPosts } from "./domains/discover/index.ts";
import { fileRoutes, serveFiles } from "./domains/files/index.ts";
import { friendsRoutes } from "./domains/friends/index.ts";
import { giftsRoutes } from "./domains/gifts/index.ts";
import { groupsRoutes } from "./domains/groups/index.ts";
import { imageQueue, imagesRoutes } from "./domains/images/index.ts";
import { messageRoutes } from "./domains/messages/index.ts";
import { paymentsRoutes, servePayments } from "./domains/payments/index.ts";
import { type PushWorker, pushRoutes, startPushWorker } from "./domains/push/index.ts";
import { saveKeyCheck, sealStoredSecrets, settingsRoutes } from "./domains/settings/index.ts";
import { countSquare, ensureStarterPosts, squareRoutes } from "./domains/square/index.ts";
import { ensureStarterStories, storiesRoutes } from "./domains/stories/index.ts";
import { claimOldLooks, flushLastSeen, usersRoutes } from "./domains/users/index.ts";
import { createHealthMonitor, type HealthMonitor } from "./health-monitor.ts";
import { closeHttp } from "./platform/http/close-http.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { serveApiDocs } from "./platform/http/openapi.ts";
import { registerRoutes } from "./platform/http/register-routes.ts";
import { serveWebApp } from "./platform/http/web-app.ts";
import type { JobWorker } from "./platform/job-queue/job-queue.ts";
import { createJobs, type Jobs } from "./platform/jobs.ts";
import type { Services } from "./platform/services.ts";
import { schedule } from "./schedule.ts";
import { serveHealth } from "./serve-health.ts";
import { isAllowedOrigin, serveRealtime } from "./serve-realtime.ts";
import { endWithin } from "./shutdown.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** A composed server. */
export interface App {
  http: FastifyInstance;
  runtime: Runtime;
  /** Writes the replies of AI characters. */
  replyWorker: ReplyWorker;
  /** Generates the images people ask for. */
  imageWorker: JobWorker;
  /** Sends push messages while the app is closed. */
  pushWorker: PushWorker;
  /** Checks the server and its dependencies; in tests only when called. */
  healthMonitor: HealthMonitor;
  /** Settles once the starter characters and stories are loaded. */
  starters: Promise<void>;
  /** Listens; resolves with the port. */
  listen(): Promise<number>;
  /** Stops accepting, finishes work under way, closes sockets with 1001, then everything else. */
  close(): Promise<void>;
}

const routes = [
  authRoutes,
  accountRoutes,
  usersRoutes,
  friendsRoutes,
  fileRoutes,
  settingsRoutes,
  groupsRoutes,
  messageRoutes,
  pushRoutes,
  browserErrorRoutes,
  callsRoutes,
  capsulesRoutes,
  giftsRoutes,
  paymentsRoutes,
  charactersRoutes,
  aiChatsRoutes,
  imagesRoutes,
  storiesRoutes,
  craftRoutes,
  adminRoutes,
  squareRoutes,
  discoverRoutes,
].flat();

/** Serves everything reached over HTTP. */
async function openHttp(runtime: Runtime, healthMonitor: HealthMonitor): Promise<FastifyInstance> {
  const { services, metrics } = runtime;
  const http = await createHttpServer(
    services,
    (origin) => isAllowedOrigin(services, origin),
    () => adFrameHosts(services),
    { refused: metrics.intakeRefused },
  );
  registerRoutes(http, routes, {
    services,
    authenticate: (accessToken) => authenticate(services, accessToken),
    strict: services.config.environment === "test",
    unenrolled: UNENROLLED,
    mayAdminister: (actor, { permission }) => mayUseOperation(actor, permission),
    recordAdminCall: recordAdminAct,
    isSecurityRelevant,
    onResponse(operation, code, milliseconds) {
      metrics.httpAnswered(operation, code, milliseconds);
      countResponse(services, code);
    },
  });
  serveFiles(http, services);
  serveVoices(http, services);
  serveExports(http, services);
  servePayments(http, services);
  serveApiDocs(http, services.closing);
  serveHealth(http, runtime, healthMonitor);
  await serveWebApp(http, services.config.webDir ?? WEB_FOLDER);
  return http;
}

/**
 * Loads the starter characters, posts and stories while the server already answers, and ranks what exists. After a
 * failure the next start tries again.
 */
async function loadStarterContent(services: Services, isStopping: () => boolean): Promise<void> {
  const { starterContent } = services.config;
  try {
    if (starterContent) {
      await ensureStarters(services, isStopping);
      await warmStarters(services, isStopping);
      await ensureStarterPosts(services, isStopping);
      if (!isStopping()) await countSquare(services);
    }
    if (!isStopping()) await rankPosts(services);
    if (starterContent) await ensureStarterStories(services, isStopping);
  } catch (error) {
    if (!isStopping()) services.log.error({ err: error }, "what the product brings along could not be kept");
  }
}

/** Writes what is buffered in memory. An unavailable database does not prevent shutdown. */
async function flushAll(services: Services): Promise<void> {
  const flushes = [flushSessionUse(services), flushLastSeen(services), flushResponseCounts(services)];
  for (const flush of await Promise.allSettled(flushes))
    if (flush.status === "rejected")
      services.log.warn({ err: flush.reason }, "what was counted last could not be written");
}

/** The parts that run by themselves and end with the server. */
type ShutdownParts = Pick<
  App,
  "runtime" | "http" | "replyWorker" | "imageWorker" | "pushWorker" | "starters"
> & {
  jobs: Jobs;
};

/** Requests under way may finish for this long; then queued, threaded and remote work is ended. */
const END_WORK_AFTER_MS = 2_000;
/** Connections are cut off after this long. */
const CUT_AFTER_MS = 3_500;

/** Ends everything within eight seconds: first what still writes, last what it writes to. */
async function shutDown({ runtime: made, http, jobs, ...parts }: ShutdownParts): Promise<void> {
  const { services } = made;
  const end = (name: string, withinMs: number, work: () => Promise<unknown>) =>
    endWithin(services.log, { name, withinMs, end: work });
  const timer = setTimeout(() => made.endWork(), END_WORK_AFTER_MS);
  await Promise.all([
    end("starter content", 4_500, () => parts.starters),
    end("answers of characters", 4_500, () => parts.replyWorker.stop()),
    end("imageWorker", 4_500, () => parts.imageWorker.stop()),
    end("periodic tasks", 4_500, () => jobs.stop()),
    end("requests", 4_500, () => closeHttp(http, CUT_AFTER_MS)),
  ]);
  clearTimeout(timer);
  made.endWork();
  await Promise.all([
    end("pushes", 1_000, () => parts.pushWorker.stop()),
    end("last counts", 1_000, () => flushAll(services)),
  ]);
  await end("database and connections", 2_500, () => made.close());
}

/** Composes the server: the only wiring. @throws StartRefused, with everything closed again. */
export async function createApp(config: Config, overrides: ServiceOverrides = {}): Promise<App> {
  const runtime = await createServices(config, overrides);
  try {
    await saveKeyCheck(runtime.services);
    return await compose(runtime);
  } catch (error) {
    await runtime.close();
    throw error;
  }
}

async function compose(runtime: Runtime): Promise<App> {
  const { services } = runtime;
  const { config } = services;
  const { db, clock, log } = services;
  const { registerJob: onRegistered, jobFailed: onFailed } = runtime.metrics;
  const jobs = createJobs({ db, clock, log, onRegistered, onFailed });
  const healthMonitor = createHealthMonitor(runtime, jobs);
  const http = await openHttp(runtime, healthMonitor);
  const gateway = await serveRealtime(http, runtime);
  const activeSessionsOf = (ids: readonly string[]) => findActiveSessions(services, ids);
  const stopTimers = schedule(jobs, { services, gateway, activeSessionsOf, onRegistered, onFailed });
  await healthMonitor.refreshState();
  await claimOldLooks(services);
  await ensureAdministrator(services);
  await sealStoredSecrets(services);
  const { pushEnded, queuedJobEnded } = runtime.metrics;
  const replyWorker = startReplyWorker(services, queuedJobEnded);
  const imageWorker = imageQueue(services);
  imageWorker.start(queuedJobEnded);
  const pushWorker = startPushWorker(services, pushEnded, queuedJobEnded);
  let stopping = false;
  const starters = loadStarterContent(services, () => stopping);
  return {
    http,
    runtime,
    replyWorker,
    imageWorker,
    pushWorker,
    starters,
    healthMonitor,
    async listen() {
      await http.listen({ port: config.port, host: config.host });
      void services.llm.prepare();
      // Tests trigger checks themselves: their fake models count the requests they get.
      if (config.environment !== "test") healthMonitor.start();
      const address = http.server.address();
      return typeof address === "object" && address ? address.port : config.port;
    },
    async close() {
      healthMonitor.stop();
      stopTimers();
      stopping = true;
      await shutDown({ runtime, http, jobs, replyWorker, imageWorker, pushWorker, starters });
    },
  };
}
