import { t } from "../platform/i18n/i18n.ts";
import { SkeletonBlock } from "./skeleton.tsx";

/** A skeleton of tall tiles, two in a row, shown after 200 ms. */
export function TilesSkeleton() {
  return (
    <div
      role="status"
      aria-label={t("common.loading")}
      className="grid animate-late grid-cols-2 gap-2.5 px-4"
    >
      {[0, 1, 2, 3].map((at) => (
        <SkeletonBlock key={at} className="h-72 rounded-m" />
      ))}
    </div>
  );
}
