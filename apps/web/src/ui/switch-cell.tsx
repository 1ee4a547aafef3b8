import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

interface SwitchCellProps {
  icon?: ReactNode;
  title: string;
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => unknown;
}

/** A line of a card with a switch; all of it is a button. A disabled one is faded, except for its note. */
export function SwitchCell({ icon, title, note, checked, disabled, onChange }: SwitchCellProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      disabled={disabled}
      onClick={() => void onChange(!checked)}
      className="group flex min-h-13.5 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 active:bg-ink-3"
    >
      {icon !== undefined && (
        <span
          aria-hidden="true"
          className="text-text-2 group-disabled:opacity-45 [&_svg]:size-5.25 [&_svg]:stroke-[1.8]"
        >
          {icon}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span id={id} className="text-m leading-snug group-disabled:opacity-45">
          {title}
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className="text-s text-text-3">
            {note}
          </span>
        )}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          "relative h-7 w-12 shrink-0 rounded-full transition-colors group-disabled:opacity-45",
          checked ? "bg-capsule" : "bg-ink-4 inset-ring inset-ring-line",
        )}
      >
        <span
          className={cx(
            "absolute top-0.5 left-0.5 size-6 rounded-full bg-on-bar transition-transform",
            checked && "translate-x-5",
          )}
        />
      </span>
    </button>
  );
}
