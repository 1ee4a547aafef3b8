import type { Services } from "../../../platform/services.ts";
import { ensureHouseUser } from "../../users/index.ts";
import { findByKeys } from "../characters.repository.ts";

/** The prefix of starter keys. */
export const STARTER_KEYS = "starter:";

/** A built-in character. */
export interface StarterCharacter {
  id: number;
  userId: number;
}

/** The existing starter characters, by their keys. */
export async function starterCharacters(services: Services): Promise<Map<string, StarterCharacter>> {
  const rows = await findByKeys(services.db, await ensureHouseUser(services), STARTER_KEYS);
  return new Map(
    rows.map((row) => [
      (row.idem_key ?? "").slice(STARTER_KEYS.length),
      { id: row.id, userId: row.user_id ?? 0 },
    ]),
  );
}
