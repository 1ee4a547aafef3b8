import { TEXTAREA_MAX } from "@4d/contract";
import { type TextareaHTMLAttributes, useId } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";
import { FieldFrame, noteId } from "./field-frame.tsx";
import { GrowingTextArea } from "./growing-text-area.tsx";

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange"> {
  label?: string;
  hint?: string;
  error?: string;
  value: string;
  max?: number;
  /** Grows to twice the height before it scrolls. */
  tall?: boolean;
  onChange: (value: string) => void;
}

/** Several lines with a counter; grows with its text. */
export function TextArea({
  label,
  hint,
  error,
  value,
  max = TEXTAREA_MAX,
  tall,
  onChange,
  ...rest
}: TextAreaProps) {
  const own = useId();
  const id = rest.id ?? own;
  const noted = error !== undefined || hint !== undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} soft>
      <div className="flex flex-1 flex-col py-3">
        <GrowingTextArea
          rows={3}
          {...rest}
          id={id}
          value={value}
          maxLength={max}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={noted ? noteId(id) : undefined}
          onChange={(change) => onChange(change.target.value)}
          className={cx(
            "bg-transparent text-field leading-normal outline-none",
            tall ? "max-h-96" : "max-h-48",
          )}
        />
        <span className={cx("num self-end text-xs", value.length >= max ? "text-rose" : "text-text-3")}>
          {t("common.counter", { n: value.length, max })}
        </span>
      </div>
    </FieldFrame>
  );
}
