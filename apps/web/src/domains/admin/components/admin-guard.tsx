import type { AdminPermission } from "@4d/contract";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { hasPermission, me } from "../../../platform/session.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";

/** Whoever is at the desk for another part of it. */
const hasAnyAdminPermission = () => me.get()?.permissions.some((one) => one.startsWith("admin:")) === true;

/** A page of the desk for those who may see it; everybody else reads that it is not for them. */
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
