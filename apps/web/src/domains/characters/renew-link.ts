import { confirm, toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { charactersApi } from "./characters.api.ts";
import { setLink } from "./making.store.ts";
import type { Work } from "./work.ts";

/** Asks, then gives a character shared by link another one: the old one leads nowhere. */
export async function askToRenewLink({ key, id }: Pick<Work, "key" | "id">): Promise<void> {
  const sure = await confirm({
    title: t("making.renewTitle"),
    body: t("making.renewBody"),
    ok: t("making.renewOk"),
    danger: true,
  });
  if (!sure || id === null) return;
  const outcome = await attempt(charactersApi.renewLink(id));
  if (!outcome.ok) return toast(outcome.failure.message);
  setLink(key, outcome.value.link);
  toast(t("making.renewed"));
}
