import { confirm, toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { removeWork } from "./making.store.ts";
import { removeMyCharacter } from "./my-characters.store.ts";

interface Removed {
  id: number | null;
  status: string;
}

/** Asks, then deletes a draft or a character; answers whether it is gone. */
export async function askToRemove(key: string, { id, status }: Removed): Promise<boolean> {
  const isDraft = status === "draft";
  const sure = await confirm({
    title: isDraft ? t("making.deleteDraftTitle") : t("making.deleteTitle"),
    body: isDraft ? t("making.deleteDraftBody") : t("making.deleteBody"),
    ok: t("common.delete"),
    danger: true,
  });
  if (!sure) return false;
  const failure = await removeWork(key, id);
  if (failure !== null) {
    toast(failure.message);
    return false;
  }
  if (id !== null) removeMyCharacter(id);
  toast(t("making.deleted"));
  return true;
}
