import * as z from "zod/mini";

/** Parts of the administrator's desk that can be given to somebody without the role (`protocol §19.1.1`). */
export const adminPermission = z.enum(["admin:users", "admin:settings", "admin:reports", "admin:money"]);
export type AdminPermission = z.infer<typeof adminPermission>;

/** How many permissions there are, so how many somebody can have. */
export const ADMIN_PERMISSIONS = adminPermission.options.length;

/** Everything, by its role. */
export const adminRole = z.literal("admin");
