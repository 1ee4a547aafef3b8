import { isSealed, openSealed, seal } from "../../platform/sealed.ts";
import type { Services } from "../../platform/services.ts";
import { settingsKey } from "../../platform/settings-key.ts";
import { findRevision, findSetting, lockSettings, putSetting } from "./settings.repository.ts";

/**
 * A secret the server creates for itself once; every node gets the same, and it is stored sealed among the settings.
 * One that does not open with our key is left alone: somebody with the right key may come back. It is only recreated
 * after the operator has given up the key (SETTINGS_KEY_LOST).
 * @throws Error when it cannot be opened.
 */
export async function ensureSecret(services: Services, name: string, make: () => string): Promise<string> {
  const { db, clock, log, config } = services;
  const key = await settingsKey(services);
  const read = (stored: unknown): string | undefined =>
    typeof stored === "string" && isSealed(stored) ? openSealed(stored, key, name) : undefined;
  const known = read(await findSetting(db, name));
  if (known !== undefined) return known;
  return db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const stored = await findSetting(trx, name);
    const early = read(stored);
    if (early !== undefined) return early;
    if (stored !== undefined && !config.settingsKeyLost)
      throw new Error(`The secret ${name} does not open with this SETTINGS_KEY and is left as it is`);
    if (stored !== undefined)
      log.warn({ setting: name }, "a sealed secret does not open with this key: made anew");
    const secret = make();
    const value = JSON.stringify(seal(secret, key, name));
    await putSetting(trx, { name, value }, Math.max(clock.now(), (await findRevision(trx)) + 1));
    return secret;
  });
}
