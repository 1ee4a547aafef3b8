import type { CharacterSheet } from "@4d/contract";
import { type ReactNode, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { MergeSide } from "../../../ui/merge-side.tsx";
import { resolveClash } from "../making.store.ts";
import type { SheetField } from "../merge-sheets.ts";
import { valueText } from "../value-text.ts";
import type { Saving, Work } from "../work.ts";

type Clash = Extract<Saving, { step: "clash" }>;

/** The value of a field; a picture is shown as an image. */
function shownIn(field: SheetField, sheet: CharacterSheet): ReactNode {
  if ((field === "avatar" || field === "background") && sheet[field] !== "")
    return <img src={sheet[field]} alt="" className="size-16 rounded-s object-cover" />;
  return valueText(field, sheet) || t("making.nothing");
}

interface MergeViewProps {
  work: Work;
  clash: Clash;
  open: boolean;
  onClose: () => void;
}

/** Shows both versions of fields that were changed here and elsewhere; the person chooses one for each field. */
export function MergeView({ work, clash: { theirs, fields }, open, onClose }: MergeViewProps) {
  const [taken, setTaken] = useState<readonly SheetField[]>([]);
  return (
    <BottomSheet open={open} onClose={onClose} title={t("making.merge.title")}>
      <p className="px-5 pb-3 text-center text-s text-balance text-text-2">{t("making.merge.note")}</p>
      {fields.map((field) => (
        <fieldset key={field} className="min-w-0 px-4 pb-4">
          <legend className="px-1 pb-1.5 text-s text-text-2">{t(`making.field.${field}`)}</legend>
          <div className="flex gap-2.5">
            <MergeSide
              name={field}
              title={t("making.merge.mine")}
              chosen={!taken.includes(field)}
              onChoose={() => setTaken(taken.filter((one) => one !== field))}
            >
              {shownIn(field, work.sheet)}
            </MergeSide>
            <MergeSide
              name={field}
              title={t("making.merge.theirs")}
              chosen={taken.includes(field)}
              onChoose={() => setTaken([...taken, field])}
            >
              {shownIn(field, theirs.sheet)}
            </MergeSide>
          </div>
        </fieldset>
      ))}
      <div className="px-4 pt-1 pb-2">
        <Button
          block
          onClick={() => {
            onClose();
            void resolveClash(work.key, taken);
          }}
        >
          {t("making.merge.done")}
        </Button>
      </div>
    </BottomSheet>
  );
}
