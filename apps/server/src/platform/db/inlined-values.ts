import { sql } from "kysely";

/**
 * Values written into a statement instead of sent as parameters. A generic plan must fit any parameter; with the limit
 * or the boolean unknown it looks so much more expensive than a plan for these values that PostgreSQL plans anew on
 * every call.
 */

/** `true` in a condition, so that a partial index on it applies. */
export const sqlTrue = sql.lit(true);

/** A limit of at least `least`, rounded up to tens so that there are few statements; the caller cuts the page. */
export const roundedLimit = (least: number) => sql.lit(Math.ceil(least / 10) * 10);
