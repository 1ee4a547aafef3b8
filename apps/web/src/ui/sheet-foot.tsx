import type { ReactNode } from "react";

/** What a sheet is about to do: stays at its lower edge while a tall form scrolls away beneath it. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 bg-ink-2 pt-2">{children}</div>;
}
