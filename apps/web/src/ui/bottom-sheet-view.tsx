import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { useLayer } from "./use-layer.ts";

export interface BottomSheetProps {
  open: boolean;
  onClose: () => void;
  /** Heading, and accessible name of the sheet. */
  title: string;
  /** The heading is only for screen readers. */
  quietTitle?: boolean;
  /** The sheet ends with a picture, which reaches the lower edge, and without a heading the upper one too. */
  art?: boolean;
  children: ReactNode;
}

/** Drawn by BottomSheet; a chunk of its own. */
export function BottomSheetView({ open, onClose, title, quietTitle, art, children }: BottomSheetProps) {
  useLayer(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity duration-[var(--page)] data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={cx(
            "fixed inset-x-0 bottom-(--app-bottom) z-40 mx-auto flex max-h-[calc(var(--app-height)*0.85)] max-w-column flex-col rounded-t-l bg-ink-2 text-text-1 shadow-pop outline-none transition-transform duration-[var(--page)] data-ending-style:translate-y-full data-starting-style:translate-y-full",
            art === true ? "overflow-hidden" : "pb-[max(12px,var(--safe-bottom))]",
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              "mx-auto mt-2 h-1 w-9 shrink-0 rounded-full",
              art === true && quietTitle === true ? "z-1 -mb-3 bg-on-art-dim" : "bg-ink-4",
            )}
          />
          <Dialog.Title
            className={cx(quietTitle ? "sr-only" : "px-5 pt-3 pb-2 text-center text-l font-semibold")}
          >
            {title}
          </Dialog.Title>
          <div className="scroller min-h-0">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
