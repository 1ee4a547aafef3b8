import type { Choice } from "./chips.tsx";
import { cx } from "./cx.ts";

interface SegmentedProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Two to four choices side by side in one capsule. */
export function Segmented<T extends string>({ label, choices, value, onChange }: SegmentedProps<T>) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-1 rounded-full bg-ink-3 p-1">
      {choices.map(({ id, label: text }) => (
        <label
          key={id}
          className={cx(
            "hit press flex min-h-9 flex-1 items-center justify-center rounded-full px-1.5 text-s whitespace-nowrap",
            "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-capsule",
            id === value ? "bg-text-1 font-semibold text-ink-0" : "text-text-2",
          )}
        >
          <input type="radio" className="sr-only" checked={id === value} onChange={() => onChange(id)} />
          {text}
        </label>
      ))}
    </div>
  );
}
