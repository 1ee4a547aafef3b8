import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { time } from "../scalars.ts";

/**
 * Dependencies of the server, which may be down or misconfigured. Only the database is essential; without the others
 * the server works on.
 */
export const partNames = ["database", "storage", "mail", "redis", "model", "livekit", "push"] as const;
export type PartName = (typeof partNames)[number];

/** `off`: not configured, so it cannot be down. */
export const partState = z.enum(["up", "down", "off"]);
export type PartState = z.infer<typeof partState>;

const serverPart = z.object({
  part: z.enum(partNames),
  state: partState,
  /** Why it is down: the error message of the dependency. */
  reason: z.nullable(z.string()),
  since: time,
});

export const adminHealth = {
  show: endpoint({
    method: "GET",
    path: "/admin/health",
    access: "admin",
    summary: "The state of every server and its dependencies, the last backup, and the periodic tasks",
    out: z.object({
      /** Host and port of each server, with the dependencies as it last checked them. */
      servers: z.array(z.object({ server: z.string(), seenAt: time, parts: z.array(serverPart) })),
      /** When the last backup was made; null for never. */
      backupAt: z.nullable(time),
      /** Periodic tasks whose last run failed. */
      failing: z.array(z.string()),
      /** Payment webhook events about unknown orders, waiting for a person. */
      strayNotices: z.number(),
    }),
    errors: ["forbidden"],
  }),
};
export type AdminHealth = z.infer<typeof adminHealth.show.out>;
