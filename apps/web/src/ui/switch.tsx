import { cx } from "./cx.ts";

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Accessible name. */
  label: string;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className={cx(
        "hit relative h-7 w-12 shrink-0 rounded-full transition-colors disabled:opacity-45",
        checked ? "bg-capsule" : "bg-ink-4 inset-ring inset-ring-line",
      )}
    >
      <span
        className={cx(
          "absolute top-0.5 left-0.5 size-6 rounded-full bg-on-bar shadow-pop transition-transform",
          checked && "translate-x-5",
        )}
      />
    </button>
  );
}
