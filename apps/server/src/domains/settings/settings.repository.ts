import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { SettingRow } from "./settings.table.ts";

/** Every stored setting. */
export async function listSettings(db: Kysely<Tables> | Transaction<Tables>): Promise<SettingRow[]> {
  return db.selectFrom("setting").select(["name", "value"]).execute();
}

/** The stored value of one setting; undefined when there is none. */
export async function findSetting(db: Kysely<Tables> | Transaction<Tables>, name: string): Promise<unknown> {
  const row = await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** When a setting was last changed; 0 if never. It rises with every change. */
export async function findRevision(db: Kysely<Tables> | Transaction<Tables>): Promise<number> {
  const rows = await db
    .selectFrom("setting")
    .select("updated_at")
    .orderBy("updated_at", "desc")
    .limit(1)
    .execute();
  return rows[0]?.updated_at ?? 0;
}

/** Prevents others from changing settings until the transaction ends. */
export async function lockSettings(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table setting in share row exclusive mode`.execute(trx);
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

/** Whether the settings table exists; not in a database that is still empty. */
export async function hasSettings(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('setting') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}
