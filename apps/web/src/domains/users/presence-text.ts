import { Terminal } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { ageText } from "../../platform/time-text.ts";

/** "手机在线", "网页、手机在线", "3 小时前在线", or nothing when it is not known (`USER-2`). */
export function presenceText(terminals: readonly number[] | undefined, lastSeenAt?: number | null): string {
  if (terminals !== undefined && terminals.length > 0) {
    const app = terminals.includes(Terminal.APP);
    const web = terminals.some((terminal) => terminal !== Terminal.APP);
    if (app && web) return t("users.onlineBoth");
    return app ? t("users.onlineApp") : t("users.onlineWeb");
  }
  return lastSeenAt === undefined || lastSeenAt === null
    ? ""
    : t("users.lastOnline", { time: ageText(lastSeenAt) });
}
