import type { ReactNode } from "react";

/** The buttons of a sheet, which stay at its lower edge while a tall form scrolls. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 bg-ink-2 pt-2">{children}</div>;
}
