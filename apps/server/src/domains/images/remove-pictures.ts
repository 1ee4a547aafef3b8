import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { removePictures as markRemoved } from "./pictures.repository.ts";

/** Deletes pictures of a person; their files end with them, except where one was sent or set: there it stays. */
export async function removePictures(
  { clock }: Services,
  trx: Transaction<Tables>,
  { ids, userId }: { ids: readonly number[]; userId: number },
): Promise<void> {
  await markRemoved(trx, { ids, userId, now: clock.now() });
}
