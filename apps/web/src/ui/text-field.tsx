import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { FieldFrame, noteId } from "./field-frame.tsx";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  /** The visible label; without one, set `aria-label`. */
  label?: string;
  hint?: string;
  error?: string;
  onChange?: (value: string) => void;
  /** Shown at the right end: a unit, a show button. */
  tail?: ReactNode;
}

/** One line of text in a capsule, 52 px high. */
export function TextField({ label, hint, error, onChange, tail, className, ...rest }: TextFieldProps) {
  const own = useId();
  const id = rest.id ?? own;
  const noted = error !== undefined || hint !== undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={noted ? noteId(id) : undefined}
        onChange={(change) => onChange?.(change.target.value)}
        className={cx("min-w-0 flex-1 self-stretch bg-transparent py-3 text-field outline-none", className)}
      />
      {tail}
    </FieldFrame>
  );
}
