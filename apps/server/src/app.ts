import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { connectModeration } from "./connect-moderation.ts";
import { accountRoutes, serveExports } from "./domains/account/index.ts";
import { adminRoutes, decided, flushAnswers, keepLine, mayCall, noteAnswer } from "./domains/admin/index.ts";
import {
  authenticate,
  authRoutes,
  ensureAdministrator,
  flushSessionNotes,
  gateRegistration,
  isNoted,
  requireFactorWhen,
  standingSessions,
  UNENROLLED,
} from "./domains/auth/index.ts";
import { callsRoutes } from "./domains/calls/index.ts";
import {
  adFrameHosts,
  capsulesRoutes,
  earned,
  provideCheck,
  provideLines,
} from "./domains/capsules/index.ts";
import {
  charactersRoutes,
  findByUser,
  findCharacterLinks,
  keepStarters,
  onCharacterRemoved,
  shownCharacter,
  warmStarters,
} from "./domains/characters/index.ts";
import { craftRoutes, shownDiscovery } from "./domains/craft/index.ts";
import { discoverRoutes, rankPosts } from "./domains/discover/index.ts";
import { fileRoutes, limitUploads, serveFiles } from "./domains/files/index.ts";
import {
  friendsOf,
  friendsRoutes,
  limitRequests,
  onRequested,
  relationsOf,
  wereFriends,
} from "./domains/friends/index.ts";
import { countAstray, giftsRoutes } from "./domains/gifts/index.ts";
import { groupsRoutes, shareGroup } from "./domains/groups/index.ts";
import { imagesRoutes, type Painting, shownPicture, startPainting } from "./domains/images/index.ts";
import { haveChat, messageRoutes } from "./domains/messages/index.ts";
import {
  countOverRefunded,
  countUncredited,
  paymentsRoutes,
  servePayments,
} from "./domains/payments/index.ts";
import { type Pushing, pushRoutes, startPushing } from "./domains/push/index.ts";
import {
  aiModels,
  keepKeyCheck,
  readSettings,
  sealStoredSecrets,
  settingsRoutes,
} from "./domains/settings/index.ts";
import {
  countSquare,
  keepStarterPosts,
  originsOf,
  provideCreations,
  provideLinks,
  squareRoutes,
  tellDecided,
  tellEarned,
  tellRequest,
} from "./domains/square/index.ts";
import {
  findStoryLinks,
  keepStarterStories,
  provideOrigins,
  shownStory,
  storiesRoutes,
} from "./domains/stories/index.ts";
import {
  type Answering,
  forgetCharacter,
  serveVoices,
  startAnswering,
  talksRoutes,
} from "./domains/talks/index.ts";
import {
  claimOldLooks,
  flushLastSeen,
  onProfileChanged,
  provideAcquaintance,
  provideRelations,
  usersRoutes,
} from "./domains/users/index.ts";
import { endInTime } from "./end-in-time.ts";
import { type Given, type Made, makeServices } from "./make-services.ts";
import { tell } from "./platform/bus.ts";
import { closeHttp } from "./platform/http/close-http.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { serveApiDocs } from "./platform/http/openapi.ts";
import { registerRoutes } from "./platform/http/register-routes.ts";
import { serveWebApp } from "./platform/http/web-app.ts";
import { createJobs, type Jobs } from "./platform/jobs.ts";
import { askAiSettings } from "./platform/llm/ask-ai-settings.ts";
import type { Services } from "./platform/services.ts";
import { schedule } from "./schedule.ts";
import { serveHealth } from "./serve-health.ts";
import { isAllowedOrigin, serveRealtime } from "./serve-realtime.ts";
import { type Watch, watchState } from "./watch-state.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** A composed server. */
export interface App {
  http: FastifyInstance;
  made: Made;
  /** Whoever answers for the AI characters. */
  answering: Answering;
  /** Whoever paints what people ask for. */
  painting: Painting;
  /** Whoever tells terminals of messages while the app is closed. */
  pushing: Pushing;
  /** Whoever looks how the server and what it leans on stand; of itself only outside of tests. */
  watch: Watch;
  /** Settles when the starter characters and stories are there. */
  starters: Promise<void>;
  /** Listens; resolves with the port. */
  listen(): Promise<number>;
  /** Stops accepting, finishes what is under way, closes sockets with 1001, then everything else. */
  close(): Promise<void>;
}

