import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";

/** Digits of an e-mail or second-factor code (`seed §5`). */
export const CODE_LENGTH = 6;

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** All digits are in; the moment to send. */
  onComplete?: (value: string) => void;
  length?: number;
  error?: boolean;
  autoFocus?: boolean;
}

/** Six boxes that are one real field: paste, autofill from mail and screen readers work as on any input. */
export function CodeField({ value, onChange, onComplete, length = CODE_LENGTH, error, autoFocus }: CodeFieldProps) {
  const change = (text: string) => {
    const digits = text.replaceAll(/\D/g, "").slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <div className="relative">
      <div aria-hidden="true" className="flex justify-between gap-2">
        {Array.from({ length }, (_, at) => (
          <span
            key={at}
            className={cx(
              "num grid h-13 flex-1 place-items-center rounded-m bg-ink-3 text-xl font-bold outline-2",
              error ? "outline-rose" : at === value.length ? "outline-transparent group-focus:outline-capsule" : "outline-transparent",
            )}
          >
            {value[at] ?? ""}
          </span>
        ))}
      </div>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        aria-label={t("common.digit", { n: length })}
        aria-invalid={error || undefined}
        value={value}
        autoFocus={autoFocus}
        onChange={(event) => change(event.target.value)}
        className="absolute inset-0 h-full w-full rounded-m bg-transparent text-transparent caret-transparent outline-offset-4 selection:bg-transparent"
      />
    </div>
  );
}
