import { confirm } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { push } from "../../platform/navigation.ts";
import { frames } from "../../platform/socket/frames.ts";
import { renewRights } from "./rights.api.ts";

let isShowing = false;

/** Announces a decision about something of mine; its page has the details. */
async function showDecision(): Promise<void> {
  if (isShowing) return;
  isShowing = true;
  const look = await confirm({
    title: t("shell.decidedTitle"),
    body: t("shell.decidedBody"),
    ok: t("shell.decidedLook"),
  });
  isShowing = false;
  if (look) push("/pages/mine/decisions");
}

frames.on((frame) => {
  if (frame.cmd === 5 && frame.data.type === "decision") void showDecision();
});

frames.on((frame) => {
  if (frame.cmd === 5 && frame.data.type === "rights.changed") void renewRights();
});
