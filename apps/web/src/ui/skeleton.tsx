import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";

const shine =
  "animate-shimmer bg-[linear-gradient(100deg,var(--ink-3)_40%,var(--ink-4)_50%,var(--ink-3)_60%)] bg-[length:200%_100%]";

/** One grey shape where content will be. */
export function SkeletonBlock({ className }: { className: string }) {
  return <span className={cx("block", shine, className)} />;
}

interface SkeletonRowsProps {
  count?: number;
  compact?: boolean;
  square?: boolean;
}

/** Rows in the shape of ListRow; hidden for the first 200 ms, so that fast answers do not flash (design rule 8). */
export function SkeletonRows({ count = 8, compact, square }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={t("common.loading")} className="animate-late">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
        <div key={at} className={cx("flex items-center gap-3 px-4", compact ? "h-15.5" : "h-18")}>
          <SkeletonBlock
            className={cx(compact ? "size-11" : "size-13", square ? "rounded-m" : "rounded-full")}
          />
          <span className="flex flex-1 flex-col gap-2.5">
            <SkeletonBlock className={cx("h-3.5 rounded-full", at % 3 === 0 ? "w-2/5" : "w-1/3")} />
            <SkeletonBlock className={cx("h-3 rounded-full", at % 2 === 0 ? "w-3/4" : "w-3/5")} />
          </span>
        </div>
      ))}
    </div>
  );
}
