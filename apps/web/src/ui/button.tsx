import type { ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

const looks = {
  primary: "bg-capsule text-on-capsule font-bold",
  ghost: "bg-ink-3 text-text-1 font-semibold",
  danger: "bg-rose text-on-bar font-bold",
  quiet: "text-capsule font-semibold",
  "quiet-danger": "text-rose font-semibold",
  glass: "glass font-semibold",
  bright: "bg-bright text-on-bright font-bold",
} as const;
const sizes = {
  large: "min-h-13 px-6 text-n",
  medium: "min-h-11.5 px-5 text-n",
  small: "min-h-9 px-4 text-s whitespace-nowrap hit",
} as const;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Work is in progress: the button shows a spinner, ignores presses and does not change its width. */
  busy?: boolean;
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
}

/** A button: green for the next step, ghost for other actions, rose for harmful ones. */
export function Button(props: ButtonProps) {
  const {
    look = "primary",
    size = "medium",
    busy = false,
    block,
    icon,
    className,
    children,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
      className={cx(
        "press relative inline-flex items-center justify-center gap-2 rounded-full py-1 text-center leading-tight [&_svg]:shrink-0",
        "disabled:opacity-45 aria-busy:opacity-80",
        looks[look],
        sizes[size],
        block && "w-full",
        className,
      )}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
