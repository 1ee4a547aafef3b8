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

const ROWS = 10_000;
const ROUNDS = 500;
/** Older rows may still be committed after rows younger than this. */
const SETTLED_MS = 60_000;

const HOUR = 3_600_000;

const runningOf = perServices<{ now: Promise<void> | undefined }>(() => ({ now: undefined }));

async function gather({ db, clock }: Services): Promise<void> {
  const until = clock.now() - SETTLED_MS;
  for (let round = 0; round < ROUNDS; round += 1) {
    const more = await db.transaction().execute((trx) => countNext(trx, { most: ROWS, until }));
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

/** Counts by hour since `since` and the number of people, including the last minute (`ADMIN-4`). */
export async function readHours(
  { db, clock }: Services,
  since: number,
): Promise<{ hours: HourCount[]; people: number }> {
  return db.transaction().execute(async (trx) => {
    const uncounted = await findUncounted(trx, { most: ROWS, until: clock.now() });
    const newcomers = uncounted.filter(({ measure }) => measure === "people");
    return {
      hours: [...(await findHours(trx, since)), ...uncounted],
      people: newcomers.reduce((sum, { value }) => sum + value, await sumHours(trx, "people")),
    };
  });
}

/** Samples how many people are online and how much is stored (`ADMIN-4`). */
export async function sampleLevels({ db, presence, clock }: Services): Promise<void> {
  const hour = Math.floor(clock.now() / HOUR);
  await raiseHours(db, [
    { measure: "online", hour, value: (await presence.online()).length },
    { measure: "storage", hour, value: await storedBytes(db) },
  ]);
}
