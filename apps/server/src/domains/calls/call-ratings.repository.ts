import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { NewCallRating } from "./calls.table.ts";

/** Stores a person's rating of a call, in place of their earlier one. */
export async function saveRating(db: Kysely<Tables>, rating: NewCallRating): Promise<void> {
  await db
    .insertInto("call_rating")
    .values(rating)
    .onConflict((same) => same.columns(["user_id", "call_id"]).doUpdateSet({ stars: rating.stars }))
    .execute();
}
