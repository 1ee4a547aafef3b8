import type { Services } from "../../../platform/services.ts";
import { ensureHouseUser } from "../../users/index.ts";
import { findByKeys } from "../characters.repository.ts";

const PREFIX = "starter:";

/** A character the product brought along. */
export interface StarterCharacter {
  id: number;
  userId: number;
}

/** The starter characters that are there, by their keys. */
export async function starterCharacters(services: Services): Promise<Map<string, StarterCharacter>> {
  const rows = await findByKeys(services.db, await ensureHouseUser(services), PREFIX);
  return new Map(
    rows.map((row) => [(row.idem_key ?? "").slice(PREFIX.length), { id: row.id, userId: row.user_id ?? 0 }]),
  );
}
