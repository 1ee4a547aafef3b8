import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, raw, time } from "../scalars.ts";
import { paging } from "./paging.ts";

/** One thing an administrator read or did: what was asked, of whom, from where, and the answer's code. */
export const auditLine = z.object({
  id,
  at: time,
  actorId: id,
  actor: z.string(),
  /** The operation, `adminPeople.ban`. */
  action: z.string(),
  /** What it was done to, `user:12`; empty for none. */
  target: z.string(),
  /** The name of a person it was done to. */
  targetName: z.string(),
  /** What was asked, as JSON, secrets left out. */
  input: z.string(),
  address: z.string(),
  /** The answer's code; null when the server died before it answered. */
  code: z.nullable(z.number()),
});
export type AuditLine = z.infer<typeof auditLine>;

export const adminAudit = {
  list: endpoint({
    method: "GET",
    path: "/admin/audit",
    access: "admin",
    summary:
      "What administrators read and did, newest first; by person, by target, only what changed something",
    query: {
      actorId: z.optional(id),
      target: z.optional(raw(80)),
      writes: z._default(z.enum(["all", "only"]), "all"),
      ...paging,
    },
    out: z.object({ items: z.array(auditLine), nextCursor: z.nullable(z.string()) }),
    errors: ["invalid", "forbidden"],
  }),
};
