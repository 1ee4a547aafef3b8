import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { t } from "../platform/i18n/i18n.ts";
import { IconButton } from "./icon-button.tsx";
import { useLayer } from "./use-layer.ts";
import { Zoom } from "./zoom.tsx";

export interface PictureViewerProps {
  open: boolean;
  onClose: () => void;
  src: string;
  /** The accessible name: whose picture it is. */
  label: string;
}

/** Drawn by PictureViewer; a chunk of its own. */
export function PictureViewerView({ open, onClose, src, label }: PictureViewerProps) {
  useLayer(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={label}
          className="fixed inset-0 z-40 bg-bar outline-none transition-opacity duration-[var(--press)] data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Zoom centred>
            <img src={src} alt={label} draggable={false} className="size-full object-contain" />
          </Zoom>
          <div className="absolute top-[var(--safe-top)] right-[calc(var(--safe-right)+6px)]">
            <IconButton
              label={t("common.close")}
              icon={<X aria-hidden="true" />}
              look="glass"
              onClick={onClose}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
