import type { CharacterVisibility } from "@4d/contract";
import { Check, Circle } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { cx } from "../../../../ui/cx.ts";
import { changeVisibility, makingStore } from "../../making.store.ts";
import { goToStep } from "../../step.store.ts";
import { missingFields, NEEDED, stepOf } from "../../steps.ts";
import { StepHead } from "../step-layout.tsx";
import type { StepProps } from "./step-props.ts";

const choices = (): { id: CharacterVisibility; label: string; note: string }[] =>
  (["private", "link", "public"] as const).map((id) => ({
    id,
    label: t(`making.visible.${id}`),
    note: t(`making.visibleNote.${id}`),
  }));

/** The choice of who may meet the character. */
export function VisibilityChoice({
  value,
  onChange,
}: {
  value: CharacterVisibility;
  onChange: (value: CharacterVisibility) => void;
}) {
  return <ChoiceGroup title={t("making.visibility")} choices={choices()} value={value} onChange={onChange} />;
}

/** The visibility of the character, and the fields it lacks before it can be published. */
export function SharingStep({ workKey, sheet }: StepProps) {
  const visibility = useStore(makingStore, ({ works }) => works[workKey]?.visibility ?? "private");
  const lacking = missingFields(sheet);
  return (
    <>
      <StepHead step="sharing" />
      <VisibilityChoice value={visibility} onChange={(value) => changeVisibility(workKey, value)} />
      <div className="pt-3">
        <CellGroup title={t("making.needed")}>
          {NEEDED.map((field) => {
            const done = !lacking.includes(field);
            const Mark = done ? Check : Circle;
            return (
              <Cell
                key={field}
                icon={<Mark className={cx(done && "text-capsule")} />}
                title={t(`making.field.${field}`)}
                value={done ? t("making.written") : t("making.writeNow")}
                onPress={() => goToStep(workKey, stepOf(field))}
              />
            );
          })}
        </CellGroup>
      </div>
    </>
  );
}
