import * as z from "zod/mini";

/** Parts of the admin console that can be granted without the admin role (`protocol §19.1.1`). */
export const adminPermission = z.enum(["admin:users", "admin:settings", "admin:reports", "admin:money"]);
export type AdminPermission = z.infer<typeof adminPermission>;

/** How many permissions there are, so the most one person can have. */
export const ADMIN_PERMISSIONS = adminPermission.options.length;

/** The role that has every permission. */
export const adminRole = z.literal("admin");
