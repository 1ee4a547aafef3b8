import type { AdminPermission } from "@4d/contract";
import { useEffect, useSyncExternalStore } from "react";
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

/** First page of the admin console for the logged-in account; null without access to it. */
export const adminConsolePath = (): string | null =>
  entries.find(({ permission }) => hasPermission(permission))?.path ?? null;

const wide = matchMedia("(min-width: 1000px)");
const watch = (changed: () => void) => {
  wide.addEventListener("change", changed);
  return () => wide.removeEventListener("change", changed);
};

let mountedPages = 0;

/** Widens the page to a desktop's width while it is shown. @returns whether there is room for two panes. */
export function useAdminConsole(): boolean {
  useEffect(() => {
    mountedPages += 1;
    document.documentElement.toggleAttribute("data-desk", true);
    return () => {
      mountedPages -= 1;
      document.documentElement.toggleAttribute("data-desk", mountedPages > 0);
    };
  }, []);
  return useSyncExternalStore(watch, () => wide.matches);
}
