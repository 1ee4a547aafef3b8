import type { ReactNode } from "react";
import { cx } from "../../../../ui/cx.ts";

interface BubbleShellProps {
  own: boolean;
  /** Less padding, for content with its own shape. */
  tight?: boolean;
  children: ReactNode;
  className?: string;
}

/** The background of a bubble: mine deep green, others ink (design rule 4). */
export function BubbleShell({ own, tight = false, children, className }: BubbleShellProps) {
  return (
    <div
      className={cx(
        "min-w-11 max-w-full rounded-bubble text-m leading-normal text-text-1",
        tight ? "p-3" : "px-3.5 py-2.5",
        own ? "bg-capsule-deep art:bg-glass-deep" : "bg-ink-3 art:glass",
        className,
      )}
    >
      {children}
    </div>
  );
}
