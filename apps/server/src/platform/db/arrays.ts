import { type RawBuilder, sql } from "kysely";

/**
 * A column of numbers for `unnest`: one parameter, however many rows. Look rows up by `cross join lateral (… limit 1)`,
 * not by a plain join or `exists`: prepared while a table is small, those scan all of it from then on.
 */
export const int8 = (values: readonly (number | null)[]): RawBuilder<unknown> =>
  sql`${sql.val(values)}::int8[]`;

/** A column of texts for `unnest`. */
export const texts = (values: readonly (string | null)[]): RawBuilder<unknown> =>
  sql`${sql.val(values)}::text[]`;
