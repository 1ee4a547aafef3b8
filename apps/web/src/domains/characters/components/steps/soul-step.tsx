import { SHEET_MAX } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { ExamplesEditor } from "../examples-editor.tsx";
import { FieldSection, StepHead } from "../step-layout.tsx";
import type { StepProps } from "./step-props.ts";

const texts = ["description", "personality", "scenario"] as const;
const models = ["systemPrompt", "postHistory"] as const;

function ForModels({ sheet, change }: StepProps) {
  const [open, setOpen] = useState(
    () => models.some((field) => sheet[field] !== "") || sheet.depthPrompt.text !== "",
  );
  if (!open)
    return (
      <Button look="quiet" size="small" className="mb-6" onClick={() => setOpen(true)}>
        {t("making.forModels")}
      </Button>
    );
  return (
    <FieldSection title={t("making.forModels")} note={t("making.forModelsNote")}>
      <div className="flex flex-col gap-4">
        {models.map((field) => (
          <TextArea
            key={field}
            label={t(`making.field.${field}`)}
            max={SHEET_MAX[field]}
            value={sheet[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
        <TextArea
          label={t("making.field.depthPrompt")}
          hint={t("making.depthPromptHint", { n: sheet.depthPrompt.depth })}
          max={SHEET_MAX.postHistory}
          value={sheet.depthPrompt.text}
          onChange={(text) => change({ depthPrompt: { ...sheet.depthPrompt, text } })}
        />
      </div>
    </FieldSection>
  );
}

/** The nature of the character: description, personality, scenario, and examples to learn from. */
export function SoulStep(props: StepProps) {
  const { sheet, change } = props;
  return (
    <>
      <StepHead step="soul" />
      <div className="mb-6 flex flex-col gap-4">
        {texts.map((field) => (
          <TextArea
            key={field}
            tall
            label={t(`making.field.${field}`)}
            placeholder={t(`making.${field}Hint`)}
            max={SHEET_MAX[field]}
            value={sheet[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
      </div>
      <FieldSection
        title={t("making.field.examples")}
        note={t("making.examplesNote")}
        tail={t("common.counter", { n: sheet.examples.length, max: SHEET_MAX.examples })}
      >
        <ExamplesEditor sheet={sheet} onChange={(examples) => change({ examples })} />
      </FieldSection>
      <ForModels {...props} />
    </>
  );
}
