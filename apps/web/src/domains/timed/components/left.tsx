import { Timer } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { useMinute } from "../../messages/index.ts";
import { leftText } from "../left-text.ts";

/** Beside a message: how long it stays, quietly. */
export function Left({ gone }: { gone: number }) {
  // The minute that runs counts as over.
  const now = (useMinute() + 1) * 60_000;
  const time = leftText(gone - now);
  return (
    <span role="img" aria-label={t("timed.goneIn", { time })} className="flex items-center gap-1">
      <Timer aria-hidden="true" className="size-3" />
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
