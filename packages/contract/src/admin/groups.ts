import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { ADMIN_NOTE_MAX } from "../limits.ts";
import { plainText } from "../name-scalars.ts";
import { id, time } from "../scalars.ts";

/** A group as the admin console shows it: its profile, never its messages. */
export const adminGroup = z.object({
  id,
  name: z.string(),
  notice: z.string(),
  headImage: z.string(),
  memberCount: z.number(),
  owner: z.object({ id, name: z.string() }),
  createdAt: time,
  dissolved: z.boolean(),
  isBanned: z.boolean(),
  /** Shown to its members while it is banned. */
  reason: z.string(),
});
export type AdminGroup = z.infer<typeof adminGroup>;

const permission = "admin:reports";
const groupParams = { groupId: id };

export const adminGroups = {
  find: endpoint({
    method: "GET",
    path: "/admin/groups/{groupId}",
    access: "admin",
    permission,
    summary: "One group",
    params: groupParams,
    out: adminGroup,
    errors: ["forbidden", "notFound"],
  }),
  unban: endpoint({
    method: "POST",
    path: "/admin/groups/{groupId}/unban",
    access: "admin",
    permission,
    summary: "Lift a group's ban; its members are notified",
    params: groupParams,
    body: z.object({ note: plainText(0, ADMIN_NOTE_MAX) }),
    out: adminGroup,
    errors: ["invalid", "forbidden", "notFound", "conflict"],
    note: "The note is stored only in the audit log. forbidden: a group of one's own. conflict: it is not banned.",
  }),
};
