import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { SettingRow } from "./settings.table.ts";

/** Every stored setting. */
export async function listSettings(db: Kysely<Tables>): Promise<SettingRow[]> {
  return db.selectFrom("setting").select(["name", "value"]).execute();
}

/** Stores one setting, `value` as JSON text. */
export async function putSetting(
  trx: Transaction<Tables>,
  setting: { name: string; value: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto("setting")
    .values({ ...setting, updated_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: setting.value, updated_at: now }))
    .execute();
}
