import { X } from "lucide-react";
import { t } from "../platform/i18n/i18n.ts";

/** The tag that filters the list below; a press removes the filter. */
export function ChosenTag({ tag, onClear }: { tag: string; onClear: () => void }) {
  return (
    <div className="flex px-4 pb-2.5">
      <button
        type="button"
        onClick={onClear}
        aria-label={t("common.clearTag", { tag })}
        className="hit press flex min-h-8 max-w-full items-center gap-1 rounded-full bg-capsule-wash pr-2 pl-3.5 text-s font-semibold text-capsule"
      >
        <span className="truncate">{tag}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </div>
  );
}