/** What an earlier domain asks of a later one, or tells it (`docs/directory-structure.md`). */
function connectDomains(services: Services): void {
  const { bus, db } = services;
  gateRegistration(services, async () => (await readSettings(services)).registration);
  requireFactorWhen(services, async () => (await readSettings(services)).security.adminSecondFactor);
  limitRequests(services, async () => (await readSettings(services)).limits.friendRequestsPerDay);
  services.limits.stretchBy(async () => (await readSettings(services)).limits.paces);
  limitUploads(services, async () => (await readSettings(services)).limits.uploadBytes);
  askAiSettings.answerWith(services, () => aiModels(services));
  provideRelations(services, relationsOf);
  provideAcquaintance(services, wereFriends, shareGroup, haveChat);
  connectModeration(services);
  provideCreations(services, "craft", shownDiscovery);
  provideCreations(services, "image", shownPicture);
  provideCreations(services, "character", ({ actor }, id) => shownCharacter(services, id, actor.id));
  provideCreations(services, "story", ({ actor }, id) => shownStory(services, id, actor.id));
  provideLinks(services, "character", (ids) => findCharacterLinks(db, ids));
  provideLinks(services, "story", (ids) => findStoryLinks(db, ids));
  provideOrigins(services, (id, ownerId) => originsOf(services, { kind: "story", id, ownerId }));
  provideLines(services, async ({ ownerId, id: userId }) => {
    const character = await findByUser(db, Number(userId));
    return character ? originsOf(services, { kind: "character", id: character.id, ownerId }) : [];
  });
  provideCheck(services, "giftsAddUp", countAstray);
  provideCheck(services, "ordersCreditedOnce", countUncredited);
  provideCheck(services, "refundsWithinPaid", countOverRefunded);
  onCharacterRemoved(services, (characterId) => forgetCharacter(services, characterId));
  decided.add(services, (trx, what) => tellDecided(services, trx, what));
  earned.add(services, (trx, what) => tellEarned(services, trx, what));
  onRequested(services, (asked) => tellRequest(services, asked));
  onProfileChanged(services, async (userId) => {
    tell(bus, await friendsOf(db, userId), { type: "profile", userId });
  });
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
  callsRoutes,
  capsulesRoutes,
  giftsRoutes,
  paymentsRoutes,
  charactersRoutes,
  talksRoutes,
  imagesRoutes,
  storiesRoutes,
  craftRoutes,
  adminRoutes,
  squareRoutes,
  discoverRoutes,
].flat();

/** Everything reached over HTTP. */
async function openHttp(made: Made, watch: Watch): Promise<FastifyInstance> {
  const { services, metrics } = made;
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
    mayAdminister: (actor, { permission }) => mayCall(actor, permission),
    administered: keepLine,
    noted: isNoted,
    answered(operation, code, milliseconds) {
      metrics.httpAnswered(operation, code, milliseconds);
      noteAnswer(services, code);
    },
  });
  serveFiles(http, services);
  serveVoices(http, services);
  serveExports(http, services);
  servePayments(http, services);
  serveApiDocs(http, services.closing);
  serveHealth(http, made, watch);
  await serveWebApp(http, services.config.webDir ?? WEB_FOLDER);
  return http;
}

/**
 * Brings the starter characters, posts and stories along while the server already answers, and ranks what there is; a
 * failure waits for the next start.
 */
