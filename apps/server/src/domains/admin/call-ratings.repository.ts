import { type Kysely, sql } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

/** How many calls were rated since then, and how well, 1 … 5 stars; no average of none. */
export async function countRatings(
  db: Kysely<Tables>,
  since: number,
): Promise<{ count: number; average: number | null }> {
  const { rows } = await sql<{ count: number; average: number | null }>`
    select count(*) as count, avg(stars)::float8 as average from call_rating where created_at >= ${since}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, average: null };
}
