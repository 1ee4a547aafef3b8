import { JobQueue } from "../../platform/job-queue/job-queue.ts";
import type { Services } from "../../platform/services.ts";
import { findSubscription } from "./push.repository.ts";
import type { WaitingPushRow } from "./push.table.ts";
import type { WaitingPush } from "./push-queue.ts";
import type { Push } from "./send-push.ts";
import { serverKey } from "./server-key.ts";
import {
  claimWaitingPush,
  deleteWaitingPush,
  findWaitingPushes,
  releaseWaitingPush,
  renewWaitingPush,
  saveWaitingPushes,
} from "./waiting-pushes.repository.ts";

/** Limits of this node: rows being read; the sending has limits of its own. */
const BOUNDS = { width: 8, share: 2, waitingEach: 50, waitingMost: 1000 };

/** Saves what a stopping node has not sent, and announces it to the others. */
export async function handOverPushes({ db, bus }: Services, pushes: readonly WaitingPush[]): Promise<void> {
  if (pushes.length === 0) return;
  await saveWaitingPushes(
    db,
    pushes.map(({ push, attempts, notBefore }) => ({
      endpoint: push.terminal.endpoint,
      user_id: push.terminal.user_id,
      chat_id: push.chatId,
      kind: push.kind,
      until: push.until,
      attempts,
      lease_until: notBefore,
    })),
  );
  bus.publish("released", "push");
}

async function takeOver(
  services: Services,
  row: WaitingPushRow,
  resume: (push: Push, attempts: number) => void,
): Promise<void> {
  const { db, clock } = services;
  const { endpoint, chat_id: chatId, kind, until, attempts, user_id: userId } = row;
  const { publicKey } = await serverKey(services);
  const terminal = await findSubscription(db, { endpoint, userId, serverKey: publicKey });
  await deleteWaitingPush(db, row.id);
  if (!terminal || until <= clock.now()) return;
  // Who caused it is not stored: it counts for its receiver.
  resume({ chatId, kind, from: userId, terminal, until }, attempts);
}

/** Pushes that stopped nodes handed over: each is given to `resume` on one node. */
export function waitingPushQueue(
  services: Services,
  resume: (push: Push, attempts: number) => void,
): JobQueue<WaitingPushRow & { stopped: false }> {
  const { db } = services;
  return new JobQueue(services, {
    name: "push",
    busName: "push",
    store: {
      async claim(id, lease) {
        const row = await claimWaitingPush(db, id, lease);
        return row && { ...row, stopped: false };
      },
      renew: (id, until) => renewWaitingPush(db, id, until),
      release: (id) => releaseWaitingPush(db, id),
      findWaiting: async (before, limit) =>
        (await findWaitingPushes(db, before, limit)).map(({ id, user_id: ownerId }) => ({ id, ownerId })),
    },
    bounds: BOUNDS,
    triesMost: 4,
    run: (row) => takeOver(services, row, resume),
    exhaust: ({ id }) => deleteWaitingPush(db, id),
    cancel: ({ id }) => deleteWaitingPush(db, id),
  });
}
