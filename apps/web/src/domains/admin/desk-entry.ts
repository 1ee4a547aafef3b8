import type { AdminPermission } from "@4d/contract";
import { hasPermission } from "../../platform/session.ts";

interface AdminEntry {
  permission: AdminPermission;
  path: string;
}

const entries: readonly AdminEntry[] = [
  { permission: "admin:users", path: "/pages/mine/admin-users" },
  { permission: "admin:reports", path: "/pages/mine/admin-reports" },
  { permission: "admin:settings", path: "/pages/mine/system-settings" },
];

/** Where the desk begins for whoever is logged in; null for those who have no place at it. */
export const adminConsolePath = (): string | null =>
  entries.find(({ permission }) => hasPermission(permission))?.path ?? null;
