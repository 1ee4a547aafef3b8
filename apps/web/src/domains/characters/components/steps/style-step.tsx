import { emptySheet } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { isSame } from "../../../../platform/three-way-merge.ts";
import { Button } from "../../../../ui/button.tsx";
import { styleText, writingText } from "../../value-text.ts";
import { queryOfKey } from "../../work.ts";
import { StepHead } from "../step-layout.tsx";
import { Presets } from "../style-form.tsx";
import { StyledLine } from "../styled-line.tsx";
import type { StepProps } from "./step-props.ts";

/** How the character talks, in short; another page has the sliders. */
export function StyleStep({ workKey, sheet, change }: StepProps) {
  return (
    <>
      <StepHead step="style" />
      <div className="mb-5 rounded-m bg-ink-2 p-4">
        <StyledLine sheet={sheet} />
        <p className="mt-3 text-s text-pretty text-text-2">{styleText(sheet.style)}</p>
        {!isSame(sheet.writing, emptySheet.writing) && (
          <p className="mt-1 text-s text-pretty wrap-anywhere text-text-2">{writingText(sheet.writing)}</p>
        )}
      </div>
      <div className="mb-5">
        <Presets style={sheet.style} onChange={(style) => change({ style })} />
      </div>
      <Button look="ghost" block onClick={() => push("/pages/create/dialog-style", queryOfKey(workKey))}>
        {t("making.tuneStyle")}
      </Button>
    </>
  );
}
