import type { ReactNode } from "react";

/** Buttons side by side; one under the other where their words need more room than there is. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 *:flex-auto *:px-4 *:whitespace-nowrap">{children}</div>;
}
