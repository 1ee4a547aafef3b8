import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";
import { GrowingTextArea } from "../../../ui/growing-text-area.tsx";

interface BubbleFieldProps {
  /** Who says the text. */
  from: "user" | "character";
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
  max: number;
  /** The avatar beside a bubble of the character. */
  face?: ReactNode;
  onChange: (text: string) => void;
}

/** A text field in the shape of a chat bubble, on the side of the speaker (`characters §2.2`). */
export function BubbleField({ from, label, placeholder, value, max, face, onChange }: BubbleFieldProps) {
  const own = from === "user";
  return (
    <div className={cx("flex items-end gap-2", own && "justify-end")}>
      {face}
      <GrowingTextArea
        box="max-w-[78%] min-w-44"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={max}
        onChange={({ target }) => onChange(target.value)}
        className={cx(
          "min-h-11 rounded-bubble px-4 py-2.5 text-field leading-normal outline-2 outline-transparent",
          "wrap-anywhere focus:outline-capsule",
          own ? "rounded-br-s bg-capsule-deep placeholder:text-on-deep" : "rounded-bl-s bg-ink-3",
        )}
      />
    </div>
  );
}
