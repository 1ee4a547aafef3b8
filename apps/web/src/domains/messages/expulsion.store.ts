import type { Expulsion } from "@4d/sync";
import { alertModal } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { me, signOut } from "../../platform/session.ts";
import { expelled } from "../../platform/socket/frames.ts";

let isShowing = false;

function bodyOf({ kind, text }: Expulsion): string {
  if (kind === "banned") return t("messages.bannedBody", { reason: text });
  return kind === "revoked" ? t("messages.revokedBody") : t("messages.forcedBody");
}

/** Says why the login is over, then exits (`rules §4.14`); the socket is closed with 3099 by then. */
async function showExpulsion(why: Expulsion): Promise<void> {
  if (isShowing || me.get() === null) return;
  isShowing = true;
  const title = why.kind === "banned" ? t("messages.bannedTitle") : t("messages.forcedTitle");
  await alertModal({ title, body: bodyOf(why) });
  isShowing = false;
  if (me.get() !== null) signOut();
}

expelled.on((why) => void showExpulsion(why));
