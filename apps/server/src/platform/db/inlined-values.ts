import { sql } from "kysely";

/**
 * What is written into a statement instead of sent beside it. A statement is planned once for whatever is sent later;
 * with the limit or the truth unknown, that plan looks so much dearer than one for these values that PostgreSQL plans
 * anew each time it is asked.
 */

/** `true` in a condition that has an index of the rows where it holds. */
export const sqlTrue = sql.lit(true);

/** A limit of at least so many rows, in tens: statements stay few, and the reader of a page takes what it wants. */
export const roundedLimit = (least: number) => sql.lit(Math.ceil(least / 10) * 10);
