import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { perServices } from "./per-services.ts";
import type { Services } from "./services.ts";
import { StartRefused } from "./start-refused.ts";

const FILE = "settings.key";

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** The path of the key when SETTINGS_KEY is not set. */
export const settingsKeyPath = (folder: string): string => join(folder, FILE);

/** The key in the data folder; created on first use, readable only by the server's user. */
async function readKey(folder: string): Promise<string> {
  const path = settingsKeyPath(folder);
  try {
    return checkedFile(path, await readFile(path, "utf8"));
  } catch (error) {
    if (!isCode(error, "ENOENT")) throw error;
  }
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  }
  return checkedFile(path, await readFile(path, "utf8"));
}

/** Derives the key from its text: SETTINGS_KEY may be a sentence. */
const asKey = (text: string): Buffer => createHash("sha256").update(text.trim()).digest();

/** The minimum length of a key file; a disk that was full when it was written leaves less. */
const SHORTEST = 16;

/** @throws StartRefused for a file that holds no key */
function checkedFile(path: string, text: string): string {
  if (text.trim().length < SHORTEST)
    throw new StartRefused(
      `${path} holds no key: bring the right one back, or remove it where nothing is sealed yet.`,
    );
  return text;
}

/** The existing key, from SETTINGS_KEY or the data folder; undefined when there is none yet. */
export async function findSettingsKey({
  settingsKey: given,
  dataDir,
}: Pick<Config, "settingsKey" | "dataDir">): Promise<Buffer | undefined> {
  if (given !== undefined) return asKey(given);
  try {
    const path = settingsKeyPath(dataDir);
    return asKey(checkedFile(path, await readFile(path, "utf8")));
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

const keysOf = perServices<{ key: Promise<Buffer> | undefined }>(() => ({ key: undefined }));

/**
 * The key that seals secrets in the database (keys of AI models, second factors): from SETTINGS_KEY, or from a file in
 * the data folder. It is never in the database, so that a copy of the database reveals no secret
 * (`docs/decisions/administration.md`).
 */
export async function settingsKey(services: Services): Promise<Buffer> {
  const keys = keysOf(services);
  keys.key ??= (async () => {
    if (services.config.redisUrl !== undefined && services.config.settingsKey === undefined)
      services.log.warn(
        "REDIS_URL connects several servers, and this one has no SETTINGS_KEY: it makes a key of its own, and the others will not start",
      );
    const text = services.config.settingsKey ?? (await readKey(services.config.dataDir));
    return asKey(text);
  })();
  return keys.key;
}