async function bringStarters(services: Services, isStopping: () => boolean): Promise<void> {
  const { starterContent } = services.config;
  try {
    if (starterContent) {
      await keepStarters(services, isStopping);
      await warmStarters(services, isStopping);
      await keepStarterPosts(services, isStopping);
      if (!isStopping()) await countSquare(services);
    }
    if (!isStopping()) await rankPosts(services);
    if (starterContent) await keepStarterStories(services, isStopping);
  } catch (error) {
    if (!isStopping()) services.log.error({ err: error }, "what the product brings along could not be kept");
  }
}

/** Writes what is gathered in memory. A database that is away keeps nobody from stopping. */
async function flushAll(services: Services): Promise<void> {
  const flushes = [flushSessionNotes(services), flushLastSeen(services), flushAnswers(services)];
  for (const flush of await Promise.allSettled(flushes))
    if (flush.status === "rejected")
      services.log.warn({ err: flush.reason }, "what was counted last could not be written");
}

/** What runs by itself and ends when the server stops. */
type Ending = Pick<App, "made" | "http" | "answering" | "painting" | "pushing" | "starters"> & { jobs: Jobs };

/** Requests under way may end by themselves for so long; then work in queues, threads and elsewhere is ended. */
const END_WORK_AFTER_MS = 2_000;
/** Connections are cut off after so long. */
const CUT_AFTER_MS = 3_500;

/** Ends everything, in eight seconds at the most: first what still writes, at last where it writes to. */
async function endAll({ made, http, jobs, ...parts }: Ending): Promise<void> {
  const { services } = made;
  const end = (name: string, withinMs: number, work: () => Promise<unknown>) =>
    endInTime(services.log, { name, withinMs, end: work });
  const timer = setTimeout(() => made.endWork(), END_WORK_AFTER_MS);
  await Promise.all([
    end("starter content", 4_500, () => parts.starters),
    end("answers of characters", 4_500, () => parts.answering.stop()),
    end("painting", 4_500, () => parts.painting.stop()),
    end("periodic tasks", 4_500, () => jobs.stop()),
    end("requests", 4_500, () => closeHttp(http, CUT_AFTER_MS)),
  ]);
  clearTimeout(timer);
  made.endWork();
  await Promise.all([
    end("pushes", 1_000, () => parts.pushing.stop()),
    end("last counts", 1_000, () => flushAll(services)),
  ]);
  await end("database and connections", 2_500, () => made.close());
}

/** Puts the server together: the only wiring. @throws StartRefused, with everything closed again. */
export async function createApp(config: Config, given: Given = {}): Promise<App> {
  const made = await makeServices(config, given);
  try {
    await keepKeyCheck(made.services);
    return await compose(made);
  } catch (error) {
    await made.close();
    throw error;
  }
}

async function compose(made: Made): Promise<App> {
  const { services } = made;
  const { config } = services;
  connectDomains(services);
  const { db, clock, log } = services;
  const { jobKnown: known, jobFailed: failed } = made.metrics;
  const jobs = createJobs({ db, clock, log, known, failed });
  const watch = watchState(made, jobs);
  const http = await openHttp(made, watch);
  const gateway = await serveRealtime(http, made);
  const standing = (ids: readonly string[]) => standingSessions(services, ids);
  const stopTimers = schedule(jobs, { services, gateway, standing, known, failed });
  await watch.stand();
  await claimOldLooks(services);
  await ensureAdministrator(services);
  await sealStoredSecrets(services);
  const answering = startAnswering(services);
  const painting = startPainting(services);
  const pushing = startPushing(services, made.metrics.pushEnded);
  let stopping = false;
  const starters = bringStarters(services, () => stopping);
  return {
    http,
    made,
    answering,
    painting,
    pushing,
    starters,
    watch,
    async listen() {
      await http.listen({ port: config.port, host: config.host });
      void services.llm.prepare();
      // Tests try what they want tried; what they play for a model counts who asks.
      if (config.environment !== "test") watch.start();
      const address = http.server.address();
      return typeof address === "object" && address ? address.port : config.port;
    },
    async close() {
      watch.stop();
      stopTimers();
      stopping = true;
      await endAll({ made, http, jobs, answering, painting, pushing, starters });
    },
  };
}
