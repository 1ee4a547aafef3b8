import type { Services } from "../../platform/services.ts";
import type { ExportRow } from "./account.table.ts";
import { changeExport, findExportsOf, findOldExports } from "./exports.repository.ts";

const AT_ONCE = 100;

/** Key of an export in the storage. */
export const exportStorageKey = (key: string): string => `exports/${key}.zip`;

async function deleteRows({ db, storage }: Services, rows: readonly ExportRow[]): Promise<void> {
  for (const { id, key } of rows) {
    await storage.remove(exportStorageKey(key));
    await changeExport(db, id, { state: "gone", size: 0 });
  }
}

/** Deletes every export of a person. */
export const deleteExportsOf = async (services: Services, userId: number): Promise<void> =>
  deleteRows(services, await findExportsOf(services.db, userId));

/** Deletes expired exports; for an hourly job. */
export const sweepExports = async (services: Services): Promise<void> =>
  deleteRows(services, await findOldExports(services.db, services.clock.now(), AT_ONCE));
