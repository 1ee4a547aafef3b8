import { confirm, toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import type { Work } from "./story-work.ts";
import { writingApi } from "./writing.api.ts";
import { setLink } from "./writing.store.ts";

/** Asks, then gives a story shared by link another one: the old one leads nowhere. */
export async function askToRenewLink({ key, id }: Pick<Work, "key" | "id">): Promise<void> {
  const sure = await confirm({
    title: t("stories.renewTitle"),
    body: t("stories.renewBody"),
    ok: t("stories.renewOk"),
    danger: true,
  });
  if (!sure || id === null) return;
  const outcome = await attempt(writingApi.renewLink(id));
  if (!outcome.ok) return toast(outcome.failure.message);
  setLink(key, outcome.value.link);
  toast(t("stories.linkRenewed"));
}
