import type { Services } from "../../platform/services.ts";
import { searchKeys } from "./name-keys.ts";
import { findByNameKey, insertUser } from "./users.repository.ts";

/** A name nobody can register. */
const NAME = "ai:house";
const NICK = "四次元";

/**
 * The account that owns the product's own content (`starter-content §2`): without a password, so that nobody logs in as
 * it, and not found by any search. @returns its id.
 */
export async function ensureHouseUser({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const known = await findByNameKey(db, NAME);
  if (known) return known.id;
  const now = clock.now();
  const made = await insertUser(db, {
    user_name: NAME,
    name_key: NAME,
    nick_name: NICK,
    ...searchKeys(NICK),
    search_grams: [],
    password_hash: "",
    listed: false,
    add_me: "nobody",
    created_at: now,
    last_seen_at: now,
  });
  const id = made ?? (await findByNameKey(db, NAME))?.id;
  if (id === undefined) throw new Error("the house account could not be made");
  return id;
}
