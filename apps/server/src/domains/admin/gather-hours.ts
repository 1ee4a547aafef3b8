import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import {
  countNext,
  findHours,
  findUncounted,
  type HourCount,
  raiseHours,
  storedBytes,
  sumHours,
} from "./stats.repository.ts";

/** Rows of each table that one transaction counts. */
const BATCH_ROWS = 10_000;
/** Transactions of one run; the next run goes on from there. */
const BATCHES_MAX = 500;
/** Rows younger than this are not counted yet: a transaction still open may add rows with lower ids. */
const SETTLED_MS = 60_000;

const HOUR_MS = 3_600_000;

const runningOf = perServices<{ now: Promise<void> | undefined }>(() => ({ now: undefined }));

async function gather({ db, clock }: Services): Promise<void> {
  const until = clock.now() - SETTLED_MS;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const more = await db.transaction().execute((trx) => countNext(trx, { most: BATCH_ROWS, until }));
    if (!more) return;
  }
}

/** Counts new rows into the hours they belong to; concurrent calls share one run (`ADMIN-4`). */
export async function gatherHours(services: Services): Promise<void> {
  const running = runningOf(services);
  running.now ??= gather(services).finally(() => {
    running.now = undefined;
  });
  await running.now;
}

/**
 * The counts of each hour from `since` on, and how many people there are in all. Rows that `gatherHours` has not counted
 * yet are included (`ADMIN-4`).
 */
export async function readHours(
  { db, clock }: Services,
  since: number,
): Promise<{ hours: HourCount[]; people: number }> {
  return db.transaction().execute(async (trx) => {
    const uncounted = await findUncounted(trx, { most: BATCH_ROWS, until: clock.now() });
    const newcomers = uncounted.filter(({ measure }) => measure === "people");
    return {
      hours: [...(await findHours(trx, since)), ...uncounted],
      people: newcomers.reduce((sum, { value }) => sum + value, await sumHours(trx, "people")),
    };
  });
}

/** Samples how many people are online and how much is stored; each hour stores its highest sample (`ADMIN-4`). */
export async function sampleLevels({ db, presence, clock }: Services): Promise<void> {
  const hour = Math.floor(clock.now() / HOUR_MS);
  await raiseHours(db, [
    { measure: "online", hour, value: (await presence.online()).length },
    { measure: "storage", hour, value: await storedBytes(db) },
  ]);
}
