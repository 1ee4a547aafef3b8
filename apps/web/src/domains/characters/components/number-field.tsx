import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { numberOf } from "../lore-rules.ts";

interface NumberFieldProps {
  label: string;
  hint?: string;
  unit?: string;
  value: number | undefined;
  least?: number;
  most: number;
  /** Stands for an empty field. */
  usual?: number;
  onChange: (value: number | undefined) => void;
}

/** A whole number; an empty field is the ordinary case. What is half written stays until it is a number. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, unit, value, least = 0, most, usual, onChange } = props;
  const [text, setText] = useState(() => `${value ?? ""}`);
  const read = numberOf(text, least, most);
  // Changed elsewhere, for example by a merge.
  const shown = read === value ? text : `${value ?? ""}`;
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={least < 0 ? "text" : "numeric"}
      value={shown}
      placeholder={usual === undefined ? t("lore.usual") : `${usual}`}
      tail={unit === undefined ? undefined : <span className="text-s text-text-3">{unit}</span>}
      onChange={(written) => {
        setText(written);
        onChange(numberOf(written, least, most));
      }}
      onBlur={() => setText(`${value ?? ""}`)}
    />
  );
}
