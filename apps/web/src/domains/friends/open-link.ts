import { KEYWORD_MAX } from "@4d/contract";
import { readLink } from "../../platform/app-link.ts";
import { confirm } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { copyText } from "../../platform/media/clipboard.ts";
import { push, replace } from "../../platform/navigation.ts";
import { friendsApi } from "./friends.api.ts";

/** Opens a scanned text: a card or page of this app replaces the scanner. Asks before it copies or opens others. */
export async function openScanned(text: string): Promise<void> {
  const link = readLink(text);
  if (link.kind === "user") return replace("/pages/common/user-info", { id: link.id });
  if (link.kind === "character") return replace("/pages/common/user-info", { link: link.link });
  if (link.kind === "group") return replace("/pages/group/group-info", { token: link.token });
  if (link.kind === "page") return replace(link.path);
  if (link.kind === "text") {
    const copy = await confirm({ title: t("friends.scannedText"), body: link.text, ok: t("common.copy") });
    if (copy) await copyText(link.text);
    return;
  }
  const go = await confirm({ title: t("friends.scannedWeb"), body: link.url, ok: t("friends.openWeb") });
  if (go) window.open(link.url, "_blank", "noopener,noreferrer");
}

/** Opens a pasted card. @returns "" if it did, the words to search for if the text is none, null for other addresses. */
export function openPasted(text: string): string | null {
  const link = readLink(text);
  if (link.kind === "user") push("/pages/common/user-info", { id: link.id });
  else if (link.kind === "character") push("/pages/common/user-info", { link: link.link });
  else if (link.kind === "group") push("/pages/group/group-info", { token: link.token });
  else return link.kind === "text" ? link.text.slice(0, KEYWORD_MAX) : null;
  return "";
}

/** Opens the link of a character, then its page. @returns why it could not be opened, or null. */
export async function openCharacter(link: string): Promise<Failure | null> {
  const outcome = await attempt(friendsApi.openCharacter(link));
  if (!outcome.ok) return outcome.failure;
  replace("/pages/common/user-info", { id: outcome.value.userId });
  return null;
}
