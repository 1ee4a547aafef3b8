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
  /** Something is under way: the button keeps its width, shows a ring and takes no press. */
  busy?: boolean;
  /** As wide as its place. */
  block?: boolean;
  icon?: ReactNode;
}

/** The capsule: one green for what to do next, ghost for the rest, rose for what hurts. */
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
