import type { CharacterSheet } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { settleClash } from "../making.store.ts";
import type { SheetField } from "../merge-sheets.ts";
import { valueText } from "../value-text.ts";
import type { Saving, Work } from "../work.ts";

type Clash = Extract<Saving, { step: "clash" }>;

interface SideProps {
  field: SheetField;
  sheet: CharacterSheet;
  title: string;
  chosen: boolean;
  onChoose: () => void;
}

function Side({ field, sheet, title, chosen, onChoose }: SideProps) {
  const isPicture = field === "avatar" || field === "background";
  return (
    <label
      className={cx(
        "press flex min-w-0 flex-1 cursor-pointer flex-col gap-1.5 rounded-m bg-ink-3 p-3 outline-2 has-[:focus-visible]:outline-text-1",
        chosen ? "outline-capsule" : "outline-transparent",
      )}
    >
      <input type="radio" name={`merge-${field}`} checked={chosen} onChange={onChoose} className="sr-only" />
      <span className={cx("text-xs font-semibold", chosen ? "text-capsule" : "text-text-3")}>{title}</span>
      {isPicture && sheet[field] !== "" ? (
        <img src={sheet[field]} alt="" className="size-16 rounded-s object-cover" />
      ) : (
        <span className="line-clamp-6 text-s wrap-anywhere whitespace-pre-line">
          {valueText(field, sheet) || t("making.nothing")}
        </span>
      )}
    </label>
  );
}

interface MergeViewProps {
  work: Work;
  clash: Clash;
  open: boolean;
  onClose: () => void;
}

/** What was written here and elsewhere in the same fields, side by side; one of the two is kept of each. */
export function MergeView({ work, clash: { theirs, fields }, open, onClose }: MergeViewProps) {
  const [taken, setTaken] = useState<readonly SheetField[]>([]);
  return (
    <BottomSheet open={open} onClose={onClose} title={t("making.merge.title")}>
      <p className="px-5 pb-3 text-center text-s text-balance text-text-2">{t("making.merge.note")}</p>
      {fields.map((field) => (
        <fieldset key={field} className="min-w-0 px-4 pb-4">
          <legend className="px-1 pb-1.5 text-s text-text-2">{t(`making.field.${field}`)}</legend>
          <div className="flex gap-2.5">
            <Side
              field={field}
              sheet={work.sheet}
              title={t("making.merge.mine")}
              chosen={!taken.includes(field)}
              onChoose={() => setTaken(taken.filter((one) => one !== field))}
            />
            <Side
              field={field}
              sheet={theirs.sheet}
              title={t("making.merge.theirs")}
              chosen={taken.includes(field)}
              onChoose={() => setTaken([...taken, field])}
            />
          </div>
        </fieldset>
      ))}
      <div className="px-4 pt-1 pb-2">
        <Button
          block
          onClick={() => {
            onClose();
            void settleClash(work.key, taken);
          }}
        >
          {t("making.merge.done")}
        </Button>
      </div>
    </BottomSheet>
  );
}
