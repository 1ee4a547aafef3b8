import * as z from "zod/mini";
import { PAGE_MAX } from "../limits.ts";
import { int } from "../scalars.ts";

/** A page of rows below the last id of the previous page. */
export const paging = {
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
  limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20),
};
