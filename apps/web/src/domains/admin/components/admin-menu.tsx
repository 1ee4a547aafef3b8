import { ChartSpline, Ellipsis, Flag, Receipt, ScrollText, Settings2, Users } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push, replace } from "../../../platform/navigation.ts";
import { hasPermission, hasRole } from "../../../platform/session.ts";
import { Menu } from "../../../ui/menu.tsx";

export type AdminSection = "users" | "stats" | "reports" | "settings";

/** The other sections of the admin console that I may open. */
export function AdminMenu({ current }: { current: AdminSection }) {
  const items = [
    {
      id: "users",
      label: t("admin.title"),
      icon: <Users />,
      open: current !== "users" && hasPermission("admin:users"),
      onPress: () => replace("/pages/mine/admin-users"),
    },
    {
      id: "stats",
      label: t("admin.dashboard"),
      icon: <ChartSpline />,
      open: current !== "stats" && hasPermission("admin:users"),
      onPress: () => replace("/pages/mine/admin-stats"),
    },
    {
      id: "reports",
      label: t("admin.queue"),
      icon: <Flag />,
      open: current !== "reports" && hasPermission("admin:reports"),
      onPress: () => replace("/pages/mine/admin-reports"),
    },
    {
      id: "settings",
      label: t("admin.settings"),
      icon: <Settings2 />,
      open: current !== "settings" && hasPermission("admin:settings"),
      onPress: () => replace("/pages/mine/system-settings"),
    },
    {
      id: "order",
      label: t("adminOrders.title"),
      icon: <Receipt />,
      open: hasRole("admin"),
      onPress: () => push("/pages/mine/admin-order"),
    },
    {
      id: "audit",
      label: t("admin.audit"),
      icon: <ScrollText />,
      open: hasRole("admin"),
      onPress: () => push("/pages/mine/admin-audit"),
    },
  ].filter(({ open }) => open);
  if (items.length === 0) return null;
  return <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} items={items} />;
}
