import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { keyOf, storageKeyOf } from "./file-names.ts";
import { anonymiseOwned, expireUnused, takeExpired, takeStaleUploads } from "./files.repository.ts";

import { sweepSpool } from "./spooled-file.ts";

interface Release {
  publicUrl: string | undefined;
  owner: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Releases a person's files: the next sweep removes them, except those that something has ever referred to. */
export async function releaseFiles(
  db: Kysely<Tables> | Transaction<Tables>,
  urls: readonly string[],
  { publicUrl, owner, now }: Release,
): Promise<void> {
  const keys = urls.map((url) => keyOf(publicUrl, url)).filter((key) => key !== null);
  await expireUnused(db, keys, owner, now);
}

/**
 * Releases every file of a person whose account is deleted: files others still see are anonymised, the rest expire at
 * once, and the next sweep removes them.
 */
export async function anonymiseFilesOf({ db }: Pick<Services, "db">, owner: number): Promise<void> {
  for (let more = true; more; ) more = await db.transaction().execute((trx) => anonymiseOwned(trx, owner));
}

/** An upload without progress for this long is deleted. */
const STALE_UPLOAD_MS = 24 * 3_600_000;
const BATCH = 200;

type Needs = Pick<Services, "db" | "storage" | "clock" | "config" | "log">;

/**
 * Removes expired files, which are not served any more, and abandoned uploads; to be run every few minutes, by one
 * node.
 * @returns how many of each.
 */
export async function sweepFiles({
  db,
  storage,
  clock,
  config,
  log,
}: Needs): Promise<{ files: number; uploads: number }> {
  const now = clock.now();
  let files = 0;
  for (;;) {
    const keys = await takeExpired(db, now, BATCH);
    for (const key of keys) {
      await storage
        .remove(storageKeyOf(key))
        .catch((error) => log.warn({ err: error, key }, "an expired file stays"));
    }
    files += keys.length;
    if (keys.length < BATCH) break;
  }
  const stale = await takeStaleUploads(db, now - STALE_UPLOAD_MS);
  for (const id of stale) await storage.discard(id);
  // Stored bytes without a record, left by a crash; twice the time, to be safe.
  await storage.sweepStaged(now - 2 * STALE_UPLOAD_MS);
  await sweepSpool(config.dataDir, now - STALE_UPLOAD_MS);
  return { files, uploads: stale.length };
}
