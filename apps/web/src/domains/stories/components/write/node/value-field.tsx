import { STORY_NUMBER_MAX, STORY_VALUE_MAX, type StoryValue, type StoryVariable } from "@4d/contract";
import { Minus, Plus } from "lucide-react";
import { t } from "../../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../../ui/icon-button.tsx";
import { Segmented } from "../../../../../ui/segmented.tsx";

interface ValueFieldProps {
  label: string;
  kind: StoryVariable["kind"];
  value: StoryValue;
  onChange: (value: StoryValue) => void;
}

const bounded = (value: number) =>
  Math.max(-STORY_NUMBER_MAX, Math.min(STORY_NUMBER_MAX, Math.trunc(value) || 0));

function NumberField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <div className="flex items-center rounded-full bg-ink-3">
      <IconButton
        label={t("stories.less")}
        icon={<Minus aria-hidden="true" />}
        onClick={() => onChange(bounded(value - 1))}
      />
      <input
        aria-label={label}
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onChange(bounded(Number(target.value.replaceAll(/[^\d-]/g, ""))))}
        className="num min-h-11 w-full min-w-8 bg-transparent text-center text-field outline-none"
      />
      <IconButton
        label={t("stories.more")}
        icon={<Plus aria-hidden="true" />}
        onClick={() => onChange(bounded(value + 1))}
      />
    </div>
  );
}

/** A field for a value of a variable's kind: number, yes or no, text. */
export function ValueField({ label, kind, value, onChange }: ValueFieldProps) {
  if (kind === "number") return <NumberField label={label} value={Number(value)} onChange={onChange} />;
  if (kind === "boolean")
    return (
      <Segmented
        label={label}
        value={value === true ? "yes" : "no"}
        onChange={(chosen) => onChange(chosen === "yes")}
        choices={[
          { id: "yes", label: t("stories.yes") },
          { id: "no", label: t("stories.no") },
        ]}
      />
    );
  return (
    <input
      aria-label={label}
      value={String(value)}
      maxLength={STORY_VALUE_MAX}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 w-full rounded-full bg-ink-3 px-4 text-field outline-none"
    />
  );
}
