import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { keyOf } from "./file-names.ts";
import { anonymiseOwned, expireUnused } from "./files.repository.ts";

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
