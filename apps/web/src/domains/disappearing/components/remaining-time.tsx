import { Timer } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { useMinute } from "../../messages/index.ts";
import { remainingText } from "../remaining-text.ts";

/** Beside a message: how long it stays, quietly. */
export function RemainingTime({ expiresAt }: { expiresAt: number }) {
  // The minute that runs counts as over.
  const now = (useMinute() + 1) * 60_000;
  const time = remainingText(expiresAt - now);
  return (
    <span role="img" aria-label={t("disappearing.goneIn", { time })} className="flex items-center gap-1">
      <Timer aria-hidden="true" className="size-3" />
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
