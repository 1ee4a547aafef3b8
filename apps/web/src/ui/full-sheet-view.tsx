import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useLayer } from "./use-layer.ts";

export interface FullSheetProps {
  open: boolean;
  onClose: () => void;
  /** Heading, and accessible name. */
  title: string;
  /** Shown left of the close button. */
  actions?: ReactNode;
  /** Stays below the heading while the body scrolls. */
  head?: ReactNode;
  foot?: ReactNode;
  /** The body has its own scroller, or does not scroll. */
  fixed?: boolean;
  children: ReactNode;
}

/** Drawn by FullSheet; a chunk of its own. */
export function FullSheetView({
  open,
  onClose,
  title,
  actions,
  head,
  foot,
  fixed,
  children,
}: FullSheetProps) {
  useLayer(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-x-0 top-(--app-top) z-20 mx-auto flex h-(--app-height) max-w-column flex-col bg-ink-1 text-text-1 outline-none transition-transform duration-[var(--page)] data-ending-style:translate-y-full data-starting-style:translate-y-full">
          <header className="flex min-h-12 shrink-0 items-center gap-1 pt-[var(--safe-top)] pr-1.5 pl-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-l font-semibold">{title}</Dialog.Title>
            {actions}
            <IconButton label={t("common.close")} icon={<X aria-hidden="true" />} onClick={onClose} />
          </header>
          {head}
          <div className={cx("relative min-h-0 flex-1", fixed === true ? "overflow-hidden" : "scroller")}>
            {children}
          </div>
          {foot}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
