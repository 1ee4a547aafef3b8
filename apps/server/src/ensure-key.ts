import type { Config } from "./config.ts";
import { sealedFactors } from "./domains/auth/index.ts";
import { ensureKeyFits } from "./domains/settings/index.ts";
import type { Inspect } from "./platform/db/database.ts";

/** Holds the key of the secrets against everything a database has sealed. @throws StartRefused when it is another. */
export const ensureKey =
  (config: Config): Inspect =>
  async (db) =>
    ensureKeyFits(db, config, await sealedFactors(db));
