import { cx } from "./cx.ts";
import { wheelSideways } from "./wheel-sideways.ts";

export interface Choice<T extends string> {
  id: T;
  label: string;
}
interface ChipsProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A row of capsules of which one is selected; scrolls sideways. */
export function Chips<T extends string>({ label, choices, value, onChange }: ChipsProps<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      onWheel={wheelSideways}
      className="row-x fade-x gap-2 px-4 pt-0.5 pb-3"
    >
      {choices.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className={cx(
            "hit press min-h-8 shrink-0 rounded-full px-3.5 text-s whitespace-nowrap",
            id === value ? "bg-text-1 font-semibold text-ink-0" : "bg-ink-3 text-text-2",
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
