import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { keyOf } from "./file-names.ts";
import { expireUnused } from "./files.repository.ts";

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
