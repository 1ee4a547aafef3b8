import * as z from "zod/mini";

/** Made by the client and stored before it sends; the same key never spends twice (`money §3.2`). */
export const idempotencyKey = {
  "idempotency-key": z.optional(z.string().check(z.regex(/^[\w.:-]{8,64}$/))),
};
