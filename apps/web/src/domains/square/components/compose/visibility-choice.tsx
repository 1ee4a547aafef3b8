import type { PostVisibility } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";

const VISIBILITIES: readonly PostVisibility[] = ["public", "friends", "private"];

interface VisibilityChoiceProps {
  value: PostVisibility;
  onChange: (value: PostVisibility) => void;
}

/** Who sees a post. */
export function VisibilityChoice({ value, onChange }: VisibilityChoiceProps) {
  return (
    <ChoiceGroup
      title={t("square.whoSees")}
      value={value}
      onChange={onChange}
      choices={VISIBILITIES.map((id) => ({
        id,
        label: t(`square.visible.${id}`),
        note: t(`square.visibleNote.${id}`),
      }))}
    />
  );
}
