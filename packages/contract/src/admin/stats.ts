import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { int, time } from "../scalars.ts";

/** Measures counted by the hour (`ADMIN-4`). */
export const ADMIN_MEASURES = [
  "people",
  "messages",
  "calls",
  "answers",
  "issued",
  "spent",
  "requests",
  "errors",
  "online",
  "storage",
] as const;
/** Levels rather than counts: a day reports its highest. `storage` in bytes. */
export const ADMIN_LEVELS: readonly string[] = ["online", "storage"];
export type AdminMeasure = (typeof ADMIN_MEASURES)[number];

export const adminStats = {
  show: endpoint({
    method: "GET",
    path: "/admin/stats",
    access: "admin",
    permission: "admin:users",
    summary: "Figures of the product: now, and day by day",
    query: { days: z._default(z.pipe(int, z.int().check(z.minimum(1), z.maximum(90))), 14) },
    out: z.object({
      at: time,
      people: z.number(),
      online: z.number(),
      banned: z.number(),
      /** The first day, as days since 1970-01-01 in the product's time zone. */
      from: z.number(),
      /** For every measure one number a day, today's last. */
      days: z.record(z.string(), z.array(z.number())),
      /** Call ratings of these days; the average is null when there are none. */
      callRatings: z.object({ count: z.number(), average: z.nullable(z.number()) }),
    }),
    errors: ["invalid", "forbidden"],
  }),
};
export type AdminStats = z.infer<typeof adminStats.show.out>;
