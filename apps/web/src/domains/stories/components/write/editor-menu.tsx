import { Download, Ellipsis, FileUp, Trash2 } from "lucide-react";
import { useRef } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { back } from "../../../../platform/navigation.ts";
import { FileInput } from "../../../../ui/file-input.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { exportStory, importStory, STORY_TYPES } from "../../import-export.ts";
import { askToRemove } from "../../story-actions.ts";
import type { OpenWork } from "../../use-work.ts";

/** Further actions on a story: import, export, delete. */
export function EditorMenu({ open: { key, work } }: { open: OpenWork }) {
  const field = useRef<HTMLInputElement>(null);
  const items = [
    {
      id: "import",
      label: t("stories.import"),
      icon: <FileUp aria-hidden="true" />,
      onPress: () => field.current?.click(),
    },
    {
      id: "export",
      label: t("stories.export"),
      icon: <Download aria-hidden="true" />,
      onPress: () => void exportStory(key),
    },
    {
      id: "delete",
      label: work.status === "draft" ? t("stories.deleteDraft") : t("stories.delete"),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onPress: () =>
        void askToRemove({ key, id: work.id, status: work.status }).then((removed) => removed && back()),
    },
  ];
  return (
    <>
      <Menu label={t("common.more")} icon={<Ellipsis aria-hidden="true" />} items={items} />
      <FileInput field={field} accept={STORY_TYPES} onChosen={([file]) => file && void importStory(file)} />
    </>
  );
}
