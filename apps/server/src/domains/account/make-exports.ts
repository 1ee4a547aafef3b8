import { Readable } from "node:stream";
import type { Services } from "../../platform/services.ts";
import { EXPORT_LEASE_MS, EXPORT_LIFE_MS, EXPORT_TRIES } from "./account.policy.ts";
import type { ExportRow } from "./account.table.ts";
import { exportPlace } from "./drop-exports.ts";
import { exportEntries } from "./export-entries.ts";
import { changeExport, takeExport } from "./exports.repository.ts";
import { zipped } from "./zipped.ts";

async function make(services: Services, { id, key, user_id: userId }: ExportRow): Promise<void> {
  const { db, storage, clock } = services;
  const body = Readable.from(zipped(exportEntries(services, userId)), { objectMode: false });
  const { size } = await storage.put(exportPlace(key), body, { type: "application/zip" });
  await changeExport(db, id, { state: "ready", size, expires_at: clock.now() + EXPORT_LIFE_MS });
}

/** Makes the copies people asked for, one after the other; one that fails comes again, and at last not. */
export async function makeExports(services: Services, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  while (!signal?.aborted) {
    const now = clock.now();
    const row = await takeExport(db, now, now + EXPORT_LEASE_MS);
    if (!row) return;
    try {
      await make(services, row);
    } catch (error) {
      log.error({ err: error, exportId: row.id }, "a copy of somebody's data could not be made");
      await changeExport(db, row.id, { state: row.tries < EXPORT_TRIES ? "waiting" : "failed" });
    }
  }
}
