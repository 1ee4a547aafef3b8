import type { Services } from "../../platform/services.ts";
import type { ExportRow } from "./account.table.ts";
import { changeExport, findExportsOf, findOldExports } from "./exports.repository.ts";

const AT_ONCE = 100;

/** Where a copy lies in the storage. */
export const exportStorageKey = (key: string): string => `exports/${key}.zip`;

async function deleteRows({ db, storage }: Services, rows: readonly ExportRow[]): Promise<void> {
  for (const { id, key } of rows) {
    await storage.remove(exportStorageKey(key));
    await changeExport(db, id, { state: "gone", size: 0 });
  }
}

/** Removes every copy of somebody's data. */
export const deleteExportsOf = async (services: Services, userId: number): Promise<void> =>
  deleteRows(services, await findExportsOf(services.db, userId));

/** Removes copies whose days are over; for an hourly job. */
export const sweepExports = async (services: Services): Promise<void> =>
  deleteRows(services, await findOldExports(services.db, services.clock.now(), AT_ONCE));
