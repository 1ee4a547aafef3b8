import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { readSettings } from "./read-settings.ts";
import { putSetting } from "./settings.repository.ts";
import { type Settings, type SettingsChange, settingsSchema } from "./settings-schema.ts";

/**
 * Changes settings for every node, without a restart. All or nothing.
 * @returns the settings after the change.
 * @throws Failure `invalid` naming the first setting that breaks its rule.
 */
export async function writeSettings(services: Services, change: SettingsChange): Promise<Settings> {
  const result = settingsSchema.safeParse(change);
  if (!result.success) {
    const field = result.error.issues[0]?.path.join(".") ?? "settings";
    fail("invalid", { field, zh: `设置 ${field} 不正确`, en: `The setting ${field} is not valid` });
  }
  const checked = Object.entries(result.data).filter(([name]) => name in change);
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    for (const [name, value] of checked) await putSetting(trx, { name, value: JSON.stringify(value) }, now);
  });
  services.bus.publish("stale", "settings");
  return readSettings(services);
}
