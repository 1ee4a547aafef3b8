import type { SheetAction } from "../platform/dialogs.ts";
import { t } from "../platform/i18n/i18n.ts";
import { BottomSheetView } from "./bottom-sheet-view.tsx";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";

interface ActionSheetProps {
  title: string | undefined;
  actions: readonly SheetAction[];
  /** The chosen id; null when closed without choosing. */
  onChoose: (id: string | null) => void;
}

/** A sheet of actions, the harmful ones in rose. Called through `actionSheet()` of platform/dialogs. */
export function ActionSheet({ title, actions, onChoose }: ActionSheetProps) {
  return (
    <BottomSheetView
      open
      title={title ?? t("common.actions")}
      quietTitle={title === undefined}
      onClose={() => onChoose(null)}
    >
      <div className="flex flex-col px-4 pt-2">
        <div className="overflow-hidden rounded-m bg-ink-3">
          {actions.map(({ id, label, hint, danger }) => (
            <button
              key={id}
              type="button"
              onClick={() => onChoose(id)}
              className="hairline-b flex min-h-13 w-full flex-col items-center justify-center px-4 py-2 -outline-offset-2 first:rounded-t-m last:rounded-b-m last:border-0 active:bg-ink-4"
            >
              <span className={cx("text-n", danger ? "text-rose" : "text-text-1")}>{label}</span>
              {hint !== undefined && <span className="text-xs text-text-3">{hint}</span>}
            </button>
          ))}
        </div>
        <Button look="ghost" block className="mt-3" onClick={() => onChoose(null)}>
          {t("common.cancel")}
        </Button>
      </div>
    </BottomSheetView>
  );
}
