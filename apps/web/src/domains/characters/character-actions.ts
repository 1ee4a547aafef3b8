import { characterLink } from "../../platform/app-link.ts";
import { confirm, toast, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import { charactersApi } from "./characters.api.ts";
import { removeWork, setLink } from "./making.store.ts";
import { removeMyCharacter } from "./my-characters.store.ts";
import type { Work } from "./work.ts";

/** Shares the address of a character through the share sheet of the system, or copies it if there is none. */
export async function shareCharacter({ userId, link, sheet }: Work): Promise<void> {
  if (userId === null) return;
  const url = characterLink({ userId, link });
  if (!matchMedia("(pointer: coarse)").matches || navigator.share === undefined) {
    await copyText(url);
    return;
  }
  try {
    await navigator.share({ url, title: sheet.name, text: sheet.tagline });
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(url);
  }
}

/** Asks, then renews the link of a character, which makes the old link invalid. */
export async function askToRenewLink({ key, id }: Pick<Work, "key" | "id">): Promise<void> {
  const sure = await confirm({
    title: t("making.renewTitle"),
    body: t("making.renewBody"),
    ok: t("making.renewOk"),
    danger: true,
  });
  if (!sure || id === null) return;
  const outcome = await attempt(charactersApi.renewLink(id));
  if (!outcome.ok) return toastFailure(outcome.failure);
  setLink(key, outcome.value.link);
  toast(t("making.renewed"));
}

interface Removed {
  id: number | null;
  status: string;
}

/** Asks, then deletes a draft or a character; resolves with whether it was deleted. */
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
    toastFailure(failure);
    return false;
  }
  if (id !== null) removeMyCharacter(id);
  toast(t("making.deleted"));
  return true;
}
