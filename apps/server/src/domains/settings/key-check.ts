import type { Kysely } from "kysely";
import type { Config } from "../../config.ts";
import type { Tables } from "../../platform/db/tables.ts";
import { isSealed, openSealed, seal } from "../../platform/sealed.ts";
import type { Services } from "../../platform/services.ts";
import { findSettingsKey, settingsKey, settingsKeyPath } from "../../platform/settings-key.ts";
import { StartRefused } from "../../platform/start-refused.ts";
import {
  findRevision,
  findSetting,
  hasSettings,
  listSettings,
  lockSettings,
  putSetting,
} from "./settings.repository.ts";
import type { SettingRow } from "./settings.table.ts";

/** Sealed only to be opened: a server that can open it has the key of this database. */
const CHECK = "key-check";
const WORDS = "the key of this database";

/** A sealed value, and what it was sealed for. */
interface Sealed {
  text: string;
  context: string;
}

/** The sealed values of a setting: itself, or fields of it. */
function sealedIn({ name, value }: SettingRow): Sealed[] {
  if (typeof value === "string") return isSealed(value) ? [{ text: value, context: name }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, text]) =>
    typeof text === "string" && isSealed(text) ? [{ text, context: `${name}.${field}` }] : [],
  );
}

function refuse({ settingsKey: given, dataDir }: Pick<Config, "settingsKey" | "dataDir">): never {
  const file = settingsKeyPath(dataDir);
  const what =
    given === undefined
      ? `The secrets in the database were not sealed with ${file}, or that file is missing: bring it back, or set SETTINGS_KEY to the key they were sealed with`
      : `The environment variable SETTINGS_KEY is wrong: the secrets in the database were sealed with another key, perhaps with ${file}`;
  throw new StartRefused(
    `${what}. Where that key is lost for good, SETTINGS_KEY_LOST=on starts without those secrets.`,
  );
}

/**
 * Checks our key against what the database has sealed, without changing anything: runs before the schema is migrated. A
 * database with nothing sealed accepts any key. `others`: values sealed outside of the settings.
 * @throws StartRefused when nothing opens.
 */
export async function ensureKeyFits(
  db: Kysely<Tables>,
  config: Pick<Config, "settingsKey" | "settingsKeyLost" | "dataDir">,
  others: readonly Sealed[],
): Promise<void> {
  const rows = (await hasSettings(db)) ? await listSettings(db) : [];
  const check = rows.filter(({ name }) => name === CHECK).flatMap(sealedIn);
  const sealed = check.length > 0 ? check : [...rows.flatMap(sealedIn), ...others];
  if (sealed.length === 0 || config.settingsKeyLost) return;
  const key = await findSettingsKey(config);
  if (!key || !sealed.some(({ text, context: place }) => openSealed(text, key, place) !== undefined))
    refuse(config);
}

/**
 * Stores in the database what identifies its key from now on. A key given up as lost is replaced by ours.
 * @throws StartRefused when another server has just stored this for another key.
 */
export async function saveKeyCheck(services: Services): Promise<void> {
  const { db, clock, config, log } = services;
  const key = await settingsKey(services);
  const fits = (stored: unknown) => typeof stored === "string" && openSealed(stored, key, CHECK) === WORDS;
  if (fits(await findSetting(db, CHECK))) return;
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const stored = await findSetting(trx, CHECK);
    if (fits(stored)) return;
    if (stored !== undefined && !config.settingsKeyLost) refuse(config);
    if (stored !== undefined) log.warn("the key of the secrets was given up for lost: they are set anew");
    const value = JSON.stringify(seal(WORDS, key, CHECK));
    await putSetting(trx, { name: CHECK, value }, Math.max(clock.now(), (await findRevision(trx)) + 1));
  });
}
