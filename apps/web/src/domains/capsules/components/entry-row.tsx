import type { CapsuleEntry } from "@4d/contract";
import { ChevronRight } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { timeText } from "../../../platform/time-text.ts";
import { cx } from "../../../ui/cx.ts";
import { amountText, changeText } from "../amount-text.ts";
import { openCause } from "../capsule-navigation.ts";
import { entryText, holdText } from "../entry-text.ts";

const shape = "flex min-h-15.5 w-full items-center gap-3 px-4 py-2 text-left";

/** A line of the statement: reason, time and change; a press opens the cause. */
export function EntryRow({ entry }: { entry: CapsuleEntry }) {
  const { cause, change, balance, time } = entry;
  const note = [timeText(time), holdText(entry)].filter(Boolean).join(" · ");
  const body = (
    <>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-m leading-snug text-pretty wrap-anywhere">{entryText(entry)}</span>
        <span className="num block text-xs text-text-3">{note}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className={cx("num block text-l font-bold", change > 0 && "text-capsule")}>
          {changeText(change)}
        </span>
        <span className="num block text-xs text-text-3">
          {t("capsules.after", { n: amountText(balance) })}
        </span>
      </span>
      {/* Always takes room, so that the amounts of all lines are aligned. */}
      <ChevronRight
        aria-hidden="true"
        className={cx("-mr-1 size-3.75 shrink-0 text-text-3", cause === null && "invisible")}
      />
    </>
  );
  if (cause === null) return <li className={cx(shape, "hairline-b")}>{body}</li>;
  return (
    <li className="hairline-b">
      <button
        type="button"
        onClick={() => openCause(cause)}
        className={cx(shape, "-outline-offset-2 active:bg-ink-3")}
      >
        {body}
      </button>
    </li>
  );
}
