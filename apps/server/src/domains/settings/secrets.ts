import { isSealed, openSealed, seal } from "../../platform/sealed.ts";
import type { Services } from "../../platform/services.ts";
import { settingsKey } from "../../platform/settings-key.ts";

/** Which fields of which settings are secrets. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  ai: ["apiKey", "imageApiKey", "ttsApiKey"],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The stored form of a setting: its secrets sealed. */
export async function sealSecrets(services: Services, name: string, value: unknown): Promise<unknown> {
  const fields = SECRETS[name];
  if (fields === undefined || !isRecord(value)) return value;
  const stored = { ...value };
  for (const field of fields) {
    const secret = stored[field];
    if (typeof secret === "string" && secret !== "" && !isSealed(secret))
      stored[field] = seal(secret, await settingsKey(services), `${name}.${field}`);
  }
  return stored;
}

/** A stored setting with its secrets opened; one that does not open counts as absent. */
export async function openSecrets(services: Services, name: string, value: unknown): Promise<unknown> {
  const fields = SECRETS[name];
  if (fields === undefined || !isRecord(value)) return value;
  const opened = { ...value };
  for (const field of fields) {
    const stored = opened[field];
    if (typeof stored !== "string" || !isSealed(stored)) continue;
    opened[field] = openSealed(stored, await settingsKey(services), `${name}.${field}`);
    if (opened[field] === undefined)
      services.log.warn({ setting: `${name}.${field}` }, "a sealed setting does not open with this key");
  }
  return opened;
}

/** Whether a stored setting contains an unsealed secret, as older versions stored it. */
export const hasOpenSecret = (name: string, value: unknown): boolean =>
  isRecord(value) &&
  (SECRETS[name] ?? []).some((field) => {
    const stored = value[field];
    return typeof stored === "string" && stored !== "" && !isSealed(stored);
  });
