import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { keyOf } from "./file-names.ts";
import { existingKeys, extendFiles } from "./files.repository.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

interface Reference {
  publicUrl: string | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** When the referring message vanishes; null when it stays. */
  until?: number | null;
}

/**
 * A message refers to these addresses: their files live as long as it does (`protocol §19.1` 14). One query;
 * addresses outside our store are passed over.
 */
export async function touchFiles(db: Db, urls: readonly string[], reference: Reference): Promise<void> {
  const { publicUrl, now, until = null } = reference;
  await extendFiles(db, keysOf(publicUrl, urls), now, until);
}

/** Which of these addresses are no file of our store: a message may not point there (`W21`). One query. */
export async function foreignUrls(
  db: Db,
  publicUrl: string | undefined,
  urls: readonly string[],
): Promise<string[]> {
  const known = await existingKeys(db, keysOf(publicUrl, urls));
  return urls.filter((url) => !known.has(keyOf(publicUrl, url) ?? ""));
}

const keysOf = (publicUrl: string | undefined, urls: readonly string[]): string[] =>
  [...new Set(urls.map((url) => keyOf(publicUrl, url)))].filter((key) => key !== null);
