import { makeExports, removeLeavers, sweepExports } from "./domains/account/index.ts";
import { flushAnswers, gatherHours, sampleLevels } from "./domains/admin/index.ts";
import { flushSessionNotes, sweepAuth } from "./domains/auth/index.ts";
import { sweepCalls } from "./domains/calls/index.ts";
import { reconcileNightly, sweepCapsules, sweepHolds } from "./domains/capsules/index.ts";
import { sweepRaces } from "./domains/craft/index.ts";
import { rankPosts } from "./domains/discover/index.ts";
import { sweepFiles } from "./domains/files/index.ts";
import { onPresenceChanged } from "./domains/friends/index.ts";
import { sweepGifts } from "./domains/gifts/index.ts";
import { sweepGone, sweepPreviews, sweepScheduled } from "./domains/messages/index.ts";
import { sweepOrders } from "./domains/payments/index.ts";
import type { Gateway } from "./domains/realtime/index.ts";
import { countSquare } from "./domains/square/index.ts";
import { forgetAnswers } from "./domains/talks/index.ts";
import { noteLastSeen } from "./domains/users/index.ts";
import type { Jobs } from "./platform/jobs.ts";
import { PULSE_MS } from "./platform/node-pulses.ts";
import type { Services } from "./platform/services.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

interface Parts {
  services: Services;
  gateway: Gateway;
  /** Which of these sessions still stand. */
  standing: (ids: readonly string[]) => Promise<Set<string>>;
}

/** Sockets whose session ended while the announcement of it was lost close here (`W6`). */
async function closeEnded({ services, gateway, standing }: Parts): Promise<void> {
  const connections = [...gateway.connections()];
  const alive = await standing([...new Set(connections.map((one) => one.sessionId))]);
  for (const { userId, sessionId } of connections) {
    if (!alive.has(sessionId))
      services.bus.publish("closing", { userId, sessions: [sessionId], reason: "revoked", text: "" });
  }
}

/** Says that this node lives, and tells the friends of those who went with another that died. */
async function followNodes(services: Services): Promise<void> {
  for (const { userId, terminals } of await services.presence.beat()) {
    if (terminals.length === 0) noteLastSeen(services, userId);
    await onPresenceChanged(services, userId, terminals);
  }
}

/** Messages come and go at their time (`MSG-17`). */
function timeMessages(jobs: Jobs, services: Services): void {
  jobs.every("send scheduled messages", 30 * SECOND, (signal) => sweepScheduled(services, signal));
  jobs.every(
    "sweep gone messages",
    MINUTE,
    async (signal) => void (await sweepGone(services, { signal, forgetAnswers })),
  );
}

/** What each node does for itself. Returns what stops it. */
function ownTimers(parts: Parts): () => void {
  const { services } = parts;
  const guard = (work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => services.log.warn({ err: error }, "a timer's work failed"));
  const timers = [
    setInterval(
      guard(() => sweepCalls(services)),
      SECOND,
    ),
    setInterval(
      guard(() => services.presence.renew()),
      30 * SECOND,
    ),
    setInterval(
      guard(() => followNodes(services)),
      PULSE_MS,
    ),
    setInterval(
      guard(() => closeEnded(parts)),
      30 * SECOND,
    ),
    setInterval(
      guard(() => flushSessionNotes(services)),
      60 * SECOND,
    ),
    setInterval(
      guard(() => flushAnswers(services)),
      60 * SECOND,
    ),
  ];
  guard(() => followNodes(services))();
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Everything that happens by itself. Returns what stops this node's own timers. */
export function schedule(jobs: Jobs, parts: Parts): () => void {
  const { services } = parts;
  jobs.every("sweep auth", HOUR, () => sweepAuth(services));
  jobs.every("make exports", 30 * SECOND, (signal) => makeExports(services, signal));
  jobs.every("sweep exports", HOUR, () => sweepExports(services));
  jobs.every("remove leavers", 10 * MINUTE, (signal) => removeLeavers(services, signal));
  jobs.every("sweep files", 5 * MINUTE, async () => void (await sweepFiles(services)));
  jobs.every("sweep link previews", 24 * HOUR, async () => void (await sweepPreviews(services)));
  jobs.every("sweep capsules", 5 * MINUTE, () => sweepCapsules(services));
  timeMessages(jobs, services);
  jobs.every("sweep holds", MINUTE, () => sweepHolds(services));
  jobs.every("sweep gifts", MINUTE, () => sweepGifts(services));
  jobs.every("sweep races", MINUTE, () => sweepRaces(services));
  jobs.every("sweep orders", MINUTE, () => sweepOrders(services));
  jobs.every("count hours", HOUR, () => gatherHours(services));
  jobs.every("rank posts", 2 * MINUTE, () => rankPosts(services));
  jobs.every("count square", 15 * MINUTE, () => countSquare(services));
  jobs.every("sample levels", 10 * MINUTE, () => sampleLevels(services));
  jobs.every("reconcile", HOUR, () => reconcileNightly(services));
  return ownTimers(parts);
}
