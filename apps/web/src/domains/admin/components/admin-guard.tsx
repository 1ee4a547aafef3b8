import type { AdminPermission } from "@4d/contract";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { hasPermission, me } from "../../../platform/session.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";

/** Whether I may use some part of the admin console. */
const hasAnyAdminPermission = () => me.get()?.permissions.some((one) => one.startsWith("admin:")) === true;

/** Shows a page of the admin console to those with its permission; others see that they have none. */
export function AdminGuard({
  permission,
  title,
  children,
}: {
  permission: AdminPermission | "admin";
  title: string;
  children: ReactNode;
}) {
  useSignal(me);
  if (hasPermission(permission)) return children;
  return (
    <Page nav={<NavBar title={title} />}>
      <EmptyState title={hasAnyAdminPermission() ? t("admin.noRight") : t("admin.noEntry")} />
    </Page>
  );
}
