import { Check } from "lucide-react";
import { useId } from "react";
import { cx } from "./cx.ts";

export interface ChoiceLine<T extends string> {
  id: T;
  label: string;
  note?: string;
}
interface ChoiceGroupProps<T extends string> {
  /** Heading over the card, and accessible name of the group. */
  title: string;
  choices: readonly ChoiceLine<T>[];
  value: T | undefined;
  disabled?: boolean;
  onChange: (value: T) => unknown;
}

/** A card of lines of which one is chosen, for choices that need a sentence each. Disabled choices are faded. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { title, choices, value, disabled, onChange } = props;
  const id = useId();
  return (
    <fieldset className="mb-3 min-w-0" disabled={disabled}>
      <legend className="px-4 pb-1.5 text-s text-text-3">{title}</legend>
      <div className="overflow-hidden rounded-m bg-ink-2">
        {choices.map((choice) => (
          <label
            key={choice.id}
            className={cx(
              "group flex min-h-13.5 items-center gap-3 px-4 py-2",
              "has-[:enabled]:cursor-pointer has-[:enabled]:active:bg-ink-3",
              "has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-capsule",
            )}
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={choice.id === value}
              onChange={() => void onChange(choice.id)}
            />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="text-m leading-snug group-has-[:disabled]:opacity-45">{choice.label}</span>
              {choice.note !== undefined && <span className="text-s text-text-3">{choice.note}</span>}
            </span>
            {choice.id === value && (
              <Check aria-hidden="true" className="size-5 shrink-0 stroke-[2.4] text-capsule" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
