import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import {
  type TransferredContent,
  transferredContent,
} from "../../../../platform/media/transferred-content.ts";

interface DropZoneProps {
  onDropped: (carried: TransferredContent) => void;
  children: ReactNode;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/** Accepts files dropped anywhere on the chat. */
export function DropZone({ onDropped, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const enter = (event: DragEvent, step: 1 | -1) => {
    if (!hasFiles(event)) return;
    depth.current += step;
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be chosen by button as well
    <div
      className="relative flex h-full flex-col"
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        depth.current = 0;
        setOver(false);
        const carried = transferredContent(event.dataTransfer);
        if (carried.files.length === 0) return;
        event.preventDefault();
        onDropped(carried);
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-2 z-30 grid place-items-center rounded-l border-2 border-dashed border-capsule bg-scrim text-l font-semibold text-on-art">
          {t("chat.dropHere")}
        </div>
      )}
    </div>
  );
}
