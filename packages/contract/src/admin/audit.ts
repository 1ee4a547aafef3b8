import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, raw, time } from "../scalars.ts";
import { paging } from "./paging.ts";

/** One action of an administrator, read or write: the input, the target, the origin and the response code. */
export const auditLine = z.object({
  id,
  at: time,
  actorId: id,
  actor: z.string(),
  /** The operation, `adminPeople.ban`. */
  action: z.string(),
  /** The target, `user:12`; empty for none. */
  target: z.string(),
  /** Name of the target, when it is a person. */
  targetName: z.string(),
  /** The input as JSON, without secrets. */
  input: z.string(),
  address: z.string(),
  /** The response code; null when the server died before responding. */
  code: z.nullable(z.number()),
});
export type AuditLine = z.infer<typeof auditLine>;

export const adminAudit = {
  list: endpoint({
    method: "GET",
    path: "/admin/audit",
    access: "admin",
    summary:
      "What administrators read and changed, newest first; filtered by person, by target, or changes only",
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
