import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { time } from "../scalars.ts";

/** What a server leans on and may be away, or set up wrongly. Without the database it does nothing; without the others it works on. */
export const partNames = ["database", "storage", "mail", "redis", "model", "livekit", "push"] as const;
export type PartName = (typeof partNames)[number];

/** `off`: not set up, so nothing of it can be away. */
export const partState = z.enum(["up", "down", "off"]);
export type PartState = z.infer<typeof partState>;

const serverPart = z.object({
  part: z.enum(partNames),
  state: partState,
  /** Why it is down, in the words of whatever refused. */
  reason: z.nullable(z.string()),
  since: time,
});

export const adminHealth = {
  show: endpoint({
    method: "GET",
    path: "/admin/health",
    access: "admin",
    summary: "How every server stands, what it leans on, the last backup and what runs by itself",
    out: z.object({
      /** Machine and port of each, with its parts as it last tried them. */
      servers: z.array(z.object({ server: z.string(), seenAt: time, parts: z.array(serverPart) })),
      /** When the last backup was made; null for never. */
      backupAt: z.nullable(time),
      /** Periodic tasks whose last run failed. */
      failing: z.array(z.string()),
      /** Messages of payment providers about orders nobody knows that wait for a person. */
      strayNotices: z.number(),
    }),
    errors: ["forbidden"],
  }),
};
export type AdminHealth = z.infer<typeof adminHealth.show.out>;
