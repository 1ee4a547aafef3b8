import { tell } from "../../platform/bus.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "./read-settings.ts";
import { hasOpenSecret, sealSecrets } from "./secrets.ts";
import { findRevision, listSettings, lockSettings, putSetting } from "./settings.repository.ts";
import { type Settings, type SettingsChange, settingsSchema } from "./settings-schema.ts";

function checked(change: SettingsChange): [name: string, value: unknown][] {
  const result = settingsSchema.safeParse(change);
  if (!result.success) {
    const field = result.error.issues[0]?.path.join(".") ?? "settings";
    fail("invalid", { field, zh: `设置 ${field} 不正确`, en: `The setting ${field} is not valid` });
  }
  return Object.entries(result.data).filter(([name]) => name in change);
}

/**
 * Changes settings for every node, without a restart, and tells every open client. All or nothing.
 * @param revision what the change was made from; not asked when absent.
 * @returns the settings after the change.
 * @throws Failure `invalid` naming the first setting that breaks its rule; `conflict` when one was changed since.
 */
export async function writeSettings(
  services: Services,
  change: SettingsChange,
  revision?: number,
): Promise<Settings> {
  const stored: [string, string][] = [];
  for (const [name, value] of checked(change))
    stored.push([name, JSON.stringify(await sealSecrets(services, name, value))]);
  await services.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const before = await findRevision(trx);
    if (revision !== undefined && revision !== before) fail("conflict");
    const now = Math.max(services.clock.now(), before + 1);
    for (const [name, value] of stored) await putSetting(trx, { name, value }, now);
  });
  services.bus.publish("stale", "settings");
  tell(services.bus, await services.presence.online(), { type: "config.changed" });
  return readSettings(services);
}

/** What a change must name to be made from the settings of now. */
export const settingsRevision = ({ db }: Pick<Services, "db">): Promise<number> => findRevision(db);

/** Seals secrets that an older version stored as they were; once, at the start. */
export async function sealStoredSecrets(services: Services): Promise<void> {
  for (const { name, value } of await listSettings(services.db)) {
    if (!hasOpenSecret(name, value)) continue;
    const sealed = JSON.stringify(await sealSecrets(services, name, value));
    await services.db.transaction().execute(async (trx) => {
      await lockSettings(trx);
      await putSetting(
        trx,
        { name, value: sealed },
        Math.max(services.clock.now(), (await findRevision(trx)) + 1),
      );
    });
  }
}
