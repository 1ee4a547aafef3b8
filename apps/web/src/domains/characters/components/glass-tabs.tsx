import type { Choice } from "../../../ui/chips.tsx";
import { cx } from "../../../ui/cx.ts";

interface GlassTabsProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Two or three views over a picture, one of them shown. */
export function GlassTabs<T extends string>({ label, choices, value, onChange }: GlassTabsProps<T>) {
  return (
    <div role="group" aria-label={label} className="glass flex gap-1 rounded-full p-1">
      {choices.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className={cx(
            "hit press min-h-8 rounded-full px-4 text-s whitespace-nowrap",
            id === value ? "bg-on-art font-semibold text-art-ink" : "text-on-art",
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
