import type { CapsuleEntry } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { cx } from "../../../ui/cx.ts";
import { amountText, changeText, entryText } from "../../capsules/index.ts";

/** One line of a person's statement: why, when, what it changed. */
export function CapsuleEntryLine({ entry }: { entry: CapsuleEntry }) {
  const { change, balance, time } = entry;
  return (
    <div className="hairline-b mx-4 flex min-h-15.5 items-center gap-3 py-2">
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-m leading-snug wrap-anywhere">{entryText(entry)}</span>
        <span className="num block text-xs text-text-3">{momentText(time)}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className={cx("num block text-l font-bold", change > 0 && "text-capsule")}>
          {changeText(change)}
        </span>
        <span className="num block text-xs text-text-3">
          {t("capsules.after", { n: amountText(balance) })}
        </span>
      </span>
    </div>
  );
}
