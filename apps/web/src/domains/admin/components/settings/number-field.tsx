import { useState } from "react";
import { TextField } from "../../../../ui/text-field.tsx";

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number;
  /** Called with NaN while the text is no number. */
  onChange: (value: number) => void;
  /** Decimal places; 0 when absent. */
  digits?: number;
  unit?: string;
  disabled?: boolean;
}

/** A numeric setting, 0 or more. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, value, onChange, digits = 0, unit, disabled } = props;
  const [typed, setTyped] = useState(Number.isNaN(value) ? "" : String(value));
  const change = (text: string) => {
    setTyped(text);
    const shape = digits === 0 ? /^\d{1,12}$/ : /^\d{1,9}([.]\d{1,2})?$/;
    onChange(shape.test(text.trim()) ? Number(text) : Number.NaN);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode={digits === 0 ? "numeric" : "decimal"}
      value={typed}
      disabled={disabled}
      onChange={change}
      tail={unit === undefined ? undefined : <span className="shrink-0 text-s text-text-3">{unit}</span>}
    />
  );
}
