import { type ImageContent, MessageType, parseContent } from "@4d/contract";
import type { Message } from "@4d/sync";
import { Dialog } from "@base-ui/react/dialog";
import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useLayer } from "../../../../ui/use-layer.ts";
import { Zoom } from "../../../../ui/zoom.tsx";
import { savableIn, saveMedia } from "../../media/save-media.ts";

const SWIPE_PX = 60;

/** On an unzoomed picture, a sideways swipe goes to the next and a swipe down closes. */
function useSwipe(zoomed: boolean, onStep: (step: 1 | -1) => void, onClose: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const fingers = useRef(0);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      fingers.current += 1;
      start.current = fingers.current === 1 && !zoomed ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUpCapture: (event: PointerEvent) => {
      fingers.current = Math.max(0, fingers.current - 1);
      const from = start.current;
      start.current = null;
      if (from === null || zoomed) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onStep(dx < 0 ? 1 : -1);
      else if (dy > SWIPE_PX * 1.5) onClose();
    },
    onPointerCancelCapture: () => {
      fingers.current = 0;
      start.current = null;
    },
  };
}

function Zoomed({ content, onZoom }: { content: ImageContent; onZoom: (zoomed: boolean) => void }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <Zoom step={1.2} onZoom={(scale) => onZoom(scale > 1.02)}>
      <span className="relative grid size-full place-items-center">
        {!loaded && (
          <img src={content.thumbUrl} alt="" className="absolute max-h-full max-w-full object-contain" />
        )}
        <img
          src={content.originUrl}
          alt={t("chat.picture")}
          draggable={false}
          onLoad={() => setLoaded(true)}
          className={cx("max-h-full max-w-full object-contain", !loaded && "opacity-0")}
        />
      </span>
    </Zoom>
  );
}

interface PictureViewerProps {
  /** The pictures of the chat, oldest first. */
  messages: readonly Message[];
  startId: number;
  onClose: () => void;
}

/** A full-screen picture: zoom 1–4, swipe to the chat's others, save (`MSG-10`). A chunk of its own. */
export function PictureViewer({ messages, startId, onClose }: PictureViewerProps) {
  const [id, setId] = useState(startId);
  const [zoomed, setZoomed] = useState(false);
  const at = messages.findIndex((message) => message.id === id);
  const message = messages[at];
  const content = message === undefined ? null : parseContent(MessageType.IMAGE, message.content);
  const savable = message === undefined ? null : savableIn(message);
  const step = (by: 1 | -1) => {
    const next = messages[at + by];
    if (next === undefined) return;
    setZoomed(false);
    setId(next.id);
  };
  const swipe = useSwipe(zoomed, step, onClose);
  const key = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  };
  const arrow = "absolute top-1/2 -mt-5.5 max-[480px]:hidden";
  useLayer(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-art-ink transition-opacity duration-[var(--press)] data-starting-style:opacity-0" />
        <Dialog.Popup
          onKeyDown={key}
          className="fixed inset-0 z-50 touch-none text-on-art outline-none transition-[transform,opacity] duration-[var(--press)] data-starting-style:scale-95 data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{t("chat.picture")}</Dialog.Title>
          <div {...swipe} className="size-full">
            {content !== null && <Zoomed key={id} content={content} onZoom={setZoomed} />}
          </div>
          <div className="pointer-events-none absolute top-0 right-(--safe-right) left-(--safe-left) flex items-center px-2 pt-[max(8px,var(--safe-top))] *:pointer-events-auto">
            <IconButton
              look="glass"
              label={t("chat.closeViewer")}
              icon={<X aria-hidden="true" />}
              onClick={onClose}
            />
            <span className="flex flex-1 justify-center">
              <span className="num glass rounded-full px-3 py-1 text-s" role="status">
                {t("chat.pictureCount", { at: at + 1, n: messages.length })}
              </span>
            </span>
            <IconButton
              look="glass"
              label={t("chat.savePicture")}
              icon={<Download aria-hidden="true" />}
              onClick={() => savable !== null && void saveMedia(savable)}
            />
          </div>
          {at > 0 && (
            <IconButton
              look="glass"
              className={cx(arrow, "left-3")}
              label={t("chat.previous")}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => step(-1)}
            />
          )}
          {at < messages.length - 1 && (
            <IconButton
              look="glass"
              className={cx(arrow, "right-3")}
              label={t("chat.nextPicture")}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => step(1)}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
