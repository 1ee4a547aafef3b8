import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The sentence, which may contain links (agreements). Without one, set `label`. */
  children?: ReactNode;
  label?: string;
  disabled?: boolean;
  /** The sentence fills the rest of the row. */
  wide?: boolean;
}

/** A round checkbox, for agreements and choosing people. */
export function Checkbox({ checked, onChange, children, label, disabled, wide }: CheckboxProps) {
  return (
    <label className={cx("flex min-h-11 items-center gap-2 text-s text-text-2", disabled && "opacity-45")}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        disabled={disabled}
        onChange={(change) => onChange(change.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={cx(
          "grid size-5 shrink-0 place-items-center rounded-full transition-colors",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-capsule",
          checked ? "bg-capsule text-on-capsule" : "inset-ring-2 inset-ring-text-3",
        )}
      >
        {checked && <Check className="size-3.5 stroke-[3.2]" />}
      </span>
      {children !== undefined && (
        <span className={cx("min-w-0 leading-snug", wide && "flex-1")}>{children}</span>
      )}
    </label>
  );
}
