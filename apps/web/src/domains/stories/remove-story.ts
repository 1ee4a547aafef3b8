import { confirm, toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { dropMyStory } from "./my-stories.store.ts";
import type { MyStoryCard } from "./my-story-cards.ts";
import { removeWork } from "./writing.store.ts";

/** Asks, then deletes a draft or a story; answers whether it is gone. */
export async function askToRemove({
  key,
  id,
  status,
}: Pick<MyStoryCard, "key" | "id" | "status">): Promise<boolean> {
  const isDraft = status === "draft";
  const sure = await confirm({
    title: isDraft ? t("stories.deleteDraftTitle") : t("stories.deleteTitle"),
    body: isDraft ? t("stories.deleteDraftBody") : t("stories.deleteBody"),
    ok: t("common.delete"),
    danger: true,
  });
  if (!sure) return false;
  const failure = await removeWork(key, id);
  if (failure !== null) {
    toast(failure.message);
    return false;
  }
  if (id !== null) dropMyStory(id);
  toast(t("stories.deleted"));
  return true;
}
