import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

interface CallFrameProps {
  nav: ReactNode;
  controls: ReactNode;
  /** A video behind everything; text and buttons then lie over it. */
  art?: ReactNode;
  /** Lies above everything else. */
  over?: ReactNode;
  children?: ReactNode;
}

/**
 * Frame of a call's page: a column on an upright phone, the whole window when wide; when low, the buttons go beside.
 */
export function CallFrame({ nav, controls, art, over, children }: CallFrameProps) {
  const seen = art !== undefined;
  return (
    <div
      className={cx(
        "absolute inset-0 isolate z-10 flex flex-col pr-(--safe-right) pl-(--safe-left) landscape:fixed landscape:short:flex-row",
        seen ? "bg-art-ink text-on-art" : "bg-ink-1 text-text-1",
      )}
    >
      {seen && (
        <div className="absolute inset-0 -z-10">
          {art}
          <span className="absolute inset-0 bg-[linear-gradient(to_bottom,var(--art-veil-soft),transparent_30%,transparent_60%,var(--art-veil))]" />
          <span className="absolute inset-y-0 right-0 hidden w-40 bg-[linear-gradient(to_left,var(--art-veil),transparent)] landscape:short:block" />
        </div>
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {nav}
        {children}
      </div>
      {controls}
      {over}
    </div>
  );
}
