import type { Services } from "../../platform/services.ts";
import type { ExportRow } from "./account.table.ts";
import { changeExport, findExportsOf, findOldExports } from "./exports.repository.ts";

const AT_ONCE = 100;

/** Where a copy lies in the storage. */
export const exportPlace = (key: string): string => `exports/${key}.zip`;

async function drop({ db, storage }: Services, rows: readonly ExportRow[]): Promise<void> {
  for (const { id, key } of rows) {
    await storage.remove(exportPlace(key));
    await changeExport(db, id, { state: "gone", size: 0 });
  }
}

/** Removes every copy of somebody's data. */
export const dropExports = async (services: Services, userId: number): Promise<void> =>
  drop(services, await findExportsOf(services.db, userId));

/** Removes copies whose days are over; for an hourly job. */
export const sweepExports = async (services: Services): Promise<void> =>
  drop(services, await findOldExports(services.db, services.clock.now(), AT_ONCE));
