import { publishEvent } from "../../platform/bus.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { bindKeys } from "./key-origins.ts";
import { readSettings } from "./read-settings.ts";
import { hasOpenSecret, sealSecrets } from "./secrets.ts";
import { findRevision, listSettings, lockSettings, putSetting } from "./settings.repository.ts";
import { type Settings, type SettingsChange, settingsSchema } from "./settings-schema.ts";

function checkChange(change: SettingsChange): [name: string, value: unknown][] {
  const result = settingsSchema.safeParse(change);
  if (!result.success) {
    const field = result.error.issues[0]?.path.join(".") ?? "settings";
    fail("invalid", { field, zh: `设置 ${field} 不正确`, en: `The setting ${field} isn’t valid` });
  }
  return Object.entries(result.data).filter(([name]) => name in change);
}

/** The stored form of a setting: its keys bound to their origins, and sealed. */
const toStored = async (services: Services, name: string, value: unknown): Promise<unknown> =>
  sealSecrets(services, name, name === "ai" ? bindKeys(value, services.config.ai) : value);

/**
 * Changes settings for every node, without a restart, and notifies every open client. All or nothing.
 * @param revision what the change is based on; not checked when absent.
 * @returns the settings after the change.
 * @throws Failure `invalid` naming the first setting that breaks its rule; `conflict` when one was changed since.
 */
export async function writeSettings(
  services: Services,
  change: SettingsChange,
  revision?: number,
): Promise<Settings> {
  const rows: [string, string][] = [];
  for (const [name, value] of checkChange(change))
    rows.push([name, JSON.stringify(await toStored(services, name, value))]);
  await services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const before = await findRevision(trx);
    if (revision !== undefined && revision !== before) fail("conflict");
    const now = Math.max(services.clock.now(), before + 1);
    for (const [name, value] of rows) await putSetting(trx, { name, value }, now);
  });
  services.bus.publish("stale", "settings");
  publishEvent(services.bus, await services.presence.online(), { type: "config.changed" });
  return readSettings(services);
}

/** The revision a change must name to be based on the current settings. */
export const settingsRevision = ({ db }: Pick<Services, "db">): Promise<number> => findRevision(db);

/** Seals secrets that an older version stored in plain text, and binds keys to their origins; once, at startup. */
export async function sealStoredSecrets(services: Services): Promise<void> {
  const { db, clock, config } = services;
  const isSettled = (name: string, value: unknown) =>
    !hasOpenSecret(name, value) && (name !== "ai" || bindKeys(value, config.ai) === value);
  if ((await listSettings(db)).every(({ name, value }) => isSettled(name, value))) return;
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    for (const { name, value } of await listSettings(trx)) {
      if (isSettled(name, value)) continue;
      const now = Math.max(clock.now(), (await findRevision(trx)) + 1);
      await putSetting(trx, { name, value: JSON.stringify(await toStored(services, name, value)) }, now);
    }
  });
}
