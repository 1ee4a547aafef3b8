import { Failure } from "../../../platform/failure.ts";
import { oneByOne } from "../../../platform/one-by-one.ts";
import type { Services } from "../../../platform/services.ts";
import { findDue } from "./scheduled.repository.ts";
import { sendScheduled } from "./send-scheduled.ts";

const BATCH = 200;
/** Until the next turn: what falls due meanwhile is sent to the second. */
const AHEAD_MS = 30_000;

/** Sends one; that it was refused is told to its author, not to the log. */
async function send(services: Services, id: number): Promise<void> {
  try {
    await sendScheduled(services, id, false);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/**
 * Sends the messages whose time has come, and sets a clock for those whose time comes before the next turn (`MSG-17`).
 * Several nodes do no harm: each message is claimed.
 */
export async function sweepScheduled(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const found = await findDue(db, { now, until: now + AHEAD_MS, most: BATCH });
  const telling = { log, failed: "a scheduled message could not be sent" };
  const name = ({ id }: { id: number }) => ({ scheduledId: id });
  const work = ({ id }: { id: number }) => send(services, id);
  await oneByOne(
    found.filter(({ send_at: at }) => at <= now),
    { ...telling, name },
    async (one) => signal?.aborted === true || (await work(one)),
  );
  for (const one of found.filter(({ send_at: at }) => at > now)) {
    const later = () => signal?.aborted === true || void oneByOne([one], { ...telling, name }, work);
    // A little after: a timer may be a moment early.
    setTimeout(later, one.send_at - now + 5).unref();
  }
}
