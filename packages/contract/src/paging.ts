import * as z from "zod/mini";
import { PAGE_MAX } from "./limits.ts";
import { int, raw } from "./scalars.ts";

/** Start and length of a page; the cursor is a previous response's `nextCursor`, opaque to clients. */
export const pageQuery = {
  cursor: z.optional(raw(60)),
  limit: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(PAGE_MAX))), 20),
};

/** One page; `nextCursor` is null on the last one. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
