import type { ReactNode } from "react";

/** A bar with a button at the bottom of a page, with a line above it. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <div className="hairline-t shrink-0 bg-ink-1 px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">{children}</div>
  );
}
