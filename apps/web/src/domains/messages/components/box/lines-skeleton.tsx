import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { SkeletonBlock } from "../../../../ui/skeleton.tsx";

const LINES = ["w-44", "w-56", "own w-36", "own w-52", "w-40", "own w-44", "w-60"];

/** Bubbles to be, after 200 ms (design rule 8). */
export function LinesSkeleton() {
  return (
    <div
      role="status"
      aria-label={t("common.loading")}
      className="flex h-full animate-late art:hidden flex-col justify-end gap-3 px-3 pb-3"
    >
      {LINES.map((line) => (
        <span key={line} className={cx("flex", line.startsWith("own") && "justify-end")}>
          <SkeletonBlock className={cx("h-10.5 rounded-bubble", line.replace("own ", ""))} />
        </span>
      ))}
    </div>
  );
}
