import type { ReactNode } from "react";

/** Buttons side by side, or one below the other if their labels do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:flex-auto *:px-4 *:whitespace-nowrap">{children}</div>;
}
