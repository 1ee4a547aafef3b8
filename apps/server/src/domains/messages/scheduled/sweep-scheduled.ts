import { Failure } from "../../../platform/failure.ts";
import { FairQueue } from "../../../platform/fair-queue.ts";
import { forEachLogged } from "../../../platform/for-each-logged.ts";
import { perServices } from "../../../platform/per-services.ts";
import type { Services } from "../../../platform/services.ts";
import { type DueMessage, findDue } from "./scheduled.repository.ts";
import { sendScheduled } from "./send-scheduled.ts";

const BATCH = 200;
/** Until the next sweep: messages due in between are sent to the second. */
const AHEAD_MS = 30_000;

/**
 * How many authors' messages a node sends at once: half of the database's connections stay free for requests. Each
 * author's messages are sent one at a time, and then other authors go first, so that hundreds due for one delay nobody
 * else.
 */
const sendQueueOf = perServices(
  ({ closing }) =>
    new FairQueue({ width: 8, share: 1, waitingEach: BATCH, waitingMost: Number.POSITIVE_INFINITY }, closing),
);

/** Sends one; a refusal is reported to its author, not to the log. */
async function send(services: Services, id: number): Promise<void> {
  try {
    await sendScheduled(services, id, false);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/** Sends several: those of one author in order, several authors at once. */
async function sendAll(services: Services, due: readonly DueMessage[], signal?: AbortSignal): Promise<void> {
  const failureLog = { log: services.log, failed: "a scheduled message could not be sent" };
  const name = ({ id }: DueMessage) => ({ scheduledId: id });
  const isStopping = () => signal?.aborted === true || services.closing.aborted;
  const work = async ({ id, user_id: author }: DueMessage) => {
    if (!isStopping()) await sendQueueOf(services).run(author, () => send(services, id));
  };
  const byAuthor = Map.groupBy(due, ({ user_id: author }) => author);
  await Promise.all([...byAuthor.values()].map((own) => forEachLogged(own, { ...failureLog, name }, work)));
}

/**
 * Sends the messages that are due, and sets timers for those due before the next sweep (`MSG-17`). Several nodes may
 * run it: each message is claimed.
 */
export async function sweepScheduled(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const ahead: DueMessage[] = [];
  let found: DueMessage[] = [];
  do {
    // Continue behind the last batch: what could not be sent now waits for the next sweep.
    found = await findDue(db, { now, until: now + AHEAD_MS, most: BATCH, after: found.at(-1) });
    ahead.push(...found.filter(({ send_at: at }) => at > now));
    await sendAll(
      services,
      found.filter(({ send_at: at }) => at <= now),
      signal,
    );
  } while (found.length === BATCH && signal?.aborted !== true);
  for (const [at, together] of Map.groupBy(ahead, (one) => one.send_at)) {
    // A little after: a timer may be a moment early.
    setTimeout(() => void sendAll(services, together, signal), at - clock.now() + 5).unref();
  }
}
