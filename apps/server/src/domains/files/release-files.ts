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

/**
 * A person has no more use for these files of his: the next sweep removes them, except those a message, a profile
 * or a character referred to (`touchFiles`), which live as long as these.
 */
export async function releaseFiles(
  db: Kysely<Tables> | Transaction<Tables>,
  urls: readonly string[],
  { publicUrl, owner, now }: Release,
): Promise<void> {
  const keys = urls.map((url) => keyOf(publicUrl, url)).filter((key) => key !== null);
  await expireUnused(db, keys, owner, now);
}

/**
 * Lets go of every file of a person who leaves: what others still see stays under nobody's name, everything else ends
 * at once, and the next sweep removes it.
 */
export async function anonymiseFilesOf({ db }: Pick<Services, "db">, owner: number): Promise<void> {
  for (let more = true; more; ) more = await db.transaction().execute((trx) => anonymiseOwned(trx, owner));
}
