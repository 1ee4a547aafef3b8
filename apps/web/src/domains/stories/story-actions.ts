import { confirm, toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { dropMyStory } from "./my-stories.store.ts";
import type { MyStoryCard } from "./my-story-cards.ts";
import type { Work } from "./story-work.ts";
import { writingApi } from "./writing.api.ts";
import { removeWork, setLink } from "./writing.store.ts";

/** Asks, then deletes a draft or a story; returns whether it is deleted. */
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
    toastFailure(failure);
    return false;
  }
  if (id !== null) dropMyStory(id);
  toast(t("stories.deleted"));
  return true;
}

/** Asks, then replaces the link of a story shared by link: the old one stops working. */
export async function askToRenewLink({ key, id }: Pick<Work, "key" | "id">): Promise<void> {
  const sure = await confirm({
    title: t("stories.renewTitle"),
    body: t("stories.renewBody"),
    ok: t("stories.renewOk"),
    danger: true,
  });
  if (!sure || id === null) return;
  const outcome = await attempt(writingApi.renewLink(id));
  if (!outcome.ok) return toastFailure(outcome.failure);
  setLink(key, outcome.value.link);
  toast(t("stories.linkRenewed"));
}
