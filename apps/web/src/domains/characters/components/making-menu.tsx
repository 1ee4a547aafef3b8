import { Download, Ellipsis, Eye, Trash2 } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, push } from "../../../platform/navigation.ts";
import { Menu } from "../../../ui/menu.tsx";
import { askToRemove } from "../character-actions.ts";
import { exportCard } from "../export-card.ts";
import type { OpenWork } from "../use-work.ts";
import { queryOfKey } from "../work.ts";

/** The menu of a character: preview, export, delete. */
export function MakingMenu({ open: { key, work } }: { open: OpenWork }) {
  const items = [
    {
      id: "preview",
      label: t("making.preview"),
      icon: <Eye aria-hidden="true" />,
      onPress: () => push("/pages/create/preview-ai", { ...queryOfKey(key), from: "edit" }),
    },
    {
      id: "export",
      label: t("making.export"),
      icon: <Download aria-hidden="true" />,
      onPress: () => void exportCard(key),
    },
    {
      id: "delete",
      label: work.status === "draft" ? t("making.deleteDraft") : t("making.delete"),
      icon: <Trash2 aria-hidden="true" />,
      onPress: async () => {
        if (await askToRemove(key, work)) back();
      },
    },
  ];
  return <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} items={items} />;
}
