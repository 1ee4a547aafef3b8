import type { ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "./cx.ts";

const looks = {
  plain: "",
  glass: "glass",
  // Like glass, without the blur, with which a phone cannot scroll lists of pictures smoothly.
  veil: "bg-(--art-veil) text-on-art",
  filled: "bg-ink-3",
  primary: "bg-capsule text-on-capsule",
} as const;

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** What the button does; its accessible name. */
  label: string;
  icon: ReactNode;
  look?: keyof typeof looks;
}

/** A round button with an icon: 36 px wide, with a touch area of 44 px. Icons 22 px, stroke 1.8. */
export function IconButton({ label, icon, look = "plain", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        "group grid size-11 shrink-0 place-items-center rounded-full disabled:opacity-40",
        className,
      )}
    >
      <span
        className={cx(
          "press grid size-9 place-items-center rounded-full [&_svg]:size-5.5 [&_svg]:stroke-[1.8] group-active:scale-95",
          looks[look],
        )}
      >
        {icon}
      </span>
    </button>
  );
}
