import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { cx } from "../../../ui/cx.ts";
import { goToStep } from "../step.store.ts";
import { stepOf } from "../steps.ts";
import { queryOfKey } from "../work.ts";

/** Returns a function that opens the editor at a field: it goes back if the preview was opened from the editor. */
export function useEdit(key: string): (field: string) => void {
  const { query } = usePage();
  return (field) => {
    goToStep(key, stepOf(field));
    if (query.from === "edit") back();
    else push("/pages/create/create-ai", queryOfKey(key));
  };
}

interface EditSpotProps {
  /** The name of the field, for the accessible name of the button. */
  label: string;
  onEdit: () => void;
  className?: string;
  children: ReactNode;
}

/** A part of the preview; a press opens the editor at its field. */
export function EditSpot({ label, onEdit, className, children }: EditSpotProps) {
  return (
    <button
      type="button"
      onClick={onEdit}
      className={cx("press group relative block w-full text-left", className)}
    >
      <span className="sr-only">{t("making.editSpot", { name: label })}</span>
      {children}
      <Pencil
        aria-hidden="true"
        className="absolute top-2.5 right-2.5 size-3.5 text-on-art-dim opacity-70 group-hover:opacity-100"
      />
    </button>
  );
}
