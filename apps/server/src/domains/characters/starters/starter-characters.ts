import type { Services } from "../../../platform/services.ts";
import { ensureHouseUser } from "../../users/index.ts";
import { findByKeys } from "../characters.repository.ts";

/** What the keys of the starters begin with. */
export const STARTER_KEYS = "starter:";

/** A character the product brought along. */
export interface StarterCharacter {
  id: number;
  userId: number;
}

/** The starter characters that are there, by their keys. */
export async function starterCharacters(services: Services): Promise<Map<string, StarterCharacter>> {
  const rows = await findByKeys(services.db, await ensureHouseUser(services), STARTER_KEYS);
  return new Map(
    rows.map((row) => [
      (row.idem_key ?? "").slice(STARTER_KEYS.length),
      { id: row.id, userId: row.user_id ?? 0 },
    ]),
  );
}
