import type { AdminPermission } from "@4d/contract";
import { hasPermission } from "../../platform/session.ts";

interface DeskDoor {
  permission: AdminPermission;
  path: string;
}

const doors: readonly DeskDoor[] = [
  { permission: "admin:users", path: "/pages/mine/admin-users" },
  { permission: "admin:reports", path: "/pages/mine/admin-reports" },
  { permission: "admin:settings", path: "/pages/mine/system-settings" },
];

/** Where the desk begins for whoever is logged in; null for those who have no place at it. */
export const deskPath = (): string | null =>
  doors.find(({ permission }) => hasPermission(permission))?.path ?? null;
