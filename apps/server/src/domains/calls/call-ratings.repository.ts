import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { NewCallRating } from "./calls.table.ts";

/** Keeps what a person thinks of a call, in place of what he thought before. */
export async function saveRating(db: Kysely<Tables>, rating: NewCallRating): Promise<void> {
  await db
    .insertInto("call_rating")
    .values(rating)
    .onConflict((same) => same.columns(["user_id", "call_id"]).doUpdateSet({ stars: rating.stars }))
    .execute();
}
