import { t } from "../platform/i18n/i18n.ts";
import { SkeletonBlock } from "./skeleton.tsx";

/** A skeleton of cards in two columns, shown after 200 ms; `heights` are classes. */
export function ColumnsSkeleton({ heights }: { heights: readonly (readonly string[])[] }) {
  return (
    <div role="status" aria-label={t("common.loading")} className="flex animate-late gap-2.5 px-3">
      {heights.map((column) => (
        <div key={column.join("")} className="flex flex-1 flex-col gap-2.5">
          {column.map((height) => (
            <SkeletonBlock key={height} className={`${height} rounded-m`} />
          ))}
        </div>
      ))}
    </div>
  );
}
