import * as z from "zod/mini";
import { PAGE_MAX } from "./limits.ts";
import { int, raw } from "./scalars.ts";

/** Where a page begins and how long it is; the cursor is the answer's `nextCursor`, never made by a client. */
export const pageQuery = {
  cursor: z.optional(raw(60)),
  limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20),
};

/** One page; `nextCursor` null when there is nothing behind it. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
