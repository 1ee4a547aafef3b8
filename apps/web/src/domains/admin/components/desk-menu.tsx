import { Ellipsis, ScrollText } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { hasRole } from "../../../platform/session.ts";
import { Menu } from "../../../ui/menu.tsx";

/** The other parts of the desk, those that are open to whoever sits at it. */
export function DeskMenu() {
  const items = [
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
