import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { useLayer } from "./use-layer.ts";

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A sentence under the title. */
  note?: string | undefined;
  /** Only its buttons close it: forced offline, banned. */
  firm?: boolean;
  children?: ReactNode;
  /** Buttons; the one that confirms is last. */
  actions?: ReactNode;
}

/** A dialog in the middle that traps the focus; Esc closes it unless it is firm. Part of chunks that load on demand. */
export function ModalView({ open, onClose, title, note, firm, children, actions }: ModalProps) {
  useLayer(open && firm !== true, onClose);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={firm === true}
      onOpenChange={(next) => !next && firm !== true && onClose()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-[var(--press)] data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-x-0 top-(--app-top) z-50 grid h-(--app-height) place-items-center p-8">
          <Dialog.Popup className="flex max-h-full w-full max-w-80 flex-col rounded-l bg-ink-2 p-5 text-text-1 shadow-pop outline-none transition-[transform,opacity] duration-[var(--press)] data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            <Dialog.Title className="text-center text-l font-semibold wrap-anywhere">{title}</Dialog.Title>
            {note !== undefined && (
              <Dialog.Description className="scroller mt-2 text-center text-m text-balance wrap-anywhere whitespace-pre-line text-text-2">
                {note}
              </Dialog.Description>
            )}
            {children !== undefined && <div className="scroller -mx-1 mt-3 p-1">{children}</div>}
            {actions !== undefined && (
              <div className="mt-5 flex flex-wrap-reverse gap-3 *:min-w-fit *:flex-1 *:px-4">{actions}</div>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
