import { deleteDueAccounts, makeExports, sweepExports } from "./domains/account/index.ts";
import { flushResponseCounts, gatherHours, sampleLevels } from "./domains/admin/index.ts";
import { deleteReplyVariants } from "./domains/ai-chats/index.ts";
import { flushSessionUse, sweepAuth } from "./domains/auth/index.ts";
import { sweepCalls } from "./domains/calls/index.ts";
import { reconcileNightly, sweepCapsules, sweepHolds } from "./domains/capsules/index.ts";
import { sweepRaces } from "./domains/craft/index.ts";
import { rankPosts } from "./domains/discover/index.ts";
import { sweepFiles } from "./domains/files/index.ts";
import { publishPresence } from "./domains/friends/index.ts";
import { sweepGifts } from "./domains/gifts/index.ts";
import { sweepExpired, sweepPreviews, sweepScheduled } from "./domains/messages/index.ts";
import { sweepOrders } from "./domains/payments/index.ts";
import type { Gateway } from "./domains/realtime/index.ts";
import { countSquare } from "./domains/square/index.ts";
import { recordLastSeen, refoldNames } from "./domains/users/index.ts";
import type { Jobs } from "./platform/jobs.ts";
import { NODE_HEARTBEAT_MS } from "./platform/node-heartbeats.ts";
import type { Services } from "./platform/services.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface ScheduleParts {
  services: Services;
  gateway: Gateway;
  /** Which of these sessions are still active. */
  activeSessionsOf: (ids: readonly string[]) => Promise<Set<string>>;
  /** Called with the name of each of this node's own timers. */
  onRegistered: (name: string) => void;
  onFailed: (name: string) => void;
}

/** Closes sockets whose session ended while the announcement was lost (`W6`). */
async function closeEndedSockets({
  services,
  gateway,
  activeSessionsOf,
}: Omit<ScheduleParts, "known" | "failed">): Promise<void> {
  const connections = [...gateway.connections()];
  const alive = await activeSessionsOf([...new Set(connections.map((one) => one.sessionId))]);
  for (const { userId, sessionId } of connections) {
    if (!alive.has(sessionId))
      services.bus.publish("closing", { userId, sessions: [sessionId], reason: "revoked", text: "" });
  }
}

/** Sends this node's heartbeat, and notifies the friends of people whose node died. */
async function checkNodes(services: Services): Promise<void> {
  for (const { userId, terminals } of await services.presence.heartbeat()) {
    if (terminals.length === 0) recordLastSeen(services, userId);
    await publishPresence(services, userId, terminals);
  }
}

/** Scheduled messages are sent and disappearing ones deleted at their time (`MSG-17`). */
function scheduleMessageJobs(jobs: Jobs, services: Services): void {
  jobs.every("send scheduled messages", 30 * SECOND, (signal) => sweepScheduled(services, signal));
  jobs.every(
    "sweep gone messages",
    MINUTE,
    async (signal) => void (await sweepExpired(services, { signal, deleteReplyVariants })),
  );
}

/** Schedules all periodic work. Returns what stops this node's own timers. */
export function schedule(jobs: Jobs, parts: ScheduleParts): () => void {
  const { services } = parts;
  jobs.every("sweep auth", HOUR, () => sweepAuth(services));
  jobs.every("make exports", 30 * SECOND, (signal) => makeExports(services, signal));
  jobs.every("sweep exports", HOUR, () => sweepExports(services));
  jobs.every("remove leavers", 10 * MINUTE, (signal) => deleteDueAccounts(services, signal));
  jobs.every("sweep files", 5 * MINUTE, async () => void (await sweepFiles(services)));
  jobs.every("sweep link previews", HOUR, async () => void (await sweepPreviews(services)));
  jobs.every("sweep capsules", 5 * MINUTE, () => sweepCapsules(services));
  scheduleMessageJobs(jobs, services);
  jobs.every("fold names anew", 30 * SECOND, (signal) => refoldNames(services, signal));
  jobs.every("sweep holds", MINUTE, () => sweepHolds(services));
  jobs.every("sweep gifts", MINUTE, () => sweepGifts(services));
  jobs.every("sweep races", MINUTE, () => sweepRaces(services));
  jobs.every("sweep orders", MINUTE, () => sweepOrders(services));
  jobs.every("count hours", HOUR, () => gatherHours(services));
  jobs.every("rank posts", 2 * MINUTE, () => rankPosts(services));
  jobs.every("count square", 15 * MINUTE, () => countSquare(services));
  jobs.every("sample levels", 10 * MINUTE, () => sampleLevels(services));
  jobs.every("reconcile", HOUR, () => reconcileNightly(services));
  return startTimers(parts);
}

/** Starts what every node does for itself. Returns what stops it. */
function startTimers(parts: ScheduleParts): () => void {
  const { services, onRegistered: known, onFailed: failed } = parts;
  const each = (name: string, milliseconds: number, work: () => Promise<unknown>) => {
    known(name);
    return setInterval(
      () =>
        void work().catch((error: unknown) => {
          services.log.warn({ err: error, job: name }, "a timer's work failed");
          failed(name);
        }),
      milliseconds,
    );
  };
  const timers = [
    each("sweep calls", SECOND, () => sweepCalls(services)),
    each("renew presence", 30 * SECOND, () => services.presence.renew()),
    each("follow nodes", NODE_HEARTBEAT_MS, () => checkNodes(services)),
    each("close ended", 30 * SECOND, () => closeEndedSockets(parts)),
    each("note sessions", MINUTE, () => flushSessionUse(services)),
    each("note answers", MINUTE, () => flushResponseCounts(services)),
  ];
  // At once, so that the other nodes know this one before anybody connects.
  void checkNodes(services).catch((error: unknown) =>
    services.log.warn({ err: error }, "no pulse was given"),
  );
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
