import { Readable } from "node:stream";
import type { Services } from "../../platform/services.ts";
import {
  EXPORT_LEASE_MS,
  EXPORT_LIFE_MS,
  EXPORT_LIMIT_MS,
  EXPORT_TRIES,
  EXPORTS_AT_ONCE,
} from "./account.policy.ts";
import type { ExportRow } from "./account.table.ts";
import { exportStorageKey } from "./delete-exports.ts";
import { exportEntries } from "./export-entries.ts";
import { changeExport, releaseExport, takeExport } from "./exports.repository.ts";
import { zipEntries } from "./zip-entries.ts";

async function makeExport(
  services: Services,
  { id, key, user_id: userId }: ExportRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, clock } = services;
  const body = Readable.from(zipEntries(exportEntries(services, userId)), { objectMode: false, signal });
  const { size } = await storage.put(exportStorageKey(key), body, { type: "application/zip" });
  await changeExport(db, id, { state: "ready", size, expires_at: clock.now() + EXPORT_LIFE_MS });
}

/**
 * Makes exports one after another. A failed one is retried a few times; one cut off by a shutdown does not count as
 * tried.
 */
async function makeWaitingExports(services: Services, stopping: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  while (!stopping.aborted) {
    const now = clock.now();
    const row = await takeExport(db, now, now + EXPORT_LEASE_MS);
    if (!row) return;
    try {
      await makeExport(services, row, AbortSignal.any([stopping, AbortSignal.timeout(EXPORT_LIMIT_MS)]));
    } catch (error) {
      if (stopping.aborted) return releaseExport(db, row.id);
      log.error({ err: error, exportId: row.id }, "a copy of somebody's data could not be made");
      await changeExport(db, row.id, { state: row.tries < EXPORT_TRIES ? "waiting" : "failed" });
    }
  }
}

/**
 * Makes the requested exports, a few in parallel. A person has one at a time, so one large export does not delay all
 * others.
 */
export async function makeExports(services: Services, signal?: AbortSignal): Promise<void> {
  const stopping = AbortSignal.any([services.closing, ...(signal ? [signal] : [])]);
  await Promise.all(Array.from({ length: EXPORTS_AT_ONCE }, () => makeWaitingExports(services, stopping)));
}
