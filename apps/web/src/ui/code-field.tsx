import { CODE_LENGTH } from "@4d/contract";
import { useState } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Called when all digits are entered. */
  onComplete?: (value: string) => void;
  length?: number;
  error?: boolean;
  autoFocus?: boolean;
  /** The accessible name; default: a code sent by mail. */
  label?: string;
  /** Hides the digits. */
  secret?: boolean;
}

/** Six boxes drawn over one input: paste, autofill from mail and screen readers work as on any input. */
export function CodeField({
  value,
  onChange,
  onComplete,
  length = CODE_LENGTH,
  error,
  autoFocus,
  label,
  secret = false,
}: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const change = (text: string) => {
    const digits = text.replaceAll(/\D/g, "").slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  const outline = (at: number) => {
    if (error === true) return "outline-rose";
    return focused && at === Math.min(value.length, length - 1) ? "outline-capsule" : "outline-transparent";
  };
  return (
    <div className="relative">
      <div aria-hidden="true" className="flex justify-between gap-2">
        {Array.from({ length }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            className={cx(
              "num grid h-13 flex-1 place-items-center rounded-m bg-ink-3 text-xl font-bold outline-2",
              outline(at),
            )}
          >
            {secret && value[at] !== undefined ? "•" : (value[at] ?? "")}
          </span>
        ))}
      </div>
      <input
        inputMode="numeric"
        autoComplete={secret ? "off" : "one-time-code"}
        pattern="\d*"
        aria-label={label ?? t("common.digit", { n: length })}
        aria-invalid={error || undefined}
        value={value}
        autoFocus={autoFocus}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => change(event.target.value)}
        className="absolute inset-0 h-full w-full bg-transparent text-field text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  );
}
