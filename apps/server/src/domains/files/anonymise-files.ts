import type { Services } from "../../platform/services.ts";
import { anonymiseOwned } from "./files.repository.ts";

/**
 * Lets go of every file of a person who leaves: what others still see stays under nobody's name, everything else ends
 * at once, and the next sweep removes it.
 */
export async function anonymiseFilesOf({ db }: Pick<Services, "db">, owner: number): Promise<void> {
  for (let more = true; more; ) more = await db.transaction().execute((trx) => anonymiseOwned(trx, owner));
}
